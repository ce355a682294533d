//! Damaged records: cut anywhere, changed anywhere. Each is rejected with a line, or still a valid record.

use std::sync::Arc;

use smokestack_core::{Game, OptionValues, Record, RecordError, Table, set_up};

/// Tries every cut of a record and `changes` changed bytes, spread over the whole text.
pub fn cuts_and_changes<G: Game>(text: &str, changes: usize) {
    let bytes = text.as_bytes();
    let mut rejected_count = 0;
    for length in 0..bytes.len() {
        rejected_count += u32::from(open_bytes::<G>(&bytes[..length]).is_err());
    }
    assert!(
        rejected_count as usize > bytes.len() * 9 / 10,
        "a cut inside a line is always noticed"
    );
    let replacements = [b' ', b'\n', b'0', b'9', b'A', b'z', b'"', b'|', b'=', 0, 0xff];
    for change in 0..changes {
        let mut damaged_bytes = bytes.to_vec();
        let place = change * 7919 % damaged_bytes.len();
        damaged_bytes[place] = replacements[change % replacements.len()];
        if let Err(error) = open_bytes::<G>(&damaged_bytes) {
            assert!(error.line >= 1 && !error.to_string().is_empty(), "{error}");
        }
    }
}

/// Opens what may be a record; every error has a line.
pub(crate) fn open_bytes<G: Game>(bytes: &[u8]) -> Result<Table<G>, RecordError> {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return Err(RecordError::form(1, "UTF-8", ""));
    };
    let record = Record::parse(text)?;
    let form_error = |line, e: &dyn std::fmt::Display| RecordError::form(line, e.to_string(), "");
    let options = record
        .options
        .iter()
        .map(|(id, value)| (id.as_str(), value.as_str()));
    let option_values = OptionValues::new(G::info(), options).map_err(|e| form_error(5, &e))?;
    let data =
        G::data_set(&record.data).ok_or_else(|| RecordError::form(4, "data standard-1", &*record.data))?;
    let game: G = set_up(record.players.len(), &option_values, data).map_err(|e| form_error(6, &e))?;
    let table = Table::replay(Arc::new(game), &record)?;
    assert_eq!(
        Record::parse(&table.record().to_string()).as_ref(),
        Ok(&table.record()),
        "still a valid record"
    );
    Ok(table)
}
