"""The tests' own tools."""

from portable.kit import golden_files, raises, read_text


def test_raises_hands_back_the_error() -> None:
    assert str(raises(ValueError, _fail, "why")) == "why"


def test_raises_notices_silence() -> None:
    assert "not raised" in str(raises(AssertionError, raises, ValueError, str, 1))


def test_golden_files_are_found_and_readable() -> None:
    paths = golden_files()
    assert paths == sorted(paths)
    for path in paths:
        assert path.endswith(".json")
        assert read_text(path)[0] in "[{"


def _fail(why: str) -> None:
    raise ValueError(why)
