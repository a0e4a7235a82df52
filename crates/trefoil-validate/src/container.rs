//! The parts of a container: which there may be, which there must be, and that they say what the module says.

mod rdat;

use crate::Rule;
use crate::program::Program;
use crate::report::Report;
use crate::requirements::Needs;
use crate::spaces::SHARED;
use trefoil_dxcontainer::hash::ShaderHash;
use trefoil_dxcontainer::program::ProgramHeader;
use trefoil_dxcontainer::psv::ParsedPsv;
use trefoil_dxcontainer::rootsig::RootSignature;
use trefoil_dxcontainer::{Container, FourCc, Stage};
use trefoil_dxil::ops::DxilOp;

/// The parts that a container may have.
const KNOWN: [FourCc; 14] = [
    FourCc::DXIL,
    FourCc::ILDB,
    FourCc::ILDN,
    FourCc::ISG1,
    FourCc::OSG1,
    FourCc::PSG1,
    FourCc::SFI0,
    FourCc::PSV0,
    FourCc::RTS0,
    FourCc::STAT,
    FourCc::PRIV,
    FourCc::RDAT,
    FourCc::HASH,
    FourCc::new(b"VERS"),
];

/// Checks the list of parts.
pub(crate) fn parts(container: &Container<'_>, report: &mut Report) {
    for (at, part) in container.parts.iter().enumerate() {
        if !KNOWN.contains(&part.name) && part.name != FourCc::new(b"SRCI") {
            report.whole(Rule::ContainerPartInvalid, &[&part.name]);
        } else if container.parts[..at].iter().any(|other| other.name == part.name) {
            report.whole(Rule::ContainerPartRepeated, &[&part.name]);
        }
    }
}

/// The program's header and its bitcode; `None` when they are not there, which is reported.
pub(crate) fn program<'a>(
    container: &Container<'a>,
    report: &mut Report,
) -> Option<(ProgramHeader, &'a [u8])> {
    let Some(part) = container.part(FourCc::DXIL) else {
        report.whole(Rule::ContainerPartMissing, &[&FourCc::DXIL]);
        return None;
    };
    let found = ProgramHeader::parse_any_stage(part).map_err(|why| why.to_string());
    let found = found.and_then(|(header, bitcode)| match bitcode.len() % 4 {
        0 => Ok((header, bitcode)),
        _ => Err("the bitcode is no whole number of words".to_owned()),
    });
    match found {
        Ok(found) => Some(found),
        Err(why) => {
            report.whole(Rule::ContainerContentInvalid, &[&why]);
            None
        }
    }
}

/// Checks that the parts say what the module says.
pub(crate) fn matches(
    container: &Container<'_>,
    header: &ProgramHeader,
    program: &Program<'_>,
    report: &mut Report,
) {
    // Validators up to 1.8 do not compare the two.
    let differs = header.kind != program.stage || header.shader_model != program.model;
    if differs && program.validator > (1, 8) {
        let of = |stage: Stage, model| format!("{}_{}", stage.prefix(), model);
        report.whole(
            Rule::SmProgramVersion,
            &[&of(header.kind, header.shader_model), &of(program.stage, program.model)],
        );
    }
    let required: &[FourCc] = match program.is_library() {
        true => &[FourCc::RDAT],
        false => &[FourCc::SFI0, FourCc::ISG1, FourCc::OSG1, FourCc::PSV0],
    };
    let missing = required.iter().filter(|&&name| container.part(name).is_none());
    missing.for_each(|name| report.whole(Rule::ContainerPartMissing, &[&title(*name)]));
    let needed = |name: FourCc| match program.is_library() {
        true => !matches!(name, FourCc::ISG1 | FourCc::OSG1 | FourCc::PSG1 | FourCc::PSV0),
        false => name != FourCc::RDAT,
    };
    for part in &container.parts {
        if !needed(part.name) {
            report.whole(Rule::ContainerPartInvalid, &[&part.name]);
        }
    }
    hash(container, report);
    compiler_version(container, report);
    root_signature(container, program, report);
    contents(container, program, report);
}

fn hash(container: &Container<'_>, report: &mut Report) {
    if let Some(part) = container.part(FourCc::HASH)
        && part.len() != ShaderHash::UNKNOWN.write().len()
    {
        report.whole(Rule::ContainerPartMatches, &[&title(FourCc::HASH)]);
    }
}

