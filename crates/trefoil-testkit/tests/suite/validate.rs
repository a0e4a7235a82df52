//! Tests of the validator: `tests/validate/*.hlsl` break single rules, and of containers of the tree both validators say the same.

use libtest_mimic::{Failed, Trial};
use std::path::Path;
use trefoil_testkit::damage::damage;
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::validation::{jobs, samples};
use trefoil_validate::{Limits, validate};

/// A trial for each file, and one for each example and level.
pub(crate) fn trials() -> Vec<Trial> {
    let files = trefoil_testkit::consumers::files("tests/validate").into_iter();
    let cases = files.filter(|(name, _)| name.ends_with(".hlsl")).map(|(name, path)| {
        Trial::test(format!("validate/{name}"), move || {
            trefoil_testkit::validation::file(Path::new(&path)).map_err(Failed::from)
        })
    });
    // What is wrong with the list, the tests of the examples tell.
    let examples = jobs("examples/").unwrap_or_default().into_iter().map(|job| {
        Trial::test(format!("validate/as_made/{}", job.name), move || agreement(&job).map_err(Failed::from))
    });
    cases.chain(examples).collect()
}

/// Both validators take what both compilers make; damaged, ours answers whatever it is.
fn agreement(job: &trefoil_testkit::outputs::Job) -> Result<(), String> {
    let dxc = Microsoft::new()?;
    for sample in samples(job)? {
        let theirs = dxc.validate(&sample.bytes);
        let ours = validate(&sample.bytes, Limits::default());
        match (theirs, ours) {
            (Ok(()), Err(found)) => return Err(format!("{}: {found}", sample.name)),
            (Err(words), Ok(())) => return Err(format!("{}: DXC refuses it: {words}", sample.name)),
            _ => {}
        }
        for damaged in (0..20).filter_map(|seed| damage(&sample.bytes, seed)) {
            _ = validate(&damaged.bytes, Limits::default());
        }
    }
    Ok(())
}
