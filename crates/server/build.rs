//! Makes cargo rebuild when the web client's files change: a new file would otherwise go unnoticed.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../client/dist");
}
