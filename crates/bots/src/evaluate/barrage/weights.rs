//! The evaluator's weights.

use crate::weights::weights;

weights! {
    /// Tuned by `cargo xtask tune barrage --seats 3 --generations 16 --population 16 --games 24 --final-games 300 --iterations 12 --step 0.12 --seed 1`
    /// Result: 56.7 % of 300 games won (51.0 to 62.2; fair share 33.3), 97.4 points to 80.3
    pub struct BarrageWeights {
        /// The values of a credit, an excavator and a mixer at the beginning of the game, in addition to B-11.7.
        credit: 0.315 in 0.0..0.8,
        excavator: 1.222 in 0.2..2.0,
        mixer: 1.343 in 0.2..2.5,
        /// The value of an engineer.
        engineer: 0.684 in 0.2..1.5,
        /// The value of a turn whose action is still to be chosen after an officer was copied (B-13.8).
        copying: 2.906 in 0.0..5.0,
        /// Rotations of the wheel per round.
        wheel_turns: 2.081 in 1.5..5.0,
        /// Points per unit of energy in later rounds, without the bonus tiles: rank, credits, contracts.
        energy_later: 0.733 in 0.1..1.2,
        /// The share of the next income of a row that counts if one piece is missing.
        next_income: 0.513 in 0.0..0.8,
        /// The value of a company power per round, and the shares of it that count if one or two powerhouses are
        /// missing.
        power: 3.048 in 0.0..6.0,
        power_soon: 0.195 in 0.0..0.9,
        power_far: 0.16 in 0.0..0.5,
        /// The value of a piece on the map in addition to everything else that is counted: it makes later builds
        /// possible.
        piece: 1.968 in 0.0..4.0,
        /// The certainty of a lead in the objective at the beginning, and how much it grows until the end.
        objective_early: 0.354 in 0.05..1.5,
        objective_late: 2.838 in 0.5..6.0,
        /// Energy that each engineer of a rival still produces in this round.
        rival_energy: 0.356 in 0.0..1.5,
        /// The lead in energy at which a rank is 75 % certain.
        rank_spread: 1.383 in 0.5..6.0,
        /// The energy of a later round relative to the mean, for its bonus tile; and the pieces built per round.
        later_energy: 1.267 in 0.8..2.0,
        growth: 0.334 in 0.0..1.5,

        /// The value of a usable technology tile, and of its effect (B-14).
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

        /// Points per unit of energy gained in this round.
        energy: 0.748 in 0.1..1.5,
        /// A rotation of the wheel, and a drop, early in the game.
        rotation: 1.136 in 0.2..3.0,
        drop: 0.766 in 0.2..3.0,
        /// A free structure saves engineers, machines and a tile; for a conduit, per point of its value.
        free_base: 5.209 in 1.0..9.0,
        free_elevation: 3.27 in 1.0..9.0,
        free_conduit: 1.311 in 0.3..4.0,
        free_powerhouse: 6.885 in 1.0..12.0,
        /// The probability that a contract in hand is fulfilled if it is within reach now or later, and the factor for
        /// a national contract.
        contract_now: 0.629 in 0.4..1.0,
        contract_later: 0.331 in 0.2..1.0,
        national: 0.305 in 0.0..0.8,

        /// The probability that the missing part of a system will be built.
        hope_dam: 0.185 in 0.05..0.8,
        hope_level: 0.521 in 0.0..0.8,
        hope_powerhouse: 0.271 in 0.05..0.9,
        /// The probability for a conduit of value 1 and of value 5: expensive ones are built late.
        hope_conduit: 0.806 in 0.05..0.9,
        hope_conduit_dear: 0.132 in 0.02..0.8,
        /// Using another company's conduit costs a credit per drop and gives its owner a point (B-7.4).
        foreign_conduit: 0.459 in 0.1..0.95,
        /// The share of a neutral dam's water that counts: rivals use it too.
        neutral_now: 0.434 in 0.2..1.0,
        neutral_later: 0.548 in 0.1..0.9,
        /// The share of the possible output that is produced with the best system, and the factor for each further one.
        produced_now: 0.667 in 0.3..1.0,
        produced_now_next: 0.618 in 0.2..1.0,
        produced_later: 0.853 in 0.3..1.0,
        produced_later_next: 0.694 in 0.2..1.0,
        /// Drops per production.
        drops: 1.699 in 1.0..3.0,
        /// The weight of incomplete systems relative to complete ones.
        hope: 0.882 in 0.2..2.0,
        /// Drops that players place on each headstream per round.
        drops_by_players: 0.372 in 0.0..1.2,

        /// Officers in the draft (B-13).
        least_output: 5.858 in 0.0..10.0,
        mixers_for_conduits: 4.065 in 0.0..10.0,
        credits_for_machines: 1.662 in 0.0..10.0,
        special_tile: 1.68 in 0.0..10.0,
        base_cost: 1.019 in 0.0..10.0,
        copies: 1.54 in 0.0..10.0,
        top_dam: 1.759 in 0.0..10.0,
        /// The cost per unit of energy that a starting contract requires, in the draft.
        start_energy: 0.37 in 0.0..1.0,
    }
}
