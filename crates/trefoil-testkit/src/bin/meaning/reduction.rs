//! `meaning --reduce`: reduces a shader that differs. Each candidate is checked in a process of its own.

use crate::{Args, jobs};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use trefoil_testkit::consumers::workspace;
use trefoil_testkit::meaning::{self, Job};
use trefoil_testkit::ours::Target;

/// Time limit for a candidate.
const LONGEST_CHECK: Duration = Duration::from_secs(10);

/// Whether the one shader goes wrong at a level, and at that level only where the others are to be right.
pub(crate) fn check(args: &Args, level: &str) -> Result<bool, String> {
    let Some(job) = jobs(args)?.pop() else { return Err("no such shader".into()) };
    let found = meaning::goes_wrong(&job, &job.profile, level, args.seeds)?;
    if found.is_none_or(|unset| unset > args.unset) {
        return Ok(false);
    }
    for level in &args.right_at {
        if meaning::goes_wrong(&job, &job.profile, level, args.seeds)?.is_some() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Reduces the first shader that differs; each candidate is checked in a process of its own, since DXC crashes on some.
pub(crate) fn reduce(args: &Args) -> Result<(), String> {
    let differing = |job: Job| {
        let profiles = job.profiles().into_iter();
        let pairs: Vec<_> =
            profiles.flat_map(|p| job.levels().iter().map(move |&level| (p.clone(), level))).collect();
        pairs.into_iter().find_map(|(profile, level)| {
            let found = meaning::goes_wrong(&job, &profile, level, args.seeds).ok().flatten();
            found.map(|unset| (job.clone(), profile, level, unset))
        })
    };
    let found = jobs(args)?.into_iter().find_map(differing);
    let Some((job, profile, level, unset)) = found else { return Err("nothing differs".into()) };
    // What goes wrong at one level alone is not what goes wrong at all of them.
    let goes_wrong = |&&other: &&&str| meaning::goes_wrong(&job, &profile, other, args.seeds);
    let right_at: Vec<&str> =
        job.levels().iter().filter(|other| matches!(goes_wrong(other), Ok(None))).copied().collect();
    let path = workspace().join("target/random/reduced.hlsl");
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    let keep = |source: &str| {
        std::fs::create_dir_all(path.parent().unwrap_or(&path)).map_err(|e| e.to_string())?;
        std::fs::write(&path, job.headed(&profile, source)).map_err(|e| e.to_string())
    };
    let mut differs = |source: &str| {
        let mut asked = Command::new(&program);
        asked.arg(&path).args(["--seeds", &args.seeds.to_string(), "--check", level]);
        asked.args(["--unset", &unset.to_string()]);
        right_at.iter().for_each(|right| _ = asked.args(["--right-at", right]));
        match args.target {
            Target::Dxil => {}
            Target::Spirv => drop(asked.arg("--spirv")),
            Target::Dxbc => drop(asked.arg("--dxbc")),
        }
        asked.stdout(Stdio::null()).stderr(Stdio::null());
        keep(source).is_ok() && asked.spawn().is_ok_and(succeeds_soon)
    };
    let made = meaning::reduce(&job.source, &mut differs);
    keep(&made)?;
    println!("{} {level}, {}:\n{made}", job.name, path.display());
    Ok(())
}

/// Whether a process ends well before long: what is left of a program may be a loop without an end.
fn succeeds_soon(mut process: Child) -> bool {
    let started = Instant::now();
    while started.elapsed() < LONGEST_CHECK {
        match process.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => std::thread::sleep(Duration::from_millis(5)),
            Err(_) => return false,
        }
    }
    // What cannot be ended has ended.
    process.kill().and_then(|()| process.wait()).ok();
    false
}
