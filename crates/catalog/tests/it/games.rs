//! Game information that is available without the rules.

#[test]
fn every_game_is_listed_without_its_rules() {
    for game in catalog::games() {
        let info = catalog::info(game.info().id).expect("it is in the catalogue");
        assert_eq!(info.name, game.info().name);
    }
    assert!(catalog::info("chess").is_none());
}
