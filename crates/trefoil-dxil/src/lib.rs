//! The way to DXIL: operations, resource lowering, metadata and bitcode.

pub mod generated;
pub mod ops;
