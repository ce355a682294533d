//! The actions that a click on a piece may mean, and where a question is answered.

use barrage::data::{TileEffect, Work};
use barrage::{Action, Barrage, ConduitId, DamId, Data, PublicState, Task, TileId};
use smokestack_core::small_sort;
use smokestack_core::{Game as _, Table};

use crate::games::Tab;

/// Whether an action is chosen on a picture; other actions have buttons.
pub(super) fn is_on_picture(action: &str) -> bool {
    let verb = action.split(' ').next().unwrap_or_default();
    !matches!(verb, "pass" | "accept" | "decline" | "pay" | "machines")
}

/// The tab on which the question is answered.
pub(super) fn wanted(table: &Table<Barrage>) -> Option<Tab> {
    let open = &table.position().open;
    match open.current_task() {
        Task::Act | Task::Take(_) => Some(Tab::Sheet("actions")),
        Task::Tile | Task::Copy { .. } | Task::Discard => Some(Tab::Sheet("company")),
        Task::Fulfil { .. } => {
            let national = |action: &Action| matches!(action, Action::Fulfil(id) if open.nationals.has(*id));
            let own = |action: &Action| matches!(action, Action::Fulfil(_)) && !national(action);
            if table.legal_actions().iter().any(own) {
                Some(Tab::Sheet("company"))
            } else {
                Some(Tab::Sheet("actions"))
            }
        }
        Task::None => None,
        _ => Some(Tab::Board),
    }
}

/// The actions that a click on a piece may mean, the most likely first. A piece on another player's board, written
/// `germany/construct_1`, has no actions.
pub(super) fn on(table: &Table<Barrage>, piece: &str) -> Vec<String> {
    let game = table.game();
    let meant = Click {
        data: game.component_data(),
        open: &table.position().open,
        table,
    };
    let actions = meant.actions(piece);
    actions.into_iter().map(|action| game.print(action)).collect()
}

struct Click<'a> {
    data: &'a Data,
    open: &'a PublicState,
    table: &'a Table<Barrage>,
}

