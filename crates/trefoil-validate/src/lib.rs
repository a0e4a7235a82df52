//! The validation rules of DXIL: whether a container may be given to a driver.
//!
//! [`validate`] reads bytes, whoever wrote them, and gives every [`Finding`]: the rule, the words, the function, the instruction as a
//! listing numbers it. The families of rules have a file each: `container` (parts), `bitcode` (what LLVM demands of a
//! module), `types`, `decl`, `meta` (metadata and signatures), `sm` (stages and shader models), `globals`, `library` (resources that are variables), `instr`,
//! `flow`, `features` (flags against the code), `compat` (entries against what they call), `requirements` (what functions need of what is linked of them). The
//! rules themselves, with their words, are declared in `spec/Validation.td`; `docs/validation.md` lists which are checked.
//!
//! Work is bounded by the input: each check visits an instruction, a type or a node a bounded number of times, and nothing
//! recurses over what the bytes nest.

mod bitcode;
mod check;
mod compat;
mod container;
mod decl;
mod features;
mod finding;
mod flow;
#[rustfmt::skip]
mod generated;
mod globals;
mod instr;
mod library;
mod meta;
mod program;
mod report;
mod requirements;
mod rule;
mod sizes;
mod sm;
mod spaces;
mod types;

pub use check::{validate, validate_bitcode};
pub use finding::{Finding, Findings, Place};
pub use generated::Rule;
pub use report::Limits;
