//! The rules options: the eleven contradictions between the sources, four rules that can be interpreted
//! differently, and the introductory game.

use smokestack_core::{OptionInfo, OptionValues};

macro_rules! switches {
    ($($(#[$doc:meta])* $field:ident: $id:literal, $default:literal, $rule:literal;)*) => {
        pub(crate) const OPTIONS: &[OptionInfo] = &[$(OptionInfo {
            id: $id,
            values: &["false", "true"],
            default: $default,
            rule: $rule,
        },)*];

        /// The option values of this table.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Switches {
            $($(#[$doc])* pub $field: bool,)*
        }

        impl Switches {
            pub(crate) fn new(option_values: &OptionValues) -> Switches {
                Switches {
                    $($field: option_values.get($id) == "true",)*
                }
            }
        }
    };
}

switches! {
    /// B-17: no patent office, no draft.
    introductory: "introductory", "false", "B-17.1";
    ///
    passing_after_production: "usa_power_counts_flow_after_production", "false", "B-12.2";
    ///
    least_output_in_second: "fiesler_minimum_applies_to_german_second_production", "true", "B-12.4";
    ///
    connections_of_any_owner: "connections_objective_counts_bases_of_any_owner", "true", "B-11.5";
    ///
    objective_minimum: "objective_minimum_one_for_red_spaces_and_connections", "true", "B-11.3";
    ///
    income_before_placement: "construction_income_before_placement", "true", "B-5.9";
    ///
    fewer_drops: "water_management_may_place_fewer_drops", "false", "B-6.5";
    ///
    left_to_right: "construction_spaces_strictly_left_to_right", "true", "B-5.2";
    ///
    free_tile_without_engineers: "engineer_free_tile_usable_with_no_engineers_left", "true", "B-4.8";
    ///
    discarded_leave: "discarded_contracts_leave_the_game", "true", "B-6.15";
    ///
    discount_for_powerhouse_only: "france_discount_only_for_powerhouse_production", "true", "B-12.6";
    ///
    outflow_before_contract: "production_outflow_before_contract", "true", "B-7.5";
    /// Y-7: no effect unless income comes before the placement.
    uncovered_credits_pay: "uncovered_credits_may_pay_the_red_fee", "false", "B-5.9";
    /// B-6.9
    workshop_needs_load: "workshop_requires_something_on_the_wheel", "false", "B-6.9";
    /// B-13.8
    copy_needs_action: "sekibo_copy_requires_an_action_after_it", "false", "B-13.8";
    /// B-9.1 and B-11.9: ranking counts only the energy produced, not everything on the track.
    rank_produced: "ranking_counts_energy_produced", "false", "B-9.1";
}
