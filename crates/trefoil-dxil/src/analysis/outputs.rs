//! Outputs that the pipeline reads: a system value that is in the signature is written whole.

use crate::kinds;
use crate::module::code::start;
use crate::options::Target;
use trefoil_dxcontainer::{Element, Semantic, Signature};
use trefoil_ir::{Error, Function};

/// An error for a system value of which no instruction of the function writes some lane, unless validation is skipped. Takes
/// the signature with its usage.
pub(crate) fn check(func: &Function, written: &Signature, target: &Target) -> Result<(), Error> {
    if target.codegen.skip_validation {
        return Ok(());
    }
    match written.elements.iter().find(|&element| is_partial(element)) {
        Some(e) => Err(Error::new(start(func), kinds::OUTPUT_NOT_WRITTEN.with(&[&e.name]))),
        None => Ok(()),
    }
}

/// Whether an element is a system value with a lane that is never written. Targets may have any of theirs.
fn is_partial(element: &Element) -> bool {
    let is_free = matches!(element.kind, Semantic::Arbitrary | Semantic::Target);
    !is_free && element.usage != (1 << element.cols) - 1
}
