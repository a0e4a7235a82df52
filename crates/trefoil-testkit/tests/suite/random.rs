//! Random programs: all routes must give the results of DXC's.
//!
//! `TREFOIL_SEEDS=100..400` looks at other seeds than the usual ones. A program that fails lies in `target/random`.

use libtest_mimic::{Failed, Trial};
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use trefoil_dxcontainer::container::Container;
use trefoil_dxcontainer::fourcc::FourCc;
use trefoil_dxcontainer::sigpart::{self, Form, Row};
use trefoil_testkit::consumers::workspace;
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::random::hosts::Host;
use trefoil_testkit::random::signatures::{Entry, entry};
use trefoil_testkit::{exec::run, ours, random};

/// The seeds of every run.
const SEEDS: std::ops::Range<u32> = 0..6;

/// Entries whose signatures one trial compares.
const BATCH: u32 = 64;

/// A trial for each seed.
pub(crate) fn trials() -> Vec<Trial> {
    let chosen = chosen_seeds();
    let hosts = [("", Host::Compute), ("mesh/", Host::Mesh), ("rays/", Host::Rays)];
    let trial = |seed: u32| {
        hosts.map(|(name, host)| {
            Trial::test(format!("random/{name}{seed}"), move || check(seed, host).map_err(Failed::from))
        })
    };
    let signatures = |first: u32| {
        Trial::test(format!("packed/{first}"), move || {
            (first * BATCH..(first + 1) * BATCH).try_for_each(signatures).map_err(Failed::from)
        })
    };
    let libraries = |seed: u32| {
        Trial::test(format!("random/libraries/{seed}"), move || linked(seed).map_err(Failed::from))
    };
    let compared = [("layouts", &TARGETS[..2], 8), ("flows", &TARGETS[..], 24)];
    let compared = |seed: u32| {
        compared.map(|(kind, targets, each)| {
            let name = format!("random/{kind}/{seed}");
            Trial::test(name, move || executed(kind, targets, seed * each, each).map_err(Failed::from))
        })
    };
    let seeds = || chosen.clone().unwrap_or(SEEDS);
    seeds()
        .flat_map(trial)
        .chain(seeds().map(signatures))
        .chain(seeds().map(libraries))
        .chain(seeds().flat_map(compared))
        .collect()
}

/// The seeds that the environment asks for.
pub(crate) fn chosen_seeds() -> Option<std::ops::Range<u32>> {
    let text = std::env::var("TREFOIL_SEEDS").ok()?;
    let (first, end) = text.split_once("..")?;
    Some(first.parse().ok()?..end.parse().ok()?)
}

fn check(seed: u32, host: Host) -> Result<(), String> {
    let text = random::program(seed, host);
    let folder = workspace().join("target/random");
    let path = folder.join(format!("{seed}.hlsl"));
    let keep = |why: String| {
        std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&path, &text)).ok();
        why
    };
    run::text_of(Path::new(&path), text.clone()).map(drop).map_err(keep)
}

/// What programs are compiled for, as `meaning` has it: DXIL, SPIR-V and byte code.
const TARGETS: [Option<&str>; 3] = [None, Some("--spirv"), Some("--dxbc")];

/// Programs of a kind for some targets, executed beside DXC's in a process of their own: DXC dies of some.
fn executed(kind: &str, targets: &[Option<&str>], from: u32, count: u32) -> Result<(), String> {
    let (from, count) = (from.to_string(), count.to_string());
    for target in targets {
        let mut command = Command::new(env!("CARGO_BIN_EXE_meaning"));
        command
            .args([&*format!("--{kind}"), "--jobs", "1", "--random", &count, "--from", &from])
            .args(*target);
        let made = command.output().map_err(|e| e.to_string())?;
        if !made.status.success() {
            let text = [made.stdout, made.stderr].concat();
            return Err(format!("{target:?}: {}\n{}", made.status, String::from_utf8_lossy(&text)));
        }
    }
    Ok(())
}

/// Libraries that are linked in every way that `trefoil_testkit::link` knows.
fn linked(seed: u32) -> Result<(), String> {
    let text = random::libraries::test(seed);
    let folder = workspace().join("target/random");
    let keep = |why: String| {
        let path = folder.join(format!("libraries_{seed}.hlsl"));
        std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(path, &text)).ok();
        why
    };
    trefoil_testkit::link::text_of(&text).map_err(keep)
}

/// What the parts of both compilers' containers say of the signatures of an entry, but for what is read and written.
fn signatures(seed: u32) -> Result<(), String> {
    let Entry { profile, source, args } = entry(seed);
    let theirs = Microsoft::new()?.compile("a.hlsl", &source, profile, "main", args);
    let made = ours::compile("a.hlsl", &source, profile, "main", ours::Target::Dxil, args);
    let outcome = match (theirs, made) {
        (Ok(theirs), Ok(made)) => {
            let (theirs, made) = (rows(&theirs)?, rows(&made)?);
            if theirs == made { Ok(()) } else { Err(format!("DXC has\n{theirs}but trefoil\n{made}")) }
        }
        (Err(_), Err(_)) => Ok(()),
        (Err(why), Ok(_)) => Err(format!("taken, though DXC says {why}")),
        (Ok(_), Err(why)) => Err(format!("refused: {why}")),
    };
    outcome.map_err(|why| format!("seed {seed}, {profile} {args:?}:\n{source}\n{why}"))
}

/// The rows of all signatures in a container.
fn rows(bytes: &[u8]) -> Result<String, String> {
    let container = Container::parse(bytes).map_err(|e| e.to_string())?;
    let mut out = String::new();
    for name in [FourCc::ISG1, FourCc::OSG1, FourCc::PSG1] {
        let Some(part) = container.part(name) else { continue };
        for row in sigpart::parse(part, Form::Dxil).map_err(|e| e.to_string())? {
            let Row { name, index, system_value, component, register, mask, .. } = row;
            writeln!(out, "{name} {index} {system_value} {component:?} {register} {mask:04b}")
                .map_err(|e| e.to_string())?;
        }
    }
    Ok(out)
}
