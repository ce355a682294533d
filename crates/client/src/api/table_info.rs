//! What the client computes from a table as the server describes it.

use protocol::{SeatInfo, ShareOrigin, TableInfo, TableStatus};
use smokestack_core::commit_reveal::{Origin, Pledge};
use smokestack_core::{Player, Seat};

/// What the client wants to know about a table.
pub(crate) trait TableExt {
    fn players(&self) -> Vec<Player>;
    /// The colours in seat order; a seat without a chosen colour gets the colour of its number.
    fn colour_indices(&self) -> Vec<usize>;
    /// The number of moves played.
    fn move_count(&self) -> usize;
    /// Whether the game was played to its end, or ended early.
    fn is_finished(&self) -> bool;
    /// Whether it is this person's turn, and no bot plays for them.
    fn waits_for(&self, person: &str) -> bool;
    /// Whether somebody may take the place of a player who has left.
    fn wants_substitute(&self) -> bool;
    /// The seat of a person.
    fn seat_of(&self, person: &str) -> Option<Seat>;
    /// A seat, and its player.
    fn seat_info(&self, seat: Seat) -> Option<&SeatInfo>;
}

impl TableExt for TableInfo {
    fn players(&self) -> Vec<Player> {
        self.seats.iter().map(player).collect()
    }

    fn colour_indices(&self) -> Vec<usize> {
        let colour = |seat: &SeatInfo| seat.colour_index().unwrap_or(seat.seat.index());
        self.seats.iter().map(colour).collect()
    }

    fn move_count(&self) -> usize {
        usize::try_from(self.moves).unwrap_or_default()
    }

    fn is_finished(&self) -> bool {
        matches!(self.status, TableStatus::Over | TableStatus::Ended)
    }

    fn waits_for(&self, person: &str) -> bool {
        let own = self.seat_of(person).and_then(|seat| self.seat_info(seat));
        let is_asked = |seat: &SeatInfo| Some(seat.seat) == self.turn && seat.bot.is_none();
        self.status == TableStatus::Playing && own.is_some_and(is_asked)
    }

    fn wants_substitute(&self) -> bool {
        self.status == TableStatus::Playing && self.seats.iter().any(SeatExt::is_free)
    }

    fn seat_of(&self, person: &str) -> Option<Seat> {
        let mut seats = self.seats.iter();
        let own = seats.find(|seat| seat.person.as_deref() == Some(person));
        own.map(|seat| seat.seat)
    }

    fn seat_info(&self, seat: Seat) -> Option<&SeatInfo> {
        self.seats.iter().find(|info| info.seat == seat)
    }
}

/// What the client wants to know about a seat.
pub(crate) trait SeatExt {
    fn is_free(&self) -> bool;
    /// The number of the seat's colour; `None` until a colour is chosen, or the game begins.
    fn colour_index(&self) -> Option<usize>;
    /// The commitment to the seat's share of the seed.
    fn pledge(&self) -> Option<Pledge>;
}

impl SeatExt for SeatInfo {
    fn is_free(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    fn colour_index(&self) -> Option<usize> {
        self.colour.map(|colour| colour as usize)
    }

    fn pledge(&self) -> Option<Pledge> {
        Some(Pledge {
            commitment: self.commitment.as_ref()?.parse().ok()?,
            origin: match self.share_by {
                Some(ShareOrigin::Open) => Origin::Open,
                Some(ShareOrigin::Server) => Origin::Server,
                Some(ShareOrigin::Sealed) | None => Origin::Sealed,
            },
        })
    }
}

fn player(seat: &SeatInfo) -> Player {
    match (&seat.name, &seat.bot) {
        (Some(name), _) => Player::Person(name.clone()),
        (None, Some(level)) => Player::Bot(level.clone()),
        (None, None) => Player::Person(seat.seat.to_string()),
    }
}

/// Tables for the tests of other modules.
#[cfg(test)]
pub(crate) mod samples {
    use std::ops::RangeInclusive;

