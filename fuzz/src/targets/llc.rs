//! `trefoil llc`: LLVM's text lowered for a triple, of DXIL's or of SPIR-V's, or for its own. What comes out is read again, and DXIL
//! that was meant to be that is shown to the validator: what is lowered is valid.

use super::ll::LANGUAGE;
use super::{Input, Target};
use crate::broken::{text, tokens};
use crate::random::Random;
use crate::seeds::{files, texts};
use trefoil::{OptLevel, Options};
use trefoil_validate::{Finding, Rule};

/// The texts of the tests, for DXIL and for SPIR-V.
pub(super) struct Llc([Vec<Vec<String>>; 2]);

/// In place of a triple: that of the text.
const OWN: &str = "own";
/// Triples of DXIL's.
const DXIL: [&str; 8] = [
    OWN,
    OWN,
    "dxil-pc-shadermodel6.0-compute",
    "dxil-pc-shadermodel6.2-pixel",
    "dxil-pc-shadermodel6.6-compute",
    "dxil-pc-shadermodel6.6-library",
    "dxilv1.8-unknown-shadermodel6.8-library",
    "dxil-pc-shadermodel6.8-vertex",
];
/// Triples of SPIR-V's.
const SPIRV: [&str; 8] = [
    OWN,
    OWN,
    "spirv-unknown-vulkan-compute",
    "spirv1.3-unknown-vulkan1.1-compute",
    "spirv1.5-unknown-vulkan1.2-pixel",
    "spirv1.6-unknown-vulkan1.3-compute",
    "spirv1.6-unknown-vulkan1.3-library",
    "spirv1.6-unknown-vulkan1.4-vertex",
];

/// What is wrong with what code does, as its author wrote it: compilers leave it as it is.
const OF_THE_SOURCE: [Rule; 13] = [
    Rule::InstrNoReadingUninitialized,
    Rule::InstrUndefinedValueForUAVStore,
    Rule::InstrNoIDivByZero,
    Rule::InstrNoUDivByZero,
    Rule::InstrNoIndefiniteAcos,
    Rule::InstrNoIndefiniteAsin,
    Rule::InstrNoIndefiniteDsxy,
    Rule::InstrNoIndefiniteLog,
    Rule::InstrInBoundsAccess,
    Rule::InstrCBufferOutOfBound,
    Rule::InstrBarrierModeNoMemory,
    Rule::FlowDeadLoop,
    // The version that `dx.valver` asks for.
    Rule::MetaVersionSupported,
];

impl Llc {
    /// With the texts read.
    pub(super) fn new() -> Llc {
        let folders = ["tests/text/llc", "tests/text/seeds", "tests/text/directx", "tests/exec/ll"];
        let all = texts(&files(&folders, "ll"), ";");
        let of = |spirv: bool| {
            let fits = |text: &&String| text.contains("target triple = \"spirv") == spirv;
            let all = all.iter().filter(fits).map(|text| tokens(text, &LANGUAGE));
            all.filter(|tokens| !tokens.is_empty()).collect()
        };
        Llc([of(false), of(true)])
    }
}

impl Target for Llc {
    fn extension(&self) -> &'static str {
        "ll"
    }

    fn input(&self, random: &mut Random) -> Input {
        let which = random.below(2);
        // One in eight is for the other kind of triple than it was written for.
        let of = if random.once_in(8) { 1 - which } else { which };
        let triple = *random.of([&DXIL, &SPIRV][of]);
        let level = random.below(4);
        Input::text(format!("{triple} O{level}"), text(&self.0[which], &LANGUAGE, random).1)
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        let (triple, level) = input.head.split_once(" O").unwrap_or((OWN, "3"));
        let triple = Some(triple).filter(|triple| *triple != OWN);
        let opt_level = OptLevel::from_digit(level).unwrap_or_default();
        let options = Options { opt_level, ..Options::default() };
        let made = match trefoil::llc("fuzz.ll", &input.bytes, triple, &options) {
            Ok(artifact) => artifact.bytes,
            Err(errors) => {
                let text = errors.to_string();
                let broken = text.contains("internal error") || text.contains("verifier");
                return if broken { Err(text) } else { Ok(false) };
            }
        };
        trefoil::disassemble(&made).map_err(|why| format!("what was made does not read: {why}"))?;
        let is_meant = String::from_utf8_lossy(&input.bytes).contains("triple = \"dxil");
        if made.starts_with(b"DXBC") && is_meant {
            let found = trefoil_validate::validate(&made, trefoil_validate::Limits::default());
            let is_ours = |finding: &&Finding| !OF_THE_SOURCE.contains(&finding.rule);
            let ours = found.as_ref().err().and_then(|found| found.list.iter().find(is_ours));
            if let Some(finding) = ours {
                return Err(format!("what was made is not valid: {finding}"));
            }
        }
        Ok(true)
    }
}
