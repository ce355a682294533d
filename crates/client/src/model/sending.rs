//! Moves on their way to the server, and its response.

use protocol::{ErrorCode, LiveUpdate, MoveRequest, TableUpdate};
use smokestack_core::Message;

use super::current::{self, Backend, Session};
use super::remote::{FIRST_RETRY_DELAY_MS, Remote};
use crate::api::{Problem, http};
use crate::base::dom::sleep;

impl Remote {
    /// Sends moves until the server has responded; their key makes sure that they are not played twice.
    pub(super) async fn send(self, request: MoveRequest, is_choice: bool) {
        let path = self.path("/actions");
        let expected = usize::try_from(request.expected).unwrap_or_default();
        loop {
            match http::post::<TableUpdate>(&path, &request).await {
                _ if self.is_left() => return,
                Err(problem) if problem.is_temporary() => sleep(FIRST_RETRY_DELAY_MS * 2.0).await,
                Ok(update) => return self.on_played(update, expected),
                Err(problem) => return self.on_refused(problem, expected, is_choice),
            }
            if self.is_left() {
                return;
            }
        }
    }

    /// Shows the moves that the server has played, and those that arrived before its response.
    fn on_played(self, update: TableUpdate, expected: usize) {
        self.report(Ok(()));
        self.apply_update(LiveUpdate {
            starts_over: false,
            update,
        });
        for update in self.take_held_back() {
            self.apply_update(update);
        }
        self.catch_up(expected);
    }

    fn on_refused(self, problem: Problem, expected: usize, is_choice: bool) {
        let is_late = problem.is(ErrorCode::Stale);
        // Without a readable response, it is unknown whether the moves were played.
        let is_unknown = problem == Problem::Unreadable;
        self.report(Err(problem));
        if is_late && is_choice {
            self.fail(Message::new("room-too-late"));
        }
        if is_late {
            self.catch_up(expected);
            return;
        }
        current::change(|session| {
            if let Backend::Online(online) = &mut session.backend {
                online.refuse(expected);
            }
        });
        if is_unknown {
            self.connect();
        }
    }

    /// Reconnects if nothing has arrived since moves were sent: the connection then brings what this client has missed.
    fn catch_up(self, expected: usize) {
        let waits = |session: &Session| {
            session
                .online()
                .is_some_and(|online| online.waits_after(expected))
        };
        if current::with_untracked(waits) == Some(true) {
            self.connect();
        }
    }
}
