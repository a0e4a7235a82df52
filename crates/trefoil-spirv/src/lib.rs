//! The way to SPIR-V.
