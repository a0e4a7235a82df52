//! Builds permutations of shaders: a manifest says which, and what is equal is compiled, kept and stored once.
//!
//! [`build`] does it all. A [`Manifest`] is expanded lazily: permutations come one after the other, so that a million of them take no
//! more memory than their names and hashes in the output's tables. Each goes through the same steps, and stops at the first that answers:
//!
//! 1. the cache's record of this permutation: none of the files that it read has changed (`cache`);
//! 2. the preprocessor, and a permutation of this build with the same tokens (`shared`);
//! 3. the cache's outcome for these tokens;
//! 4. the compiler.
//!
//! Where the fourth is another machine (`elsewhere`), permutations go to it in batches ([`Remote`] takes them, [`work`] compiles them there).
//!
//! Outputs that are equal, whatever they came from, are stored once (`output`). `docs/build.md` is the page for users.

mod aside;
mod batches;
mod build;
mod bytes;
mod cache;
mod commands;
mod condition;
mod digest;
mod elsewhere;
mod expand;
mod inputs;
mod manifest;
mod message;
mod output;
mod parcel;
mod paths;
mod plan;
mod remote;
mod runs;
mod settings;
mod shared;
mod value;
mod work;
mod worker;

pub use build::{
    BuildError, BuildOptions, Event, Kept, Summary, build, build_again, build_elsewhere, dependencies,
    dependencies_of_words, list,
};
pub use cache::CacheOptions;
pub use commands::split;
pub use inputs::{Look, look};
pub use manifest::{Manifest, ManifestError, Shader, schema};
pub use message::{Group, Message};
pub use output::OutputPath;
pub use parcel::{Batch, BatchFile};
pub use plan::Job;
pub use remote::{Answer, Elsewhere, Remote};
pub use work::Counts;
pub use worker::work;

/// The SHA-256 of bytes, in hexadecimal digits.
pub fn hash(bytes: &[u8]) -> String {
    digest::hex(&digest::digest(bytes))
}
