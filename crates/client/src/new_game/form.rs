//! The form for a new game: plain values, stored as text and corrected whenever they are read.

use smokestack_core::small_sort;
use std::collections::BTreeMap;

use crate::base::json;
use crate::model::levels::DEFAULT_LEVEL;
use board_svg::SEATS as COLOURS;
use catalog::Level;
use serde::{Deserialize, Serialize};
use smokestack_core::{GameInfo, GameRng, Player, Seed};

/// One seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SeatForm {
    /// The level of the bot on this seat; `None` for a person.
    pub bot: Option<String>,
    /// A person's name as typed; it may be empty.
    pub name: String,
    pub colour: usize,
}

/// The whole form.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Form {
    /// The number of seats in use.
    pub seats: usize,
    /// One entry for each of the game's possible seats, in seating order.
    pub places: Vec<SeatForm>,
    /// Options that were chosen, by id.
    pub options: BTreeMap<String, String>,
    /// The seed as typed; if it is empty, a random seed is drawn.
    pub seed: String,
}

impl Form {
    /// The stored form, as far as it is valid for this game; otherwise, a person against bots.
    pub(crate) fn read(game: &GameInfo, text: &str) -> Form {
        let mut form: Form = json::read(text).unwrap_or_default();
        form.correct(game);
        form
    }

    pub(crate) fn to_text(&self) -> String {
        // Plain values with text keys can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    fn correct(&mut self, game: &GameInfo) {
        let least = game.seats.iter().min().copied().unwrap_or(2);
        let most = game.seats.iter().max().copied().unwrap_or(least);
        if !game.seats.contains(&self.seats) {
            self.seats = least;
        }
        self.places.truncate(most);
        while self.places.len() < most {
            let first = self.places.is_empty();
            self.places.push(SeatForm {
                bot: (!first).then(|| DEFAULT_LEVEL.name().to_owned()),
                colour: self.free_colour(),
                ..SeatForm::default()
            });
        }
        for seat in 0..most {
            let taken = self.places[..seat]
                .iter()
                .any(|place| place.colour == self.places[seat].colour);
            if taken || self.places[seat].colour >= COLOURS {
                self.places[seat].colour = self.free_colour();
            }
            let place = &mut self.places[seat];
            place.bot = place.bot.take().filter(|level| Level::find(level).is_some());
        }
        // Seat A is the user, unless another seat was chosen for this game.
        if self.places[0].bot.is_some() {
            let person = self.taken().iter().position(|place| place.bot.is_none());
            match person {
                Some(seat) => self.places.swap(0, seat),
                None => self.places[0].bot = None,
            }
        }
        self.options.retain(|id, value| {
            let option = game.options.iter().find(|option| option.id == id);
            option.is_some_and(|option| option.values.contains(&value.as_str()))
        });
    }

    fn free_colour(&self) -> usize {
        (0..COLOURS)
            .find(|colour| self.places.iter().all(|place| place.colour != *colour))
            .unwrap_or_default()
    }

    /// The seats that are taken.
    pub(crate) fn taken(&self) -> &[SeatForm] {
        &self.places[..self.seats.min(self.places.len())]
    }

    pub(crate) fn people(&self) -> usize {
        self.taken().iter().filter(|place| place.bot.is_none()).count()
    }

    /// Gives a seat a colour; the seat that had this colour gets the old one in exchange.
    pub(crate) fn take_colour(&mut self, seat: usize, colour: usize) {
        let old = self.places[seat].colour;
        if let Some(other) = self.places.iter_mut().find(|place| place.colour == colour) {
            other.colour = old;
        }
        self.places[seat].colour = colour;
    }

    /// Shuffles the seats.
    pub(crate) fn shuffle(&mut self, seed: &Seed) {
        let seats = self.seats.min(self.places.len());
        GameRng::new(seed).shuffle(&mut self.places[..seats]);
    }

    /// A form for the same person against two bots of the last chosen levels, with the fewest seats and the default
    /// options.
    pub(crate) fn against_bots(&self) -> Form {
        let mut form = self.clone();
        form.seats = 3;
        form.options.clear();
        form.seed.clear();
        small_sort::sort_by_key(&mut form.places, |place| place.bot.is_some());
        for (seat, place) in form.places.iter_mut().enumerate() {
            let level = place
                .bot
                .take()
                .unwrap_or_else(|| DEFAULT_LEVEL.name().to_owned());
            place.bot = (seat > 0).then_some(level);
        }
        form
    }

    /// The players. Empty names are filled in, and a number is added to the second of two equal names.
    pub(crate) fn players(&self, default_name: impl Fn(usize) -> String) -> Vec<Player> {
        let mut names: Vec<String> = Vec::new();
        let mut sit = |(seat, place): (usize, &SeatForm)| match &place.bot {
            Some(level) => Player::Bot(level.clone()),
            None => {
                let wanted = tidy(&place.name);
                let wanted = if wanted.is_empty() {
                    default_name(seat)
                } else {
                    wanted
                };
                let name = make_unique(&wanted, &names);
                names.push(name.clone());
                Player::Person(name)
            }
        };
        self.taken().iter().enumerate().map(&mut sit).collect()
    }

