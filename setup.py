"""Compiles kernel, games and bots into the wheel, and builds the page; without a C compiler the wheel is pure Python."""

import atexit
import json
import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent.resolve()
sys.path.insert(0, str(ROOT / "src"))

from dolmen.cli.build import why_no_build  # noqa: E402
from dolmen.compiled import build_folder, to_compile  # noqa: E402

# Only what starts a module is visible from outside, so the C compiler may inline across all our functions:
# a fifth to a quarter faster in a small game of agenda steps.
# A warning that only some newer compiler gives should not stop the build.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-Wno-error"]

# `dolmen build` says where to work and wants to hear about every failure.
WORK = os.environ.get("DOLMEN_BUILD_FOLDER", "")
MUST_COMPILE = bool(WORK)
if not WORK:
    # A new folder each time: nothing left over from an earlier build may get into a wheel.
    (ROOT / ".build").mkdir(exist_ok=True)
    folder = tempfile.mkdtemp(prefix="wheel-", dir=ROOT / ".build")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    WORK = os.path.relpath(folder, ROOT)


def already_compiled() -> dict[str, Path]:
    """The modules that `dolmen build` made of the sources as they are now: nothing is compiled twice for a wheel."""
    if MUST_COMPILE:
        return {}
    folder = build_folder(ROOT)
    try:
        manifest = json.loads((folder / "manifest.json").read_bytes())
    except FileNotFoundError:
        return {}
    asked = os.environ.get("DOLMEN_OPT_LEVEL")
    if manifest["opt_level"] not in ((asked,) if asked else ("2", "3")):
        return {}
    return {name: folder / file for name, file in manifest["modules"].items()}


READY = already_compiled()


def extensions() -> list[Extension]:
    """One group, so that calls between all modules are direct; one C file a module, so that all cores compile."""
    if not {"bdist_wheel", "build_ext"} & set(sys.argv):
        return []
    if READY:
        return [Extension(name, []) for name in READY]
    reason = why_no_build()
    if reason:
        print(f"dolmen: {reason}, so this is a pure Python wheel; everything works, only slower")
        return []
    from mypyc.build import mypycify

    files = [str(file.relative_to(ROOT)) for file in to_compile(ROOT / "src" / "dolmen")]
    if not files:
        return []
    level = os.environ.get("DOLMEN_OPT_LEVEL", "2")
    try:
        found = mypycify(files, opt_level=level, debug_level="0", group_name="dolmen", target_dir=f"{WORK}/c", multi_file=True)
    except (Exception, SystemExit):
        if MUST_COMPILE:
            raise
        print("dolmen: mypyc failed (see above), so this is a pure Python wheel")
        return []
    for extension in found:
        # mypyc gives all extensions the same list.
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return found


class BuildExtensions(build_ext):
    """Goes on without compiled modules when the C compiler fails."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], *more: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                made = pool.map(lambda source: compile_some([source], *more, **named), sources)
                return [file for files in made for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        if ext.name not in READY:
            super().build_extension(ext)
            return
        made = Path(self.get_ext_fullpath(ext.name))
        made.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(READY[ext.name], made)

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if MUST_COMPILE:
                raise
            print(f"dolmen: compiling failed ({error}), so this is a pure Python wheel")
            self.distribution.ext_modules = []
            shutil.rmtree(self.build_lib, ignore_errors=True)


def build_page() -> None:
    """Build the page into the package, with Node from the build requirements; a source distribution has it already."""
    if not (ROOT / "web" / "package.json").is_file():
        return
    from dolmen.cli.site import build_if_stale

    reason = build_if_stale(ROOT)
    if reason:
        sys.exit(f"dolmen: the page could not be built: {reason}")


class Source(sdist):
    """Puts the built page into the source distribution."""

    def run(self) -> None:
        build_page()
        super().run()


class Wheel(bdist_wheel):
    """Compiles first, because the wheel's name depends on whether that worked."""

    def run(self) -> None:
        build_page()
        self.run_command("build_ext")
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


os.chdir(ROOT)
setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildExtensions, "bdist_wheel": Wheel, "sdist": Source},
    options={"build": {"build_base": f"{WORK}/base", "parallel": os.cpu_count() or 1}},
)
