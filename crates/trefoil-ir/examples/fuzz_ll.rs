//! The reader of LLVM's text on broken input, for as long as asked, on a stable compiler:
//! `cargo run --release -p trefoil-ir --example fuzz_ll -- SECONDS [SEED [FILES.ll…]]`.
//!
//! The text tests, or the files named, are cut into tokens, which are dropped, doubled, swapped, replaced and joined with
//! those of other files. What still reads is printed and must read again and print the same. The same seed gives the same
//! inputs. A panic, a text that does not come back, or an input that takes longer than ten seconds is kept in
//! `fuzz-failure.ll` and ends the run.

#[path = "shared/mutate.rs"]
mod mutate;

use trefoil_ir::text::{ReadOptions, print, read};

/// Whether the text read.
fn run(text: &str, keep_debug_info: bool) -> bool {
    let options = ReadOptions { keep_debug_info, base: 0 };
    let Ok(module) = read(text.as_bytes(), &options) else { return false };
    let first = print(&module);
    match read(first.as_bytes(), &options) {
        Err(error) => panic!("what was printed does not read: {error}"),
        Ok(again) => {
            let second = print(&again);
            let other = first.lines().zip(second.lines()).find(|(a, b)| a != b);
            assert!(first == second, "what was printed prints differently: {other:?}");
        }
    }
    true
}

fn main() {
    mutate::main(run);
}
