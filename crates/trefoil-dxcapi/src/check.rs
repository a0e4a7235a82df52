//! The checks of the validator: the structure of a container, that its program can be read, and that its parts agree.
//!
//! The rules of DXIL's instructions are not checked yet.

use crate::com::{
    DXC_E_CONTAINER_INVALID, DXC_E_DUPLICATE_PART, DXC_E_MISSING_PART, E_INVALIDARG, Hresult,
    VALIDATION_FAILED,
};
use trefoil_dxcontainer::program::ProgramHeader;
use trefoil_dxcontainer::psv::ParsedPsv;
use trefoil_dxcontainer::rootsig::RootSignature;
use trefoil_dxcontainer::sigpart::{self, Form};
use trefoil_dxcontainer::{Container, FourCc, Stage};

/// The first fault that was found: a result code and a message.
pub(crate) struct Fault {
    pub(crate) status: Hresult,
    pub(crate) words: String,
}

impl Fault {
    fn new(status: Hresult, words: impl Into<String>) -> Fault {
        Fault { status, words: words.into() }
    }
}

/// A fault of the program, or a disagreement of parts.
fn broken(words: impl Into<String>) -> Fault {
    Fault::new(VALIDATION_FAILED, words)
}

/// Reads the container.
fn parse(bytes: &[u8]) -> Result<Container<'_>, Fault> {
    Container::parse(bytes)
        .map_err(|e| Fault::new(DXC_E_CONTAINER_INVALID, format!("Container invalid: {e}")))
}

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

/// Checks a whole container.
///
/// # Errors
/// The first fault.
pub(crate) fn container(bytes: &[u8]) -> Result<(), Fault> {
    let container = parse(bytes)?;
    for (at, part) in container.parts.iter().enumerate() {
        if !KNOWN.contains(&part.name) && part.name != FourCc::new(b"SRCI") {
            return Err(Fault::new(
                DXC_E_CONTAINER_INVALID,
                format!("Unknown part '{}' found in DXIL container.", part.name),
            ));
        }
        if container.parts[..at].iter().any(|other| other.name == part.name) {
            return Err(Fault::new(
                DXC_E_DUPLICATE_PART,
                format!("More than one container part '{}'.", part.name),
            ));
        }
    }
    let program = required(&container, FourCc::DXIL)?;
    let (header, bitcode) =
        ProgramHeader::parse(program).map_err(|e| broken(format!("DXIL part invalid: {e}")))?;
    module(bitcode)?;
    let feature = required(&container, FourCc::SFI0)?;
    if feature.len() != 8 {
        return Err(broken(format!("Container part '{}' has {} bytes, not 8.", FourCc::SFI0, feature.len())));
    }
    let root = container.part(FourCc::RTS0).map(root_part).transpose()?;
    if header.kind != Stage::Library {
        let psv = required(&container, FourCc::PSV0)?;
        let psv = ParsedPsv::parse(psv).map_err(|e| broken(format!("Container part 'PSV0' invalid: {e}")))?;
        if psv.kind.is_some_and(|kind| kind != header.kind) {
            return Err(broken("Container part 'PSV0' is of another shader stage than the program."));
        }
        signatures(&container, &psv)?;
        let misfits = root.map(|root| root.misfits(header.kind, &psv.bindings)).unwrap_or_default();
        if let Some(misfit) = misfits.first() {
            let words = "Root Signature in DXIL container is not compatible with shader.";
            return Err(broken(format!("{words} {}", misfit.why)));
        }
    }
    Ok(())
}

/// Checks that bitcode can be read.
fn module(bitcode: &[u8]) -> Result<(), Fault> {
    if !bitcode.starts_with(b"BC\xc0\xde") {
        return Err(broken("Invalid bitcode: its mark is missing."));
    }
    trefoil::disassemble(bitcode).map(drop).map_err(|e| broken(format!("Invalid bitcode: {e}")))
}

/// Checks the root signature of a container.
pub(crate) fn root_signature(bytes: &[u8]) -> Result<(), Fault> {
    let container = parse(bytes)?;
    let data = required(&container, FourCc::RTS0)?;
    root_part(data).map(drop)
}

/// Reads a root signature and checks it by itself.
fn root_part(data: &[u8]) -> Result<RootSignature, Fault> {
    let root = RootSignature::parse(data).map_err(|e| broken(format!("Root signature invalid: {e}")))?;
    root.check().map_err(|message| broken(message.to_string()))?;
    Ok(root)
}

fn missing(name: FourCc) -> Fault {
    Fault::new(DXC_E_MISSING_PART, format!("Missing part '{name}' required by module."))
}

/// Checks a blob that must be bitcode without a container.
pub(crate) fn bare_module(bytes: &[u8]) -> Result<(), Fault> {
    if bytes.starts_with(b"DXBC") {
        return Err(Fault::new(E_INVALIDARG, "Bare bitcode is asked for, not a container."));
    }
    module(bytes)
}

fn required<'a>(container: &Container<'a>, name: FourCc) -> Result<&'a [u8], Fault> {
    container.part(name).ok_or_else(|| missing(name))
}

/// Checks that the signature parts have as many rows as the pipeline state validation part.
fn signatures(container: &Container<'_>, psv: &ParsedPsv) -> Result<(), Fault> {
    if psv.version == 0 {
        return Ok(());
    }
    let parts = [(FourCc::ISG1, true), (FourCc::OSG1, true), (FourCc::PSG1, false)];
    for ((name, needed), elements) in parts.into_iter().zip(&psv.signatures) {
        let Some(data) = container.part(name) else {
            if needed || !elements.is_empty() {
                return Err(missing(name));
            }
            continue;
        };
        let rows = sigpart::parse(data, Form::Dxil)
            .map_err(|e| broken(format!("Container part '{name}' invalid: {e}")))?;
        let expected: usize = elements.iter().map(|element| element.rows()).sum();
        if rows.len() != expected {
            let (has, says) = (rows.len(), expected);
            return Err(broken(format!("Container part '{name}' has {has} rows, where 'PSV0' says {says}.")));
        }
    }
    Ok(())
}
