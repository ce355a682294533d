//! Checks that nobody chose the seed of a game: neither the operator of the server nor any player (docs/chance.md).
//! Everything is computed in this browser, with the engine that also plays the game.

use smokestack_core::{Message, Record};

use super::seed_share::SeedShare;

/// One check, and whether it passed.
pub(crate) type Finding = (&'static str, bool);

/// The results of all checks, and remarks for the user.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Verdict {
    pub findings: Vec<Finding>,
    pub remarks: Vec<Message>,
}

impl Verdict {
    pub fn passed(&self) -> bool {
        self.findings.iter().all(|(_, passed)| *passed)
    }
}

/// Checks a finished game: the record from the server, the game that was shown here, and what this browser noted when
/// it opened its share. `None` until the server has published the shares.
pub(crate) fn verify(record: &str, shown: &str, seed_share: Option<&SeedShare>) -> Option<Verdict> {
    let read = Record::parse(record).ok()?;
    let shares = read.shares.as_ref()?;
    let seats = read.players.len();
    let mut findings = vec![("room-fair-commitment", shares.is_kept())];
    let mut add = |key, passed: Option<bool>| findings.extend(passed.map(|passed| (key, passed)));
    add("room-fair-sealed", shares.are_all_kept());
    add("room-fair-complete", shares.is_complete(&read.players));
    if let Some(seed_share) = seed_share {
        add("room-fair-own", Some(shares.has_own(&seed_share.share)));
        add(
            "room-fair-seal",
            seed_share.seal.map(|seal| shares.seal(seats) == Some(seal)),
        );
        let restarts = shares.sealed.as_ref().map_or(0, |sealed| sealed.restarts);
        add(
            "room-fair-count",
            seed_share.seal.map(|_| restarts + 1 >= seed_share.opened),
        );
    }
    add("room-fair-seed", Some(shares.seed() == read.seed));
    add("room-fair-seating", shares.is_seating_fair(seats));
    add("room-fair-colours", shares.are_colours_fair(seats));
    let dealt = Record::parse(shown).is_ok_and(|shown| shown.seed == read.seed);
    add("room-fair-record", Some(dealt));
    // Replaying it deals and shuffles everything again, and must find the same moves legal and reach the same end.
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
    fn fair_game() -> (Shares, SeedShare) {
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
        let seed_share = SeedShare {
            share: Seed([1; 32]),
            seal: shares.seal(3),
            opened: 1,
        };
        (shares, seed_share)
    }

    /// The record of a game dealt from these shares.
    fn shown(shares: &Shares) -> String {
        let mut players = vec![Player::Bot("random".into()); 3];
        players[0] = Player::Person("Anna".into());
        let new = catalog::NewTable {
            players,
            options: Vec::new(),
            seed: shares.seed(),
            data: None,
        };
        let game = catalog::find("industria").expect("it is in the catalogue");
        game.start(&new).expect("the defaults").record()
    }

    fn failed_checks(shares: &Shares, seed_share: &SeedShare) -> Vec<&'static str> {
        let shown = shown(shares);
        let verdict =
            verify(&format!("{shown}{shares}\n"), &shown, Some(seed_share)).expect("the shares are shown");
        let wrong = verdict.findings.into_iter().filter(|(_, passed)| !passed);
        wrong.map(|(finding, _)| finding).collect()
    }

    #[test]
    fn a_fair_game_passes_and_every_lie_is_detected() {
        let (shares, seed_share) = fair_game();
        assert_eq!(failed_checks(&shares, &seed_share), [""; 0]);
        let lie = |lie: fn(&mut Shares)| {
            let mut other = shares.clone();
            lie(&mut other);
            failed_checks(&other, &seed_share)
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
        assert_eq!(found, ["room-fair-complete", "room-fair-own", "room-fair-seal"]);
        // Two shares were opened here: the record must count a restart.
        let twice = SeedShare {
            opened: 2,
            ..seed_share
        };
        assert_eq!(failed_checks(&shares, &twice), ["room-fair-count"]);
    }

    #[test]
    fn a_game_that_differs_from_the_one_shown_is_detected() {
        let (shares, seed_share) = fair_game();
        let mut other = shares.clone();
        other.people[0].1 = Seed([2; 32]);
        let record = format!("{}{shares}\n", shown(&shares));
        let verdict = verify(&record, &shown(&other), Some(&seed_share)).expect("the shares are shown");
        assert!(
            verdict.findings.contains(&("room-fair-record", false)),
            "{verdict:?}"
        );
        assert!(verdict.remarks.is_empty());
        assert_eq!(verify(&shown(&shares), &shown(&shares), None), None, "no shares");
    }

    #[test]
    fn wrongly_drawn_colours_and_seats_are_detected() {
        let (shares, _) = fair_game();
        let text = |more: &str| format!("{}{shares}{more}\n", shown(&shares));
        let wrong = |more: &str| {
            let verdict = verify(&text(more), &shown(&shares), None).expect("shares");
            let wrong = verdict.findings.into_iter().filter(|(_, passed)| !passed);
            wrong.map(|(finding, _)| finding).collect::<Vec<_>>()
        };
        let lies = ["ABC", "ACB"].map(|order| wrong(&format!(" drawn={order}")));
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
