//! Makes cargo rebuild when the files of the web client change: a new file would otherwise go unnoticed.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../client/dist");
}
