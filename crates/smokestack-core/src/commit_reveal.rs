//! Verifiable randomness for online games (docs/chance.md), using commit and reveal: server and players first commit to
//! their shares of the seed and open them only when everybody has committed. The seed is the hash of all shares, so
//! nobody can choose it unnoticed, not even the server's operator.

mod sealed;
mod text;

use sha2::{Digest as _, Sha256};

pub use sealed::{Origin, Pledge, Seal, Sealed};

use crate::{COLOURS, GameRng, Message, Player, Seat, Seed};

/// The commitment to a share, published before the share is opened: its SHA-256.
pub fn commitment(share: &[u8]) -> [u8; 32] {
    Sha256::digest(share).into()
}

/// SHA-256 of the server's share, then the shares in seat order.
pub fn seed<'s>(server_share: &[u8], shares: impl IntoIterator<Item = &'s [u8]>) -> Seed {
    hash_shares(&[], server_share, shares)
}

/// The seed of the shuffle that draws the seats: SHA-256 of the word `seating`, the server's share, and the shares in
/// the seating order before the draw.
pub fn seating<'s>(server_share: &[u8], shares: impl IntoIterator<Item = &'s [u8]>) -> Seed {
    hash_shares(b"seating", server_share, shares)
}

/// All colours in the order drawn (the first seat gets the first): a shuffle whose seed is SHA-256 of the word
/// `colours`, the server's share, and the shares in seat order.
pub fn colours<'s>(
    server_share: &[u8],
    shares: impl IntoIterator<Item = &'s [u8]>,
) -> [&'static str; Seat::MAX] {
    let mut colours = COLOURS;
    GameRng::new(&hash_shares(b"colours", server_share, shares)).shuffle(&mut colours);
    colours
}

fn hash_shares<'s>(word: &[u8], server_share: &[u8], shares: impl IntoIterator<Item = &'s [u8]>) -> Seed {
    let mut hash = Sha256::new();
    hash.update(word);
    hash.update(server_share);
    for share in shares {
        hash.update(share);
    }
    Seed(hash.finalize().into())
}

/// The shares and commitments behind a game's seed, published once it is over: the last line of its record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shares {
    /// The server's commitment, published before any player committed.
    pub commitment: Seed,
    pub server: Seed,
    /// In seat order.
    pub people: Vec<(Seat, Seed)>,
    /// The players' commitments; `None` in records from before players committed.
    pub sealed: Option<Sealed>,
    /// If the seats were drawn: for each seat, in order, the seat that its player had before the draw.
    pub drawn: Option<Vec<Seat>>,
    /// If the colours were drawn: those of the seats, in order.
    pub colours: Option<Vec<&'static str>>,
}

impl Shares {
    /// Whether the server's share is the one that it had committed to.
    pub fn is_kept(&self) -> bool {
        commitment(&self.server.0) == self.commitment.0
    }

    /// Whether every player's share is the one that was committed to; `None` if nobody committed.
    pub fn are_all_kept(&self) -> Option<bool> {
        let sealed = self.sealed.as_ref()?;
        let is_kept =
            |((_, share), pledge): (&(Seat, Seed), &Pledge)| commitment(&share.0) == pledge.commitment.0;
        let as_many = self.people.len() == sealed.pledges.len();
        Some(as_many && self.people.iter().zip(&sealed.pledges).all(is_kept))
    }

    /// Whether every person at the table has a share: leaving one out would allow a choice between seeds. `None` if
    /// nobody committed. A bot's seat may have a share, from a player who left.
    pub fn is_complete(&self, players: &[Player]) -> Option<bool> {
        self.sealed.as_ref()?;
        let has_share = |seat: Seat| self.people.iter().any(|(own, _)| *own == seat);
        let is_person = |player: &Player| matches!(player, Player::Person(_));
        let mut seats = Seat::all(players.len()).zip(players);
        Some(seats.all(|(seat, player)| !is_person(player) || has_share(seat)))
    }

    /// Whether this share is among the players' shares, marked as kept secret until it was opened.
    pub fn has_own(&self, own_share: &Seed) -> bool {
        let is_sealed = |at: usize| match &self.sealed {
            Some(is_sealed) => is_sealed.pledges.get(at).map(|pledge| pledge.origin) == Some(Origin::Sealed),
            None => true, // nobody committed then
        };
        let mut people = self.people.iter().enumerate();
        people.any(|(at, (_, share))| share == own_share && is_sealed(at))
    }

