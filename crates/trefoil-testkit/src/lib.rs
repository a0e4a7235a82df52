//! The harness behind the tests: text tests, execution tests and the real consumers.
