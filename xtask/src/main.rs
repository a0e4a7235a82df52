//! What people do to the project: fetch the consumers, test, generate tables, bench.

fn main() {}
