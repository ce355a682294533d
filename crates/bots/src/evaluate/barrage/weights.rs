//! The numbers that only play can tell.

use crate::weights::weights;

weights! {
    /// Tuned by `cargo xtask tune barrage --seats 3 --generations 16 --population 16 --games 24 --final-games 300 --iterations 12 --step 0.12 --seed 1`
    /// Result: 56.7 % of 300 games won (51.0 to 62.2; fair share 33.3), 97.4 points to 80.3
    pub struct BarrageWeights {
        /// Points that a credit, an excavator and a mixer are worth beyond B-11.7, at the beginning of the game.
        credit: 0.315 in 0.0..0.8,
        excavator: 1.222 in 0.2..2.0,
        mixer: 1.343 in 0.2..2.5,
        /// What an engineer does.
        engineer: 0.684 in 0.2..1.5,
        /// What a turn is worth whose action is chosen after an officer was copied (B-13.8).
        copying: 2.906 in 0.0..5.0,
        /// Turns of the wheel in a round.
        wheel_turns: 2.081 in 1.5..5.0,
        /// Points that energy of later rounds brings, beside the bonus tiles: rank, credits, contracts.
        energy_later: 0.733 in 0.1..1.2,
        /// How far one can count on the next income of a row when one piece is missing.
        next_income: 0.513 in 0.0..0.8,
        /// What a company power brings in a round, and how much of it counts one and two powerhouses before.
        power: 3.048 in 0.0..6.0,
        power_soon: 0.195 in 0.0..0.9,
        power_far: 0.16 in 0.0..0.5,
        /// What every piece on the map is good for beside what is counted here: room for more, a foot in the door.
        piece: 1.968 in 0.0..4.0,
        /// How sure one can be of a lead in the objective, at the beginning, and how much surer towards the end.
        objective_early: 0.354 in 0.05..1.5,
        objective_late: 2.838 in 0.5..6.0,
        /// Energy that a rival's engineer still brings in this round.
        rival_energy: 0.356 in 0.0..1.5,
        /// Energy that decides about a rank: the lead that is three quarters of the way to certain.
        rank_spread: 1.383 in 0.5..6.0,
        /// How much better than the mean round a later one is, for its bonus tile; pieces that a round brings.
        later_energy: 1.267 in 0.8..2.0,
        growth: 0.334 in 0.0..1.5,

        /// A technology tile that can be used, and what using it brings beside the structure (B-14).
        tile: 0.846 in 0.0..3.0,
        tile_fill_dams: 2.243 in 0.0..6.0,
        tile_rotate: 0.791 in 0.0..3.0,
        tile_credits: 3.441 in 0.0..6.0,
        tile_no_engineers: 2.06 in 0.0..6.0,
        tile_no_fee: 2.402 in 0.0..5.0,
        tile_energy: 1.136 in 0.2..2.5,
        tile_fill_dam: 3.656 in 0.0..6.0,
        tile_cheap: 3.153 in 0.0..6.0,
        tile_produce: 1.965 in 0.0..9.0,
        tile_any_machine: 3.167 in 0.0..6.0,
        tile_free: 5.055 in 0.0..10.0,
        tile_points: 0.722 in 0.2..1.5,
        tile_copy: 0.75 in 0.0..4.0,

        /// Points that energy of this round brings, as a gain.
        energy: 0.748 in 0.1..1.5,
        /// A turn of the wheel, and a drop, while there is much to come.
        rotation: 1.136 in 0.2..3.0,
        drop: 0.766 in 0.2..3.0,
        /// A free structure saves engineers, machines and a tile; a conduit for each point of its value.
        free_base: 5.209 in 1.0..9.0,
        free_elevation: 3.27 in 1.0..9.0,
        free_conduit: 1.311 in 0.3..4.0,
        free_powerhouse: 6.885 in 1.0..12.0,
        /// How likely a held contract that is in reach now, or later, is fulfilled; and one that anybody can have.
        contract_now: 0.629 in 0.4..1.0,
        contract_later: 0.331 in 0.2..1.0,
        national: 0.305 in 0.0..0.8,

        /// How far one can count on the part that a system lacks.
        hope_dam: 0.185 in 0.05..0.8,
        hope_level: 0.521 in 0.0..0.8,
        hope_powerhouse: 0.271 in 0.05..0.9,
        /// A conduit of value 1, and of value 5: dear ones come late.
        hope_conduit: 0.806 in 0.05..0.9,
        hope_conduit_dear: 0.132 in 0.02..0.8,
        /// Another company's conduit costs a credit a drop, and brings its owner a point (B-7.4).
        foreign_conduit: 0.459 in 0.1..0.95,
        /// Water of a neutral dam: others want it too.
        neutral_now: 0.434 in 0.2..1.0,
        neutral_later: 0.548 in 0.1..0.9,
        /// How much of what could be produced is produced with the best system, and with each further one.
        produced_now: 0.667 in 0.3..1.0,
        produced_now_next: 0.618 in 0.2..1.0,
        produced_later: 0.853 in 0.3..1.0,
        produced_later_next: 0.694 in 0.2..1.0,
        /// Drops in a production.
        drops: 1.699 in 1.0..3.0,
        /// What hopes are worth against complete systems.
        hope: 0.882 in 0.2..2.0,
        /// Drops that players put on each headstream in a round.
        drops_by_players: 0.372 in 0.0..1.2,

        /// Officers in the draft (B-13).
        least_output: 5.858 in 0.0..10.0,
        mixers_for_conduits: 4.065 in 0.0..10.0,
        credits_for_machines: 1.662 in 0.0..10.0,
        special_tile: 1.68 in 0.0..10.0,
        base_cost: 1.019 in 0.0..10.0,
        copies: 1.54 in 0.0..10.0,
        top_dam: 1.759 in 0.0..10.0,
        /// Energy that a starting contract asks for costs something in the draft.
        start_energy: 0.37 in 0.0..1.0,
    }
}
