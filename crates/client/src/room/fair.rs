//! Checks that nobody chose the seed of a game: neither whoever runs the server, nor anybody who sat there (docs/chance.md).
//! Everything is computed in this browser, by the engine that also plays.

use smokestack_core::{Message, Record};

use super::stake::Stake;

/// One thing that was looked at, and whether it is as it should be.
pub(crate) type Finding = (&'static str, bool);

/// What was found, and what else somebody should know.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Verdict {
    pub findings: Vec<Finding>,
    pub remarks: Vec<Message>,
}

impl Verdict {
    pub fn holds(&self) -> bool {
        self.findings.iter().all(|(_, holds)| *holds)
    }
}

/// Looks at a game that is over: the record that the server gives, the game that was shown here, and what this browser noted
/// when it opened its share. Nothing as long as the server has not shown the shares.
pub(crate) fn verify(record: &str, shown: &str, stake: Option<&Stake>) -> Option<Verdict> {
    let read = Record::parse(record).ok()?;
    let shares = read.shares.as_ref()?;
    let seats = read.players.len();
    let mut findings = vec![("room-fair-commitment", shares.is_kept())];
    let mut add = |key, holds: Option<bool>| findings.extend(holds.map(|holds| (key, holds)));
    add("room-fair-sealed", shares.are_all_kept());
    add("room-fair-complete", shares.is_complete(&read.players));
    if let Some(stake) = stake {
        add("room-fair-own", Some(shares.has_own(&stake.share)));
        add(
            "room-fair-seal",
            stake.seal.map(|seal| shares.seal(seats) == Some(seal)),
        );
        let restarts = shares.sealed.as_ref().map_or(0, |sealed| sealed.restarts);
        add(
            "room-fair-count",
            stake.seal.map(|_| restarts + 1 >= stake.opened),
        );
    }
    add("room-fair-seed", Some(shares.seed() == read.seed));
    add("room-fair-seating", shares.is_seating_fair(seats));
    add("room-fair-colours", shares.are_colours_fair(seats));
    let dealt = Record::parse(shown).is_ok_and(|shown| shown.seed == read.seed);
    add("room-fair-record", Some(dealt));
    // Replaying it deals and shuffles everything again, and finds the same moves legal and the same end.
    add(
        "room-fair-replay",
        Some(catalog::open_record(record, None).is_ok()),
    );
    Some(Verdict {
        findings,
        remarks: shares.remarks(),
    })
}

#[cfg(test)]
mod tests {
    use smokestack_core::commit_reveal::{self, Origin, Pledge, Sealed, Shares};
    use smokestack_core::{Player, Seat, Seed};

    use super::*;

    /// One person who committed to a share of ones, and two bots; the seats were not drawn.
    fn honest() -> (Shares, Stake) {
        let pledge = Pledge {
            commitment: Seed(commit_reveal::commitment(&[1; 32])),
            origin: Origin::Sealed,
        };
        let shares = Shares {
            commitment: Seed(commit_reveal::commitment(&[9; 32])),
            server: Seed([9; 32]),
            people: vec![(Seat::new(0).expect("A"), Seed([1; 32]))],
            sealed: Some(Sealed {
                restarts: 0,
                pledges: vec![pledge],
            }),
            drawn: None,
            colours: None,
        };
        let stake = Stake {
            share: Seed([1; 32]),
            seal: shares.seal(3),
            opened: 1,
        };
        (shares, stake)
    }

    /// The game that these shares deal.
    fn shown(shares: &Shares) -> String {
        let mut players = vec![Player::Bot("random".into()); 3];
        players[0] = Player::Person("Anna".into());
        let new = catalog::NewTable {
            players,
            options: Vec::new(),
            seed: shares.seed(),
            data: None,
        };
        let game = catalog::find("industria").expect("it is on the shelf");
        game.start(&new).expect("the defaults").record()
    }

    fn wrong(shares: &Shares, stake: &Stake) -> Vec<&'static str> {
        let shown = shown(shares);
        let verdict =
            verify(&format!("{shown}{shares}\n"), &shown, Some(stake)).expect("the shares are shown");
        let wrong = verdict.findings.into_iter().filter(|(_, holds)| !holds);
        wrong.map(|(finding, _)| finding).collect()
    }

    #[test]
    fn an_honest_game_is_found_honest_and_every_lie_is_found() {
        let (shares, stake) = honest();
        assert_eq!(wrong(&shares, &stake), [""; 0]);
        let lie = |lie: fn(&mut Shares)| {
            let mut other = shares.clone();
            lie(&mut other);
            wrong(&other, &stake)
        };
        let found = lie(|shares| shares.server = Seed([8; 32]));
        assert_eq!(found, ["room-fair-commitment"]);
        let found = lie(|shares| shares.commitment = Seed([8; 32]));
        assert_eq!(found, ["room-fair-commitment", "room-fair-seal"]);
        let found = lie(|shares| shares.people[0].1 = Seed([2; 32]));
        assert_eq!(found, ["room-fair-sealed", "room-fair-own"]);
        let found = lie(|shares| {
            shares.people[0].1 = Seed([2; 32]);
            if let Some(sealed) = &mut shares.sealed {
                sealed.pledges[0].commitment = Seed(commit_reveal::commitment(&[2; 32]));
            }
        });
        assert_eq!(found, ["room-fair-own", "room-fair-seal"]);
        let found = lie(|shares| shares.sealed = None);
        assert_eq!(found, ["room-fair-seal"], "as if nobody had committed");
        let found = lie(|shares| shares.people.clear());
        let all = [
            "room-fair-sealed",
            "room-fair-complete",
            "room-fair-own",
            "room-fair-seal",
        ];
        assert_eq!(found, all);
        // Two shares were opened here: the record must count a restart.
        let twice = Stake { opened: 2, ..stake };
        assert_eq!(wrong(&shares, &twice), ["room-fair-count"]);
    }

    #[test]
    fn another_game_than_the_one_shown_is_found() {
        let (shares, stake) = honest();
        let mut other = shares.clone();
        other.people[0].1 = Seed([2; 32]);
        let record = format!("{}{shares}\n", shown(&shares));
        let verdict = verify(&record, &shown(&other), Some(&stake)).expect("the shares are shown");
        assert!(
            verdict.findings.contains(&("room-fair-record", false)),
            "{verdict:?}"
        );
        assert!(verdict.remarks.is_empty());
        assert_eq!(verify(&shown(&shares), &shown(&shares), None), None, "no shares");
    }

    #[test]
    fn colours_and_seats_that_were_not_drawn_so_are_found() {
        let (shares, _) = honest();
        let text = |more: &str| format!("{}{shares}{more}\n", shown(&shares));
        let wrong = |more: &str| {
            let verdict = verify(&text(more), &shown(&shares), None).expect("shares");
            let wrong = verdict.findings.into_iter().filter(|(_, holds)| !holds);
            wrong.map(|(finding, _)| finding).collect::<Vec<_>>()
        };
        let lies = ["ABC", "ACB"].map(|letters| wrong(&format!(" drawn={letters}")));
        assert!(
            lies.iter().any(|found| *found == ["room-fair-seating"]),
            "at most one order was drawn: {lies:?}"
        );
        let [first, second, third, ..] = commit_reveal::colours(&[9; 32], [&[1; 32][..]]);
        assert_eq!(wrong(&format!(" colours={first},{second},{third}")), [""; 0]);
        assert_eq!(
            wrong(&format!(" colours={second},{first},{third}")),
            ["room-fair-colours"]
        );
    }
}
