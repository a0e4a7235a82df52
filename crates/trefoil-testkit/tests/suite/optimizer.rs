//! The optimiser's passes over DXIL that is finished: DXC's containers and ours of the tree's shaders, each after every pass in the
//! order of the list, are taken by DXC's validator and compute what they computed before.

use libtest_mimic::{Failed, Trial};
use trefoil::{OPTIMIZER_PASSES, OptimizerStep};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::meaning::{Counts, Verdict, executed, is_sure};
use trefoil_testkit::validation::{self, Sample};

/// Of the shaders that are no examples one in so many is judged.
const SHARE: usize = 16;
/// Seeds of inputs.
const SEEDS: u64 = 2;

/// A trial for each program.
pub(crate) fn trials() -> Vec<Trial> {
    let jobs = match validation::jobs("", None) {
        Ok(jobs) => jobs,
        Err(why) => return vec![Trial::test("optimizer", move || Err(Failed::from(why)))],
    };
    let chosen =
        jobs.into_iter().enumerate().filter(|(at, job)| at % SHARE == 0 || job.name.contains("examples"));
    let trial = |(_, job): (usize, trefoil_testkit::outputs::Job)| {
        Trial::test(format!("optimizer/{}", job.name), move || {
            validation::samples(&job)?.iter().try_for_each(after_all_passes)
        })
    };
    chosen.map(trial).collect()
}

/// Runs every pass over a container.
fn after_all_passes(sample: &Sample) -> Result<(), Failed> {
    let dxc = Microsoft::new()?;
    if dxc.validate(&sample.bytes).is_err() {
        return Ok(()); // a test of what is refused
    }
    if trefoil::rewrite(&sample.bytes).is_err() {
        return Ok(()); // what the reader of DXIL refuses: expressions that are constants
    }
    let tell = |why: &dyn std::fmt::Display| Failed::from(format!("{}: {why}", sample.name));
    let steps: Vec<OptimizerStep> = OPTIMIZER_PASSES.iter().map(OptimizerStep::Pass).collect();
    let made = trefoil::optimize(&sample.bytes, &steps).map_err(|error| tell(&format!("{error:?}")))?;
    let options = trefoil::Options::default();
    let made = trefoil::assemble("optimised", &made.bitcode, &options).map_err(|error| tell(&error))?.bytes;
    match dxc.validate(&made) {
        Ok(()) => {}
        // The flags say what the program needed before.
        Err(why) if why.contains("Flags must match usage") => {}
        Err(why) => return Err(tell(&why)),
    }
    match executed(&sample.bytes, &made, SEEDS, true, &mut Counts::default()) {
        Verdict::Differs(_, differences) if is_sure(&differences) => {
            Err(tell(&format!("it computes something else: {differences:?}")))
        }
        Verdict::Fails(why) => Err(tell(&why)),
        _ => Ok(()),
    }
}
