//! Executing programs.
//!
//! [`machine`] keeps the lanes of a wave together and chooses their path, [`block`] executes the instructions of a block.
//! [`plain`] has LLVM's instructions, [`scalar`] what needs nothing but values, and the others DXIL's operations:
//! [`buffers`], [`textures`] and [`samples`] on what is bound, [`queries`] and [`rays`] on scenes, [`alone`] on shaders of rays
//! without a pipeline, [`nodes`] on records, [`lanes`] between lanes, [`signatures`] with the stages around. [`stages`] starts waves for each stage, [`grid`] as many as somebody asks
//! for, [`feed`] those of a draw with what the stage before gives. [`messages`] are what shaders print, and [`watched`] looks for what goes wrong.

mod alone;
mod block;
mod bound;
mod buffers;
mod call;
pub(crate) mod feed;
mod frame;
mod grid;
mod handles;
mod lanes;
pub(crate) mod machine;
mod mesh;
mod messages;
mod nodes;
mod operations;
mod plain;
mod queries;
mod rays;
mod records;
mod samples;
mod scalar;
mod signatures;
mod stages;
mod textures;
mod trace;
mod watch;
mod watched;

pub use stages::{Watched, run, run_watched};

/// What a run may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Instructions of waves.
    pub steps: u64,
    /// Calls within calls.
    pub depth: usize,
    /// Bytes of lanes' own memory, of all waves.
    pub memory: usize,
    /// Whether sums and products of integers wrap around. Where they do not, those beyond the range of signed numbers are undefined,
    /// as in C: a second run so tells whether a result hangs on that.
    pub wraps: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { steps: 4_000_000, depth: 32, memory: 1 << 28, wraps: true }
    }
}
