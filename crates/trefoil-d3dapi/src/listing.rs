//! Listings of containers.

use crate::com::{Com, E_FAIL, INVALID_CALL};
use trefoil_dxbc::{decode, disasm};
use trefoil_dxcontainer::{Container, FourCc};

/// The listing of a container, with comments before it; a null ends it.
///
/// # Errors
/// When the bytes are no container with code, or are damaged.
pub(crate) fn whole(bytes: &[u8], comments: Option<String>) -> Com<Vec<u8>> {
    if Container::parse(bytes).is_err() {
        return Err(INVALID_CALL);
    }
    let text = trefoil::disassemble(bytes).map_err(|_| E_FAIL)?;
    Ok(ended(comments, &text))
}

/// The listing of some instructions: those that begin at a byte of the program or later, at most so many, and where the next one
/// begins.
///
/// # Errors
/// As for [`whole`].
pub(crate) fn region(
    bytes: &[u8],
    comments: Option<String>,
    start: usize,
    count: usize,
) -> Com<(Vec<u8>, usize)> {
    let container = Container::parse(bytes).map_err(|_| INVALID_CALL)?;
    let tokens = container.part(FourCc::SHEX).or(container.part(FourCc::SHDR)).ok_or(E_FAIL)?;
    let (program, offsets) = decode::decode_with_offsets(tokens).map_err(|_| E_FAIL)?;
    let first = offsets.partition_point(|&at| at < start);
    let last = first.saturating_add(count).min(program.instructions.len());
    let finish = offsets.get(last).copied().unwrap_or(tokens.len());
    let mut text = String::new();
    let instructions = program.instructions.get(first..last).unwrap_or_default().to_vec();
    disasm::program(&mut text, &decode::Program { instructions, ..program });
    Ok((ended(comments, &text), finish))
}

fn ended(comments: Option<String>, text: &str) -> Vec<u8> {
    let comments = comments.filter(|comments| !comments.is_empty());
    let comments = comments.map_or_else(String::new, |comments| format!("{comments}\n"));
    [comments.as_bytes(), text.as_bytes(), &[0]].concat()
}
