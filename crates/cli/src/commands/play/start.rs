//! A new table: people take the first seats, bots the last ones.

use catalog::{DynTable, NewTable};
use smokestack_core::{Message, Player, Seat};

use super::Args;
use crate::context::{CommandError, Context};

pub fn new_table(context: &Context, args: &Args) -> Result<Box<dyn DynTable>, CommandError> {
    let game = context.find_game(&args.game)?;
    let named_players = args.bots.len() + args.names.len();
    let seats = args.seats.unwrap_or(game.info().seats[0].max(named_players));
    if named_players > seats {
        let message = Message::new("error-too-many-players")
            .with("players", named_players)
            .with("seats", seats);
        return Err(context.error(&message));
    }
    let new = NewTable {
        players: players(context, args, seats)?,
        options: context.parse_options(&args.table.options)?,
        seed: context.parse_seed(args.table.seed.as_deref())?,
        data: context.read_data_file(&args.table)?,
    };
    game.start(&new).map_err(|e| context.catalog_error(&e))
}

/// The players: people on the first seats, bots on the last ones.
fn players(context: &Context, args: &Args, seats: usize) -> Result<Vec<Player>, CommandError> {
    let people = seats.min(Seat::MAX).saturating_sub(args.bots.len());
    let mut players = Vec::new();
    for seat in Seat::all(people) {
        let name = args
            .names
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| seat.to_string());
        let player = Player::person(&name);
        players.push(player.ok_or_else(|| context.error(&Message::new("error-name").text("name", name)))?);
    }
    for level in &args.bots {
        players.push(Player::Bot(context.find_level(level)?.name().to_owned()));
    }
    // The game itself rejects too many seats, with a message about the numbers that it allows.
    players.extend((players.len()..seats.min(64)).map(|_| Player::Bot("random".to_owned())));
    Ok(players)
}