    /// Whether two people gave the same name.
    pub(crate) fn has_equal_names(&self) -> bool {
        let people = self.taken().iter().filter(|place| place.bot.is_none());
        let names: Vec<String> = people
            .map(|place| tidy(&place.name).to_lowercase())
            .filter(|name| !name.is_empty())
            .collect();
        (1..names.len()).any(|n| names[..n].contains(&names[n]))
    }

    pub(crate) fn colours(&self) -> Vec<usize> {
        self.taken().iter().map(|place| place.colour).collect()
    }

    pub(crate) fn options(&self) -> Vec<(String, String)> {
        self.options.clone().into_iter().collect()
    }
}

/// Makes a name valid for a record: it removes control characters and limits the length.
fn tidy(name: &str) -> String {
    let visible: String = name.chars().filter(|c| !c.is_control()).collect();
    let short: String = visible.trim().chars().take(Player::MAX_NAME_LEN).collect();
    short.trim_end().to_owned()
}

fn make_unique(wanted: &str, names: &[String]) -> String {
    let taken = |name: &str| {
        names
            .iter()
            .any(|other| other.to_lowercase() == name.to_lowercase())
    };
    let mut name = wanted.to_owned();
    let mut number = 2;
    while taken(&name) {
        let start: String = wanted.chars().take(Player::MAX_NAME_LEN - 3).collect();
        name = format!("{} {number}", start.trim_end());
        number += 1;
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> &'static GameInfo {
        catalog::find("industria").expect("it is in the catalogue").info()
    }

    fn names(form: &Form) -> Vec<String> {
        let players = form.players(|seat| format!("P{seat}"));
        players.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_default_is_a_person_against_two_bots() {
        let form = Form::read(game(), "");
        assert_eq!(names(&form), ["\"P0\"", "bot:normal", "bot:normal"]);
        assert_eq!(form.colours(), [0, 1, 2]);
    }

    #[test]
    fn a_quick_game_uses_the_last_bot_levels() {
        let mut form = Form::read(game(), "");
        form.places[1].bot = Some("hard".to_owned());
        form.places[2].bot = None;
        let quick = form.against_bots();
        assert_eq!(names(&quick), ["\"P0\"", "bot:normal", "bot:hard"]);
    }

    #[test]
    fn a_saved_form_is_read_back() {
        let mut form = Form::read(game(), "");
        form.seats = 4;
        form.places[1].name = "Zoë".to_owned();
        form.take_colour(0, 4);
        form.options.insert("epoch_income".into(), "permanent".into());
        assert_eq!(Form::read(game(), &form.to_text()), form);
    }

    #[test]
    fn a_game_without_people_is_not_stored() {
        let mut form = Form::read(game(), "");
        form.places[0].bot = Some("hard".to_owned());
        assert_eq!(form.people(), 0);
        let next = Form::read(game(), &form.to_text());
        assert_eq!(names(&next), ["\"P0\"", "bot:normal", "bot:normal"]);
    }

    #[test]
    fn seat_a_is_the_person_even_after_a_shuffle() {
        let mut form = Form::read(game(), "");
        form.places[0].name = "Zoë".to_owned();
        form.places.swap(0, 2);
        let next = Form::read(game(), &form.to_text());
        assert_eq!(names(&next), ["\"Zoë\"", "bot:normal", "bot:normal"]);
    }

    #[test]
    fn invalid_values_are_corrected() {
        let kept = r#"{"seats":9,"places":[{"bot":"genius","colour":77},{"colour":0}],"options":{"x":"y"}}"#;
        let form = Form::read(game(), kept);
        assert_eq!((form.seats, form.options.len()), (3, 0));
        assert_eq!(form.places[0].bot, None);
        let mut colours: Vec<_> = form.places.iter().map(|place| place.colour).collect();
        colours.sort_unstable();
        colours.dedup();
        assert_eq!(colours.len(), 4);
    }

    #[test]
    fn a_colour_is_exchanged() {
        let mut form = Form::read(game(), "");
        form.take_colour(0, 2);
        assert_eq!(form.colours(), [2, 1, 0]);
        form.take_colour(0, 4);
        assert_eq!(form.colours(), [4, 1, 0]);
    }

    #[test]
    fn equal_and_invalid_names_are_corrected() {
        let mut form = Form::read(game(), "");
        for (place, name) in form
            .places
            .iter_mut()
            .zip(["Anna", " anna\n", "x".repeat(60).as_str()])
        {
            *place = SeatForm {
                bot: None,
                name: name.to_owned(),
                colour: place.colour,
            };
        }
        assert!(form.has_equal_names());
        let long = format!("\"{}\"", "x".repeat(40));
        assert_eq!(names(&form), ["\"Anna\"", "\"anna 2\"", long.as_str()]);
    }
}
