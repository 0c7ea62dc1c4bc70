"""The screen of all cards: search in every language, filters, keys, every width."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.page.browser import DESKTOP, PHONE, TABLET, axe, overflow, put_away
from tests.page.conftest import Open


def shown(page: Page) -> list[str]:
    """Return the keys of the cards that are shown."""
    keys: list[str] = page.eval_on_selector_all(
        "[data-card]", "cards => cards.map(card => card.dataset.card)"
    )
    return keys


def speak(page: Page, language: str, theme: str = "day") -> None:
    """Set language and colours for the pages that follow."""
    page.evaluate(
        "set => localStorage.setItem('hotelier', JSON.stringify(set))",
        {"language": language, "theme": theme},
    )


def test_cards_are_found_in_every_language(open_page: Open) -> None:
    """Search by a name without accents and by words of an effect, and open the card."""
    page = open_page(PHONE)
    page.goto("/cards")
    wishes = {
        "en": ("BARONESS", "baroness", "emperor track"),
        "de": ("kurfurst", "elector", "kaiserleiste"),
        "fr": ("poete", "poet", "piste de l'empereur"),
        "ru": ("КУРФЮРСТ", "elector", "императора"),
    }
    for language, (name, key, effect) in wishes.items():
        speak(page, language)
        page.goto("/cards")
        page.wait_for_selector(f"html[lang={language}] [data-card]")
        assert len(shown(page)) == 241
        page.fill("input[type=search]", name)
        page.wait_for_function("document.querySelectorAll('[data-card]').length < 5")
        assert shown(page) == [key]
        page.fill("input[type=search]", effect)
        page.wait_for_function("document.querySelectorAll('[data-card]').length > 5")
        assert len(shown(page)) < 120, effect
        assert overflow(page) <= 0, language
        assert "page-cards" not in page.inner_text("main")
    page.goto("/cards/hotel-koenig")
    page.wait_for_selector("table")
    assert overflow(page) <= 0


def test_filters_and_the_reason_of_a_mark(open_page: Open) -> None:
    page = open_page()
    page.goto("/cards")
    page.wait_for_selector("[data-card]")
    page.get_by_label("Guests").check(force=True)
    page.select_option("[data-filter=colour]", "green")
    page.select_option("[data-filter=pack]", "ballrooms")
    page.wait_for_function("document.querySelectorAll('[data-card]').length < 20")
    assert "pope" in shown(page)
    assert page.locator("[data-filter=timing]").count() == 0
    mark = page.locator("[data-card=pope] details[data-reconstructed]")
    mark.locator("summary").click()
    assert "the printed order was not found" in mark.inner_text()
    page.get_by_label("Staff", exact=True).check(force=True)
    page.select_option("[data-filter=pack]", "")
    page.select_option("[data-filter=timing]", "bell")
    page.wait_for_selector("[data-card=entertainer]")
    page.locator("[data-card=entertainer] .rule").click()
    page.wait_for_selector("dialog[open] >> text=AW-10.179")
    put_away(page)
    page.get_by_role("button", name="Show all cards").click()
    page.wait_for_function("document.querySelectorAll('[data-card]').length == 241")


def test_a_rule_is_shown_without_raw_markdown(open_page: Open) -> None:
    page = open_page()
    page.goto("/cards/hotel-koenig")
    page.locator("main .rule >> text=HK-2.1").click()
    page.wait_for_selector("dialog[open] table.block")
    assert page.locator("dialog[open] table.block tbody tr").count() == 11
    assert not set("|*`") & set(page.inner_text("dialog[open]"))
    assert axe(page) == []


def test_it_is_used_by_keys_alone(open_page: Open) -> None:
    page = open_page()
    page.goto("/cards")
    page.wait_for_selector("[data-card]")
    page.keyboard.press("/")
    page.keyboard.type("poet")
    page.wait_for_function("document.querySelectorAll('[data-card]').length < 5")
    assert shown(page)[0] == "poet"
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-chain=Luxor]")
    assert page.url.endswith("/cards/hotel-koenig")
    row = page.locator("tbody tr", has_text="7,000").inner_text().split()
    assert row == ["11–20", "6–10", "5", "700", "7,000", "3,500"]


def test_axe_finds_nothing(open_page: Open, long_factor: int) -> None:
    """Check kinds of cards that are seldom on top. With `--long` in both shapes."""
    for size, theme in ((PHONE, "day"), (DESKTOP, "night"))[:long_factor]:
        look_with_axe(open_page(size), theme)


def look_with_axe(page: Page, theme: str) -> None:
    """Run axe on some of the cards, and on the chains."""
    page.goto("/cards")
    page.wait_for_selector("[data-card]")
    speak(page, "en", theme)
    page.goto("/cards?again")
    page.wait_for_selector(f"html[data-theme={theme}] [data-card]")
    for word in ("mayor", "night side", "rehearsal room"):
        page.fill("input[type=search]", word)
        page.wait_for_function("document.querySelectorAll('[data-card]').length < 9")
        assert shown(page), word
        assert axe(page) == []
    page.goto("/cards/hotel-koenig")
    page.wait_for_selector("table")
    assert axe(page) == []


def test_no_kind_of_card_is_too_wide(open_page: Open) -> None:
    for size in (TABLET, PHONE):
        page = open_page(size)
        page.goto("/cards")
        page.wait_for_selector("[data-card]")
        for place in range(page.locator("input[name=kind]").count()):
            page.locator("input[name=kind]").nth(place).check(force=True)
            page.wait_for_selector("main .card")
            assert overflow(page) <= 0
