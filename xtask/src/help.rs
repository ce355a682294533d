//! `cargo xtask help`.

pub const TEXT: &str = "\
Usage: cargo xtask COMMAND

  play [--dev] [--open] [--listen HOST:PORT]
          builds the page and the binary, and serves the game; prints its address.
          --dev builds fast instead of small and quick; --open opens a browser
  test    runs every test: formatting, lints, licences, engines, server, page, browser;
          the last line is `N passed, N failed`
  page [--dev]
          builds only the page, into crates/client/dist
  dist    builds the one binary with the page inside: target/dist/smokestack
  bench   how fast the rules run, natively and in the browser, as one table
  tune GAME [--iterations N] [--generations N] [--seed S] …
          finds better weights for a game's bots by play; `tune --help` lists the options
  strength [GAME …] [--games N] [--only BOTS]
          plays what docs/bots.md claims of the bots, one table a game; can be interrupted,
          and then goes on where it stopped
  load [--tables N] [--live N] [--rate N] [--seconds N]
          how much a game room carries: live connections and moves a second on this machine
  interface [option of schemathesis …]
          sends all sorts of things to the server: its answers must be as /api/openapi.json says
  help    this text
";
