//! An interpreter of DXIL, SPIR-V and DXBC: what a container or module computes, on inputs made from a seed.
//!
//! [`compile`](Program::read) turns the records of the bitcode into a compact program in registers; [`run`] executes it,
//! all lanes of a wave in lockstep, on a [`World`] that has the inputs and what is bound; the [`Outcome`] holds what came
//! out. Byte code of shader model 5.1 becomes the same program, and a module of SPIR-V by [`Program::read_spirv`].
//! [`compare`] tells two outcomes apart. [`draw`] runs the stages of a whole draw, with a rasteriser between them. Nothing here knows how trefoil makes DXIL: operations are
//! those of the bitcode, by their opcodes.
//!
//! Nothing panics on any input, and [`Limits`] bound steps, calls and memory.

pub mod compare;
mod compile;
pub mod draw;
mod dxbc;
pub mod finding;
pub mod half;
pub mod memory;
mod numbers;
mod outcome;
pub mod program;
mod registers;
mod run;
pub mod scene;
mod spirv;
mod world;

pub use finding::{Checks, Finding, Site};
pub use outcome::{Cell, Counts, Grid, Message, Outcome, OutputKey, Signature};
pub use program::{Class, Program, REPORT_SPACE, Scalar, Stage};
pub use run::{Limits, Watched, run, run_watched};
pub use world::{Binding, Content, Given, HitGroup, Rays, SamplerState, Shape, Table, TextureContent, World};

use std::fmt;

/// Why a program was not executed to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Something that the interpreter does not know, by name.
    Unsupported(String),
    /// The bitcode makes no sense.
    Damaged(String),
    /// A limit was met.
    Limit(&'static str),
}

impl Fault {
    pub(crate) fn unsupported(what: impl Into<String>) -> Fault {
        Fault::Unsupported(what.into())
    }

    pub(crate) fn damaged(what: impl Into<String>) -> Fault {
        Fault::Damaged(what.into())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unsupported(what) => write!(f, "the interpreter does not support {what}"),
            Fault::Damaged(what) => write!(f, "the program is damaged: {what}"),
            Fault::Limit(what) => write!(f, "the program takes too many {what}"),
        }
    }
}

impl std::error::Error for Fault {}

/// A result with a [`Fault`].
pub type Result<T, E = Fault> = std::result::Result<T, E>;
