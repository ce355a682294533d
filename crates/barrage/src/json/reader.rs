//! Small parts of a position's JSON, read by their ids; each error names what is wrong.

use serde_json::Value;
use smokestack_core::{InvalidPosition, Seat};

use crate::Barrage;
use crate::ids::{
    BasinId, BonusId, CompanyId, ConduitId, ContractId, DamId, HeadstreamId, ObjectiveId, OfficerId,
    PowerhouseId, SourceTileId, SpaceId, TileId,
};

pub(super) struct Reader<'g> {
    pub game: &'g Barrage,
    pub json: &'g Value,
}

#[inline]
pub(super) fn invalid<T>(reason: impl Into<String>) -> Result<T, InvalidPosition> {
    Err(InvalidPosition::new(reason))
}

macro_rules! pieces {
    ($($name:ident $find:ident $id:ident $what:literal;)*) => {$(
        pub fn $name(&self, json: &Value) -> Result<$id, InvalidPosition> {
            let found = json.as_str().and_then(|text| self.game.data.$find(text));
            found.ok_or_else(|| InvalidPosition::new(format!(concat!("no ", $what, " is called {}"), json)))
        }
    )*};
}

impl Reader<'_> {
    pieces! {
        basin find_basin BasinId "basin";
        bonus find_bonus BonusId "bonus tile";
        company find_company CompanyId "company";
        conduit find_conduit ConduitId "conduit space";
        contract find_contract ContractId "contract";
        dam find_dam DamId "dam space";
        headstream find_headstream HeadstreamId "headstream";
        objective find_objective ObjectiveId "objective tile";
        officer find_officer OfficerId "officer";
        powerhouse find_powerhouse PowerhouseId "powerhouse space";
        source_tile find_source_tile SourceTileId "headstream tile";
        space find_space SpaceId "action space";
        tile find_tile TileId "technology tile";
    }

    #[inline]
    pub fn number(&self, value: &Value, what: &str) -> Result<u8, InvalidPosition> {
        let number = value
            .as_u64()
            .and_then(|n| u8::try_from(n).ok())
            .filter(|n| *n <= 200);
        number.ok_or_else(|| {
            InvalidPosition::new(format!(
                "{what} must be a whole number from 0 to 200, not {value}"
            ))
        })
    }

    /// An amount of credits or energy.
    #[inline]
    pub fn amount(&self, value: &Value, what: &str) -> Result<u16, InvalidPosition> {
        let number = value
            .as_u64()
            .and_then(|n| u16::try_from(n).ok())
            .filter(|n| *n <= 9999);
        number.ok_or_else(|| {
            InvalidPosition::new(format!(
                "{what} must be a whole number from 0 to 9999, not {value}"
            ))
        })
    }

    #[inline]
    pub fn seat(&self, value: &Value, what: &str) -> Result<Seat, InvalidPosition> {
        let seat = value.as_str().and_then(|text| text.parse::<Seat>().ok());
        seat.filter(|seat| seat.index() < self.game.seats)
            .ok_or_else(|| InvalidPosition::new(format!("{what} must be a seat of the table, not {value}")))
    }

    /// Each entry of a list; a missing list counts as empty.
    #[inline]
    pub fn list<T, C: FromIterator<T>>(
        &self,
        value: &Value,
        what: &str,
        read: impl Fn(&Value) -> Result<T, InvalidPosition>,
    ) -> Result<C, InvalidPosition> {
        match value {
            Value::Null => Ok([].into_iter().collect()),
            Value::Array(items) => items.iter().map(read).collect(),
            other => invalid(format!("{what} must be a list, not {other}")),
        }
    }

    /// Each entry of an object.
    #[inline]
    pub fn entries<'v>(
        &self,
        value: &'v Value,
        what: &str,
    ) -> Result<impl Iterator<Item = (Value, &'v Value)> + use<'v>, InvalidPosition> {
        match value {
            Value::Object(entries) => Ok(entries
                .iter()
                .map(|(key, value)| (Value::from(key.as_str()), value))),
            other => invalid(format!("{what} must be an object, not {other}")),
        }
    }

    #[inline]
    pub fn refuse_unknown(&self, value: &Value, known: &[&str], what: &str) -> Result<(), InvalidPosition> {
        let Some(parts) = value.as_object() else {
            return invalid(format!("{what} must be a JSON object"));
        };
        match parts.keys().find(|key| !known.contains(&key.as_str())) {
            Some(key) => invalid(format!("no part of {what} is called {key:?}")),
            None => Ok(()),
        }
    }
}
