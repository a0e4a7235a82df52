//! Listings of libraries and of mesh and amplification shaders, DXC's and ours, assembled again: DXC's validator takes them, and the
//! parts that are made of the module are those of the container that was listed.

use libtest_mimic::{Failed, Trial};
use trefoil_dxcontainer::{Container, FourCc};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::validation::{self, Sample};

/// The stages whose other parts say what the code does; those of others are in `exec/`.
const PROFILES: [&str; 3] = ["lib_", "ms_", "as_"];
/// The parts that are made of the module.
const MADE: [FourCc; 6] =
    [FourCc::SFI0, FourCc::RDAT, FourCc::ISG1, FourCc::OSG1, FourCc::PSG1, FourCc::PSV0];

/// A trial for each program.
pub(crate) fn trials() -> Vec<Trial> {
    let jobs = match validation::jobs("") {
        Ok(jobs) => jobs,
        Err(why) => return vec![Trial::test("assembled", move || Err(Failed::from(why)))],
    };
    let jobs = jobs.into_iter().filter(|job| PROFILES.iter().any(|stage| job.profile.starts_with(stage)));
    let trial = |job: trefoil_testkit::outputs::Job| {
        Trial::test(format!("assembled/{}", job.name), move || {
            validation::samples(&job)?.iter().try_for_each(again)
        })
    };
    jobs.map(trial).collect()
}

/// Assembles a container's listing.
fn again(sample: &Sample) -> Result<(), Failed> {
    let dxc = Microsoft::new()?;
    if dxc.validate(&sample.bytes).is_err() {
        return Ok(()); // a test of what is refused
    }
    let listing = dxc.disassemble(&sample.bytes)?;
    let made = trefoil::assemble("listing.ll", listing.as_bytes(), &trefoil::Options::default());
    let made = made.map_err(|e| format!("{}: {e}", sample.name))?.bytes;
    dxc.validate(&made).map_err(|why| format!("{}: {why}", sample.name))?;
    let parse = |bytes| Container::parse(bytes).map_err(|e| e.to_string());
    let (old, new) = (parse(&sample.bytes)?, parse(&made)?);
    // The table alone says what subobjects there are: a listing has lost them.
    let lost = sample.name.contains("subobject");
    match MADE.into_iter().find(|&name| old.part(name) != new.part(name) && !(lost && name == FourCc::RDAT)) {
        Some(name) => Err(Failed::from(format!("{}: the part {name} is another", sample.name))),
        None => Ok(()),
    }
}
