"""The kernel: State, Step, Ask, Refusal and Match; standard library only.

`mypyc_attr` marks the classes on which games and bots that are not compiled may build; `i64` is an int of the machine.
They are for mypyc's eyes only: nothing of them is needed, or imported, when Dolmen runs.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_marks):
        """Mark nothing."""
        return lambda marked: marked
