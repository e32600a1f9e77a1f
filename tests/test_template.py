"""The template game, added to a copy of the project by the checklist in CONTRIBUTING.

What is run there is what runs here for every registered game: so the checklist is complete, and
nothing of the project knows its games beyond the registry.
"""

import json
from pathlib import Path

import pytest

from template import NAME, add, copy_project, run


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the template game in it."""
    copy = copy_project(tmp_path_factory.mktemp("template") / "project")
    add(copy)
    return copy


def test_it_keeps_every_promise_of_a_game(project: Path) -> None:
    """The suites that look at all registered games, on CPython."""
    modules = ["conformance", "golden", "links", "ui_pages", "ui_routes"]
    said = run(
        project,
        *("-m", "pytest", "-q", "-p", "no:cacheprovider"),
        *(f"tests/portable/test_{module}.py" for module in modules),
        *("tests/test_catalogue.py", "tests/test_architecture.py", "tests/test_dialect.py"),
    )
    assert " passed" in said


def test_it_keeps_them_on_the_pages_interpreter(project: Path) -> None:
    said = run(
        project,
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_on_micropython.py"),
        *("-k", "test_conformance or test_golden"),
    )
    assert " passed" in said


def test_the_suites_do_see_it(tmp_path: Path) -> None:
    """Made wrong, it is found out; so the tests above are about this game too."""
    wrong = copy_project(tmp_path / "project")
    add(wrong)
    rules = wrong / f"py/games/{NAME}/rules.py"
    text = rules.read_text("utf-8")
    rules.write_text(text.replace("taken[state.seat] += count", "taken[0] += count"), "utf-8")
    (wrong / f"py/text/en/{NAME}_why.py").write_text('"""None."""\n\nTEXT = {}\n', "utf-8")
    for module in ("portable/test_golden", "test_catalogue"):
        with pytest.raises(AssertionError, match=NAME):
            run(wrong, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/{module}.py")


def test_types(project: Path) -> None:
    folders = [f"py/games/{NAME}", f"py/ui/tables/{NAME}", f"py/engine/players/{NAME}.py"]
    assert "Success" in run(project, "-m", "mypy", *folders)


def test_the_referee_knows_it(project: Path) -> None:
    fresh = json.loads(run(project, "-m", "referee", "--new", NAME, "--seed", "x"))
    assert fresh["game"] == NAME
    fresh["moves"] = ["take1", "take3"]
    lines = run(project, "-m", "referee", "--trace", given=json.dumps(fresh)).splitlines()
    heaps = [json.loads(line)["state"]["heap"] for line in lines]
    assert heaps == [fresh["setup"]["heap"] - taken for taken in (0, 1, 4)]


@pytest.mark.parametrize("level", ["child", "steady", "strong"])
def test_the_engine_knows_it(project: Path, level: str) -> None:
    fresh = run(project, "-m", "referee", "--new", NAME, "--seed", "x")
    answer = json.loads(run(project, "-m", "engine", "--level", level, given=fresh))
    assert answer["move"] in ("take1", "take2", "take3")
    assert answer["why"].endswith(".")


def test_the_site_is_built_with_it(project: Path, tmp_path: Path) -> None:
    run(project, "-m", "tools.build", "--to", str(tmp_path / "dist"))
    page = (tmp_path / "dist/index.html").read_text("utf-8")
    assert f'<meta name="bundle-{NAME}"' in page
    assert len(list((tmp_path / "dist/py").glob(f"{NAME}.*.tar.gz"))) == 1
    assert len(list((tmp_path / "dist/static").glob("img.*/template.svg"))) == 1
    [styles] = (tmp_path / "dist/static/css").iterdir()
    assert f".{NAME}" in styles.read_text("utf-8")
    # The lists of the unbuilt site name its files too.
    assert f"./py/games/{NAME}/rules.py" in (project / "pyscript.toml").read_text("utf-8")
    assert f"./py/games/{NAME}/rules.py" in (project / "engine.toml").read_text("utf-8")
