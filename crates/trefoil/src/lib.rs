//! A shader compiler in pure Rust: HLSL to DXIL, SPIR-V and DXBC 5.1.

pub mod args;
