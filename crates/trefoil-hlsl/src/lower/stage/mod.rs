//! Stages: what comes into an entry and what goes out of it, and the functions that a library exports.
//!
//! In: a function that comes out, with its parameters, its result and their semantics. Out: the entry point with its
//! signatures, the loads and stores that pass the values, and errors where the stage does not have a semantic.

mod element;
mod geometry;
pub(in crate::lower) mod library;
mod mesh;
mod mesh_store;
mod node;
mod ray;
mod rows;
mod rules;
mod signature;
mod tessellation;

pub(in crate::lower) use geometry::Declared;

use crate::source::Span;
use crate::typed::{Interp, MeshPart, Norm, VkTravel};
use smallvec::SmallVec;

/// Which function of a tessellation stage is lowered.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::lower) enum Phase {
    /// The entry.
    #[default]
    Main,
    /// The patch constant function.
    Patch,
}

/// Which way a value goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::lower) enum Direction {
    /// Into the shader.
    In,
    /// Out of the shader.
    Out,
}

/// The properties of a parameter or field that its elements inherit.
#[derive(Clone)]
pub(in crate::lower) struct Context {
    /// The semantic's name and its next index; shared by what it is inherited by.
    pub(in crate::lower) semantic: Option<(String, u32)>,
    /// Where the semantic is written; where the value is declared if none is.
    pub(in crate::lower) semantic_span: Span,
    /// Whether its index is written.
    pub(in crate::lower::stage) numbered: bool,
    /// How it is interpolated.
    pub(in crate::lower::stage) interp: Interp,
    /// Whether it is a part of a range.
    pub(in crate::lower::stage) norm: Norm,
    /// What Vulkan attributes say of it.
    pub(in crate::lower) vk: VkTravel,
    /// Where it is declared.
    pub(in crate::lower) span: Span,
    /// Of what the vertices of a primitive have, or the vertices or primitives of a mesh, how many there are; else 0.
    pub(in crate::lower) vertices: u32,
    /// The stream that it goes out to.
    pub(in crate::lower) stream: Option<u8>,
    /// Which array of a mesh it is part of.
    pub(in crate::lower) mesh: Option<MeshPart>,
    /// How many there are of it, for the arrays of structures that it is a part of.
    pub(in crate::lower::stage) copies: u32,
    /// Whether what stands before it in such an array has passed, where its elements pass in turn.
    pub(in crate::lower::stage) repeats: bool,
    /// Of those arrays, the ones that share its semantic, outermost first.
    pub(in crate::lower::stage) levels: SmallVec<[Level; 2]>,
}

/// An array of structures under one semantic.
#[derive(Clone, Copy)]
pub(in crate::lower::stage) struct Level {
    /// Its elements.
    len: u32,
    /// The semantic indices that each takes.
    stride: u32,
}
