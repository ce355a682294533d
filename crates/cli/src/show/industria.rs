//! Industria on the terminal.

use crate::print_line;
use catalog::DynTable;
use industria::{Industria, TileId, TileSet};
use lang::Names as _;
use smokestack_core::{Seat, Table};

use crate::context::{Context, TableNames};

pub fn print_position(context: &Context, table: &dyn DynTable, typed_table: &Table<Industria>) {
    let game = &**typed_table.game();
    let state = &typed_table.position().open;
    let names = TableNames {
        table,
        language: context.language_code(),
    };
    let clock = [
        ("epoch", state.epoch.into()),
        ("epochs", game.epochs().into()),
        ("round", state.round.into()),
        ("rounds", game.rounds_per_epoch().into()),
        ("start", names.seat(state.start).into()),
    ];
    print_line!(
        "{}",
        context.translations.text_with("cli-industria-clock", &clock)
    );
    if let Some(tile) = state.auction.tile() {
        print_line!(
            "{} {}",
            context.text("cli-industria-block"),
            face(context, game, tile)
        );
    }
    if !state.offer.is_empty() {
        print_line!("{}", context.text("cli-industria-offer"));
        state
            .offer
            .into_iter()
            .for_each(|tile| print_line!("    {}", face(context, game, tile)));
    }
    for seat in Seat::all(table.players().len()) {
        print_player(context, &names, game, typed_table, seat);
    }
}

fn print_player(
    context: &Context,
    names: &TableNames<'_>,
    game: &Industria,
    typed_table: &Table<Industria>,
    seat: Seat,
) {
    let state = &typed_table.position().open;
    let holding = state.holding(seat);
    let now: i32 = game.points_now(state, seat).iter().sum();
    let mark = if names.table.turn() == Some(seat) {
        '>'
    } else {
        ' '
    };
    let purse = [
        ("money", holding.money.into()),
        ("points", holding.vp.into()),
        ("now", now.into()),
    ];
    let purse = context.translations.text_with("cli-industria-purse", &purse);
    print_line!("{mark} {:<18} {purse}", super::seat_label(names, seat));
    print_tiles(context, game, "cli-industria-hand", holding.hand, true);
    print_tiles(context, game, "cli-industria-built", holding.built, false);
}

fn print_tiles(context: &Context, game: &Industria, key: &str, tiles: TileSet, with_details: bool) {
    if tiles.is_empty() {
        return;
    }
    let name = |tile: TileId| {
        game.component_data()
            .tile(tile)
            .name
            .in_language(context.language_code())
            .to_owned()
    };
    let labels = tiles.map(|t| {
        if with_details {
            face(context, game, t)
        } else {
            name(t)
        }
    });
    let separator = if with_details { "; " } else { ", " };
    print_line!(
        "      {} {}",
        context.text(key),
        labels.collect::<Vec<_>>().join(separator)
    );
}

/// A tile on one line: name and id, cost, products and income.
fn face(context: &Context, game: &Industria, tile: TileId) -> String {
    let data = game.component_data();
    let language = context.language_code();
    let tile = data.tile(tile);
    let resource = |id| data.resource(id).name.in_language(language);
    let mut cost: Vec<String> = (tile.cost > 0)
        .then(|| tile.cost.to_string())
        .into_iter()
        .collect();
    cost.extend(tile.needs.iter().map(|need| resource(*need).to_owned()));
    let mut face = format!("{} ({})", tile.name.in_language(language), tile.id);
    if !cost.is_empty() {
        face += &format!(" [{}]", cost.join(" + "));
    }
    if let Some(product) = tile.produces {
        face += &format!(" → {}", resource(product));
    }
    if tile.vp > 0 {
        face += &format!(" ★{}", tile.vp);
    }
    for symbol in tile.symbols {
        face += &format!(" ◆{}", data.symbol(symbol).name.in_language(language));
    }
    face
}
