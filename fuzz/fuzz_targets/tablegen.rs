//! The TableGen reader on any bytes: `cargo +nightly fuzz run tablegen crates/trefoil-tablegen/tests/td`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use trefoil_tablegen::{Limits, NoFiles, Options, read, text_of};

fuzz_target!(|data: &[u8]| {
    let limits = Limits { depth: 500, elements: 4096, memory: 1 << 24, steps: 200_000, ..Limits::default() };
    let options = Options { macros: Vec::new(), limits };
    let records = read("fuzz.td", text_of(data.to_vec()), &mut NoFiles, &options);
    let mut out = Vec::new();
    let _ = records.dump_json(&mut out);
    let _ = records.print_records(&mut out);
    let _ = records.diagnostics();
});
