//! Target-independent passes over the IR, and the pipeline that runs them.
//!
//! A pass is a Rust function over the context and one function of the IR. [`Pass`] names them all, [`run`] is the pipeline,
//! [`run_passes`] runs passes by name, and an [`Observer`] observes them.

mod absorb;
pub mod addresses;
pub mod algebra;
pub mod attributes;
mod bits;
pub mod cases;
mod casts;
pub mod clean;
mod comparisons;
pub mod copies;
pub mod cse;
pub mod dce;
pub mod dead_lanes;
pub mod dead_regions;
pub mod demanded;
pub mod dse;
mod exit_values;
pub mod expand;
pub mod fold;
pub mod fold_loops;
pub mod fold_phis;
mod forward;
pub mod globals;
pub mod handles;
pub mod hoist;
pub mod ifconvert;
pub mod inline;
mod iteration;
mod kinds;
mod lanes;
pub mod matrices;
pub mod mem2reg;
pub mod memory_lanes;
mod observer;
mod options;
mod overlaps;
mod pipeline;
mod places;
pub mod reassociate;
mod registry;
pub mod reloads;
pub mod rotate;
mod rules;
mod selects;
pub mod settled;
pub mod shifts;
pub mod simplify;
mod small_loops;
pub mod sroa;
pub mod structurize;
pub mod thread;
mod trips;
mod undefined;
pub mod unread;
pub mod unroll;
mod unset_sums;
pub mod uses;
mod vectors;
pub mod wave_breaks;
pub mod whole;

pub use observer::{Observer, PassInfo, Program, Watch};
pub use options::{OptLevel, Options};
pub use pipeline::{run, run_passes};
pub use registry::Pass;

/// The tables of diagnostics of this crate.
pub static KINDS: &[&[&trefoil_ir::Kind]] = &[kinds::KINDS];
