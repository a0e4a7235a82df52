//! Bound resources during a run, with the bytes and texels that it has written.

use crate::outcome::{Cell, Memory};
use crate::program::View;
use crate::world::{Binding, SamplerState, Shape};
use std::collections::BTreeMap;

/// What a handle names.
#[derive(Clone, Debug)]
pub(super) enum Storage {
    /// A binding that has no view yet.
    Bare(Binding),
    /// Constants, a structured or a raw buffer.
    Bytes(Bytes),
    /// A texture or a typed buffer.
    Texels(Texels),
    /// A sampler.
    Sampler(SamplerState),
}

/// A buffer of bytes.
#[derive(Clone, Debug)]
pub(super) struct Bytes {
    /// Where it is bound.
    pub(super) binding: Binding,
    /// The view that declares its layout.
    pub(super) view: View,
    /// Its contents; absent bytes are still the world's.
    pub(super) memory: Memory,
}

/// A texture or a typed buffer.
#[derive(Clone, Debug)]
pub(super) struct Texels {
    /// Where it is bound.
    pub(super) binding: Binding,
    /// The view that declares its format.
    pub(super) view: View,
    /// Its extents.
    pub(super) shape: Shape,
    /// What has been written.
    pub(super) written: BTreeMap<usize, [Cell; 4]>,
}

impl Storage {
    /// Where it is bound; none for samplers, whose binding is not needed.
    pub(super) fn binding(&self) -> Option<Binding> {
        match self {
            Storage::Bare(binding) => Some(*binding),
            Storage::Bytes(bytes) => Some(bytes.binding),
            Storage::Texels(texels) => Some(texels.binding),
            Storage::Sampler(_) => None,
        }
    }
}
