//! Industry on the terminal.

use crate::print_line;
use catalog::DynTable;
use industry::data::{Field, Kind};
use industry::{FieldId, FieldSet, Industry};
use lang::Names as _;
use smokestack_core::{Seat, Table};

use crate::context::{Context, TableNames};

pub fn print_position(context: &Context, table: &dyn DynTable, typed_table: &Table<Industry>) {
    let game = &**typed_table.game();
    let state = &typed_table.position().open;
    let names = TableNames {
        table,
        language: context.language_code(),
    };
    let clock = [
        ("epoch", state.epoch.into()),
        ("epochs", industry::data::EPOCHS.into()),
        ("round", state.round.into()),
        ("rounds", game.rounds_in_epoch(state.epoch).into()),
        ("start", names.seat(state.start).into()),
    ];
    print_line!("{}", context.translations.text_with("cli-industry-clock", &clock));
    if let Some(field) = state.auction.field() {
        print_line!(
            "{} {}",
            context.text("cli-industry-block"),
            face(context, game, field)
        );
    }
    if !state.available.is_empty() {
        print_line!("{}", context.text("cli-industry-available"));
        for field in state.available_fields() {
            print_line!("    {}", face(context, game, field));
        }
    }
    let bag: Vec<String> = state.bag().map(|column| column.letter().to_string()).collect();
    if !bag.is_empty() {
        print_line!("{} {}", context.text("cli-industry-bag"), bag.join(" "));
    }
    for seat in Seat::all(table.players().len()) {
        print_player(context, &names, game, typed_table, seat);
    }
}

fn print_player(
    context: &Context,
    names: &TableNames<'_>,
    game: &Industry,
    typed_table: &Table<Industry>,
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
    let mut purse = context.translations.text_with("cli-industry-purse", &purse);
    if holding.subsidy {
        purse += &format!(" · {}", context.text("cli-industry-subsidy"));
    }
    print_line!("{mark} {:<18} {purse}", super::seat_label(names, seat));
    let lapsed = game.lapsed_fields(state);
    let undeveloped_fields = holding.undeveloped.without(lapsed);
    print_fields(
        context,
        game,
        "cli-industry-undeveloped",
        undeveloped_fields,
        true,
    );
    print_fields(
        context,
        game,
        "cli-industry-lapsed",
        holding.undeveloped.and(lapsed),
        false,
    );
    print_fields(context, game, "cli-industry-developed", holding.developed, false);
    print_jokers(context, game, typed_table, seat);
}

fn print_fields(context: &Context, game: &Industry, key: &str, fields: FieldSet, with_details: bool) {
    if fields.is_empty() {
        return;
    }
    let name = |field: FieldId| {
        let field = game.component_data().field(field);
        format!("{} {}", field.id, field.name.in_language(context.language_code()))
    };
    let labels = fields.map(|f| {
        if with_details {
            face(context, game, f)
        } else {
            name(f)
        }
    });
    let separator = if with_details { "; " } else { ", " };
    print_line!(
        "      {} {}",
        context.text(key),
        labels.collect::<Vec<_>>().join(separator)
    );
}

fn print_jokers(context: &Context, game: &Industry, typed_table: &Table<Industry>, seat: Seat) {
    let held_jokers = typed_table.position().open.holding(seat).jokers;
    if held_jokers.is_empty() {
        return;
    }
    let data = game.component_data();
    let name = |joker| match joker {
        industry::Joker::Of(resource) => data.resource(resource).name.in_language(context.language_code()),
        industry::Joker::Any => "?",
    };
    let labels: Vec<&str> = held_jokers
        .flat_map(|(joker, count)| std::iter::repeat_n(name(joker), count as usize))
        .collect();
    print_line!(
        "      {} {}",
        context.text("cli-industry-jokers"),
        labels.join(", ")
    );
}

/// A field on one line: id and name, cost, products and income.
fn face(context: &Context, game: &Industry, field: FieldId) -> String {
    let data = game.component_data();
    let language = context.language_code();
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
    if let Some(product) = field.produces {
        face += &format!(" → {}", resource(product));
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
        let name = data.network(network).name.in_language(context.language_code());
        if field.kind == Kind::Bonus {
            format!(" ◆{name} ★{}", field.points_per_factory)
        } else {
            format!(" ◆{name}")
        }
    };
    field.networks.map(each).collect()
}
