//! The details of one field, joker or subsidy in Industry.

use board_svg::industry::{CardLook, FieldState, Gain, GainSource, field_card, joker_tile, subsidy_tile};
use industry::data::{Field, Kind};
use industry::{FieldId, Joker, ResourceId};
use lang::Names;
use smokestack_core::Seat;

use super::super::Detail;
use super::{IndustryView, SUBSIDY};

type Rows = Vec<(String, Vec<String>)>;

impl IndustryView<'_> {
    pub fn detail(&self, piece: &str) -> Option<Detail> {
        if piece == SUBSIDY {
            return Some(self.subsidy_detail());
        }
        match self.data.find_field(piece) {
            Some(field) => Some(self.field_detail(field)),
            None => self.joker_detail(piece),
        }
    }

    fn field_detail(&self, id: FieldId) -> Detail {
        let field = self.data.field(id);
        let look = CardLook {
            state: self.state(id),
            gains: self.gains(id),
            ..CardLook::default()
        };
        let mut rows = vec![(self.sight.text("table-where"), vec![self.state_text(id)])];
        self.print(field, id, &mut rows);
        self.developing(id, &mut rows);
        self.end_rows(id, &mut rows);
        self.link_rows(id, &mut rows);
        Detail {
            name: self.sight.piece(&field.id),
            svg: field_card(&self.face(id), &look),
            rows,
        }
    }

    fn coins(&self, amount: u8) -> String {
        self.sight
            .with("table-industry-coins", &[("amount", amount.into())])
    }

    fn points(&self, points: u8) -> String {
        self.sight.with("table-points", &[("points", points.into())])
    }

    /// Adds the printed information.
    fn print(&self, field: &Field, id: FieldId, rows: &mut Rows) {
        let sight = self.sight;
        let mut row = |key: &str, value: String| rows.push((sight.text(key), vec![value]));
        let kind = sight.own_text("word", field.kind.name());
        let values = [("kind", kind.into()), ("epoch", id.epoch().into())];
        row("table-kind", sight.with("table-kind-of-epoch", &values));
        if matches!(field.kind, Kind::Factory | Kind::Bonus) {
            row("table-cost", self.coins(field.cost));
        }
        if let Some(resource) = field.produces {
            row("table-produces", sight.piece(&self.data.resource(resource).id));
        }
        if let Some(joker) = field.joker {
            row("table-produces", self.joker_name(joker));
        }
        if field.vp > 0 {
            row("table-worth", self.points(field.vp));
        }
        if field.discount > 0 {
            row("table-discount", self.coins(field.discount));
        }
        if field.points_per_factory > 0 {
            row(
                "table-industry-per-factory",
                self.points(field.points_per_factory),
            );
        }
        let networks: Vec<String> = field
            .networks
            .map(|network| sight.piece(&self.data.network(network).id))
            .collect();
        if !networks.is_empty() {
            rows.push((sight.text("table-industry-networks"), networks));
        }
    }

    /// Adds the field's needs, the source of each, and the current cost of developing it.
    fn developing(&self, id: FieldId, rows: &mut Rows) {
        let sight = self.sight;
        let seat = self.beneficiary(id);
        let field = self.data.field(id);
        if !field.needs.is_empty() {
            let needs = field.needs.iter().map(|need| self.source(*need, seat));
            rows.push((sight.text("table-needs"), needs.collect()));
        }
        // The current price matters only for fields that could be developed soon.
        let soon = matches!(
            self.state(id),
            FieldState::Offered | FieldState::OnBlock | FieldState::Undeveloped { .. }
        );
        if !soon || field.kind == Kind::Joker {
            return;
        }
        let price = match self.game.development_price(self.open, seat, id) {
            Ok(price) => self.coins(price),
            Err(_) => sight.text("table-industry-price-none"),
        };
        let title = sight.with("table-price-now", &[("player", sight.seat(seat).into())]);
        rows.push((title, vec![price]));
    }

    /// The current source of a resource (one of the four in IY-6.5), as text.
    fn source(&self, need: ResourceId, seat: Seat) -> String {
        let sight = self.sight;
        let resource = self.data.resource(need);
        let name = ("resource", sight.piece(&resource.id).into());
        let amount = ("amount", self.data.params.resource_price.into());
        let maker = self.open.developer(resource.producer);
        if maker == Some(seat) {
            return sight.with("table-need-own", &[name]);
        }
        let jokers = self.open.holding(seat).jokers;
        if jokers.count(Joker::Of(need)) + jokers.count(Joker::Any) > 0 {
            return sight.with("table-industry-need-joker", &[name]);
        }
        match maker {
            Some(owner) => {
                let player = ("player", sight.seat(owner).into());
                sight.with("table-need-player", &[name, player, amount])
            }
            None if resource.bank_sells_from <= self.open.epoch => {
                sight.with("table-need-bank", &[name, amount])
            }
            None => {
                let epoch = ("epoch", resource.bank_sells_from.into());
                sight.with("table-need-nobody", &[name, epoch])
            }
        }
    }

    /// Adds the points that the field yields at the end, or would yield.
    fn end_rows(&self, id: FieldId, rows: &mut Rows) {
        let sight = self.sight;
        let gains = self.gains(id);
        if gains.is_empty() {
            return;
        }
        let line = |gain: &Gain| {
            let what = match gain.source {
                GainSource::Roads => sight.own_text("score", "roads"),
                GainSource::Lines => sight.own_text("score", "lines"),
                GainSource::Network(network) => sight.piece(&self.data.network(network).id),
            };
            let values = [("what", what.into()), ("points", gain.points.into())];
            sight.with("table-industry-gain", &values)
        };
        let player = [("player", sight.seat(self.beneficiary(id)).into())];
        let key = match self.open.developer(id) {
            Some(_) => "table-industry-brings",
            None => "table-industry-would-bring",
        };
        rows.push((sight.with(key, &player), gains.iter().map(line).collect()));
    }

    fn link_rows(&self, id: FieldId, rows: &mut Rows) {
        let joined = self.data.links.iter().filter(|link| link.ends.contains(&id));
        let other = |link: &industry::data::Link| {
            let [a, b] = link.ends;
            let field = if a == id { b } else { a };
            let name = self.sight.piece(&self.data.field(field).id);
            match self.open.owner(field).map(|seat| self.sight.seat(seat)) {
                Some(player) => format!("{name} ({player})"),
                None => name,
            }
        };
        let names: Vec<String> = joined.map(other).collect();
        if !names.is_empty() {
            rows.push((self.sight.text("table-links"), names));
        }
    }

    fn joker_detail(&self, piece: &str) -> Option<Detail> {
        let joker = match self.data.find_resource(piece) {
            Some(resource) => Joker::Of(resource),
            None if piece == self.data.joker_id(Joker::Any) => Joker::Any,
            None => return None,
        };
        let holders = self.sight.seats().filter(|seat| {
            let held = self.open.holding(*seat).jokers;
            held.count(joker) > 0
        });
        let sight = self.sight;
        let holder = |seat: Seat| {
            sight.with(
                "table-industry-joker-held",
                &[("player", sight.seat(seat).into())],
            )
        };
        let unused = self.points(self.data.params.vp_per_joker);
        Some(Detail {
            name: self.joker_name(joker),
            svg: joker_tile(self.data, joker, ""),
            rows: vec![
                (sight.text("table-where"), holders.map(holder).collect()),
                (sight.text("table-industry-joker-unused"), vec![unused]),
            ],
        })
    }

    fn subsidy_detail(&self) -> Detail {
        let sight = self.sight;
        let params = &self.data.params;
        let takers = sight.seats().filter(|seat| self.open.holding(*seat).subsidy);
        let takers: Vec<String> = takers.map(|seat| sight.seat(seat)).collect();
        let mut rows = vec![(sight.text("table-worth"), vec![self.subsidy_meaning()])];
        if !takers.is_empty() {
            rows.push((sight.text("table-industry-subsidy-takers"), takers));
        }
        let points = -i8::try_from(params.subsidy_points).unwrap_or(i8::MAX);
        Detail {
            name: sight.text("table-industry-subsidy"),
            svg: subsidy_tile(params.subsidy_money, points, ""),
            rows,
        }
    }
}
