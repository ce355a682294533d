//! A game that is only its crate, its texts and one row is played online like any other (docs/adding-a-game.md).

use crate::Site;
use crate::whole_games::whole_game;

crate::on_both!(it_is_played_to_the_end);

async fn it_is_played_to_the_end(site: Site) {
    whole_game(site, "tiny-game", "normal").await;
}
