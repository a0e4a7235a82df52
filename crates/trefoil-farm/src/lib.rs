//! Compiles batches of permutations on other machines: a client of Bazel's Remote Execution API, version 2.
//!
//! [`Farm`] is a [`Remote`](trefoil_permute::Remote): a build gives it batches, and it gives answers. A batch becomes an action whose command is
//! `trefoil work batch answer` and whose input root has the program, the batch and the files that it names, so that nothing of the machine on which
//! it runs comes into it, and equal batches are equal actions. For each (`client/mod.rs`):
//!
//! 1. the action cache is asked; with an answer nothing is uploaded at all;
//! 2. what the store of blobs lacks is uploaded (`client/blobs.rs`): the program and the sources once a build, the batch itself;
//! 3. the action is executed and its stream followed, also when it is lost (`client/execute.rs`);
//! 4. the output is fetched and its digest compared with what the action's result says.
//!
//! What may be better next time is tried again after a while (`retry`); everything else is an error that names what was asked.

mod action;
mod address;
mod client;
mod digest;
mod farm;
mod figures;
mod options;
mod retry;

pub use address::Address;
pub use farm::Farm;
pub use figures::{Figures, Trace};
pub use options::FarmOptions;
