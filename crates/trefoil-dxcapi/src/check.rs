//! The checks of the validator: faults of a container that have result codes of their own, then the rules of DXIL.

use crate::com::{
    DXC_E_CONTAINER_INVALID, DXC_E_MALFORMED_CONTAINER, DXC_E_MISSING_PART, E_INVALIDARG, Hresult,
    VALIDATION_FAILED,
};
use std::fmt::Display;
use trefoil::validation::{Finding, Findings, Limits};
use trefoil_dxcontainer::rootsig::RootSignature;
use trefoil_dxcontainer::{Container, FourCc};

/// What was found: a result code, and lines of messages.
pub(crate) struct Fault {
    pub(crate) status: Hresult,
    pub(crate) words: String,
}

impl Fault {
    fn new(status: Hresult, words: impl Display) -> Fault {
        Fault { status, words: format!("error: {words}\n") }
    }
}

/// A fault of the program, or a disagreement of parts.
fn broken(words: impl Display) -> Fault {
    Fault::new(VALIDATION_FAILED, words)
}

/// Reads the container.
fn parse(bytes: &[u8]) -> Result<Container<'_>, Fault> {
    Container::parse(bytes)
        .map_err(|e| Fault::new(DXC_E_CONTAINER_INVALID, format!("Container invalid: {e}")))
}

/// Checks a whole container.
///
/// # Errors
/// What breaks a rule.
pub(crate) fn container(bytes: &[u8]) -> Result<(), Fault> {
    required(&parse(bytes)?, FourCc::DXIL)?;
    rules(trefoil::validation::validate(bytes, Limits::default()))
}

/// The findings of the rules, as DXC words them.
fn rules(found: Result<(), Findings>) -> Result<(), Fault> {
    let Err(found) = found else { return Ok(()) };
    // A fault of the parts alone has a code of its own.
    let of_parts = |finding: &Finding| finding.rule.code().starts_with("Container.");
    let status = if found.list.iter().all(of_parts) { DXC_E_MALFORMED_CONTAINER } else { VALIDATION_FAILED };
    let words = found.list.iter().map(|finding| format!("{finding:#}\n")).collect();
    Err(Fault { status, words })
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
    root.check().map_err(broken)?;
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
    rules(trefoil::validation::validate_bitcode(bytes, Limits::default()))
}

fn required<'a>(container: &Container<'a>, name: FourCc) -> Result<&'a [u8], Fault> {
    container.part(name).ok_or_else(|| missing(name))
}
