//! A table as the server describes it.

use serde_json::Value;
use smokestack_core::commit_reveal::{Origin, Pledge};
use smokestack_core::{COLOURS, Player, Seat};

use super::time::TimeControl;

/// A table, its players and its progress.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TableInfo {
    pub id: String,
    pub game: String,
    pub rules: u64,
    pub data: String,
    pub options: Vec<(String, String)>,
    pub status: Status,
    /// Whether the game waits for the host to start it.
    pub waits_for_host: bool,
    /// Whether the colours are drawn by lot when the game begins.
    pub draws_colours: bool,
    pub host: Option<String>,
    pub seats: Vec<Sitter>,
    pub moves: usize,
    pub undos: i64,
    /// Grows with every change.
    pub version: i64,
    pub turn: Option<Seat>,
    /// Milliseconds since 1970.
    pub turn_since: Option<f64>,
    /// `None` if the table is untimed.
    pub time: Option<TimeControl>,
    /// When the time of the seat to move is up.
    pub deadline: Option<f64>,
    /// What happens when time is up, or when somebody leaves: `bot`, `open` or `score`.
    pub time_up: String,
    /// The level of the bot that takes over then.
    pub time_up_level: Option<String>,
    pub ended_at: Option<f64>,
    /// Whether the server cannot continue the game.
    pub is_frozen: bool,
    /// The rematch table.
    pub rematch: Option<String>,
    /// Whether the game was scored.
    pub has_result: bool,
    /// The server's commitment to its share of the seed.
    pub commitment: String,
    /// Whether the seats are drawn by lot when the game begins.
    pub draws_seats: bool,
    /// The number of times everybody had to commit again because a share was not opened.
    pub restarts: u32,
    /// Once everybody has committed: the seats whose shares are not opened yet.
    pub opening: Option<Vec<Seat>>,
}

/// The state of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// The table waits for players.
    Open,
    Playing,
    Over,
    /// The game was ended early.
    Ended,
}

/// A seat and its player.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sitter {
    pub seat: Seat,
    pub person: Option<String>,
    pub name: Option<String>,
    /// The level of the bot. If the seat also has a person, the bot plays until that person returns.
    pub bot: Option<String>,
    /// The time left in the bank, in milliseconds.
    pub clock: Option<f64>,
    /// `None` until a colour is chosen, or the game begins.
    pub colour: Option<usize>,
    /// The commitment to the seat's share of the seed.
    pub pledge: Option<Pledge>,
}

impl Sitter {
    pub fn is_free(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    fn read(json: &Value) -> Option<Sitter> {
        Some(Sitter {
            seat: json["seat"].as_str()?.parse().ok()?,
            person: text(&json["person"]),
            name: text(&json["name"]),
            bot: text(&json["bot"]),
            clock: json["clock"].as_f64(),
            colour: COLOURS.iter().position(|colour| json["colour"] == *colour),
            pledge: pledge(json),
        })
    }

    fn player(&self) -> Player {
        match (&self.name, &self.bot) {
            (Some(name), _) => Player::Person(name.clone()),
            (None, Some(level)) => Player::Bot(level.clone()),
            (None, None) => Player::Person(self.seat.to_string()),
        }
    }
}

impl TableInfo {
    pub fn read(json: &Value) -> Option<TableInfo> {
        let status = match json["status"].as_str()? {
            "open" => Status::Open,
            "playing" => Status::Playing,
            "ended" => Status::Ended,
            _ => Status::Over,
        };
        let seats = json["seats"].as_array()?.iter().map(Sitter::read);
        Some(TableInfo {
            id: text(&json["id"])?,
            game: text(&json["game"])?,
            rules: json["rules"].as_u64()?,
            data: text(&json["data"])?,
            options: pairs(&json["options"]),
            status,
            waits_for_host: json["starts"] == "host",
            draws_colours: json["colours"] == "random",
            host: text(&json["host"]),
            seats: seats.collect::<Option<_>>()?,
            moves: usize::try_from(json["move"].as_u64()?).ok()?,
            undos: json["undos"].as_i64()?,
            version: json["version"].as_i64()?,
            turn: json["turn"].as_str().and_then(|seat| seat.parse().ok()),
            turn_since: json["turn_since"].as_f64(),
            time: TimeControl::read(&json["time"]),
            deadline: json["deadline"].as_f64(),
            time_up: text(&json["time_up"]["then"]).unwrap_or_default(),
            time_up_level: text(&json["time_up"]["level"]),
            ended_at: json["ended_at"].as_f64(),
            is_frozen: !json["frozen"].is_null(),
            rematch: text(&json["rematch"]),
            has_result: !json["result"].is_null(),
            commitment: text(&json["commitment"])?,
            draws_seats: json["seating"] == "random",
            restarts: json["restarts"]
                .as_u64()
                .and_then(|count| u32::try_from(count).ok())
                .unwrap_or_default(),
            opening: json["opening"]["missing"].as_array().map(|all| read_seats(all)),
        })
    }

