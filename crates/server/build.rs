//! Tells cargo to look at the page again when its files change: a new file would otherwise go unnoticed.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../client/dist");
}
