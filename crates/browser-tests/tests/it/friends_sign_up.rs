//! Closed sign-up, bans and invitation links; confirmations when an account is created or deleted.

use browser_tests::{Page, Result, Setup, run};

use crate::INTERACTIVE;
use crate::friends::{create_table, sign_in_as_guest};
use crate::friends_account::{fill_field, submit};

#[test]
fn a_server_without_sign_up_offers_to_sign_in() {
    Setup::new("closed")
        .setting("SMOKESTACK_SIGN_UP", "closed")
        .run(async |page| {
            page.open("#/friends").await?;
            let notice = page.text("[data-page=friends] [data-closed]").await?;
            assert!(
                notice.contains("Sign-up is closed") && notice.contains("ask the server operator"),
                "{notice}"
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

/// Makes requests fail as if the user were banned.
const FAKE_BAN: &str = "const { fetch } = window;
    window.fetch = async (path, ...rest) => String(path).startsWith('/api/me')
        ? new Response(JSON.stringify({ code: 'banned', message: 'You have been banned from this server.' }), { status: 403 })
        : fetch(path, ...rest)";

#[test]
fn a_banned_user_sees_a_message() {
    run("banned", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        page.script(FAKE_BAN).await?;
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
fn creating_and_deleting_an_account_is_confirmed() {
    run("new-account", async |page| {
        page.open("#/friends").await?;
        page.click("[data-page=friends] [data-to-account]").await?;
        page.wait_for("[data-page=account] [data-form=sign-in]").await?;
        fill_field(page, "new-account", "nickname", "Anna").await?;
        fill_field(page, "new-account", "email", "no address").await?;
        fill_field(page, "new-account", "new-password", "correct horse").await?;
        submit(page, "new-account").await?;
        page.wait_for("[data-form=new-account] [data-problem]").await?;
        fill_field(page, "new-account", "email", "anna@example.org").await?;
        submit(page, "new-account").await?;
        let confirmation = page.text("[data-done-note]").await?;
        assert!(
            confirmation.contains("has been created") && confirmation.contains("anna@example.org"),
            "{confirmation}"
        );
        page.wait_for("[data-account]").await?;
        page.screenshot("account-made").await?;
        page.click("[data-farewell]").await?;
        fill_field(page, "delete", "current-password", "correct horse").await?;
        submit(page, "delete").await?;
        page.wait_for("[data-form=sign-in]").await?;
        page.wait_until("return document.querySelector('[data-done-note]')?.innerText === 'Your account has been deleted.'")
            .await?;
        page.screenshot("account-deleted").await
    });
}

#[test]
fn a_guest_who_signs_up_sees_a_confirmation() {
    run("guest-signs-up", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        page.open("#/friends/account").await?;
        fill_field(page, "sign-up", "email", "anna@example.org").await?;
        fill_field(page, "sign-up", "new-password", "correct horse").await?;
        submit(page, "sign-up").await?;
        assert!(page.text("[data-done-note]").await?.contains("anna@example.org"));
        Ok(())
    });
}

/// Whether the message is on the screen and not covered.
const MESSAGE_IS_VISIBLE: &str = "const wrong = document.querySelector('[data-wrong-day]');
    const { top, bottom, left, width } = wrong.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && wrong.contains(over)";

#[test]
fn an_invalid_holiday_is_explained_at_its_field() {
    run("wrong-holiday", async |page| {
        page.set_size(1024, 700).await?;
        sign_in_as_guest(page, "#/friends/new/industria", "Anna").await?;
        // The sticky button that creates the table covers what is at the lower edge.
        let middle = "document.querySelector('[data-time-choice]').scrollIntoView({ block: 'center' })";
        page.script(middle).await?;
        page.click("[data-either='time=correspondence']").await?;
        let field = page.wait_for("[data-holidays]").await?;
        field.send_keys("25.12.2026 24/12").await?;
        page.click("[data-create-table]").await?;
        let reason = page.text("[data-wrong-day]").await?;
        assert!(
            reason.starts_with("“24/12” is not a date.") && reason.contains("2026-12-24"),
            "{reason}"
        );
        page.wait_until(MESSAGE_IS_VISIBLE).await?;
        page.screenshot("wrong-holiday").await?;
        field.clear().await?;
        field.send_keys("25.12.2026").await?;
        page.click("[data-create-table]").await?;
        page.wait_for("[data-page='waiting-room']").await?;
        assert!(page.text("[data-time]").await?.contains("2026-12-25"));
        Ok(())
    });
}

async fn invitation_link(page: &Page) -> Result<String> {
    let link = page
        .script("return document.querySelector('[data-link]').value")
        .await?;
    Ok(link.as_str().unwrap_or_default().to_owned())
}

/// Makes the server report another base URL. A server that really has one accepts only requests from pages at that
/// address, so this one is faked.
const FAKE_BASE_URL: &str = "const { fetch } = window;
    window.fetch = async (path, ...rest) => {
        const answer = await fetch(path, ...rest);
        if (path !== '/api/room') return answer;
        const room = await answer.json();
        delete room.addresses;
        return new Response(JSON.stringify({ ...room, base_url: 'https://play.example.org' }));
    }";

#[test]
fn an_invitation_link_uses_the_base_url() {
    run("invitation", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        page.script(FAKE_BASE_URL).await?;
        page.click("[data-create=industria]").await?;
        page.click("[data-create-table]").await?;
        page.wait_for("[data-page='waiting-room'] [data-link]").await?;
        let expected = "https://play.example.org/#/friends/table/";
        page.wait_until(&format!(
            "return document.querySelector('[data-link]').value.startsWith('{expected}')"
        ))
        .await?;
        assert!(!page.has("[data-local-address]").await?);
        Ok(())
    });
}

#[test]
fn a_localhost_link_comes_with_a_warning() {
    run("only-here", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        create_table(page).await?;
        // The server under test listens on the loopback address.
        let warning = page.text("[data-local-address]").await?;
        assert!(
            warning.contains("only works on this computer") && warning.contains("--listen 0.0.0.0"),
            "{warning}"
        );
        assert!(invitation_link(page).await?.starts_with(page.address()));
        page.screenshot("only-here").await
    });
}
