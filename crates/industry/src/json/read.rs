//! Reads a position's JSON; every error names the place where it occurred.

use serde_json::Value;
use smokestack_core::{InvalidPosition, Seat, Seed};

use crate::Industry;
use crate::data::{ANY, EPOCHS};
use crate::ids::{ColumnId, ColumnSet, FieldId, FieldSet, Joker, Jokers, ResourceSet};
use crate::position::{
    Auction, Development, Holding, Order, Phase, Position, PublicState, SEATS, SecretState,
};
use crate::view::View;

const KEYS: [&str; 19] = [
    "epoch",
    "round",
    "phase",
    "turn",
    "start_player",
    "auctioneer",
    "available",
    "field",
    "bids",
    "developed_this_turn",
    "paying",
    "seats",
    "discarded",
    "used",
    "bag",
    "refills",
    "seed",
    "scores",
    "winners",
];

const PARTS: [&str; 7] = [
    "money",
    "vp",
    "undeveloped",
    "developed",
    "late",
    "jokers",
    "subsidy",
];

impl Industry {
    #[inline]
    pub(crate) fn read_position(&self, json: &Value) -> Result<Position, InvalidPosition> {
        let reader = Reader { game: self, json };
        reader.refuse_unknown_keys()?;
        let state = reader.open()?;
        let bags = reader.bags(state.epoch)?;
        let seed = json["seed"].as_str().unwrap_or_default().parse::<Seed>();
        let seed = seed.map_err(|e| InvalidPosition::new(e.to_string()))?;
        let position = Position {
            open: state,
            hidden: SecretState { bags, seed },
        };
        self.invariants(&position)?;
        Ok(position)
    }

    /// `unseen` follows from the rest.
    #[inline]
    pub(crate) fn read_view(&self, json: &Value) -> Result<View, InvalidPosition> {
        let state = Reader { game: self, json }.open()?;
        Ok(View { open: state })
    }
}

struct Reader<'g> {
    game: &'g Industry,
    json: &'g Value,
}

#[inline]
fn invalid<T>(reason: impl Into<String>) -> Result<T, InvalidPosition> {
    Err(InvalidPosition::new(reason))
}

