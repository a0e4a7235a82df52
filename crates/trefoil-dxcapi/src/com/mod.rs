//! The COM layer of this library: what all drop-in libraries share, the calls of this one's clients, and its exports.

#![allow(unsafe_code)]

pub(crate) use trefoil_com::*;

pub(crate) mod calls;
pub(crate) mod exports;
