//! Industry on the terminal.

use crate::say;
use catalog::DynTable;
use industry::data::{Field, Kind};
use industry::{FieldId, FieldSet, Industry};
use lang::Names as _;
use smokestack_core::{Seat, Table};

use crate::context::{Context, TableNames};

pub fn position(context: &Context, table: &dyn DynTable, typed: &Table<Industry>) {
    let game = &**typed.game();
    let open = &typed.position().open;
    let names = TableNames {
        table,
        language: context.code(),
    };
    let clock = [
        ("epoch", open.epoch.into()),
        ("epochs", industry::data::EPOCHS.into()),
        ("round", open.round.into()),
        ("rounds", game.rounds_in_epoch(open.epoch).into()),
        ("start", names.seat(open.start).into()),
    ];
    say!("{}", context.translations.text_with("cli-industry-clock", &clock));
    if let Some(field) = open.auction.field() {
        say!(
            "{} {}",
            context.text("cli-industry-block"),
            face(context, game, field)
        );
    }
    if !open.available.is_empty() {
        say!("{}", context.text("cli-industry-available"));
        for field in open.available_fields() {
            say!("    {}", face(context, game, field));
        }
    }
    let bag: Vec<String> = open.bag().map(|column| column.letter().to_string()).collect();
    if !bag.is_empty() {
        say!("{} {}", context.text("cli-industry-bag"), bag.join(" "));
    }
    for seat in Seat::all(table.players().len()) {
        player(context, &names, game, typed, seat);
    }
}

fn player(context: &Context, names: &TableNames<'_>, game: &Industry, typed: &Table<Industry>, seat: Seat) {
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
    let mut purse = context.translations.text_with("cli-industry-purse", &purse);
    if own.subsidy {
        purse += &format!(" · {}", context.text("cli-industry-subsidy"));
    }
    say!("{mark} {:<18} {purse}", super::label(names, seat));
    let lapsed = game.lapsed_fields(open);
    let waiting = own.undeveloped.without(lapsed);
    list(context, game, "cli-industry-undeveloped", waiting, true);
    list(
        context,
        game,
        "cli-industry-lapsed",
        own.undeveloped.and(lapsed),
        false,
    );
    list(context, game, "cli-industry-developed", own.developed, false);
    jokers(context, game, typed, seat);
}

fn list(context: &Context, game: &Industry, key: &str, fields: FieldSet, whole: bool) {
    if fields.is_empty() {
        return;
    }
    let name = |field: FieldId| {
        let field = game.component_data().field(field);
        format!("{} {}", field.id, field.name.in_language(context.code()))
    };
    let shown = fields.map(|f| if whole { face(context, game, f) } else { name(f) });
    let separator = if whole { "; " } else { ", " };
    say!(
        "      {} {}",
        context.text(key),
        shown.collect::<Vec<_>>().join(separator)
    );
}

fn jokers(context: &Context, game: &Industry, typed: &Table<Industry>, seat: Seat) {
    let held = typed.position().open.holding(seat).jokers;
    if held.is_empty() {
        return;
    }
    let data = game.component_data();
    let name = |joker| match joker {
        industry::Joker::Of(resource) => data.resource(resource).name.in_language(context.code()),
        industry::Joker::Any => "?",
    };
    let shown: Vec<&str> = held
        .flat_map(|(joker, count)| std::iter::repeat_n(name(joker), count as usize))
        .collect();
    say!(
        "      {} {}",
        context.text("cli-industry-jokers"),
        shown.join(", ")
    );
}

/// A field on one line: id and name, cost, products and income.
fn face(context: &Context, game: &Industry, field: FieldId) -> String {
    let data = game.component_data();
    let language = context.code();
    let field = data.field(field);
    let resource = |id| data.resource(id).name.in_language(language);
    let mut cost: Vec<String> = (field.cost > 0)
        .then(|| field.cost.to_string())
        .into_iter()
        .collect();
    cost.extend(field.needs.iter().map(|need| resource(*need).to_owned()));
    let mut face = format!("{} {}", field.id, field.name.in_language(language));
    if !cost.is_empty() {
        face += &format!(" [{}]", cost.join(" + "));
    }
    if let Some(made) = field.produces {
        face += &format!(" → {}", resource(made));
    }
    if field.vp > 0 {
        face += &format!(" ★{}", field.vp);
    }
    face + &networks(context, game, field)
}

/// A factory's networks, or a field's bonus for each factory on its network.
fn networks(context: &Context, game: &Industry, field: &Field) -> String {
    let data = game.component_data();
    let each = |network| {
        let name = data.network(network).name.in_language(context.code());
        if field.kind == Kind::Bonus {
            format!(" ◆{name} ★{}", field.points_per_factory)
        } else {
            format!(" ◆{name}")
        }
    };
    field.networks.map(each).collect()
}