    /// All tables in a list.
    pub fn read_list(json: &Value) -> Vec<TableInfo> {
        let tables = json["tables"].as_array().into_iter().flatten();
        tables.filter_map(TableInfo::read).collect()
    }

    pub fn players(&self) -> Vec<Player> {
        self.seats.iter().map(Sitter::player).collect()
    }

    /// The colours in seat order; a seat without a chosen colour gets the colour of its number.
    pub fn colours(&self) -> Vec<usize> {
        let colour = |sitter: &Sitter| sitter.colour.unwrap_or(sitter.seat.index());
        self.seats.iter().map(colour).collect()
    }

    /// Whether it is this person's turn, and no bot plays for them.
    pub fn waits_for(&self, person: &str) -> bool {
        let own = self
            .seats
            .iter()
            .find(|seat| seat.person.as_deref() == Some(person));
        let is_asked = |seat: &Sitter| Some(seat.seat) == self.turn && seat.bot.is_none();
        self.status == Status::Playing && own.is_some_and(is_asked)
    }

    /// Whether somebody may take the place of a player who has left.
    pub fn wants_substitute(&self) -> bool {
        self.status == Status::Playing && self.seats.iter().any(Sitter::is_free)
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let own = self
            .seats
            .iter()
            .find(|seat| seat.person.as_deref() == Some(person));
        own.map(|seat| seat.seat)
    }
}

fn pledge(json: &Value) -> Option<Pledge> {
    let mark = json["share_by"].as_str().filter(|by| *by != "sealed");
    Some(Pledge {
        commitment: json["commitment"].as_str()?.parse().ok()?,
        origin: Origin::from_mark(mark)?,
    })
}

fn read_seats(json: &[Value]) -> Vec<Seat> {
    json.iter()
        .filter_map(|seat| seat.as_str()?.parse().ok())
        .collect()
}

fn text(json: &Value) -> Option<String> {
    json.as_str().map(str::to_owned)
}

fn pairs(json: &Value) -> Vec<(String, String)> {
    let pairs = json.as_object().into_iter().flatten();
    pairs
        .filter_map(|(name, value)| Some((name.clone(), text(value)?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_table_is_read_as_the_server_describes_it() {
        let mut json = json!({
            "id": "t1", "game": "industria", "rules": 1, "data": "standard-1", "options": {"a": "b"},
            "status": "playing", "visibility": "public", "seating": "chosen", "starts": "full", "host": "p1",
            "seats": [
                {"seat": "A", "person": "p1", "name": "Anna", "bot": null, "colour": "green"},
                {"seat": "B", "person": null, "name": null, "bot": "easy"},
            ],
            "move": 7, "undos": 1, "version": 12, "turn": "B", "turn_since": 1.0, "created_at": 0,
            "commitment": "00", "result": null, "chance": null,
        });
        let table = TableInfo::read(&json).expect("a table");
        assert_eq!((table.moves, table.undos, table.version), (7, 1, 12));
        assert_eq!(table.status, Status::Playing);
        assert_eq!(table.seat_of("p1"), Seat::new(0));
        assert_eq!(table.colours(), [2, 1]);
        assert!(!table.waits_for_host && !table.draws_colours && !table.wants_substitute());
        assert_eq!(
            table.players(),
            [Player::Person("Anna".into()), Player::Bot("easy".into())]
        );
        assert_eq!((table.restarts, table.opening), (0, None));
        json["opening"] = json!({ "since": 1, "deadline": 2, "missing": ["A"] });
        json["restarts"] = 2.into();
        json["seats"][0]["commitment"] = "07".repeat(32).into();
        json["seats"][0]["share_by"] = "server".into();
        let opening = TableInfo::read(&json).expect("a table");
        assert_eq!(
            (opening.restarts, opening.opening),
            (2, Some(Seat::all(1).collect()))
        );
        let pledge = opening.seats[0].pledge.expect("a commitment");
        assert_eq!((pledge.commitment.0, pledge.origin), ([7; 32], Origin::Server));
        assert_eq!(opening.seats[1].pledge, None);
        json["status"] = "ended".into();
        json["seats"][0]["bot"] = "normal".into();
        json["seats"][0]["clock"] = 2_000.into();
        let ended = TableInfo::read(&json).expect("a table");
        assert_eq!(
            (ended.status, ended.seats[0].clock),
            (Status::Ended, Some(2_000.0))
        );
        assert_eq!(
            ended.players()[0],
            Player::Person("Anna".into()),
            "a bot plays in her name"
        );
        json["status"] = "playing".into();
        json["seats"][1]["bot"] = Value::Null;
        json["starts"] = "host".into();
        json["colours"] = "random".into();
        let open = TableInfo::read(&json).expect("a table");
        assert!(open.waits_for_host && open.draws_colours && open.wants_substitute());
        json["seats"][0]["seat"] = "Z".into();
        assert_eq!(TableInfo::read(&json), None);
    }
}
