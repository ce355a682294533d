//! Two players in two browsers, and a bot: a full game over the network, with a disconnect in the middle.

use browser_tests::{Page, Proxy, Result, Setup, run};

use crate::INTERACTIVE;

/// Bots move without a delay, and moves need no confirmation.
const INSTANT_MOVES: &str = "localStorage.setItem('smokestack.bot_speed', 'instant');
    localStorage.setItem('smokestack.confirm_moves', 'off')";

/// More moves than any game takes.
pub(crate) const MAX_MOVES: usize = 2_000;

/// The buttons for the answers that the player can give now.
pub(crate) const ANSWER_BUTTON: &str = "[data-asked=true] .answers [data-action]";

/// Clicks one of the first three answers if it is this player's turn; the last ones usually pass.
pub(crate) const CLICK_ANSWER: &str =
    "const all = [...document.querySelectorAll('.prompt[data-asked=true] .answers [data-action]')];
    if (all.length === 0) return false;
    all[Math.floor(Math.random() * Math.min(all.length, 3))].click();
    return true";

/// Opens a route and signs in as a guest with this name.
pub(crate) async fn sign_in_as_guest(page: &Page, place: &str, name: &str) -> Result<()> {
    page.open("").await?;
    page.wait_until(INTERACTIVE).await?;
    page.script(INSTANT_MOVES).await?;
    page.open(place).await?;
    page.reload().await?;
    page.wait_for("[data-guest-name]").await?.send_keys(name).await?;
    page.click("[data-guest-sign-in]").await?;
    page.wait_for("[data-guest]").await?;
    Ok(())
}

