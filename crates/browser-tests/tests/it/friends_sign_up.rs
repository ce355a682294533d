//! Ways into the game room that are closed, found out, and explained; and what is said when an account comes and goes.

use browser_tests::{Page, Result, Setup, run};

use crate::INTERACTIVE;
use crate::friends::{come_in, make_table};
use crate::friends_account::{fill, send};

#[test]
fn a_closed_server_says_so_and_offers_to_sign_in() {
    Setup::new("closed")
        .setting("SMOKESTACK_SIGN_UP", "closed")
        .run(async |page| {
            page.open("#/friends").await?;
            let door = page.text("[data-page=friends] [data-closed]").await?;
            assert!(
                door.contains("Sign-up is closed") && door.contains("ask the server operator"),
                "{door}"
            );
            assert!(
                !page.has("[data-guest-name]").await?,
                "a name would not be enough"
            );
            page.screenshot("closed").await?;
            page.click("[data-closed] [data-to-account]").await?;
            page.wait_for("[data-page=account] [data-form=sign-in]").await?;
            page.wait_for("[data-page=account] [data-closed]").await?;
            assert!(!page.has("[data-form=new-account]").await?);
            Ok(())
        });
}

/// From now on the server refuses this browser as it refuses somebody who is banned.
const BANNED: &str = "const { fetch } = window;
    window.fetch = async (path, ...rest) => String(path).startsWith('/api/me')
        ? new Response(JSON.stringify({ code: 'banned', message: 'You have been banned from this server.' }), { status: 403 })
        : fetch(path, ...rest)";

#[test]
fn a_banned_person_reads_so() {
    run("banned", async |page| {
        come_in(page, "#/friends", "Anna").await?;
        page.script(BANNED).await?;
        for (place, name) in [
            ("#/friends/finished", "finished"),
            ("#/friends", "friends"),
            ("#/friends/account", "account"),
        ] {
            page.open(place).await?;
            page.wait_for(&format!("[data-page={name}]")).await?;
            if name != "finished" {
                assert!(page.text("[data-banned]").await?.contains("You have been banned"));
                assert!(!page.has("[data-guest-name]").await? && !page.has("form").await?);
            }
        }
        page.screenshot("banned").await
    });
}

#[test]
fn an_account_is_made_beside_signing_in_and_its_end_is_told() {
    run("new-account", async |page| {
        page.open("#/friends").await?;
        page.click("[data-page=friends] [data-to-account]").await?;
        page.wait_for("[data-page=account] [data-form=sign-in]").await?;
        fill(page, "new-account", "nickname", "Anna").await?;
        fill(page, "new-account", "email", "no address").await?;
        fill(page, "new-account", "new-password", "correct horse").await?;
        send(page, "new-account").await?;
        page.wait_for("[data-form=new-account] [data-problem]").await?;
        fill(page, "new-account", "email", "anna@example.org").await?;
        send(page, "new-account").await?;
        let done = page.text("[data-done-note]").await?;
        assert!(
            done.contains("has been created") && done.contains("anna@example.org"),
            "{done}"
        );
        page.wait_for("[data-account]").await?;
        page.screenshot("account-made").await?;
        page.click("[data-farewell]").await?;
        fill(page, "delete", "current-password", "correct horse").await?;
        send(page, "delete").await?;
        page.wait_for("[data-form=sign-in]").await?;
        page.wait_until("return document.querySelector('[data-done-note]')?.innerText === 'Your account has been deleted.'")
            .await?;
        page.screenshot("account-deleted").await
    });
}

#[test]
fn a_guest_who_signs_up_reads_that_it_worked() {
    run("guest-signs-up", async |page| {
        come_in(page, "#/friends", "Anna").await?;
        page.open("#/friends/account").await?;
        fill(page, "sign-up", "email", "anna@example.org").await?;
        fill(page, "sign-up", "new-password", "correct horse").await?;
        send(page, "sign-up").await?;
        assert!(page.text("[data-done-note]").await?.contains("anna@example.org"));
        Ok(())
    });
}

/// Whether the message can be read: it is on the screen, and nothing lies over it.
const IN_SIGHT: &str = "const wrong = document.querySelector('[data-wrong-day]');
    const { top, bottom, left, width } = wrong.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && wrong.contains(over)";

#[test]
fn a_wrong_holiday_is_explained_at_its_field() {
    run("wrong-holiday", async |page| {
        page.set_size(1024, 700).await?;
        come_in(page, "#/friends/new/industria", "Anna").await?;
        // The button that makes the table stays at the lower edge, over whatever is there.
        let middle = "document.querySelector('[data-time-choice]').scrollIntoView({ block: 'center' })";
        page.script(middle).await?;
        page.click("[data-either='time=correspondence']").await?;
        let field = page.wait_for("[data-holidays]").await?;
        field.send_keys("25.12.2026 24/12").await?;
        page.click("[data-create-table]").await?;
        let why = page.text("[data-wrong-day]").await?;
        assert!(
            why.starts_with("“24/12” is not a date.") && why.contains("2026-12-24"),
            "{why}"
        );
        page.wait_until(IN_SIGHT).await?;
        page.screenshot("wrong-holiday").await?;
        field.clear().await?;
        field.send_keys("25.12.2026").await?;
        page.click("[data-create-table]").await?;
        page.wait_for("[data-page='waiting-room']").await?;
        assert!(page.text("[data-time]").await?.contains("2026-12-25"));
        Ok(())
    });
}

async fn link(page: &Page) -> Result<String> {
    let link = page
        .script("return document.querySelector('[data-link]').value")
        .await?;
    Ok(link.as_str().unwrap_or_default().to_owned())
}

/// From now on the server says that people find it elsewhere. It takes requests of pages at that address alone, so this one
/// has to pretend.
const FOUND_ELSEWHERE: &str = "const { fetch } = window;
    window.fetch = async (path, ...rest) => {
        const answer = await fetch(path, ...rest);
        if (path !== '/api/room') return answer;
        const room = await answer.json();
        delete room.addresses;
        return new Response(JSON.stringify({ ...room, base_url: 'https://play.example.org' }));
    }";

#[test]
fn an_invitation_has_the_address_that_others_use() {
    run("invitation", async |page| {
        come_in(page, "#/friends", "Anna").await?;
        page.script(FOUND_ELSEWHERE).await?;
        page.click("[data-create=industria]").await?;
        page.click("[data-create-table]").await?;
        page.wait_for("[data-page='waiting-room'] [data-link]").await?;
        let wanted = "https://play.example.org/#/friends/table/";
        page.wait_until(&format!(
            "return document.querySelector('[data-link]').value.startsWith('{wanted}')"
        ))
        .await?;
        assert!(!page.has("[data-local-address]").await?);
        Ok(())
    });
}

#[test]
fn a_host_at_localhost_learns_that_the_link_works_only_here() {
    run("only-here", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        come_in(page, "#/friends", "Anna").await?;
        make_table(page).await?;
        // The server under test listens on the loopback address.
        let warning = page.text("[data-local-address]").await?;
        assert!(
            warning.contains("only works on this computer") && warning.contains("--listen 0.0.0.0"),
            "{warning}"
        );
        assert!(link(page).await?.starts_with(page.address()));
        page.screenshot("only-here").await
    });
}
