//! The SPIR-V target against its consumers.

mod common;
mod compute;
mod dis;
mod graphics;
