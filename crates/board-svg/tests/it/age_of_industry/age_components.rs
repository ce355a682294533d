//! The components of Age of Industry as its data file lists them.

use age_of_industry::Colour;
use board_svg::age_of_industry::Mark;
use toml::Value;

/// The components as the game's data file lists them.
pub struct AgeComponents {
    pub data: Value,
    language: String,
}

pub fn text(row: &Value, key: &str) -> String {
    row[key].as_str().unwrap_or_default().to_owned()
}

pub fn number(row: &Value, key: &str) -> u8 {
    row.get(key).and_then(Value::as_integer).unwrap_or(0) as u8
}

pub fn rows(value: &Value, key: &str) -> Vec<Value> {
    value[key].as_array().cloned().unwrap_or_default()
}

pub fn colour(id: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| colour.id() == id)
}

pub fn label_mark(label: &str) -> Mark {
    Mark {
        label: label.to_owned(),
        ..Mark::default()
    }
}

impl AgeComponents {
    pub fn read(language: &str) -> AgeComponents {
        let file = include_str!("../../../../age-of-industry/data/standard.toml");
        let data = toml::from_str(file).expect("data");
        AgeComponents {
            data,
            language: language.to_owned(),
        }
    }

    pub fn name(&self, row: &Value) -> String {
        let name = &row["name"];
        let own = name.get(&self.language).and_then(Value::as_str);
        own.or(name.as_str()).unwrap_or_default().to_owned()
    }
}
