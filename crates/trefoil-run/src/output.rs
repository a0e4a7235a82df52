//! One of the things that came out of a run.

use crate::data::Data;

/// A resource that was written, or an output of the stage.
#[derive(Clone, Debug)]
pub struct Output {
    /// Its name in the source.
    pub name: String,
    /// Its type in the source.
    pub spelling: String,
    /// Whether it is a picture: a texture, or what a pixel shader gives.
    pub is_picture: bool,
    /// What it holds.
    pub data: Data,
    /// What its counter counts to, if it has one that was used.
    pub counter: Option<u32>,
}
