//! Checks that nobody chose the seed of a game: neither the server, which had committed itself before anybody sat down,
//! nor anybody who sat there. Everything is computed in this browser, by the engine that also plays.

use serde_json::{Value, json};
use smokestack_core::{Record, Seed, fair};

use super::TableInfo;
use crate::{session, storage};

/// What this browser remembers of sitting down: its share, and what the server had committed itself to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stake {
    pub share: String,
    pub commitment: String,
}

/// One thing that was looked at, and whether it is as it should be.
pub(crate) type Finding = (&'static str, bool);

impl Stake {
    /// A new share for a table.
    pub fn draw(table: &TableInfo) -> Stake {
        Stake {
            share: session::drawn_seed().to_string(),
            commitment: table.commitment.clone(),
        }
    }

    pub fn keep(&self, table: &str) {
        let stake = json!({ "share": self.share, "commitment": self.commitment });
        // Without room only this check is poorer by two lines.
        let _ = storage::write(&key(table), &stake.to_string());
    }

    pub fn kept(table: &str) -> Option<Stake> {
        let stake: Value = serde_json::from_str(&storage::read(&key(table))?).ok()?;
        Some(Stake {
            share: stake["share"].as_str()?.to_owned(),
            commitment: stake["commitment"].as_str()?.to_owned(),
        })
    }
}

fn key(table: &str) -> String {
    format!("smokestack.stake.{table}")
}

/// Looks at a game that is over; `None` as long as the server has not shown the shares.
pub(crate) fn verify(table: &TableInfo, record: &str, stake: Option<&Stake>) -> Option<Vec<Finding>> {
    let shares = table.chance.as_ref()?;
    let server = from_hex(&shares.server).unwrap_or_default();
    let people: Vec<Vec<u8>> = shares
        .people
        .iter()
        .map(|(_, share)| from_hex(share).unwrap_or_default())
        .collect();
    let seed = fair::seed(&server, people.iter().map(Vec::as_slice));
    let commitment = Seed(fair::commitment(&server)).to_string();
    let mut findings = vec![("room-fair-commitment", commitment == table.commitment)];
    if let Some(stake) = stake {
        let same = stake.commitment == table.commitment;
        findings.push(("room-fair-same", same));
        let own = shares.people.iter().any(|(_, share)| *share == stake.share);
        findings.push(("room-fair-own", own));
    }
    findings.push(("room-fair-seed", seed.to_string() == shares.seed));
    let read = Record::parse(record).ok();
    let dealt = read.as_ref().is_some_and(|record| record.seed == seed);
    findings.push(("room-fair-record", dealt));
    let noted = read.and_then(|record| Some((record.shares?, record.players.len())));
    if let Some((noted, seats)) = noted {
        let same = noted.seed() == seed;
        let seating = noted.is_seating_fair(seats);
        findings.extend(seating.map(|holds| ("room-fair-seating", holds && same)));
        let colours = noted.are_colours_fair(seats);
        findings.extend(colours.map(|holds| ("room-fair-colours", holds && same)));
    }
    // Replaying it deals and shuffles everything again, and finds the same moves legal and the same end.
    let replayed = catalog::open_record(record, None).is_ok();
    findings.push(("room-fair-replay", replayed));
    Some(findings)
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes().chunks(2);
    digits
        .map(|two| u8::from_str_radix(std::str::from_utf8(two).ok()?, 16).ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use smokestack_core::{Player, Seat};

    use super::super::told::{Shares, Status};
    use super::*;

    fn table() -> (TableInfo, String, Stake) {
        let seed = fair::seed(&[9; 32], [&[1; 32][..]]);
        let new = catalog::NewTable {
            players: vec![Player::Bot("random".into()); 3],
            options: Vec::new(),
            seed,
            data: None,
        };
        let game = catalog::find("industria").expect("it is on the shelf");
        let record = game.start(&new).expect("the defaults").record();
        let hex = |byte: u8| Seed([byte; 32]).to_string();
        let commitment = Seed(fair::commitment(&[9; 32])).to_string();
        let info = TableInfo {
            id: "t".into(),
            game: "industria".into(),
            rules: 1,
            data: String::new(),
            options: Vec::new(),
            status: Status::Over,
            waits_for_host: false,
            draws_colours: false,
            host: None,
            seats: Vec::new(),
            moves: 0,
            undos: 0,
            version: 0,
            turn: None,
            turn_since: None,
            time: None,
            deadline: None,
            time_up: String::new(),
            time_up_level: None,
            ended_at: None,
            is_frozen: false,
            rematch: None,
            has_result: true,
            commitment: commitment.clone(),
            chance: Some(Shares {
                server: hex(9),
                people: vec![(Seat::new(0).expect("A"), hex(1))],
                seed: seed.to_string(),
            }),
        };
        let stake = Stake {
            share: hex(1),
            commitment,
        };
        (info, record, stake)
    }

    fn wrong(table: &TableInfo, record: &str, stake: &Stake) -> Vec<&'static str> {
        let findings = verify(table, record, Some(stake)).expect("the shares are shown");
        let wrong = findings.into_iter().filter(|(_, holds)| !holds);
        wrong.map(|(finding, _)| finding).collect()
    }

    #[test]
    fn an_honest_game_is_found_honest_and_every_lie_is_found() {
        let (table, record, stake) = table();
        assert_eq!(wrong(&table, &record, &stake), [""; 0]);
        let mut other = table.clone();
        other.commitment = "00".repeat(32);
        assert_eq!(
            wrong(&other, &record, &stake),
            ["room-fair-commitment", "room-fair-same"]
        );
        let mut other = table.clone();
        if let Some(shares) = &mut other.chance {
            shares.people[0].1 = "02".repeat(32);
        }
        let found = ["room-fair-own", "room-fair-seed", "room-fair-record"];
        assert_eq!(wrong(&other, &record, &stake), found);
        let dealt = record.replace(
            &Seed(fair::seed(&[9; 32], [&[1; 32][..]]).0).to_string(),
            &"7".repeat(64),
        );
        assert_eq!(wrong(&table, &dealt, &stake), ["room-fair-record"]);
        let shares = fair::Shares {
            commitment: Seed(fair::commitment(&[9; 32])),
            server: Seed([9; 32]),
            people: vec![(Seat::new(0).expect("A"), Seed([1; 32]))],
            drawn: None,
            colours: None,
        };
        let seated = |letters: &str| format!("{record}{shares} drawn={letters}\n");
        let lies = ["ABC", "ACB"].map(|letters| wrong(&table, &seated(letters), &stake));
        assert!(
            lies.iter().any(|found| *found == ["room-fair-seating"]),
            "at most one order was drawn: {lies:?}"
        );
        let drawn = fair::colours(&[9; 32], [&[1; 32][..]]);
        let coloured = |colours: [&str; 3]| format!("{record}{shares} colours={}\n", colours.join(","));
        let [first, second, third, ..] = drawn;
        assert_eq!(wrong(&table, &coloured([first, second, third]), &stake), [""; 0]);
        let lie = coloured([second, first, third]);
        assert_eq!(wrong(&table, &lie, &stake), ["room-fair-colours"]);
        assert_eq!(
            verify(
                &TableInfo {
                    chance: None,
                    ..table
                },
                &record,
                None
            ),
            None
        );
    }
}