    /// The hash of all commitments, which every player's client notes before it opens its share; `None` if nobody
    /// committed, or if the seats before the draw are inconsistent.
    pub fn seal(&self, seats: usize) -> Option<Seed> {
        let sealed = self.sealed.as_ref()?;
        let chair = |seat: Seat| match &self.drawn {
            Some(drawn) => drawn.get(seat.index()).copied(),
            None => Some(seat),
        };
        let pledges = self.people.iter().zip(&sealed.pledges);
        let pledges = pledges.map(|((seat, _), pledge)| Some((chair(*seat)?, *pledge)));
        let seal = Seal {
            server: self.commitment,
            seats,
            is_drawn: self.drawn.is_some(),
            restarts: sealed.restarts,
            pledges: pledges.collect::<Option<_>>()?,
        };
        Some(seal.hash())
    }

    /// Remarks for the person who verifies a game, beyond whether all values match.
    pub fn remarks(&self) -> Vec<Message> {
        let Some(sealed) = &self.sealed else {
            return vec![Message::new("room-fair-older")];
        };
        let mut remarks = Vec::new();
        if sealed.restarts > 0 {
            remarks.push(Message::new("room-fair-restarts").with("count", sealed.restarts));
        }
        for (origin, key) in [
            (Origin::Open, "room-fair-by-open"),
            (Origin::Server, "room-fair-by-server"),
        ] {
            let seats = self.people.iter().zip(&sealed.pledges);
            let seats = seats.filter(|(_, pledge)| pledge.origin == origin);
            let seats: Vec<String> = seats.map(|((seat, _), _)| seat.to_string()).collect();
            if !seats.is_empty() {
                remarks.push(Message::new(key).text("seats", seats.join(", ")));
            }
        }
        if sealed
            .pledges
            .iter()
            .all(|pledge| pledge.origin != Origin::Sealed)
        {
            remarks.push(Message::new("room-fair-none-sealed"));
        }
        remarks
    }

    /// The seed computed from the shares.
    pub fn seed(&self) -> Seed {
        seed(&self.server.0, self.share_bytes())
    }

    /// The players' shares, in seat order.
    fn share_bytes(&self) -> impl Iterator<Item = &[u8]> {
        self.people.iter().map(|(_, share)| &share.0[..])
    }

    /// Whether the colours for this number of seats were drawn correctly; `None` if they were not drawn, or if the draw
    /// was not recorded.
    pub fn are_colours_fair(&self, seats: usize) -> Option<bool> {
        let recorded_colours = self.colours.as_ref()?;
        let drawn_colours = colours(&self.server.0, self.share_bytes());
        Some(recorded_colours.len() == seats && drawn_colours.starts_with(recorded_colours))
    }

