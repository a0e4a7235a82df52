//! Every example for every target, shown to every consumer.
//!
//! DXIL of shader models 6.0 and 6.6 to DXC's validator; SPIR-V to spirv-val; DXIL of 6.0 and DXBC to vkd3d, and what it
//! makes of them to spirv-val; and at each level of optimisation once more. Where a limit of vkd3d stands in the way, [`LIMITS`] names it, and its disassembler must
//! still read the module.

use libtest_mimic::{Failed, Trial};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::examples::{Example, all};
use trefoil_testkit::ours::{Target, compile};
use trefoil_testkit::vkd3d::Form;
use trefoil_testkit::{spirv, vkd3d};

/// Examples that vkd3d's program cannot make SPIR-V of, the form, and its documented limit.
const LIMITS: &[(&str, Form, &str)] = &[
    ("resource_ranges", Form::Dxil, "does not support descriptor indexing"),
    ("resource_ranges", Form::Dxbc, "does not support descriptor indexing"),
];

/// What is tried with each entry point of each example.
const TARGETS: [&str; 6] = ["dxil-6.0", "dxil-6.6", "spirv", "vkd3d-dxil", "vkd3d-dxbc", "levels"];

/// Whether meshes and rays have a target: vkd3d and DXBC know none.
fn of_recent(target: &str) -> bool {
    matches!(target, "dxil-6.0" | "dxil-6.6" | "spirv")
}

/// A trial for each target of each entry point.
pub(crate) fn trials() -> Vec<Trial> {
    let examples = match all() {
        Ok(examples) => examples,
        Err(why) => return vec![Trial::test("examples", move || Err(Failed::from(why)))],
    };
    let mut trials = Vec::new();
    for example in examples {
        for (stage, entry) in &example.entries {
            for target in TARGETS.into_iter().filter(|target| !example.is_recent() || of_recent(target)) {
                let name = format!("examples/{}/{entry}/{target}", example.name);
                let (example, prefix, entry) = (example.clone(), stage.prefix(), entry.clone());
                let run = move || check(&example, prefix, &entry, target).map_err(Failed::from);
                trials.push(Trial::test(name, run));
            }
        }
    }
    trials
}

fn check(example: &Example, prefix: &str, entry: &str, target: &str) -> Result<(), String> {
    let name = example.path.to_string_lossy();
    let profile = |minor: u8| format!("{prefix}_6_{}", example.model.minor.max(minor));
    let make =
        |profile: &str, target, args: &[&str]| compile(&name, &example.source, profile, entry, target, args);
    match target {
        "dxil-6.0" => Microsoft::new()?.validate(&make(&profile(0), Target::Dxil, &[])?),
        "dxil-6.6" => Microsoft::new()?.validate(&make(&profile(6), Target::Dxil, &[])?),
        "spirv" if example.is_recent() => {
            let module = make(&profile(0), Target::Spirv, &["-fspv-target-env=vulkan1.1spirv1.4"])?;
            spirv::validate_for(&module, "vulkan1.1spv1.4")?;
            let module = make(&profile(0), Target::Spirv, &["-fspv-target-env=vulkan1.3"])?;
            spirv::validate_for(&module, "vulkan1.3")
        }
        "spirv" => {
            spirv::validate_for(
                &make(&profile(0), Target::Spirv, &["-fspv-target-env=vulkan1.1"])?,
                "vulkan1.1",
            )?;
            spirv::validate_for(
                &make(&profile(0), Target::Spirv, &["-fspv-target-env=vulkan1.3"])?,
                "vulkan1.3",
            )
        }
        "levels" => ["-Od", "-O0", "-O1", "-O2"].iter().try_for_each(|level| {
            let judged = Microsoft::new()?.validate(&make(&profile(0), Target::Dxil, &[level])?);
            judged.map_err(|why| format!("{level}: {why}"))?;
            let module = make(&profile(0), Target::Spirv, &[level, "-fspv-target-env=vulkan1.3"])?;
            spirv::validate_for(&module, "vulkan1.3").map_err(|why| format!("{level}: {why}"))?;
            let container = make(&format!("{prefix}_5_1"), Target::Dxbc, &[level])?;
            through(example, &container, Form::Dxbc).map_err(|why| format!("{level}: {why}"))
        }),
        "vkd3d-dxil" => through(example, &make(&profile(0), Target::Dxil, &[])?, Form::Dxil),
        _ => through(example, &make(&format!("{prefix}_5_1"), Target::Dxbc, &[])?, Form::Dxbc),
    }
}

fn through(example: &Example, container: &[u8], form: Form) -> Result<(), String> {
    let limit = LIMITS.iter().find(|(name, of, _)| *name == example.name && *of == form);
    let listing = vkd3d::disassemble(container, form)?;
    if listing.is_empty() {
        return Err("vkd3d's listing is empty".into());
    }
    match (vkd3d::to_spirv(container, form), limit) {
        (Ok(module), None) => spirv::validate(&module),
        (Err(why), None) => Err(why),
        (Err(why), Some((_, _, limit))) if why.contains(limit) => Ok(()),
        (Err(why), Some((_, _, limit))) => Err(format!("the limit '{limit}' was expected, not: {why}")),
        (Ok(_), Some((_, _, limit))) => Err(format!("vkd3d no longer says '{limit}': take the line out")),
    }
}
