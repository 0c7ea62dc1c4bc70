"""A catalogue parsed message by message gives the same texts as one parsed at once."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hotelier.words import LOCALES
from hotelier.words.reading import Catalogue
from tests.words.catalogues import WORDS, nodes, whole

HOUSE = """\
# Two that name each other, and a term.
guest = A guest of { -house } { $some ->
    [one] and { host.short }
   *[other] and others
}
host = The host
    .short = who serves { guest }
-house = the hotel
guest = The second of this name is not heard
lonely = Nobody
"""


def opened(lang: str) -> Catalogue:
    """Return a catalogue of which nothing is parsed."""
    texts = [path.read_text("utf-8") for path in sorted((WORDS / lang).glob("*.ftl"))]
    return Catalogue(LOCALES[lang], texts)


def named(entry: ftl.Message) -> set[str]:
    """Return the messages and terms that a message refers to."""
    found = list(nodes(entry))
    messages = {each.id.name for each in found if isinstance(each, ftl.MessageReference)}
    return messages | {f"-{each.id.name}" for each in found if isinstance(each, ftl.TermReference)}


@pytest.mark.parametrize("lang", LOCALES)
def test_each_message_is_found_whole_with_all_it_refers_to(lang: str) -> None:
    catalogue = opened(lang)
    messages = {name for name in catalogue.sources if catalogue.has_message(name)}
    assert messages == set(whole(lang))
    for name, entry in whole(lang).items():
        alone = FluentParser().parse_entry(catalogue.sources[name])
        assert alone.equals(entry, ignored_fields=["span", "comment"]), name
        assert named(entry) <= catalogue.needed(name), name


def test_only_what_is_said_is_read() -> None:
    catalogue = opened("de")
    catalogue.get_message("hotel-koenig-action-announce")
    assert catalogue.known == {"hotel-koenig-action-announce"}


def test_whatever_a_message_refers_to_is_read_with_it() -> None:
    catalogue = Catalogue("en-GB", [HOUSE, "host = Another file comes too late\n"])
    assert catalogue.has_message("host")
    assert not catalogue.has_message("-house")
    said, errors = catalogue.format_pattern(catalogue.get_message("guest").value, {"some": 2})
    assert (said, errors) == ("A guest of the hotel and others", [])
    assert catalogue.known == {"guest", "host", "-house"}
    assert catalogue.get_message("host").value is not None
    with pytest.raises(LookupError):
        catalogue.get_message("nobody")