    /// Whether the order of this many seats was drawn correctly; `None` if it was not drawn, or the draw not recorded.
    pub fn is_seating_fair(&self, seats: usize) -> Option<bool> {
        let drawn_seats = self.drawn.as_ref()?;
        let mut chairs: Vec<Seat> = Seat::all(seats).collect();
        let share_of = |chair: &Seat| {
            let now = drawn_seats.iter().position(|seat_before| seat_before == chair)?;
            let own_share = self.people.iter().find(|(seat, _)| seat.index() == now)?;
            Some(&own_share.1.0[..])
        };
        let seed = seating(&self.server.0, chairs.iter().filter_map(share_of));
        GameRng::new(&seed).shuffle(&mut chairs);
        Some(chairs == *drawn_seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_is_the_hash_of_all_shares_in_order() {
        let mut all = vec![9; 32];
        all.extend([1; 32]);
        all.extend([3; 32]);
        let shares = [&[1; 32][..], &[3; 32]];
        assert_eq!(seed(&[9; 32], shares).0, <[u8; 32]>::from(Sha256::digest(&all)));
        assert_ne!(seating(&[9; 32], shares), seed(&[9; 32], shares));
        assert_eq!(commitment(&[9; 32]).to_vec(), Sha256::digest([9; 32]).to_vec());
    }

    #[test]
    fn a_wrong_seating_is_detected() {
        // Anna sat at A, a bot at B, Carl at C, and the seats were drawn.
        let mut drawn_seats: Vec<Seat> = Seat::all(3).collect();
        let seed = seating(&[9; 32], [&[1; 32][..], &[3; 32]]);
        GameRng::new(&seed).shuffle(&mut drawn_seats);
        let mut people = Vec::new();
        for (seat, before) in Seat::all(3).zip(&drawn_seats) {
            match before.letter() {
                'A' => people.push((seat, Seed([1; 32]))),
                'C' => people.push((seat, Seed([3; 32]))),
                _ => {}
            }
        }
        let shares = Shares {
            commitment: Seed(commitment(&[9; 32])),
            server: Seed([9; 32]),
            people,
            sealed: None,
            drawn: Some(drawn_seats.clone()),
            colours: None,
        };
        assert_eq!(shares.is_seating_fair(3), Some(true));
        assert_eq!(shares.is_seating_fair(4), Some(false));
        let text = shares.to_string();
        let letters: String = drawn_seats.iter().map(|seat| seat.letter()).collect();
        assert!(text.ends_with(&format!(" drawn={letters}")), "{text}");
        let values = text.strip_prefix("chance ").expect("its first word");
        assert_eq!(Shares::parse(values).as_ref(), Some(&shares));
        let letters: String = letters.chars().rev().collect();
        let (other, _) = values.split_once(" drawn=").expect("it was drawn");
        let shares_without_seats = Shares::parse(other).expect("as it was before");
        assert_eq!(shares_without_seats.is_seating_fair(3), None);
        let other = Shares::parse(&format!("{other} drawn={letters}")).expect("another seating");
        assert_eq!(other.is_seating_fair(3), Some(false));
        for invalid_value in ["", "X", "AB=", "A B"] {
            assert_eq!(
                Shares::parse(&format!("{values} drawn={invalid_value}")),
                None,
                "{invalid_value}"
            );
        }
    }

    #[test]
    fn wrong_colours_are_detected() {
        let people = vec![(Seat::new(0).expect("A"), Seed([1; 32]))];
        let drawn_colours = super::colours(&[9; 32], [&[1; 32][..]]);
        assert_ne!(drawn_colours, COLOURS, "they are shuffled");
        let shares = Shares {
            commitment: Seed(commitment(&[9; 32])),
            server: Seed([9; 32]),
            people,
            sealed: None,
            drawn: Some(Seat::all(3).collect()),
            colours: Some(drawn_colours[..3].to_vec()),
        };
        assert_eq!(shares.are_colours_fair(3), Some(true));
        assert_eq!(shares.are_colours_fair(4), Some(false));
        let text = shares.to_string();
        assert!(
            text.ends_with(&format!(" drawn=ABC colours={}", drawn_colours[..3].join(","))),
            "{text}"
        );
        let values = text.strip_prefix("chance ").expect("its first word");
        assert_eq!(Shares::parse(values).as_ref(), Some(&shares));
        let (before, _) = values.split_once(" colours=").expect("they were drawn");
        assert_eq!(
            Shares::parse(before)
                .expect("as it was before")
                .are_colours_fair(3),
            None
        );
        let other = format!(
            "{before} colours={},{},{}",
            drawn_colours[1], drawn_colours[0], drawn_colours[2]
        );
        assert_eq!(
            Shares::parse(&other).expect("others").are_colours_fair(3),
            Some(false)
        );
        for invalid_value in ["", "pink", "red,", "red blue"] {
            assert_eq!(
                Shares::parse(&format!("{before} colours={invalid_value}")),
                None,
                "{invalid_value}"
            );
        }
    }

    /// Anna at A committed, the server drew for Carl at C, and B is a bot; the table started over once.
    fn sealed() -> Shares {
        let pledge = |byte: u8, origin| Pledge {
            commitment: Seed(commitment(&[byte; 32])),
            origin,
        };
        let seat = |at| Seat::new(at).expect("a seat");
        Shares {
            commitment: Seed(commitment(&[9; 32])),
            server: Seed([9; 32]),
            people: vec![(seat(0), Seed([1; 32])), (seat(2), Seed([3; 32]))],
            sealed: Some(Sealed {
                restarts: 1,
                pledges: vec![pledge(1, Origin::Sealed), pledge(3, Origin::Server)],
            }),
            drawn: None,
            colours: None,
        }
    }

    #[test]
    fn a_replaced_share_is_detected() {
        let shares = sealed();
        assert_eq!((shares.is_kept(), shares.are_all_kept()), (true, Some(true)));
        let text = shares.to_string();
        let values = text.strip_prefix("chance ").expect("its first word");
        assert_eq!(Shares::parse(values).as_ref(), Some(&shares));
        assert!(text.ends_with(":server restarts=1"), "{text}");
        let changed_shares = values.replace(&"03".repeat(32), &"04".repeat(32));
        let changed_shares = Shares::parse(&changed_shares).expect("it has its form");
        assert_eq!(changed_shares.are_all_kept(), Some(false));
        assert_ne!(changed_shares.seed(), shares.seed());
        assert_eq!(
            changed_shares.seal(3),
            shares.seal(3),
            "the commitment is the same"
        );
        let without_restarts = values.replace(" restarts=1", "");
        for invalid_value in [
            without_restarts.as_str(),
            &values.replace(":server", ":nobody"),
            &values.replace("restarts=1", "restarts=01"),
            &values.replace("restarts=1", "restarts=-1"),
            &values.replace("restarts=1", "restarts="),
        ] {
            assert_eq!(Shares::parse(invalid_value), None, "{invalid_value}");
        }
    }

    #[test]
    fn a_missing_share_is_detected() {
        let mut shares = sealed();
        let (person, bot) = (
            Player::Person("Anna".to_owned()),
            Player::Bot("normal".to_owned()),
        );
        let players = [person.clone(), bot.clone(), person.clone()];
        assert_eq!(shares.is_complete(&players), Some(true));
        assert_eq!(
            shares.is_complete(&[person.clone(), bot.clone(), bot]),
            Some(true),
            "somebody left to a bot"
        );
        shares.people.pop();
        assert_eq!(shares.are_all_kept(), Some(false));
        assert_eq!(shares.is_complete(&players), Some(false));
        shares.sealed = None;
        assert_eq!(
            shares.is_complete(&players),
            None,
            "from before players committed"
        );
    }

    #[test]
    fn the_seal_depends_on_the_record_alone() {
        let shares = sealed();
        let seal = shares.seal(3);
        assert!(seal.is_some());
        let change = |change: fn(&mut Shares)| {
            let mut other = shares.clone();
            change(&mut other);
            other.seal(3)
        };
        let restarts = |shares: &mut Shares| {
            if let Some(sealed) = &mut shares.sealed {
                sealed.restarts = 0;
            }
        };
        let pledge = |shares: &mut Shares| {
            if let Some(sealed) = &mut shares.sealed {
                sealed.pledges[1].commitment = Seed([7; 32]);
            }
        };
        assert_ne!(change(restarts), seal);
        assert_ne!(change(pledge), seal);
        assert_ne!(change(|shares| shares.commitment = Seed([7; 32])), seal);
        assert_ne!(change(|shares| shares.drawn = Some(Seat::all(3).collect())), seal);
        assert_ne!(
            change(|shares| shares.people[1].0 = Seat::all(2).last().expect("B")),
            seal
        );
        assert_ne!(shares.seal(4), seal);
        assert_eq!(
            change(|shares| shares.server = Seed([7; 32])),
            seal,
            "it is not open yet"
        );
        // Drawn seats: people are named by the seats at which they committed.
        let seal_after_move = |shares: &mut Shares| {
            let seats: Vec<Seat> = Seat::all(3).collect();
            shares.drawn = Some(vec![seats[2], seats[1], seats[0]]);
            shares.people.swap(0, 1);
            (shares.people[0].0, shares.people[1].0) = (seats[0], seats[2]);
            if let Some(sealed) = &mut shares.sealed {
                sealed.pledges.swap(0, 1);
            }
        };
        let in_order = change(|shares| shares.drawn = Some(Seat::all(3).collect()));
        assert_eq!(change(seal_after_move), in_order);
        assert_eq!(change(|shares| shares.drawn = Some(Vec::new())), None);
    }

    #[test]
    fn remarks_name_what_weakens_the_randomness() {
        let keys = |shares: &Shares| {
            let remarks = shares.remarks();
            remarks.iter().map(|remark| remark.key).collect::<Vec<_>>()
        };
        let mut shares = sealed();
        assert_eq!(keys(&shares), ["room-fair-restarts", "room-fair-by-server"]);
        if let Some(sealed) = &mut shares.sealed {
            sealed.restarts = 0;
            sealed.pledges[0].origin = Origin::Open;
        }
        let all = [
            "room-fair-by-open",
            "room-fair-by-server",
            "room-fair-none-sealed",
        ];
        assert_eq!(keys(&shares), all);
        shares.sealed = None;
        assert_eq!(keys(&shares), ["room-fair-older"]);
    }
}