impl Click<'_> {
    fn actions(&self, piece: &str) -> Vec<Action> {
        let data = self.data;
        let contract = |make: fn(barrage::ContractId) -> Action| data.find_contract(piece).map(make);
        let one = match self.open.current_task() {
            Task::Company => self.company(piece),
            Task::Start => contract(Action::Start).filter(|_| piece.starts_with("starting")),
            Task::Act => return self.act(piece),
            Task::Officer => data.find_officer(piece).map(Action::Officer),
            Task::Tile => return self.tile(piece),
            Task::Copy { .. } => self.own_tile(piece).map(Action::Copy),
            Task::Site { .. } | Task::Free(_) => return self.site(piece),
            Task::Drops { .. } => data.find_headstream(piece).map(Action::Drop),
            Task::Produce { .. } => return self.produce(piece),
            Task::Fulfil { .. } => contract(Action::Fulfil).filter(|_| self.is_own_or_national(piece)),
            Task::Take(_) => contract(Action::Take).filter(|_| self.is_displayed(piece)),
            Task::Discard => contract(Action::Discard).filter(|_| self.is_own_or_national(piece)),
            _ => None,
        };
        one.into_iter().collect()
    }

    /// A company, or the officer who comes with it.
    fn company(&self, piece: &str) -> Option<Action> {
        let company = self.data.find_company(piece).or_else(|| {
            let officer = self.data.find_officer(piece)?;
            self.open
                .companies
                .into_iter()
                .find(|company| self.open.matchups[company.index()] == officer)
        })?;
        Some(Action::Company(company))
    }

    fn act(&self, piece: &str) -> Vec<Action> {
        let data = self.data;
        if let Some(space) = data.find_space(piece) {
            return match data.space(space).work {
                Work::Bank(_) => (1..=data.params.engineers).map(Action::Bank).collect(),
                _ => vec![Action::Place(space)],
            };
        }
        let own = |spaces: &[barrage::data::OwnSpace]| spaces.iter().position(|space| space.id == piece);
        if let Some(place) = own(&data.construction_spaces) {
            return vec![Action::Construct(place as u8)];
        }
        if let Some(place) = own(&data.sekibo_spaces) {
            return vec![Action::Sekibo(place as u8)];
        }
        let Some(tile) = data.find_tile(piece) else {
            return Vec::new();
        };
        if let Some(position) = self.open.patents.iter().position(|offered| *offered == tile) {
            let here = |work| matches!(work, Work::Patent(n) if usize::from(n) == position);
            let mut spaces = barrage::SpaceId::all();
            let space = spaces.find(|space| here(data.space(*space).work));
            return space.map(Action::Place).into_iter().collect();
        }
        let free = matches!(
            data.tile(tile).effect,
            TileEffect::NoEngineers | TileEffect::NoEngineersNoMachines | TileEffect::Copy
        );
        let own = self.own_tile(piece).filter(|_| free);
        own.map(Action::Use).into_iter().collect()
    }

    /// The actions with a tile: using it, or copying it if it lies on the wheel (B-13.10).
    fn tile(&self, piece: &str) -> Vec<Action> {
        let Some(tile) = self.own_tile(piece) else {
            return Vec::new();
        };
        if self.open.holding(self.open.turn).tiles.has(tile) {
            vec![Action::Tile(tile), Action::Copy(tile)]
        } else {
            vec![Action::Copy(tile), Action::Tile(tile)]
        }
    }

    /// A tile that the mover owns, on the wheel or off it.
    fn own_tile(&self, piece: &str) -> Option<TileId> {
        let tile = self.data.find_tile(piece)?;
        let own = self.open.holding(self.open.turn);
        own.tiles.or(own.wheel.tiles()).has(tile).then_some(tile)
    }

    fn site(&self, piece: &str) -> Vec<Action> {
        let data = self.data;
        if let Some(dam) = data.find_dam(piece) {
            let (build, raise) = (Action::BuildDam(dam), Action::Raise(dam));
            return match self.open.levels[dam.index()] {
                0 => vec![build, raise],
                _ => vec![raise, build],
            };
        }
        let conduit = data.find_conduit(piece).map(Action::BuildConduit);
        let powerhouse = || data.find_powerhouse(piece).map(Action::BuildPowerhouse);
        conduit.or_else(powerhouse).into_iter().collect()
    }

    /// Productions with this dam, conduit or powerhouse, the most productive first. If none is possible, the smallest
    /// one explains why.
    fn produce(&self, piece: &str) -> Vec<Action> {
        let data = self.data;
        let (dam, conduit, powerhouse) = (
            data.find_dam(piece),
            data.find_conduit(piece),
            data.find_powerhouse(piece),
        );
        if dam.is_none() && conduit.is_none() && powerhouse.is_none() {
            return Vec::new();
        }
        let fits = |(d, c): &(DamId, ConduitId)| {
            d.basin() == c.basin()
                && dam.is_none_or(|dam| dam == *d)
                && conduit.is_none_or(|conduit| conduit == *c)
                && powerhouse.is_none_or(|house| data.powerhouse(house).basin == data.conduit(*c).to)
        };
        let pairs = DamId::all().flat_map(|d| ConduitId::all().map(move |c| (d, c)));
        let fitting: Vec<(DamId, ConduitId)> = pairs.filter(fits).collect();
        let of = |(dam, conduit): (DamId, ConduitId), drops| Action::Produce { dam, conduit, drops };
        let all = fitting
            .iter()
            .flat_map(|pair| (1..=4).map(move |drops| of(*pair, drops)));
        let game = self.table.game();
        let mut legal: Vec<Action> = all
            .filter(|action| game.check(self.table.position(), *action).is_ok())
            .collect();
        small_sort::sort_by_key(&mut legal, |action| std::cmp::Reverse(self.energy(*action)));
        if legal.is_empty() {
            fitting.into_iter().map(|pair| of(pair, 1)).collect()
        } else {
            legal
        }
    }

    fn energy(&self, action: Action) -> i16 {
        let Action::Produce { dam, conduit, drops } = action else {
            return 0;
        };
        let output = self.table.game().output(self.open, dam, conduit, drops);
        output.map_or(0, |output| output.energy - i16::from(output.fee))
    }

    /// Whether it is one of the mover's contracts, or a national one.
    fn is_own_or_national(&self, piece: &str) -> bool {
        let own = self.open.holding(self.open.turn).contracts;
        let contract = self.data.find_contract(piece);
        contract.is_some_and(|id| own.or(self.open.nationals).has(id))
    }

    fn is_displayed(&self, piece: &str) -> bool {
        let contract = self.data.find_contract(piece);
        contract.is_some_and(|id| self.open.display.has(id))
    }
}
