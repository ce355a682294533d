//! Who looks at the screen: everybody around one keyboard or, where hands are secret, the one person in front of it.

use catalog::DynTable;
use smokestack_core::{Player, Seat, Viewer};

pub struct People {
    /// Several people share the keyboard of a game with secrets.
    apart: bool,
    /// Whose eyes look at the screen; nobody's in particular while all look.
    present: Option<Seat>,
    /// How many entries of the log each of them has been told, or all who look together.
    told: Vec<(Option<Seat>, usize)>,
}

impl People {
    pub fn around(table: &dyn DynTable) -> People {
        let players = table.players();
        let person = |seat: &Seat| matches!(players[seat.index()], Player::Person(_));
        let people: Vec<Seat> = Seat::all(players.len()).filter(person).collect();
        let only = match people[..] {
            [only] => Some(only),
            _ => None,
        };
        let apart = people.len() > 1 && catalog::has_secrets(table);
        let told = match apart {
            true => people.iter().map(|seat| (Some(*seat), 0)).collect(),
            false => vec![(None, 0)],
        };
        People {
            apart,
            present: only,
            told,
        }
    }

    pub fn viewer(&self) -> Viewer {
        self.present.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether the keyboard has to be passed before anything may be shown to this seat.
    pub fn must_change(&self, seat: Seat) -> bool {
        self.apart && self.present != Some(seat)
    }

    /// Whether what is on the screen is for one person only.
    pub fn is_private(&self) -> bool {
        self.apart && self.present.is_some()
    }

    pub fn sit_down(&mut self, seat: Seat) {
        self.present = Some(seat);
    }

    /// All look at the end of the game.
    pub fn gather(&mut self) {
        if self.apart {
            self.present = None;
        }
    }

    /// From which entry of the log on there is news for those who look; then they know all of it.
    pub fn hear(&mut self, entries: usize) -> usize {
        let mut from = entries;
        for (who, told) in &mut self.told {
            if who.is_none() || self.present.is_none() || *who == self.present {
                from = from.min(*told);
                *told = entries;
            }
        }
        from
    }

    /// What was taken back has to be told again once it is decided anew.
    pub fn forget(&mut self, entries: usize) {
        for (_, told) in &mut self.told {
            *told = (*told).min(entries);
        }
    }
}
