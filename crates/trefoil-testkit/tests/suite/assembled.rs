//! Containers made of modules that are DXIL already. Listings of libraries and of mesh and amplification shaders, DXC's and ours, are
//! assembled again: DXC's validator takes them, and the parts that are made of the module are those of the container that was
//! listed. The same parts as variables (`dxil-embed`, `dxil-globals`), and those of LLVM IR after LLVM's passes, put together
//! are a container that it takes.

use libtest_mimic::{Failed, Trial};
use std::path::Path;
use trefoil_dxcontainer::{Container, FourCc};
use trefoil_testkit::directx::{PARTS, PASSES, container};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::validation::{self, Sample};

/// The stages whose other parts say what the code does; those of others are in `exec/`.
const PROFILES: [&str; 3] = ["lib_", "ms_", "as_"];
/// The parts that are made of the module.
const MADE: [FourCc; 6] =
    [FourCc::SFI0, FourCc::RDAT, FourCc::ISG1, FourCc::OSG1, FourCc::PSG1, FourCc::PSV0];
/// Texts that LLVM's passes alone do not make a shader of, each with its reason; `trefoil llc` does.
const NOT_BY_PASSES: &[(&str, &str)] = &[
    ("draw_discard", "it has the entries of two stages, which LLVM refuses"),
    ("draw_rows", "it has the entries of two stages, which LLVM refuses"),
    ("draw_textured", "it has the entries of two stages, which LLVM refuses"),
    ("draw_transform", "it has the entries of two stages, which LLVM refuses"),
    ("padded_threes", "an array of vectors is stored whole, which clang does not write"),
    ("wide_vectors", "an array of vectors is stored whole, which clang does not write"),
];

/// A trial for each program.
pub(crate) fn trials() -> Vec<Trial> {
    let jobs = match validation::jobs("", None) {
        Ok(jobs) => jobs,
        Err(why) => return vec![Trial::test("assembled", move || Err(Failed::from(why)))],
    };
    let jobs = jobs.into_iter().filter(|job| PROFILES.iter().any(|stage| job.profile.starts_with(stage)));
    let listings = jobs.map(|job| {
        Trial::test(format!("assembled/{}", job.name), move || {
            validation::samples(&job)?.iter().try_for_each(again)
        })
    });
    let texts = trefoil_testkit::consumers::files("tests/exec/ll").into_iter();
    let is_shader = |name: &str| NOT_BY_PASSES.iter().all(|(known, _)| *known != name);
    let texts =
        texts.filter(|(name, _)| !name.contains('/') && name.strip_suffix(".ll").is_some_and(is_shader));
    let texts = texts
        .map(|(name, path)| Trial::test(format!("assembled/exec/ll/{name}"), move || after_passes(&path)));
    listings.chain(texts).collect()
}

/// Assembles a container's listing.
fn again(sample: &Sample) -> Result<(), Failed> {
    let dxc = Microsoft::new()?;
    if dxc.validate(&sample.bytes).is_err() {
        return Ok(()); // a test of what is refused
    }
    let listing = dxc.disassemble(&sample.bytes)?;
    let tell = |why: &dyn std::fmt::Display| format!("{}: {why}", sample.name);
    let made = trefoil::assemble("listing.ll", listing.as_bytes(), &trefoil::Options::default());
    let made = made.map_err(|e| tell(&e))?.bytes;
    dxc.validate(&made).map_err(|why| tell(&why))?;
    let parse = |bytes| Container::parse(bytes).map_err(|e| e.to_string());
    let (old, new) = (parse(&sample.bytes)?, parse(&made)?);
    // The table alone says what subobjects there are: a listing has lost them.
    let lost = sample.name.contains("subobject");
    let same = |name: FourCc| old.part(name) == new.part(name) || lost && name == FourCc::RDAT;
    if let Some(name) = MADE.into_iter().find(|&name| !same(name)) {
        return Err(Failed::from(tell(&format!("the part {name} is another"))));
    }
    let embedded = container(listing.as_bytes(), PARTS).map_err(|why| tell(&why))?;
    dxc.validate(&embedded).map_err(|why| tell(&format!("of its variables: {why}")))?;
    Ok(())
}

/// Puts the parts together that LLVM's passes make of a text. Clang says which validator a module is for.
fn after_passes(path: &Path) -> Result<(), Failed> {
    let mut text = std::fs::read_to_string(path).map_err(|e| e.to_string())?;
    if !text.contains("!dx.valver") {
        text.push_str("\n!dx.valver = !{!9999}\n!9999 = !{i32 1, i32 8}\n");
    }
    let made = container(text.as_bytes(), &format!("default<O1>,{PASSES},{PARTS}"))?;
    Ok(Microsoft::new()?.validate(&made).map(drop)?)
}
