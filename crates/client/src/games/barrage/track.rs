//! The energy track as a scene, with bonus tiles and the objective tile.

use board_svg::barrage::{BonusTile, EnergyMark, TrackScene};
use lang::Names;
use smokestack_core::{Game as _, Seat};

use super::super::Selection;
use super::{BarrageView, faces};

impl BarrageView<'_> {
    pub fn track(&self, marks: &Selection) -> TrackScene {
        let track = &self.data.track;
        let objective = &self.data.objective(self.open.objective).id;
        TrackScene {
            label: self.sight.text("table-barrage-track"),
            round: self.open.round,
            credits: track
                .rewards
                .iter()
                .map(|reward| (reward.energy, reward.credits, reward.vp))
                .collect(),
            bonuses: (1..=self.data.params.rounds)
                .map(|round| self.bonus(round))
                .collect(),
            objective: Some(faces::objective(
                self.data,
                self.open.objective,
                self.sight.piece(objective),
            )),
            markers: self.sight.seats().map(|seat| self.marker(seat, marks)).collect(),
            penalty: track.short,
        }
    }

    /// A round's bonus tile, as long as it lies there (B-9.7).
    fn bonus(&self, round: u8) -> Option<BonusTile> {
        let id = self.open.bonuses[usize::from(round) - 1];
        let title = self.sight.piece(&self.data.bonus(id).id);
        (round >= self.open.round).then(|| faces::bonus(self.data, id, title))
    }

    fn marker(&self, seat: Seat, marks: &Selection) -> EnergyMark {
        let energy = self.open.holding(seat).energy;
        let values = [("player", self.player(seat).into()), ("energy", energy.into())];
        EnergyMark {
            company: self.company(seat),
            energy: u32::from(energy),
            preview: self.energy_after(seat, marks),
            title: self.sight.with("table-barrage-energy-mark", &values),
        }
    }

    /// The energy after a production that is chosen but not confirmed.
    fn energy_after(&self, seat: Seat, marks: &Selection) -> Option<u32> {
        let chosen = marks.chosen().filter(|choice| choice.kind == "produce")?;
        let action = self.action(chosen)?;
        let mut after = *self.table.position();
        self.game
            .apply(&mut after, action, &mut smokestack_core::NullSink);
        Some(u32::from(after.open.holding(seat).energy))
    }
}
