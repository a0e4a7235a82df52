//! Compiles of everything by trefoil alone, which a profile is made of.

use crate::inputs::{examples, large};
use crate::job::Job;
use crate::variants;

/// How often an example is compiled for each time that a large shader is: those of users are mostly small.
const TURNS: usize = 10;

/// Compiles each input to each of its formats, and one shader under every combination of its switches.
pub(crate) fn all() -> Result<(), String> {
    for input in examples()?.into_iter().chain(large()?) {
        for &target in input.targets() {
            let job = Job { input: &input, target };
            let options = job.options()?;
            for _ in 0..if input.large { 1 } else { TURNS } {
                // One that a format lacks is an error each time, as in the benchmark.
                let _ = job.ours(&options);
            }
        }
    }
    variants::train()
}
