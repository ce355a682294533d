//! The harness of the browser tests.