/// `VERS`: numbers, then up to two texts of the size that they state together.
fn compiler_version(container: &Container<'_>, report: &mut Report) {
    const NUMBERS: usize = 16;
    let name = FourCc::new(b"VERS");
    let Some(part) = container.part(name) else { return };
    let stated = part.get(12..NUMBERS).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]));
    let fits = stated.is_some_and(|size| {
        let (size, texts) = (size as usize, &part[NUMBERS..]);
        let Some(filler) =
            texts.get(size..).filter(|_| size.checked_next_multiple_of(4) == Some(texts.len()))
        else {
            return false;
        };
        let ends = texts[..size].iter().filter(|&&byte| byte == 0).count();
        let is_ended = size == 0 || texts[size - 1] == 0 && (1..=2).contains(&ends);
        is_ended && filler.iter().all(|&byte| byte == 0)
    });
    if !fits {
        report.whole(Rule::ContainerPartInvalid, &[&name]);
    }
}

/// A root signature is one, and binds what the pipeline's state lists; libraries have none.
fn root_signature(container: &Container<'_>, program: &Program<'_>, report: &mut Report) {
    let Some(part) = container.part(FourCc::RTS0) else { return };
    let mut say =
        |why: &dyn std::fmt::Display| report.whole(Rule::ContainerRootSignatureIncompatible, &[why]);
    let root = match RootSignature::parse(part) {
        Ok(root) => root,
        Err(why) => return say(&why),
    };
    // 3 is version 1.2.
    if root.version > 2 && program.newest_validator < (1, 9) {
        return say(&"its version is newer than the validator");
    }
    if let Err(why) = root.check() {
        return say(&why);
    }
    // What is wrong with the state is said where it is compared.
    if let Some(Ok(state)) = container.part(FourCc::PSV0).map(ParsedPsv::parse)
        && let Some(misfit) = root.misfits(program.stage, &state.bindings).first()
    {
        say(&misfit.why);
    }
}

/// What messages call a part.
fn title(name: FourCc) -> String {
    let known = match name {
        FourCc::ISG1 => "Program Input Signature",
        FourCc::OSG1 => "Program Output Signature",
        FourCc::PSG1 => "Program Patch Constant Signature",
        FourCc::SFI0 => "Feature Info",
        FourCc::PSV0 => "Pipeline State Validation",
        FourCc::RDAT => "Runtime Data (RDAT)",
        _ => return name.to_string(),
    };
    known.to_owned()
}

/// Compares a library's `RDAT` with the one that is made of the module again.
pub(crate) fn runtime_data(
    container: &Container<'_>,
    program: &Program<'_>,
    needs: &Needs<'_>,
    report: &mut Report,
) {
    if container.part(FourCc::RDAT).is_some_and(|part| !rdat::matches(part, program, needs)) {
        report.whole(Rule::ContainerPartMatches, &[&title(FourCc::RDAT)]);
    }
}

/// Compares the parts with those that are made of the module again.
fn contents(container: &Container<'_>, program: &Program<'_>, report: &mut Report) {
    if program.is_library() {
        let features = trefoil_dxil_read::feature_part(program.flags);
        if container.part(FourCc::SFI0).is_some_and(|part| part != features) {
            report.whole(Rule::ContainerPartMatches, &[&title(FourCc::SFI0)]);
        }
        return;
    }
    if !program.lists_resources {
        return;
    }
    let shared = program.module.globals.iter().filter(|global| global.space == SHARED);
    let shared = shared.fold(0u64, |sum, global| sum.saturating_add(program.sizes.alloc(global.ty)));
    let shared = u32::try_from(shared).unwrap_or(u32::MAX);
    let asks_for_sample = |number: usize| program.code(number).ops.contains(&DxilOp::SampleIndex);
    let per_sample = program.bodies().any(|(number, _)| asks_for_sample(number));
    let made = trefoil_dxil_read::described_parts(program.module, shared, per_sample);
    let Ok(made) = made else { return };
    for (name, data) in made {
        match container.part(name) {
            Some(part) if part == data => {}
            Some(_) => report.whole(Rule::ContainerPartMatches, &[&title(name)]),
            None if name == FourCc::PSG1 => report.whole(Rule::ContainerPartMissing, &[&title(name)]),
            None => {}
        }
    }
}
