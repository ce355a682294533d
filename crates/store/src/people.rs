//! People: guests, and those with an account.

use crate::{Store, StoreError};

/// Somebody who plays here.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Person {
    pub id: String,
    pub name: String,
    pub created_at: i64,
}

impl Store {
    pub async fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        transaction!(&self.db, |tx| {
            sqlx::query("INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3)")
                .bind(&person.id)
                .bind(&person.name)
                .bind(person.created_at)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT id, name, created_at FROM people WHERE id = $1";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(id).fetch_optional(pool).await?
        }))
    }
}
