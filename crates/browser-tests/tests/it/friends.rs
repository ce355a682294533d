//! Two people in two browsers, and a bot: a whole game over the network, with a wire that is cut in the middle.

use browser_tests::{Page, Result, Setup, Wire, run};

use crate::INTERACTIVE;

/// Moves are made at once, and nothing is waited for.
const QUICK: &str = "localStorage.setItem('smokestack.bot_speed', 'instant');
    localStorage.setItem('smokestack.confirm_moves', 'off')";

/// More moves than any game takes.
pub(crate) const MOST: usize = 2_000;

/// An answer that somebody can give.
pub(crate) const ASKED: &str = "[data-asked=true] .answers [data-action]";

/// Clicks one of the answers, if whoever is here is asked: any but the last, so that things are bought and built.
pub(crate) const ANSWER: &str =
    "const all = [...document.querySelectorAll('.prompt[data-asked=true] .answers [data-action]')];
    if (all.length === 0) return false;
    all[Math.floor(Math.random() * Math.min(all.length, 3))].click();
    return true";

pub(crate) async fn come_in(page: &Page, place: &str, name: &str) -> Result<()> {
    page.open("").await?;
    page.wait_until(INTERACTIVE).await?;
    page.script(QUICK).await?;
    page.open(place).await?;
    page.reload().await?;
    page.wait_for("[data-guest-name]").await?.send_keys(name).await?;
    page.click("[data-guest-sign-in]").await?;
    page.wait_for("[data-guest]").await?;
    Ok(())
}

/// A new table with a free seat B and a bot on seat C; returns its place in the page.
pub(crate) async fn make_table(page: &Page) -> Result<String> {
    page.click("[data-create=industria]").await?;
    page.wait_for("[data-page='new-table']").await?;
    page.click("[data-seat-row=C] option[value=planner]").await?;
    page.click("[data-create-table]").await?;
    page.wait_for("[data-page='waiting-room']").await?;
    let link = page
        .script("return document.querySelector('[data-link]').value")
        .await?;
    let link = link.as_str().unwrap_or_default();
    assert!(link.starts_with(page.address()), "{link}");
    Ok(format!("#{}", link.split('#').nth(1).unwrap_or_default()))
}

/// A bot that answers at once takes seat B.
async fn put_bot(page: &Page) -> Result<()> {
    page.click("[data-seat=B] [data-bot-level] option[value=planner]")
        .await?;
    page.click("[data-seat=B] [data-put-bot]").await
}

