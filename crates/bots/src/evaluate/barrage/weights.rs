//! The numbers that only play can tell.

use crate::weights::weights;

weights! {
    pub struct BarrageWeights {
        /// Points that a credit, an excavator and a mixer are worth beyond B-11.7, at the beginning of the game.
        credit: 0.2 in 0.0..0.8,
        excavator: 0.9 in 0.2..2.0,
        mixer: 1.1 in 0.2..2.5,
        /// What an engineer does.
        engineer: 0.75 in 0.2..1.5,
        /// What a turn is worth whose action is chosen after an officer was copied (B-13.8).
        copying: 2.0 in 0.0..5.0,
        /// Turns of the wheel in a round.
        wheel_turns: 3.0 in 1.5..5.0,
        /// Points that energy of later rounds brings, beside the bonus tiles: rank, credits, contracts.
        energy_later: 0.55 in 0.1..1.2,
        /// How far one can count on the next income of a row when one piece is missing.
        next_income: 0.3 in 0.0..0.8,
        /// What a company power brings in a round, and how much of it counts one and two powerhouses before.
        power: 2.5 in 0.0..6.0,
        power_soon: 0.4 in 0.0..0.9,
        power_far: 0.15 in 0.0..0.5,
        /// What every piece on the map is good for beside what is counted here: room for more, a foot in the door.
        piece: 1.5 in 0.0..4.0,
        /// How sure one can be of a lead in the objective, at the beginning, and how much surer towards the end.
        objective_early: 0.4 in 0.05..1.5,
        objective_late: 2.0 in 0.5..6.0,
        /// Energy that a rival's engineer still brings in this round.
        rival_energy: 0.4 in 0.0..1.5,
        /// Energy that decides about a rank: the lead that is three quarters of the way to certain.
        rank_spread: 2.0 in 0.5..6.0,
        /// How much better than the mean round a later one is, for its bonus tile; pieces that a round brings.
        later_energy: 1.2 in 0.8..2.0,
        growth: 0.3 in 0.0..1.5,

        /// A technology tile that can be used, and what using it brings beside the structure (B-14).
        tile: 1.0 in 0.0..3.0,
        tile_fill_dams: 2.5 in 0.0..6.0,
        tile_rotate: 1.0 in 0.0..3.0,
        tile_credits: 2.5 in 0.0..6.0,
        tile_no_engineers: 2.5 in 0.0..6.0,
        tile_no_fee: 1.8 in 0.0..5.0,
        tile_energy: 1.0 in 0.2..2.5,
        tile_fill_dam: 2.5 in 0.0..6.0,
        tile_cheap: 3.0 in 0.0..6.0,
        tile_produce: 4.0 in 0.0..9.0,
        tile_any_machine: 2.5 in 0.0..6.0,
        tile_free: 5.0 in 0.0..10.0,
        tile_points: 0.8 in 0.2..1.5,
        tile_copy: 1.0 in 0.0..4.0,

        /// Points that energy of this round brings, as a gain.
        energy: 0.6 in 0.1..1.5,
        /// A turn of the wheel, and a drop, while there is much to come.
        rotation: 1.0 in 0.2..3.0,
        drop: 1.2 in 0.2..3.0,
        /// A free structure saves engineers, machines and a tile; a conduit for each point of its value.
        free_base: 4.5 in 1.0..9.0,
        free_elevation: 4.5 in 1.0..9.0,
        free_conduit: 1.8 in 0.3..4.0,
        free_powerhouse: 6.5 in 1.0..12.0,
        /// How likely a held contract that is in reach now, or later, is fulfilled; and one that anybody can have.
        contract_now: 0.85 in 0.4..1.0,
        contract_later: 0.6 in 0.2..1.0,
        national: 0.3 in 0.0..0.8,

        /// How far one can count on the part that a system lacks.
        hope_dam: 0.3 in 0.05..0.8,
        hope_level: 0.25 in 0.0..0.8,
        hope_powerhouse: 0.42 in 0.05..0.9,
        /// A conduit of value 1, and of value 5: dear ones come late.
        hope_conduit: 0.46 in 0.05..0.9,
        hope_conduit_dear: 0.24 in 0.02..0.8,
        /// Another company's conduit costs a credit a drop, and brings its owner a point (B-7.4).
        foreign_conduit: 0.6 in 0.1..0.95,
        /// Water of a neutral dam: others want it too.
        neutral_now: 0.6 in 0.2..1.0,
        neutral_later: 0.4 in 0.1..0.9,
        /// How much of what could be produced is produced with the best system, and with each further one.
        produced_now: 0.75 in 0.3..1.0,
        produced_now_next: 0.6 in 0.2..1.0,
        produced_later: 0.8 in 0.3..1.0,
        produced_later_next: 0.73 in 0.2..1.0,
        /// Drops in a production.
        drops: 1.6 in 1.0..3.0,
        /// What hopes are worth against complete systems.
        hope: 1.0 in 0.2..2.0,
        /// Drops that players put on each headstream in a round.
        drops_by_players: 0.4 in 0.0..1.2,

        /// Officers in the draft (B-13).
        least_output: 4.0 in 0.0..10.0,
        mixers_for_conduits: 3.5 in 0.0..10.0,
        credits_for_machines: 3.0 in 0.0..10.0,
        special_tile: 2.5 in 0.0..10.0,
        base_cost: 2.0 in 0.0..10.0,
        copies: 1.5 in 0.0..10.0,
        top_dam: 1.0 in 0.0..10.0,
        /// Energy that a starting contract asks for costs something in the draft.
        start_energy: 0.3 in 0.0..1.0,
    }
}