impl Reader<'_> {
    /// `scores` and `winners` follow from the rest: they are allowed and ignored.
    #[inline]
    fn refuse_unknown_keys(&self) -> Result<(), InvalidPosition> {
        let Some(parts) = self.json.as_object() else {
            return invalid("a position must be a JSON object");
        };
        match parts.keys().find(|key| !KEYS.contains(&key.as_str())) {
            Some(key) => invalid(format!("no part of a position is called {key:?}")),
            None => Ok(()),
        }
    }

    #[inline]
    fn open(&self) -> Result<PublicState, InvalidPosition> {
        let json = self.json;
        let epoch = self.epoch()?;
        let (seats, late) = self.holdings()?;
        let phase = self.phase()?;
        let start = self.seat("start_player")?;
        let turn = if phase == Phase::Over {
            start
        } else {
            self.seat("turn")?
        };
        Ok(PublicState {
            seats,
            late,
            discarded: self.jokers(&json["discarded"], "discarded")?,
            available: self.available(epoch)?,
            used: self.columns(&json["used"], "used")?.into_iter().collect(),
            phase,
            turn,
            start,
            auctioneer: self.seat("auctioneer")?,
            epoch,
            round: self.number(&json["round"], "round")?,
            auction: self.auction()?,
            development: self.development()?,
        })
    }

    #[inline]
    fn number(&self, value: &Value, what: &str) -> Result<u8, InvalidPosition> {
        let number = value.as_u64().and_then(|n| u8::try_from(n).ok());
        number.ok_or_else(|| {
            InvalidPosition::new(format!(
                "{what} must be a whole number from 0 to 255, not {value}"
            ))
        })
    }

    /// Checked first: the positions of fields depend on it.
    #[inline]
    fn epoch(&self) -> Result<u8, InvalidPosition> {
        let epoch = self.number(&self.json["epoch"], "epoch")?;
        if epoch == 0 || usize::from(epoch) > EPOCHS {
            return invalid(format!("epoch {epoch} (1 to {EPOCHS}, IY-1.2)"));
        }
        Ok(epoch)
    }

    #[inline]
    fn table_seat(&self, letter: &str) -> Option<Seat> {
        letter
            .parse::<Seat>()
            .ok()
            .filter(|s| s.index() < self.game.seats)
    }

    #[inline]
    fn seat(&self, key: &str) -> Result<Seat, InvalidPosition> {
        let value = &self.json[key];
        let seat = value.as_str().and_then(|s| self.table_seat(s));
        seat.ok_or_else(|| InvalidPosition::new(format!("{key} must be a seat at this table, not {value}")))
    }

    #[inline]
    fn field(&self, value: &Value, what: &str) -> Result<FieldId, InvalidPosition> {
        let entry = value.as_str().and_then(|id| self.game.data.find_field(id));
        entry.ok_or_else(|| InvalidPosition::new(format!("{what}: no field is called {value}")))
    }

    #[inline]
    fn list<'v>(&self, value: &'v Value, what: &str, of: &str) -> Result<&'v Vec<Value>, InvalidPosition> {
        let list = value.as_array();
        list.ok_or_else(|| InvalidPosition::new(format!("{what} must be a list of {of}")))
    }

    #[inline]
    fn fields(&self, value: &Value, what: &str) -> Result<FieldSet, InvalidPosition> {
        let mut set = FieldSet::EMPTY;
        for item in self.list(value, what, "fields")? {
            let field = self.field(item, what)?;
            if set.has(field) {
                return invalid(format!("{what}: {item} appears twice"));
            }
            set.insert(field);
        }
        Ok(set)
    }

    /// Fields of this epoch's row; their letters are accepted too.
    #[inline]
    fn available(&self, epoch: u8) -> Result<ColumnSet, InvalidPosition> {
        let mut set = ColumnSet::EMPTY;
        for item in self.list(&self.json["available"], "available", "fields")? {
            let letter = item.as_str().and_then(ColumnId::from_letter);
            let field = match letter {
                Some(column) => column.field(epoch),
                None => self.field(item, "available")?,
            };
            if field.epoch() != epoch {
                return invalid(format!("{item} is not in the row of this epoch (IY-5.1)"));
            }
            set.insert(field.column());
        }
        Ok(set)
    }

    #[inline]
    fn columns(&self, value: &Value, what: &str) -> Result<Vec<ColumnId>, InvalidPosition> {
        let mut columns = Vec::new();
        for item in self.list(value, what, "markers")? {
            let column = item.as_str().and_then(ColumnId::from_letter);
            let Some(column) = column else {
                return invalid(format!("{what}: no marker is called {item}"));
            };
            if columns.contains(&column) {
                return invalid(format!("{what}: {item} appears twice"));
            }
            columns.push(column);
        }
        Ok(columns)
    }

    /// Jokers by their resource; the id of a joker's field is accepted too.
    #[inline]
    fn jokers(&self, value: &Value, what: &str) -> Result<Jokers, InvalidPosition> {
        let data = &self.game.data;
        let mut jokers = Jokers::default();
        let items = self.list(value, what, "jokers")?;
        if items.len() > Jokers::MAX_PER_KIND as usize {
            return invalid(format!("{what}: there are not that many jokers (IY-2.1)"));
        }
        for item in items {
            let id = item.as_str().unwrap_or_default();
            let joker = match data.find_resource(id) {
                Some(resource) => Some(Joker::Of(resource)),
                None if id == ANY => Some(Joker::Any),
                None => data.find_field(id).and_then(|field| data.field(field).joker),
            };
            let Some(joker) = joker else {
                return invalid(format!("{what}: no joker is called {item}"));
            };
            jokers.add(joker);
        }
        Ok(jokers)
    }

    #[inline]
    fn holdings(&self) -> Result<([Holding; SEATS], FieldSet), InvalidPosition> {
        let Some(table) = self.json["seats"].as_object() else {
            return invalid("seats must be an object");
        };
        let mut seats = [Holding::default(); SEATS];
        let mut late = FieldSet::EMPTY;
        for (letter, value) in table {
            let Some(seat) = self.table_seat(letter) else {
                return invalid(format!("seat {letter} is not at this table"));
            };
            let parts = value.as_object().into_iter().flatten();
            if let Some((key, _)) = parts.into_iter().find(|(key, _)| !PARTS.contains(&key.as_str())) {
                return invalid(format!("a seat has {}, not {key:?}", PARTS.join(", ")));
            }
            seats[seat.index()] = self.holding(letter, value)?;
            late = late.or(self.fields(&value["late"], &format!("seats.{letter}.late"))?);
        }
        Ok((seats, late))
    }

    #[inline]
    fn holding(&self, letter: &str, value: &Value) -> Result<Holding, InvalidPosition> {
        let lookup = &self.game.data.lookup;
        let at = |key: &str| format!("seats.{letter}.{key}");
        let developed = self.fields(&value["developed"], &at("developed"))?;
        let makes = |all: ResourceSet, field: FieldId| all.or(lookup.products[field.index()]);
        let Some(subsidy) = value["subsidy"].as_bool() else {
            return invalid(format!("{} must be true (taken) or false", at("subsidy")));
        };
        Ok(Holding {
            undeveloped: self.fields(&value["undeveloped"], &at("undeveloped"))?,
            developed,
            jokers: self.jokers(&value["jokers"], &at("jokers"))?,
            products: developed.fold(ResourceSet::EMPTY, makes),
            money: self.number(&value["money"], &at("money"))?,
            vp: self.number(&value["vp"], &at("vp"))?,
            discount: developed.map(|field| lookup.discount[field.index()]).sum(),
            subsidy,
        })
    }

    #[inline]
    fn bags(&self, epoch: u8) -> Result<[Order; EPOCHS], InvalidPosition> {
        let mut bags = [Order::default(); EPOCHS];
        bags[usize::from(epoch) - 1] = Order::new(&self.columns(&self.json["bag"], "bag")?);
        for later in usize::from(epoch) + 1..=EPOCHS {
            let listed = &self.json["refills"][later.to_string()];
            let columns = self.columns(listed, &format!("refills.{later}"))?;
            bags[later - 1] = Order::new(&columns);
        }
        Ok(bags)
    }

    #[inline]
    fn phase(&self) -> Result<Phase, InvalidPosition> {
        match self.json["phase"].as_str() {
            Some("auction") if self.json["field"].is_null() => Ok(Phase::Offer),
            Some("auction") if self.json["turn"] == self.json["auctioneer"] => Ok(Phase::Decide),
            Some("auction") => Ok(Phase::Bid),
            Some("development") if self.json["paying"].is_null() => Ok(Phase::Develop),
            Some("development") => Ok(Phase::Pay),
            Some("over") => Ok(Phase::Over),
            _ => invalid(format!(
                "phase is auction, development or over, not {}",
                self.json["phase"]
            )),
        }
    }

    #[inline]
    fn auction(&self) -> Result<Auction, InvalidPosition> {
        let mut auction = Auction::NONE;
        if !self.json["field"].is_null() {
            auction.field = self.field(&self.json["field"], "field")?;
        }
        for (letter, entry) in self.json["bids"].as_object().into_iter().flatten() {
            let Some(seat) = self.table_seat(letter) else {
                return invalid(format!("bids: seat {letter} is not at this table"));
            };
            let bid = if entry == "pass" {
                None
            } else {
                let coins = self.number(entry, "a bid")?;
                if coins == 0 || coins == u8::MAX {
                    return invalid(format!("{seat} cannot bid {coins} (IY-5.4)"));
                }
                Some(coins)
            };
            auction.set_bid(seat, bid);
        }
        Ok(auction)
    }

    #[inline]
    fn development(&self) -> Result<Development, InvalidPosition> {
        let done = self.number(&self.json["developed_this_turn"], "developed_this_turn")?;
        let mut development = Development {
            done,
            ..Development::NONE
        };
        let paying = &self.json["paying"];
        if !paying.is_null() {
            development.field = self.field(&paying["field"], "paying.field")?;
            let needs = self.list(&paying["needs"], "paying.needs", "resources")?;
            let find = |v: &Value| v.as_str().and_then(|id| self.game.data.find_resource(id));
            let entry = needs
                .iter()
                .map(|v| find(v).ok_or_else(|| InvalidPosition::new(format!("no resource is called {v}"))));
            development.needs = entry.collect::<Result<_, _>>()?;
        }
        Ok(development)
    }
}