/// Lets both answer until `enough`.
async fn play(first: &Page, second: &Page, enough: impl AsyncFn() -> Result<bool>) -> Result<()> {
    for _ in 0..MOST {
        if enough().await? {
            return Ok(());
        }
        let mut moved = false;
        for page in [first, second] {
            moved |= page.script(ANSWER).await?.as_bool().unwrap_or(false);
        }
        if !moved {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
    panic!("the game does not come to an end")
}

/// The number of the last move that the log tells of.
pub(crate) const LAST_MOVE: &str =
    "Number([...document.querySelectorAll('[data-log] [data-move]')].pop()?.dataset.move ?? 0)";

pub(crate) async fn moves(page: &Page) -> Result<u64> {
    let last = page.script(&format!("return {LAST_MOVE}")).await?;
    Ok(last.as_u64().unwrap_or_default())
}

async fn whole_game(first: &mut Page, second: &mut Page, wire: &Wire) -> Result<()> {
    come_in(first, "#/friends", "Anna").await?;
    let place = make_table(first).await?;
    first.screenshot("friends-waiting").await?;
    come_in(second, &place, "Bert").await?;
    second.click("[data-seat=B] [data-sit]").await?;
    for page in [&*first, &*second] {
        page.wait_for("[data-page=table] .prompt").await?;
    }
    play(first, second, async || Ok(moves(first).await? >= 40)).await?;
    first.screenshot("friends-playing").await?;

    wire.cut();
    second.wait_for("[data-lost]").await?;
    second.screenshot("friends-lost").await?;
    // The other one plays on as far as that goes.
    for _ in 0..50 {
        first.script(ANSWER).await?;
    }
    wire.mend();
    second.wait_until_gone("[data-lost]").await?;
    second
        .wait_until("return document.querySelector('[data-line=open]') !== null")
        .await?;
    let now = moves(first).await?;
    second.wait_until(&format!("return {LAST_MOVE} >= {now}")).await?;

    play(first, second, async || first.has("[data-final]").await).await?;
    second.wait_for("[data-final]").await?;
    for page in [&*first, &*second] {
        page.click("[data-check-fair]:enabled").await?;
        page.wait_for("[data-fair=true]").await?;
        assert_eq!(page.all("[data-finding]").await?.len(), 6);
    }
    first.screenshot("friends-over").await?;
    let record = first.record().await?.expect("it is over");
    assert_eq!(second.record().await?, Some(record.clone()));
    let table = catalog::open_record(&record, None).expect("the record can be replayed");
    assert_eq!(table.turn(), None);
    Ok(())
}

#[test]
fn two_browsers_and_a_bot_play_a_whole_game_and_one_is_cut_off() {
    Setup::new("friends").run_two(whole_game);
}

#[test]
fn two_tabs_of_one_person_agree() {
    run("friends-tabs", async |page| {
        come_in(page, "#/friends", "Anna").await?;
        let place = make_table(page).await?;
        let first = page.driver().window().await?;
        let second = page.driver().new_tab().await?;
        page.driver().switch_to_window(second.clone()).await?;
        page.open(&place).await?;
        page.wait_for("[data-seat=A] [data-stand-up]").await?;
        // What one tab does, the other shows: a bot takes the last chair, and the game begins in both.
        put_bot(page).await?;
        page.wait_for("[data-page=table] .prompt").await?;
        page.driver().switch_to_window(first).await?;
        page.wait_for("[data-page=table] .prompt").await?;
        let here = page.position().await?;
        page.driver().switch_to_window(second).await?;
        assert_eq!(page.position().await?["seats"], here["seats"]);
        Ok(())
    });
}

#[test]
fn whoever_only_has_the_link_watches() {
    Setup::new("friends-watch").run_two(async |first, second, _| {
        come_in(first, "#/friends", "Anna").await?;
        let place = make_table(first).await?;
        put_bot(first).await?;
        first.wait_for("[data-page=table] .prompt").await?;
        second.open(&place).await?;
        second.wait_for("[data-watching]").await?;
        assert!(!second.has(".answers [data-action]").await?);
        second.open("#/friends/table/nowhere").await?;
        second.wait_for("[data-page=online] [data-trouble]").await?;
        Ok(())
    });
}

/// Lets one answer, and waits until both have seen it.
async fn answer(by: &Page, other: &Page) -> Result<bool> {
    let before = moves(by).await?;
    if !by.script(ANSWER).await?.as_bool().unwrap_or(false) {
        return Ok(false);
    }
    for page in [by, other] {
        let later = format!("{LAST_MOVE} > {before}");
        page.wait_until(&format!("return {later}")).await?;
    }
    Ok(true)
}

/// Plays until the second one has decided something after the first one has.
async fn until_second_decided(first: &Page, second: &Page) -> Result<()> {
    let mut first_decided = false;
    for _ in 0..MOST {
        if answer(first, second).await? {
            first_decided = true;
        } else if answer(second, first).await? && first_decided {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("they do not get their turns")
}

/// Whether the log has a line of what happened beside the game that begins so.
pub(crate) fn noted(text: &str) -> String {
    format!(
        "return [...document.querySelectorAll('[data-log] [data-note-line]')]
            .some((line) => line.textContent.startsWith('{text}'))"
    )
}

#[test]
fn going_back_past_another_ones_move_takes_both() {
    Setup::new("friends-undo").run_two(async |first, second, _| {
        come_in(first, "#/friends", "Anna").await?;
        let place = make_table(first).await?;
        come_in(second, &place, "Bert").await?;
        second.click("[data-seat=B] [data-sit]").await?;
        for page in [&*first, &*second] {
            page.wait_for("[data-page=table] .prompt").await?;
        }
        // What nobody else has built upon is taken back alone, and the other reads it.
        while !answer(first, second).await? {
            answer(second, first).await?;
        }
        let own = moves(first).await?;
        first.click("[data-undo]").await?;
        second.wait_until(&noted("Anna undid: Anna")).await?;
        assert!(moves(second).await? < own);
        first.reload().await?;
        first.wait_until(&noted("Anna undid: Anna")).await?;
        until_second_decided(first, second).await?;
        let before = moves(first).await?;

        // Not everybody wants to: it stays as it is.
        first.click("[data-undo]").await?;
        second.wait_for("[data-wish] [data-wish-yes]").await?;
        assert!(!first.has("[data-wish-yes]").await?, "who asks has agreed");
        second.screenshot("friends-undo").await?;
        let asked = second.text("[data-wish]").await?;
        assert!(asked.contains("Anna would like to undo: "), "{asked}");
        assert!(asked.contains("Bert "), "by the sentences of the log: {asked}");
        second.click("[data-wish-no]").await?;
        first.wait_until_gone("[data-wish]").await?;
        let why = first.text("[data-system-message] [data-note]").await?;
        assert!(why.starts_with("Bert declined the undo"), "{why}");
        assert!(moves(first).await? >= before);

        // Everybody wants to.
        first.click("[data-undo]").await?;
        second.click("[data-wish-yes]").await?;
        for page in [&*first, &*second] {
            page.wait_until_gone("[data-wish]").await?;
            page.wait_until(&format!("return {LAST_MOVE} < {before}")).await?;
            page.wait_until(&noted("Everyone agreed to Anna’s request. Undone: "))
                .await?;
        }
        first.screenshot("friends-undone").await?;
        first.wait_for("[data-asked=true] .answers [data-action]").await?;
        assert_eq!(moves(first).await?, moves(second).await?);
        until_second_decided(first, second).await
    });
}
