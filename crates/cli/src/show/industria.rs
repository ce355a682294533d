//! Industria on the terminal.

use crate::say;
use catalog::DynTable;
use industria::{Industria, TileId, TileSet};
use lang::Names as _;
use smokestack_core::{Seat, Table};

use crate::context::{Context, TableNames};

pub fn position(context: &Context, table: &dyn DynTable, typed: &Table<Industria>) {
    let game = &**typed.game();
    let open = &typed.position().open;
    let names = TableNames {
        table,
        language: context.code(),
    };
    let clock = [
        ("epoch", open.epoch.into()),
        ("epochs", game.epochs().into()),
        ("round", open.round.into()),
        ("rounds", game.rounds_per_epoch().into()),
        ("start", names.seat(open.start).into()),
    ];
    say!(
        "{}",
        context.translations.text_with("cli-industria-clock", &clock)
    );
    if let Some(tile) = open.auction.tile() {
        say!(
            "{} {}",
            context.text("cli-industria-block"),
            face(context, game, tile)
        );
    }
    if !open.offer.is_empty() {
        say!("{}", context.text("cli-industria-offer"));
        open.offer
            .into_iter()
            .for_each(|tile| say!("    {}", face(context, game, tile)));
    }
    for seat in Seat::all(table.players().len()) {
        player(context, &names, game, typed, seat);
    }
}

fn player(context: &Context, names: &TableNames<'_>, game: &Industria, typed: &Table<Industria>, seat: Seat) {
    let open = &typed.position().open;
    let own = open.holding(seat);
    let now: i32 = game.points_now(open, seat).iter().sum();
    let mark = if names.table.turn() == Some(seat) {
        '>'
    } else {
        ' '
    };
    let purse = [
        ("money", own.money.into()),
        ("points", own.vp.into()),
        ("now", now.into()),
    ];
    let purse = context.translations.text_with("cli-industria-purse", &purse);
    say!("{mark} {:<18} {purse}", super::label(names, seat));
    list(context, game, "cli-industria-hand", own.hand, true);
    list(context, game, "cli-industria-built", own.built, false);
}

fn list(context: &Context, game: &Industria, key: &str, tiles: TileSet, whole: bool) {
    if tiles.is_empty() {
        return;
    }
    let name = |tile: TileId| {
        game.component_data()
            .tile(tile)
            .name
            .in_language(context.code())
            .to_owned()
    };
    let shown = tiles.map(|t| if whole { face(context, game, t) } else { name(t) });
    let separator = if whole { "; " } else { ", " };
    say!(
        "      {} {}",
        context.text(key),
        shown.collect::<Vec<_>>().join(separator)
    );
}

/// A tile on one line: name and id, cost, products and income.
fn face(context: &Context, game: &Industria, tile: TileId) -> String {
    let data = game.component_data();
    let language = context.code();
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
    if let Some(made) = tile.produces {
        face += &format!(" → {}", resource(made));
    }
    if tile.vp > 0 {
        face += &format!(" ★{}", tile.vp);
    }
    for symbol in tile.symbols {
        face += &format!(" ◆{}", data.symbols[symbol.index()].name.in_language(language));
    }
    face
}
