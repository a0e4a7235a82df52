//! Compiles that go on from the end of headers give what they give by themselves. See [`trefoil_testkit::resumed`].

use libtest_mimic::{Failed, Trial};
use std::collections::BTreeMap;
use trefoil_testkit::ours::Target;
use trefoil_testkit::outputs::{Job, everything};
use trefoil_testkit::resumed::{at_splits, of_engine};

/// The front end does not depend on the level, and little on the target.
fn counts(job: &Job) -> bool {
    let asks = |arg: &str| job.args.iter().any(|it| it == arg);
    let target = if asks("-spirv") { Target::Spirv } else { Target::Dxil };
    job.target == target && !asks("-Od")
}

/// A trial for each folder of shaders, and one for the headers of an engine.
pub(crate) fn trials() -> Vec<Trial> {
    let engine = Trial::test("resumed/engine", || Ok(of_engine()?));
    let jobs = match everything() {
        Ok(jobs) => jobs,
        Err(why) => return vec![Trial::test("resumed", move || Err(Failed::from(why)))],
    };
    let mut folders: BTreeMap<String, Vec<Job>> = BTreeMap::new();
    for job in jobs.into_iter().filter(counts) {
        let folder = job.name.rsplit_once('/').map_or("", |(folder, _)| folder).to_string();
        folders.entry(folder).or_default().push(job);
    }
    let trial = |(folder, jobs): (String, Vec<Job>)| {
        Trial::test(format!("resumed/{folder}"), move || Ok(at_splits(&jobs)?))
    };
    folders.into_iter().map(trial).chain([engine]).collect()
}
