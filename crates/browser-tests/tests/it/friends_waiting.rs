//! In the waiting room: the table is taken back, and whoever clicks twice has clicked once.

use browser_tests::Setup;

use crate::friends::{come_in, make_table};

#[test]
fn a_host_takes_the_table_back_and_everybody_is_told() {
    Setup::new("friends-withdrawn").run_two(async |first, second, _| {
        come_in(first, "#/friends", "Anna").await?;
        let place = make_table(first).await?;
        come_in(second, &place, "Bert").await?;
        second.wait_for("[data-seat=B] [data-sit]").await?;
        assert!(!second.has("[data-withdraw]").await?, "it is not Bert's table");
        first.click("[data-withdraw]").await?;
        first.screenshot("friends-withdraw").await?;
        first.click("[data-withdraw-yes]").await?;
        for page in [&*first, &*second] {
            page.wait_for("[data-withdrawn] a[href='#/friends']").await?;
            assert!(page.text("h1").await?.contains("Industria"));
        }
        // Also for whoever comes by the link only now.
        second.reload().await?;
        second.wait_for("[data-withdrawn]").await?;
        second.screenshot("friends-withdrawn").await
    });
}
