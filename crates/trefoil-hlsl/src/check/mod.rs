//! From the tree to the typed tree: names, types, conversions, overloads, templates, constants.

mod options;

pub use options::CheckOptions;

use crate::diag::Diagnostics;
use crate::syntax::tree::Unit;
use crate::typed::Program;

/// Checks a unit. The program is for lowering only when `diagnostics` has no errors afterwards.
pub fn check(unit: &Unit, options: &CheckOptions, diagnostics: &mut Diagnostics) -> Program {
    let _ = (options, diagnostics);
    Program { names: unit.names.clone(), ..Program::default() }
}
