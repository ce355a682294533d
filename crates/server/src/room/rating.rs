//! Ratings: when a game is over, those who sat there from its beginning are compared with each other. Bots are not.

use ratings::PlayerRating;
use serde::Deserialize;
use store::{JobChange, Rated, Rating, SeatRow, Sitter, TableRow};

use super::seats::TRIES;
use super::{Refusal, Room};

/// The kind of the job that counts a result.
pub(super) const KIND: &str = "rate";

/// The job that counts the result of a table.
pub(super) fn job(table: &str, now: i64) -> JobChange {
    JobChange::Set {
        kind: KIND,
        subject: table.to_owned(),
        due_at: now,
    }
}

/// One seat's result, as it is stored.
#[derive(Debug, Deserialize)]
pub(super) struct Placed {
    pub seat: String,
    pub place: usize,
    pub points: i64,
}

/// The results that are stored with a table.
pub(super) fn placed(result: &str) -> Vec<Placed> {
    serde_json::from_str(result).unwrap_or_default()
}

impl Room {
    /// Counts the result of a table, once.
    pub(super) async fn rate(&self, table: &str) -> Result<(), Refusal> {
        let Some((row, seats)) = self.store().table(table).await? else {
            return Ok(());
        };
        let sitters = self.store().sitters(table).await?;
        let players = players(&row, &seats, &sitters);
        if players.len() < 2 {
            return Ok(()); // there is nobody to be compared with
        }
        for _ in 0..TRIES {
            let mut before = Vec::new();
            for (person, _) in &players {
                before.push(self.store().rating(person, &row.game).await?);
            }
            let met: Vec<(PlayerRating, usize)> = before
                .iter()
                .zip(&players)
                .map(|(rating, (_, place))| (rating.as_ref().map(strength).unwrap_or_default(), *place))
                .collect();
            let after = before.iter().zip(&players).zip(ratings::updated(&met));
            let ratings: Vec<Rating> = after
                .map(|((before, (person, _)), after)| Rating {
                    person: person.clone(),
                    game: row.game.clone(),
                    rating: after.rating,
                    uncertainty: after.uncertainty,
                    games: before.as_ref().map_or(0, |before| before.games) + 1,
                    at: self.now(),
                })
                .collect();
            match self.store().rate(table, &ratings).await? {
                Rated::Now | Rated::Before => return Ok(()),
                Rated::Outrun => {} // another game of one of them was counted meanwhile
            }
        }
        Err(Refusal::Unavailable)
    }
}

pub(super) fn strength(rating: &Rating) -> PlayerRating {
    PlayerRating {
        rating: rating.rating,
        uncertainty: rating.uncertainty,
    }
}

/// Those who sat there from the beginning, and their places. Substitutes are left out: nobody should lose by helping.
/// Whoever left the seat to somebody else, or to a bot that played to the end, or let the game end, is behind all others:
/// nobody should gain by leaving.
fn players(row: &TableRow, seats: &[SeatRow], sitters: &[Sitter]) -> Vec<(String, usize)> {
    let places = placed(row.result.as_deref().unwrap_or_default());
    let stays = |sitter: &Sitter, seat: &SeatRow| {
        let is_own = seat.seat == sitter.seat && seat.person.as_ref() == Some(&sitter.person);
        is_own && seat.bot.is_none() && seat.gave_up.is_none()
    };
    let mut players: Vec<(String, usize)> = sitters
        .iter()
        .filter(|sitter| Some(sitter.since) <= row.started_at)
        .filter_map(|sitter| {
            let place = places.iter().find(|placed| placed.seat == sitter.seat)?.place;
            let stayed = seats.iter().any(|seat| stays(sitter, seat));
            let place = if stayed { place } else { places.len() + 1 };
            Some((sitter.person.clone(), place))
        })
        .collect();
    players.sort(); // in one order everywhere: two servers then wait for each other, and not crosswise
    players
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_as_they_are_stored() {
        let stored = r#"[{"seat":"A","place":2,"points":-3},{"seat":"B","place":1,"points":40}]"#;
        let read = placed(stored);
        assert_eq!(
            (read[0].seat.as_str(), read[0].place, read[0].points),
            ("A", 2, -3)
        );
        assert!(placed("").is_empty());
    }
}
