//! Who is looking at the screen: all players at one keyboard or, if hands are secret, only one of them.

use catalog::DynTable;
use smokestack_core::{Player, Seat, Viewer};

pub struct KeyboardUsers {
    /// Whether several people share the keyboard in a game with secrets.
    has_secrets: bool,
    /// The player in front of the screen; `None` if all are looking.
    present: Option<Seat>,
    /// The number of log entries that each player has seen, or all of them together.
    seen: Vec<(Option<Seat>, usize)>,
}

impl KeyboardUsers {
    pub fn new(table: &dyn DynTable) -> KeyboardUsers {
        let players = table.players();
        let person = |seat: &Seat| matches!(players[seat.index()], Player::Person(_));
        let people: Vec<Seat> = Seat::all(players.len()).filter(person).collect();
        let only_person = match people[..] {
            [only_person] => Some(only_person),
            _ => None,
        };
        let has_secrets = people.len() > 1 && catalog::has_secrets(table);
        let seen = if has_secrets {
            people.iter().map(|seat| (Some(*seat), 0)).collect()
        } else {
            vec![(None, 0)]
        };
        KeyboardUsers {
            has_secrets,
            present: only_person,
            seen,
        }
    }

    pub fn viewer(&self) -> Viewer {
        self.present.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether the keyboard has to be passed before anything is shown to this seat.
    pub fn must_pass_keyboard(&self, seat: Seat) -> bool {
        self.has_secrets && self.present != Some(seat)
    }

    /// Whether the screen shows information that only one person may see.
    pub fn is_private(&self) -> bool {
        self.has_secrets && self.present.is_some()
    }

    pub fn set_present(&mut self, seat: Seat) {
        self.present = Some(seat);
    }

    /// Shows the screen to all players, at the end of the game.
    pub fn show_to_all(&mut self) {
        if self.has_secrets {
            self.present = None;
        }
    }

    /// Marks all entries as seen by the present players; returns the index of the first that was new to them.
    pub fn mark_seen(&mut self, entries: usize) -> usize {
        let mut from = entries;
        for (who, seen) in &mut self.seen {
            if who.is_none() || self.present.is_none() || *who == self.present {
                from = from.min(*seen);
                *seen = entries;
            }
        }
        from
    }

    /// Marks the entries from here on as new again, after an undo.
    pub fn mark_unseen(&mut self, entries: usize) {
        for (_, seen) in &mut self.seen {
            *seen = (*seen).min(entries);
        }
    }
}
