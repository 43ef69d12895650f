"""The kernel: State, Step, Ask, Refusal and Match; standard library only.

`mypyc_attr` marks the classes that uncompiled games and bots may subclass; `i64` is a machine integer.
Only mypyc needs them: nothing of them is imported when Dolmen runs.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_marks):
        """Do nothing: without mypyc there is nothing to mark."""
        return lambda marked: marked
