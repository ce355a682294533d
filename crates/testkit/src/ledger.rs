//! Conservation of money: every seat's money changes only by the payments that events report.

use std::collections::BTreeMap;

use serde_json::Value;
use smokestack_core::{Arg, Message, Seat};

/// Follows the money through the events `paid FROM TO AMOUNT`, `income SEAT AMOUNT`, and the loan events.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Ledger(BTreeMap<Seat, i64>);

impl Ledger {
    /// Every seat's money, from a position's JSON.
    pub fn of(position: &Value, purse: &str) -> Ledger {
        let seats = position["seats"].as_object().into_iter().flatten();
        let balances = seats.filter_map(|(letter, seat)| Some((letter.parse().ok()?, seat[purse].as_i64()?)));
        Ledger(balances.collect())
    }

    pub fn record(&mut self, event: &Message) {
        let arg = |name: &str| {
            event
                .args
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| value)
        };
        let amount = match arg("amount") {
            Some(Arg::Number(amount)) => *amount,
            _ => return,
        };
        match event.key {
            "paid" => {
                self.add(arg("from"), -amount);
                self.add(arg("to"), amount);
            }
            "income" | "borrowed" => self.add(arg("seat"), amount),
            "repaid" => self.add(arg("seat"), -amount),
            _ => {}
        }
    }

    fn add(&mut self, account: Option<&Arg>, amount: i64) {
        if let Some(Arg::Seat(seat)) = account {
            *self.0.entry(*seat).or_default() += amount;
        }
    }
}
