"""The server: tables for people and bots, stored durably, told live."""
