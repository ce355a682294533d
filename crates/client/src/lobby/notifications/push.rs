//! Push notifications in this browser.

use leptos::prelude::*;
use protocol::ChannelInfo;
use wasm_bindgen_futures::spawn_local;

use super::list;
use crate::api::Problem;
use crate::base::parts::t;
use crate::lobby::ProblemNote;
use crate::lobby::device;

/// A switch for push notifications, shown if both browser and server support them.
#[component]
pub(super) fn PushSwitch(channels: RwSignal<Vec<ChannelInfo>>) -> impl IntoView {
    let is_on = RwSignal::new(None::<bool>);
    let problem = RwSignal::new(None::<Problem>);
    // Runs again when a channel is deleted from the list.
    Effect::new(move || {
        channels.track();
        spawn_local(async move {
            let _ = is_on.try_set(device::is("isPushed").await);
        });
    });
    let turn = move |event: web_sys::Event| {
        let what = if event_target_checked(&event) {
            "push"
        } else {
            "unpush"
        };
        spawn_local(async move {
            let done = device::call(what, "").await;
            let _ = problem.try_set(done.err());
            list(channels).await;
        });
    };
    view! {
        <Show when=move || is_on.get().is_some()>
            <section class="ledger">
                <div class="switch">
                    <label>
                        <input type="checkbox" role="switch" data-push="" prop:checked=move || is_on.get() == Some(true)
                            on:change=turn/>
                        {t("room-push")}
                    </label>
                </div>
                <p class="note">{t("room-push-text")}</p>
                <ProblemNote problem/>
            </section>
        </Show>
    }
}