    use protocol::{
        ColourPolicy, LiveUpdate, LogEntry, Seating, StartPolicy, TableState, TableUpdate, TimeUpPolicy,
        View, Visibility,
    };

    use super::*;

    /// Anna, a person, at A, and Bert at B; their ids are `p1` and `p2`. It is Anna's turn.
    pub(crate) fn table(id: &str, status: TableStatus) -> TableInfo {
        TableInfo {
            id: id.to_owned(),
            game: "industria".to_owned(),
            rules: 1,
            data: "standard-1".to_owned(),
            options: Default::default(),
            status,
            visibility: Visibility::Public,
            seating: Seating::Chosen,
            colours: ColourPolicy::Chosen,
            starts: StartPolicy::Full,
            host: Some("p1".to_owned()),
            seats: vec![seat("A", "p1", "Anna"), seat("B", "p2", "Bert")],
            moves: 7,
            undos: 0,
            version: 12,
            turn: Seat::new(0),
            turn_since: Some(1),
            time: None,
            deadline: None,
            time_up: TimeUpPolicy::default(),
            created_at: 0,
            started_at: None,
            ended_at: None,
            commitment: "00".to_owned(),
            restarts: 0,
            opening: None,
            rematch: None,
            result: None,
            chance: None,
        }
    }

    /// An update of this version with the entries from one move to another.
    pub(crate) fn update(version: i64, entries: RangeInclusive<usize>) -> LiveUpdate {
        let mut table = table("t1", TableStatus::Playing);
        table.version = version;
        table.moves = i64::try_from(*entries.end()).expect("a small number");
        let entry = |number| LogEntry {
            number,
            seat: None,
            action: "pass".to_owned(),
            forced: false,
            events: Vec::new(),
        };
        LiveUpdate {
            starts_over: false,
            update: TableUpdate {
                state: TableState {
                    table,
                    you: None,
                    view: Some(View(serde_json::json!({ "round": 3 }))),
                    question: None,
                    legal: Vec::new(),
                    undo: None,
                    frozen: None,
                },
                entries: entries.map(entry).collect(),
            },
        }
    }

    fn seat(seat: &str, person: &str, name: &str) -> SeatInfo {
        SeatInfo {
            seat: seat.parse().expect("a seat"),
            person: Some(person.to_owned()),
            name: Some(name.to_owned()),
            bot: None,
            clock: None,
            colour: None,
            commitment: None,
            share_by: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use protocol::Colour;

    use super::*;

    #[test]
    fn a_table_says_who_plays_and_who_is_asked() {
        let mut table = samples::table("t1", TableStatus::Playing);
        table.seats[0].colour = Some(Colour::Green);
        assert_eq!(table.colour_indices(), [2, 1]);
        assert_eq!(table.seat_of("p2"), Seat::new(1));
        assert!(table.waits_for("p1") && !table.waits_for("p2"));
        table.seats[0].bot = Some("normal".to_owned());
        assert!(!table.waits_for("p1"), "a bot plays in her name");
        assert_eq!(table.players()[0], Player::Person("Anna".into()));
        assert!(!table.wants_substitute());
        table.seats[1] = SeatInfo {
            person: None,
            name: None,
            ..table.seats[1].clone()
        };
        assert!(table.wants_substitute());
        table.seats[1].bot = Some("easy".to_owned());
        assert_eq!(table.players()[1], Player::Bot("easy".into()));
    }

    #[test]
    fn a_commitment_names_the_origin_of_the_share() {
        let mut seat = samples::table("t1", TableStatus::Open).seats.remove(0);
        assert_eq!(seat.pledge(), None);
        seat.commitment = Some("07".repeat(32));
        for (share_by, origin) in [
            (Some(ShareOrigin::Server), Origin::Server),
            (Some(ShareOrigin::Open), Origin::Open),
            (Some(ShareOrigin::Sealed), Origin::Sealed),
        ] {
            seat.share_by = share_by;
            let pledge = seat.pledge().expect("a commitment");
            assert_eq!((pledge.commitment.0, pledge.origin), ([7; 32], origin));
        }
    }
}
