//! The passes on IR from broken text, for as long as asked, on a stable compiler:
//! `cargo run --release -p trefoil --example fuzz_opt -- SECONDS [SEED [FILES.ll…]]`.
//!
//! What `fuzz_ll` of trefoil-ir makes goes to `llc`, and what the reader takes of it through the whole pipeline, each pass with
//! the verifier behind it; what comes out must print and read again. A failure is kept in `fuzz-failure.ll`.

#[path = "../../trefoil-ir/examples/shared/mutate.rs"]
mod mutate;

use trefoil::{passes, print_ir, read_ir};

/// Whether the text was sound.
fn run(text: &str, all: bool) -> bool {
    let triple = Some("dxil-pc-shadermodel6.0-compute");
    _ = trefoil::llc("fuzz.ll", text.as_bytes(), triple, &trefoil::Options::default());
    let Ok(mut module) = read_ir("fuzz.ll", text.as_bytes()) else { return false };
    let list = if all { "default<O3>" } else { "sroa,simplify,cse,ifconvert,clean,flatten,dce" };
    for pass in passes(list).expect("the passes are there") {
        if let Err(errors) = pass.run(&mut module, true, &mut ()) {
            let text = errors.to_string();
            assert!(!text.contains("verifier") && !text.contains("internal error"), "{text}");
            return true;
        }
    }
    let printed = print_ir(&module);
    if let Err(error) = read_ir("printed.ll", printed.as_bytes()) {
        panic!("what came out does not read: {error}");
    }
    true
}

fn main() {
    mutate::main(run);
}
