//! Set-up: B-2, and the introductory game (B-17).

use smokestack_core::{GameRng, NullSink, Seat, Seed, Sink};

use crate::Barrage;
use crate::data::{Ability, Counted};
use crate::event::Event;
use crate::ids::{
    Area, BonusId, Colour, CompanyId, CompanySet, ContractId, ContractSet, DamId, DamSet, HeadstreamId,
    ObjectiveId, OfficerId, OfficerSet, SourceTileId, TileSet,
};
use crate::position::{
    Holding, NO_OFFICER, NO_TILE, PATENTS, Phase, Position, PublicState, ROUNDS, SEATS, SecretState, Stack,
    Tasks,
};

use super::scoring::Source;

fn shuffled<T>(items: impl Iterator<Item = T>, rng: &mut GameRng) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    rng.shuffle(&mut items);
    items
}

impl Barrage {
    /// The order of the draws is fixed: every stored game depends on it.
    pub(crate) fn set_up(&self, seed: &Seed, events: &mut impl Sink<Event>) -> Position {
        let rng = &mut GameRng::new(seed);
        let headstreams = shuffled(SourceTileId::all(), rng);
        let used = |id: &BonusId| {
            !self.switches.introductory || self.data.bonus(*id).counts != Counted::AdvancedTiles
        };
        let bonuses = shuffled(BonusId::all().filter(used), rng);
        let objectives = shuffled(ObjectiveId::all(), rng);
        let nationals = shuffled(ContractSet::NATIONAL, rng);
        let contracts = Colour::ALL.map(|colour| Stack::new(shuffled(colour.contracts(), rng).into_iter()));
        let neutral = self.neutral_dams(rng);
        let patents = self.shuffled_patents(TileSet::EMPTY, rng);
        let companies = shuffled(CompanyId::all(), rng);
        let officers = shuffled(OfficerId::all(), rng);
        let starting = shuffled(ContractSet::STARTING, rng);
        let first = Seat::all(SEATS).nth(rng.below(self.seats as u32) as usize);
        let first = first.unwrap_or(Seat::all(1).next().expect("there is a seat"));

        let mut holding = Holding::NEW;
        holding.engineers = self.data.params.engineers;
        holding.points[Source::Start as usize] = i16::from(self.data.params.start_vp);
        let mut seats = [Holding::NEW; SEATS];
        seats[..self.seats].fill(holding);
        let mut state = PublicState {
            seats,
            levels: [0; DamId::COUNT],
            drops: [0; DamId::COUNT],
            neutral: DamSet::EMPTY,
            waiting: [0; HeadstreamId::COUNT],
            source_tiles: std::array::from_fn(|i| headstreams[i]),
            bonuses: std::array::from_fn::<_, ROUNDS, _>(|i| bonuses[i]),
            objective: objectives[0],
            nationals: nationals[..self.seats - 1].iter().copied().collect(),
            display: ContractSet::EMPTY,
            unseen: Colour::ALL
                .iter()
                .fold(ContractSet::EMPTY, |all, colour| all.or(colour.contracts())),
            returned: [Stack::default(); 3],
            patents: [NO_TILE; PATENTS],
            seen_patents: TileSet::EMPTY,
            order: std::array::from_fn(|i| first.plus(i % self.seats, self.seats)),
            round: 1,
            phase: Phase::Draft,
            turn: first,
            step: 0,
            out: [false; SEATS],
            copied: NO_OFFICER,
            matchups: [NO_OFFICER; CompanyId::COUNT],
            companies: CompanySet::EMPTY,
            starting: ContractSet::EMPTY,
            copyable: OfficerSet::EMPTY,
            tasks: Tasks::EMPTY,
            produced: [0; SEATS],
        };
        for (area, dam) in Area::ALL.into_iter().zip(neutral) {
            let neutral = self.data.neutral[area as usize];
            state.neutral.insert(dam);
            state.levels[dam.index()] = neutral.level;
            state.drops[dam.index()] = neutral.drops;
        }
        let hidden = SecretState {
            contracts,
            patents,
            seed: *seed,
        };
        let mut at = Position { open: state, hidden };
        self.replenish(&mut at, &mut NullSink);
        self.deal_patents(&mut at, &mut NullSink);
        if self.switches.introductory {
            self.sit_down(&mut at.open, events);
            self.begin_round(&mut at.open, events);
        } else {
            self.offer_matchups(&mut at.open, &companies, &officers, &starting);
            events.send(Event::Draft(first));
        }
        self.run_automatic_steps(&mut at, events);
        at
    }

    /// Draws a lower space for each area's neutral dam (B-2.6).
    fn neutral_dams(&self, rng: &mut GameRng) -> [DamId; 3] {
        Area::ALL.map(|area| {
            let lower: Vec<DamId> = self.data.lookup.area_dams[area as usize]
                .filter(|dam| !dam.is_upper())
                .collect();
            lower[rng.below(lower.len() as u32) as usize]
        })
    }

    /// Offers as many companies with officers, and as many starting contracts, as there are players (B-2.9, B-2.12).
    fn offer_matchups(
        &self,
        state: &mut PublicState,
        companies: &[CompanyId],
        officers: &[OfficerId],
        starting: &[ContractId],
    ) {
        for (company, officer) in companies.iter().zip(officers).take(self.seats) {
            state.companies.insert(*company);
            state.matchups[company.index()] = *officer;
        }
        state.starting = starting[..self.seats].iter().copied().collect();
        let copies = |id: &OfficerId| self.data.officer(*id).ability == Ability::Copies;
        if officers[..self.seats].iter().any(copies) {
            // One more than the number of players: if Sekibo is among them, three others can be copied.
            state.copyable = officers[..SEATS]
                .iter()
                .copied()
                .filter(|id| !copies(id))
                .collect();
        }
    }

    /// Assigns companies, officers and contracts in turn order, without a draft (B-17.2).
    fn sit_down(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        for (seat, fixed) in state
            .order
            .into_iter()
            .take(self.seats)
            .zip(&self.data.introductory)
        {
            self.give_company(state, seat, fixed.company, fixed.officer, events);
            state.holding_mut(seat).contracts.insert(fixed.contract);
            events.send(Event::Took {
                seat,
                contract: fixed.contract,
            });
        }
    }
}
