"""Chat: what guests may say, and what only the server says."""

from typing import Final

from dolmen.server import bot_talk
from dolmen.server.cleaning import cleaned
from dolmen.server.failures import CallRefused
from dolmen.server.incoming import NewChatLine
from dolmen.server.queries import AWAY_BOT, DEAL_CLOSED, EXPORTED, NEW_LINK

TEXT_LENGTH: Final = 500
# The ready phrases of web/src/lib/muted.svelte.ts.
READY: Final = ("chat-hello", "chat-good-luck", "chat-nice-move", "chat-oops", "chat-one-moment", "chat-thanks")
OWN_BOT: Final = "chat-own-bot"
BACK: Final = "chat-back"
LEFT: Final = "chat-left"
SERVER_SAYS: Final = (NEW_LINK, AWAY_BOT, OWN_BOT, BACK, LEFT, EXPORTED, DEAL_CLOSED, *bot_talk.BOT_FAILURE_PHRASES.values())


def checked_chat_line(asked: NewChatLine) -> tuple[str, str]:
    """The text or the ready phrase of a line; CallRefused when it is neither, or both."""
    text = cleaned(asked.text)
    ready = asked.phrase == "" or asked.phrase in READY
    if bool(text) == bool(asked.phrase) or len(text) > TEXT_LENGTH or not ready:
        raise CallRefused(422, "bad-chat-line")
    return text, asked.phrase
