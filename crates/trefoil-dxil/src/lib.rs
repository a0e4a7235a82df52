//! The way to DXIL: operations, resource lowering, metadata and bitcode.
