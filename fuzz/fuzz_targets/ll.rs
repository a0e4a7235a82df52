//! The reader of LLVM's text on any bytes: `cargo +nightly fuzz run ll tests/text/ll`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use trefoil_ir::text::{ReadOptions, print, read};

fuzz_target!(|data: &[u8]| {
    let options = ReadOptions { keep_debug_info: data.len() % 2 == 0, base: 0 };
    let Ok(module) = read(data, &options) else { return };
    let first = print(&module);
    let again = read(first.as_bytes(), &options).expect("what was printed reads");
    assert_eq!(first, print(&again));
});
