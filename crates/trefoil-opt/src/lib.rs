//! Passes over the IR that know no target, and the pipeline that runs them.
//!
//! A pass is a function over the context and one function; [`run`] is the pipeline.

pub mod addresses;
pub mod clean;
pub mod cse;
pub mod dce;
pub mod expand;
pub mod fold;
pub mod globals;
pub mod ifconvert;
pub mod inline;
pub mod mem2reg;
mod options;
mod pipeline;
pub mod simplify;
pub mod sroa;
pub mod unroll;
mod vectors;

pub use options::Options;
pub use pipeline::run;
