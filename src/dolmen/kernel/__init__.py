"""The kernel: State, Step, Ask, Refusal and Match; standard library only."""
