//! What the validator looks for: a container's structure, its program, and that the parts agree with each other.
//!
//! The rules that DXIL's instructions keep are not looked at yet.

use trefoil_dxcontainer::program::ProgramHeader;
use trefoil_dxcontainer::psv::ParsedPsv;
use trefoil_dxcontainer::rootsig::RootSignature;
use trefoil_dxcontainer::sigpart::{self, Form};
use trefoil_dxcontainer::{Container, FourCc, ShaderKind};

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

/// Looks at a whole container; gives what is wrong first.
pub(crate) fn container(bytes: &[u8]) -> Result<(), String> {
    let container = Container::parse(bytes).map_err(|e| format!("Container invalid: {e}"))?;
    for (at, part) in container.parts.iter().enumerate() {
        if !KNOWN.contains(&part.name) && part.name != FourCc::new(b"SRCI") {
            return Err(format!("Unknown part '{}' found in DXIL container.", part.name));
        }
        if container.parts[..at].iter().any(|other| other.name == part.name) {
            return Err(format!("More than one container part '{}'.", part.name));
        }
    }
    let program = required(&container, FourCc::DXIL)?;
    let (header, bitcode) = ProgramHeader::parse(program).map_err(|e| format!("DXIL part invalid: {e}"))?;
    module(bitcode)?;
    let feature = required(&container, FourCc::SFI0)?;
    if feature.len() != 8 {
        return Err(format!("Container part '{}' has {} bytes, not 8.", FourCc::SFI0, feature.len()));
    }
    if let Some(root) = container.part(FourCc::RTS0) {
        RootSignature::parse(root).map_err(|e| format!("Root signature invalid: {e}"))?;
    }
    if header.kind != ShaderKind::Library {
        let psv = required(&container, FourCc::PSV0)?;
        let psv = ParsedPsv::parse(psv).map_err(|e| format!("Container part 'PSV0' invalid: {e}"))?;
        if psv.kind.is_some_and(|kind| kind != header.kind) {
            return Err("Container part 'PSV0' is of another shader stage than the program.".into());
        }
        signatures(&container, &psv)?;
    }
    Ok(())
}

/// Looks at bitcode.
pub(crate) fn module(bitcode: &[u8]) -> Result<(), String> {
    if !bitcode.starts_with(b"BC\xc0\xde") {
        return Err("Invalid bitcode: its mark is missing.".into());
    }
    trefoil::disassemble(bitcode).map(drop).map_err(|e| format!("Invalid bitcode: {e}"))
}

/// Looks at a container's root signature.
pub(crate) fn root_signature(bytes: &[u8]) -> Result<(), String> {
    let container = Container::parse(bytes).map_err(|e| format!("Container invalid: {e}"))?;
    let data = required(&container, FourCc::RTS0)?;
    RootSignature::parse(data).map(drop).map_err(|e| format!("Root signature invalid: {e}"))
}

fn required<'a>(container: &Container<'a>, name: FourCc) -> Result<&'a [u8], String> {
    container.part(name).ok_or_else(|| format!("Missing part '{name}' required by module."))
}

/// Whether the signature parts have the rows that the pipeline state says.
fn signatures(container: &Container<'_>, psv: &ParsedPsv) -> Result<(), String> {
    if psv.version == 0 {
        return Ok(());
    }
    let parts = [(FourCc::ISG1, true), (FourCc::OSG1, true), (FourCc::PSG1, false)];
    for ((name, needed), elements) in parts.into_iter().zip(&psv.signatures) {
        let Some(data) = container.part(name) else {
            if needed || !elements.is_empty() {
                return Err(format!("Missing part '{name}' required by module."));
            }
            continue;
        };
        let rows =
            sigpart::parse(data, Form::Dxil).map_err(|e| format!("Container part '{name}' invalid: {e}"))?;
        let expected: usize = elements.iter().map(|element| element.rows()).sum();
        if rows.len() != expected {
            let (has, says) = (rows.len(), expected);
            return Err(format!("Container part '{name}' has {has} rows, where 'PSV0' says {says}."));
        }
    }
    Ok(())
}