/// Creates a table with a free seat B and a bot on seat C; returns its route.
pub(crate) async fn create_table(page: &Page) -> Result<String> {
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

/// Puts a fast bot on seat B.
async fn add_bot(page: &Page) -> Result<()> {
    page.click("[data-seat=B] [data-bot-level] option[value=planner]")
        .await?;
    page.click("[data-seat=B] [data-put-bot]").await
}

/// Lets both players answer until `enough` returns true.
async fn play_until(first: &Page, second: &Page, is_enough: impl AsyncFn() -> Result<bool>) -> Result<()> {
    for _ in 0..MAX_MOVES {
        if is_enough().await? {
            return Ok(());
        }
        let mut has_moved = false;
        for page in [first, second] {
            has_moved |= page.script(CLICK_ANSWER).await?.as_bool().unwrap_or(false);
        }
        if !has_moved {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
    panic!("the game does not end")
}

/// The number of the last move in the log.
pub(crate) const LAST_MOVE: &str =
    "Number([...document.querySelectorAll('[data-log] [data-move]')].pop()?.dataset.move ?? 0)";

pub(crate) async fn move_count(page: &Page) -> Result<u64> {
    let last = page.script(&format!("return {LAST_MOVE}")).await?;
    Ok(last.as_u64().unwrap_or_default())
}

async fn play_full_game(first: &mut Page, second: &mut Page, proxy: &Proxy) -> Result<()> {
    sign_in_as_guest(first, "#/friends", "Anna").await?;
    let place = create_table(first).await?;
    first.screenshot("friends-waiting").await?;
    sign_in_as_guest(second, &place, "Bert").await?;
    second.click("[data-seat=B] [data-sit]").await?;
    for page in [&*first, &*second] {
        page.wait_for("[data-page=table] .prompt").await?;
    }
    play_until(first, second, async || Ok(move_count(first).await? >= 40)).await?;
    first.screenshot("friends-playing").await?;

    proxy.cut();
    second.wait_for("[data-lost]").await?;
    second.screenshot("friends-lost").await?;
    // The other player continues as far as possible.
    for _ in 0..50 {
        first.script(CLICK_ANSWER).await?;
    }
    proxy.restore();
    second.wait_until_gone("[data-lost]").await?;
    second
        .wait_until("return document.querySelector('[data-line=open]') !== null")
        .await?;
    let now = move_count(first).await?;
    second.wait_until(&format!("return {LAST_MOVE} >= {now}")).await?;

    play_until(first, second, async || first.has("[data-final]").await).await?;
    second.wait_for("[data-final]").await?;
    for page in [&*first, &*second] {
        page.click("[data-check-fair]:enabled").await?;
        page.wait_for("[data-fair=true]").await?;
        assert_eq!(page.find_all("[data-finding]").await?.len(), 9);
    }
    first.screenshot("friends-over").await?;
    let record = first.record().await?.expect("it is over");
    assert_eq!(second.record().await?, Some(record.clone()));
    let table = catalog::open_record(&record, None).expect("the record can be replayed");
    assert_eq!(table.turn(), None);
    Ok(())
}

#[test]
fn two_browsers_finish_a_game_despite_a_disconnect() {
    Setup::new("friends").run_two_browsers(play_full_game);
}

#[test]
fn two_tabs_of_one_player_show_the_same_table() {
    run("friends-tabs", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        let place = create_table(page).await?;
        let first = page.driver().window().await?;
        let second = page.driver().new_tab().await?;
        page.driver().switch_to_window(second.clone()).await?;
        page.open(&place).await?;
        page.wait_for("[data-seat=A] [data-stand-up]").await?;
        // One tab puts a bot on the last seat, and the game starts in both.
        add_bot(page).await?;
        page.wait_for("[data-page=table] .prompt").await?;
        page.driver().switch_to_window(first).await?;
        page.wait_for("[data-page=table] .prompt").await?;
        let position_here = page.position().await?;
        page.driver().switch_to_window(second).await?;
        assert_eq!(page.position().await?["seats"], position_here["seats"]);
        Ok(())
    });
}

#[test]
fn a_visitor_with_the_link_can_watch() {
    Setup::new("friends-watch").run_two_browsers(async |first, second, _| {
        sign_in_as_guest(first, "#/friends", "Anna").await?;
        let place = create_table(first).await?;
        add_bot(first).await?;
        first.wait_for("[data-page=table] .prompt").await?;
        second.open(&place).await?;
        second.wait_for("[data-watching]").await?;
        assert!(!second.has(".answers [data-action]").await?);
        second.open("#/friends/table/nowhere").await?;
        second.wait_for("[data-page=online] [data-trouble]").await?;
        Ok(())
    });
}

/// Lets one player answer, and waits until both pages show it.
async fn answer_and_wait(by: &Page, other: &Page) -> Result<bool> {
    let moves_before = move_count(by).await?;
    if !by.script(CLICK_ANSWER).await?.as_bool().unwrap_or(false) {
        return Ok(false);
    }
    for page in [by, other] {
        let condition = format!("{LAST_MOVE} > {moves_before}");
        page.wait_until(&format!("return {condition}")).await?;
    }
    Ok(true)
}

/// Plays until the first player has moved, and then the second.
async fn play_until_second_decided(first: &Page, second: &Page) -> Result<()> {
    let mut first_decided = false;
    for _ in 0..MAX_MOVES {
        if answer_and_wait(first, second).await? {
            first_decided = true;
        } else if answer_and_wait(second, first).await? && first_decided {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the two players do not both get a turn")
}

/// A script that checks whether the log has a note (not a move) that starts with this text.
pub(crate) fn log_has_note(text: &str) -> String {
    format!(
        "return [...document.querySelectorAll('[data-log] [data-note-line]')]
            .some((line) => line.textContent.startsWith('{text}'))"
    )
}

#[test]
fn undoing_another_players_move_needs_their_consent() {
    Setup::new("friends-undo").run_two_browsers(async |first, second, _| {
        sign_in_as_guest(first, "#/friends", "Anna").await?;
        let place = create_table(first).await?;
        sign_in_as_guest(second, &place, "Bert").await?;
        second.click("[data-seat=B] [data-sit]").await?;
        for page in [&*first, &*second] {
            page.wait_for("[data-page=table] .prompt").await?;
        }
        // A move after which nobody else has moved is undone without consent; the other player sees a note.
        while !answer_and_wait(first, second).await? {
            answer_and_wait(second, first).await?;
        }
        let own_moves = move_count(first).await?;
        first.click("[data-undo]").await?;
        second.wait_until(&log_has_note("Anna undid: Anna")).await?;
        assert!(move_count(second).await? < own_moves);
        first.reload().await?;
        first.wait_until(&log_has_note("Anna undid: Anna")).await?;
        play_until_second_decided(first, second).await?;
        let moves_before = move_count(first).await?;

        // The other player declines: nothing changes.
        first.click("[data-undo]").await?;
        second.wait_for("[data-wish] [data-wish-yes]").await?;
        assert!(
            !first.has("[data-wish-yes]").await?,
            "the player who asks has already agreed"
        );
        second.screenshot("friends-undo").await?;
        let question = second.text("[data-wish]").await?;
        assert!(question.contains("Anna would like to undo: "), "{question}");
        assert!(question.contains("Bert "), "it quotes the log: {question}");
        second.click("[data-wish-no]").await?;
        first.wait_until_gone("[data-wish]").await?;
        let reason = first.text("[data-system-message] [data-note]").await?;
        assert!(reason.starts_with("Bert declined the undo"), "{reason}");
        assert!(move_count(first).await? >= moves_before);

        // Everybody agrees.
        first.click("[data-undo]").await?;
        second.click("[data-wish-yes]").await?;
        for page in [&*first, &*second] {
            page.wait_until_gone("[data-wish]").await?;
            page.wait_until(&format!("return {LAST_MOVE} < {moves_before}"))
                .await?;
            page.wait_until(&log_has_note("Everyone agreed to Anna’s request. Undone: "))
                .await?;
        }
        first.screenshot("friends-undone").await?;
        first.wait_for("[data-asked=true] .answers [data-action]").await?;
        assert_eq!(move_count(first).await?, move_count(second).await?);
        play_until_second_decided(first, second).await
    });
}
