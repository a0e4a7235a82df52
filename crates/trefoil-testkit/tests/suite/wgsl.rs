//! Real HLSL that a program wrote: bevy's WGSL, composed as bevy does it, made HLSL by naga, compiled by us to DXIL, and
//! shown to DXC's validator; to SPIR-V, for spirv-val; and to DXBC, for vkd3d's disassembler. What DXC itself does not compile is naga's affair and not counted.

use libtest_mimic::{Failed, Trial};
use std::path::{Path, PathBuf};
use trefoil_interp::compare::Certainty;
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::meaning::{self, Verdict};
use trefoil_testkit::ours::{Target, compile, with_environment};
use trefoil_testkit::spirv;
use trefoil_testkit::vkd3d::{self, Form};
use trefoil_testkit::wgsl::{ARGS, Entry, ends, hlsl_of, shaders, why_unwritten};

/// Shaders that a target does not have, and why.
const LEFT_OUT: (&str, Target, &str) =
    ("software_raster.wgsl", Target::Dxbc, "shader model 5.1 has no wave operations");

/// A trial for each shader that is one by itself.
pub(crate) fn trials() -> Vec<Trial> {
    let alone = shaders();
    if alone.is_empty() {
        let why = "target/consumers/wgsl is missing: run `cargo xtask fetch`";
        return vec![Trial::test("wgsl", move || Err(Failed::from(why)))];
    }
    let trial = |target: Target, (name, path): (String, PathBuf)| {
        let name = format!("{}/{name}", folder(target));
        let (end, of, why) = LEFT_OUT;
        let left_out = (of == target && ends(&path, end)).then_some(why);
        match why_unwritten(&path).or(left_out) {
            Some(why) => Trial::test(format!("{name} ({why})"), || Ok(())).with_ignored_flag(true),
            None => Trial::test(name, move || check(&path, target).map_err(Failed::from)),
        }
    };
    let targets = [Target::Dxil, Target::Spirv, Target::Dxbc];
    let compiled =
        targets.iter().flat_map(|target| alone.iter().cloned().map(move |file| trial(*target, file)));
    let written = alone.iter().filter(|(_, path)| why_unwritten(path).is_none());
    let meant = written.cloned().map(|(name, path)| {
        Trial::test(format!("wgsl-meaning/{name}"), move || check_meaning(&path).map_err(Failed::from))
    });
    compiled.chain(meant).collect()
}

/// Executes DXC's DXIL and ours of each entry on the same inputs.
fn check_meaning(path: &Path) -> Result<(), String> {
    let file = path.with_extension("hlsl").to_string_lossy().into_owned();
    let mut wrong = Vec::new();
    let ways = |entry: Entry| {
        let profiles = [entry.profile.clone(), entry.profile.replace("6_0", "6_6")];
        let levels = ["-O3", "-Od"].into_iter();
        levels
            .flat_map(move |level| profiles.clone().map(|profile| (profile, level)))
            .map(move |way| (way, entry.clone()))
    };
    for ((profile, level), Entry { name, text, .. }) in hlsl_of(path)?.into_iter().flat_map(ways) {
        let args: Vec<&str> = ARGS.into_iter().chain([level]).collect();
        let theirs = Microsoft::new()?.compile(&file, &text, &profile, &name, &args);
        let ours = compile(&file, &text, &profile, &name, Target::Dxil, &args);
        let (Ok(theirs), Ok(ours)) = (theirs, ours) else { continue };
        match meaning::executed(&theirs, &ours, 3, false, &mut meaning::Counts::new()) {
            Verdict::Differs(seed, found) if meaning::is_sure(&found) => {
                let found = found.iter().find(|d| d.certainty == Certainty::Sure);
                let words = found.map(|d| format!("{}: DXC {}, trefoil {}", d.place, d.left, d.right));
                wrong.push(format!("{name} {profile} {level}: seed {seed}: {}", words.unwrap_or_default()));
            }
            Verdict::Fails(why) => wrong.push(format!("{name}: {why}")),
            // What cannot be executed says nothing of trefoil.
            Verdict::Same(_)
            | Verdict::Differs(..)
            | Verdict::Torn
            | Verdict::Unset
            | Verdict::Overflow
            | Verdict::Alone(_)
            | Verdict::Unmade(_)
            | Verdict::Unsupported(_)
            | Verdict::Unclear(_) => {}
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// What the trials of a target are called after.
fn folder(target: Target) -> &'static str {
    match target {
        Target::Dxil => "wgsl",
        Target::Spirv => "wgsl-spirv",
        Target::Dxbc => "wgsl-dxbc",
    }
}

fn check(path: &Path, target: Target) -> Result<(), String> {
    let entries = hlsl_of(path)?;
    let file = path.with_extension("hlsl").to_string_lossy().into_owned();
    let microsoft = Microsoft::new()?;
    let mut wrong = Vec::new();
    for entry in &entries {
        let Entry { profile, name, text } = entry;
        if let Err(why) = microsoft.compile(&file, text, profile, name, &ARGS) {
            wrong.push(format!("{name}: DXC itself: {}", first_error(&why)));
            continue;
        }
        if std::env::var_os("TREFOIL_ROUTES").is_some_and(|routes| routes == "dxc") {
            continue;
        }
        let profile = if target == Target::Dxbc { profile.replace("6_0", "5_1") } else { profile.clone() };
        let made = compile(&file, text, &profile, name, target, &with_environment(target, ARGS));
        let judged = made.and_then(|made| match target {
            Target::Dxil => microsoft.validate(&made),
            Target::Spirv => spirv::validate_for(&made, "vulkan1.1"),
            Target::Dxbc => vkd3d::disassemble(&made, Form::Dxbc).map(drop),
        });
        if let Err(why) = judged {
            wrong.push(format!("{name}: {}", first_error(&why)));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn first_error(text: &str) -> &str {
    text.lines().find(|line| line.contains("error")).unwrap_or(text)
}
