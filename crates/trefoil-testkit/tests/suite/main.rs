//! Every test that is a file: execution tests, text tests, the examples, and input that must be refused.
//!
//! One test a file, named after its path under `tests/`, so that `cargo test -p trefoil-testkit --test suite exec/atomic`
//! runs what it says.

mod accept;
mod assembled;
mod calls;
mod clang;
mod damaged;
mod debug;
mod debug_spirv;
mod engine;
mod examples;
mod exec;
mod facts;
mod flags;
mod link;
mod llvm;
mod locations;
mod next;
mod optimizer;
mod options;
mod preprocessed;
mod random;
mod reflect;
mod refused;
mod renderdoc;
mod resumed;
mod rewritten;
mod rootsig;
mod rootsig_pairs;
mod roundtrip;
mod snapshots;
mod text;
mod translations;
mod validate;
mod wgsl;

use libtest_mimic::{Arguments, Trial};
use std::process::ExitCode;

fn main() -> ExitCode {
    match trefoil_testkit::vulkan::in_driver_environment() {
        Ok(_) => {}
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::from(101);
        }
    }
    if std::env::args().nth(1).as_deref() == Some(trefoil_testkit::dxc::batch::WORKER) {
        return trefoil_testkit::dxc::batch::answer().map_or(ExitCode::FAILURE, |()| ExitCode::SUCCESS);
    }
    if let Some(outcome) = options::answer() {
        return outcome;
    }
    let arguments = Arguments::from_args();
    let mut trials: Vec<Trial> = Vec::new();
    trials.extend(accept::trials());
    trials.extend(assembled::trials());
    trials.extend(calls::trials());
    trials.extend(accept::second_judge());
    trials.extend(clang::trials());
    trials.extend(engine::trials());
    trials.extend(exec::trials());
    trials.extend(exec::older());
    trials.extend(exec::interpreted());
    trials.extend(exec::rereading());
    trials.extend(roundtrip::trials());
    trials.extend(text::trials());
    trials.extend(translations::trials());
    trials.extend(examples::trials());
    trials.extend(facts::trials());
    trials.extend(flags::trials());
    trials.extend(link::trials());
    trials.extend(llvm::trials());
    trials.extend(locations::trials());
    trials.extend(next::trials());
    trials.extend(options::trials());
    trials.extend(optimizer::trials());
    trials.extend(preprocessed::trials());
    trials.extend(random::trials());
    trials.extend(reflect::trials());
    trials.extend(refused::trials());
    trials.extend(renderdoc::trials());
    trials.extend(resumed::trials());
    trials.extend(rewritten::trials());
    trials.extend(rootsig::trials());
    trials.extend(rootsig_pairs::trials());
    trials.extend(snapshots::trials());
    trials.extend(damaged::trials());
    trials.extend(debug::trials());
    trials.extend(debug_spirv::trials());
    trials.extend(validate::trials());
    trials.extend(wgsl::trials());
    libtest_mimic::run(&arguments, trials).exit_code()
}
