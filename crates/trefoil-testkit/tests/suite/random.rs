//! Random programs: all ways must make of each what DXC makes of it.
//!
//! `TREFOIL_SEEDS=100..400` looks at other seeds than the usual ones. A program that fails lies in `target/random`.

use libtest_mimic::{Failed, Trial};
use std::path::Path;
use trefoil_testkit::consumers::workspace;
use trefoil_testkit::{exec::run, random};

/// The seeds of every run.
const SEEDS: std::ops::Range<u32> = 0..6;

/// A trial for each seed.
pub(crate) fn trials() -> Vec<Trial> {
    let chosen = std::env::var("TREFOIL_SEEDS").ok().and_then(|text| {
        let (first, end) = text.split_once("..")?;
        Some(first.parse().ok()?..end.parse().ok()?)
    });
    let trial = |seed: u32| Trial::test(format!("random/{seed}"), move || check(seed).map_err(Failed::from));
    chosen.unwrap_or(SEEDS).map(trial).collect()
}

fn check(seed: u32) -> Result<(), String> {
    let text = random::program(seed);
    let folder = workspace().join("target/random");
    let path = folder.join(format!("{seed}.hlsl"));
    let keep = |why: String| {
        std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&path, &text)).ok();
        why
    };
    run::text_of(Path::new(&path), text.clone()).map(drop).map_err(keep)
}
