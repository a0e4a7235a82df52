//! Looking at a module: which functions have bodies, what its triple and flags say, what nothing uses any more.
//!
//! In comes any module, of a front end or lowered. Nothing here knows what operations mean, but for [`code`], which finds
//! calls of them in lowered functions. What removes functions or variables ([`sweep`]) gives the rest new numbers
//! everywhere: in code, constants, metadata and entries.

pub mod code;
pub mod sweep;
pub mod target;
pub mod types;

use trefoil_ir::{FuncId, Module};

/// The functions that have bodies.
pub fn defined(module: &Module) -> Vec<FuncId> {
    module.functions.iter().filter(|(_, f)| !f.is_declaration()).map(|(id, _)| id).collect()
}
