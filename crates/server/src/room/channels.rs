//! Where somebody wants to be told that it is their turn, of which tables not, and what was sent.

use lang::Lang;
use smokestack_core::Message;
use store::{Added, Channel, Notice};

use super::delivery::{EMAIL, PUSH, WEBHOOK};
use super::shelf::is_id;
use super::{Caller, Refusal, Room};
use crate::post;
use crate::settings::Webhooks;

/// Channels that one person may have.
pub(super) const MOST: i64 = 5;
/// The longest pause between two messages, in hours: a week.
const LONGEST: i64 = 7 * 24;
/// The longest address.
const ADDRESS: usize = 1_000;
/// What is shown of the log.
const LOG: i64 = 100;
const HOUR: i64 = 3_600_000;

/// A channel that somebody wants.
#[derive(Clone, Debug)]
pub(crate) struct NewChannel {
    pub to: To,
    pub lang: Lang,
    /// Hours between two messages at least.
    pub hours: i64,
}

/// Where to.
#[derive(Clone, Debug)]
pub(crate) enum To {
    /// An address of the web, in the way that it understands.
    Webhook { address: String, format: &'static str },
    /// The address of the account.
    Email,
    /// The push service of a browser, and the browser's keys.
    Push {
        address: String,
        p256dh: String,
        auth: String,
    },
}

impl Room {
    pub(crate) async fn add_channel(&self, caller: &Caller, new: NewChannel) -> Result<Channel, Refusal> {
        let (person, _) = caller.session()?;
        let (kind, address, format, keys) = match new.to {
            To::Webhook { address, format } => (WEBHOOK, self.checked_webhook(address)?, format, None),
            To::Email => (EMAIL, self.own_address(&person.id).await?, "text", None),
            To::Push {
                address,
                p256dh,
                auth,
            } => {
                let address = self.checked_push(address)?;
                (PUSH, address, "text", Some(self.checked_keys(&p256dh, &auth)?))
            }
        };
        if !(0..=LONGEST).contains(&new.hours) {
            return Err(Refusal::bad(Message::new("error-hours").with("most", LONGEST)));
        }
        let channel = Channel {
            id: self.0.world.id(),
            person: person.id.clone(),
            kind: kind.to_owned(),
            address,
            format: format.to_owned(),
            lang: new.lang.code().to_owned(),
            pause: new.hours * HOUR,
            sent_at: None,
            created_at: self.now(),
            keys,
        };
        if self.store().add_channel(&channel, MOST).await? == Added::Full {
            let why = Message::new("error-many-channels").with("most", MOST);
            return Err(Refusal::Conflict { code: "full", why });
        }
        self.look_for_turns().await?;
        Ok(channel)
    }

    fn checked_webhook(&self, address: String) -> Result<String, Refusal> {
        if self.settings().webhooks == Webhooks::Off {
            return Err(Refusal::not_allowed("webhooks-off", "error-webhooks-off"));
        }
        self.checked_web_address(address)
    }

    /// A push service is whatever a browser names: a stranger's word, too.
    fn checked_push(&self, address: String) -> Result<String, Refusal> {
        if self.settings().webhooks == Webhooks::Off {
            return Err(Refusal::not_allowed("push-off", "error-push-off"));
        }
        self.checked_web_address(address)
    }

    fn checked_web_address(&self, address: String) -> Result<String, Refusal> {
        let reach = self.settings().webhooks;
        match address.len() <= ADDRESS && post::checked(&address, reach).is_ok() {
            true => Ok(address),
            false => Err(Refusal::bad(Message::new("error-webhook"))),
        }
    }

    /// The address of a person's account, if it was shown that letters there reach the person.
    async fn own_address(&self, person: &str) -> Result<String, Refusal> {
        if self.settings().mail.is_none() {
            return Err(Refusal::not_allowed("mail-off", "error-mail-off"));
        }
        let account = self.store().account_of(person).await?;
        let confirmed = account.filter(|account| account.confirmed_at.is_some());
        let account = confirmed.ok_or_else(|| Refusal::conflict("not-confirmed", "error-not-confirmed"))?;
        Ok(account.email)
    }

    pub(crate) async fn channels(&self, caller: &Caller) -> Result<Vec<Channel>, Refusal> {
        let (person, _) = caller.session()?;
        Ok(self.store().channels_of(&person.id).await?)
    }

    pub(crate) async fn drop_channel(&self, caller: &Caller, id: &str) -> Result<(), Refusal> {
        let (person, _) = caller.session()?;
        if is_id(id) && self.store().drop_channel(&person.id, id).await? {
            return Ok(());
        }
        Err(Refusal::NotFound(Message::new("error-no-channel")))
    }

    /// What was sent to whoever asks, and what was not.
    pub(crate) async fn notices(&self, caller: &Caller) -> Result<Vec<Notice>, Refusal> {
        let (person, _) = caller.session()?;
        Ok(self.store().notices_of(&person.id, LOG).await?)
    }

    /// Of which tables whoever asks does not want to be told.
    pub(crate) async fn quiet_tables(&self, caller: &Caller) -> Result<Vec<String>, Refusal> {
        Ok(self.store().quiet_tables(&caller.person()?.id).await?)
    }

    /// Does not want to be told of a table, or wants to again.
    pub(crate) async fn set_quiet(
        &self,
        caller: &Caller,
        table: &str,
        is_quiet: bool,
    ) -> Result<(), Refusal> {
        let person = caller.person()?;
        drop(self.table(table).await?); // there is one
        Ok(self.store().set_quiet(&person.id, table, is_quiet).await?)
    }
}
