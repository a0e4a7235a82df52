//! Facts that belong to no one part: what the stages of a pipeline are, their names and their numbers in each format.
//!
//! A fact stands here when more than one crate needs it. Everything is plain data: a row a stage, a column a fact, so that
//! a new stage is a row.

#![forbid(unsafe_code)]

mod shader_model;
mod stage;

pub use shader_model::ShaderModel;
pub use stage::{Stage, StageMask};
