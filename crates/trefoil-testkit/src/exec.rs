//! Execution tests: one file holds a shader, its inputs and what it must make of them; every route from the source to
//! the driver must make that.
//!
//! The leading `//` lines of the file are the test; `tests/exec/README.md` lists the verbs. The shader is compiled to
//! SPIR-V, to DXIL and to DXBC by us, and to SPIR-V by DXC; the containers go through vkd3d; all four run on lavapipe
//! and are compared to the expectation.

pub mod compare;
pub mod counts;
pub mod data;
pub mod header;
pub mod interpret;
pub mod modules;
pub mod older;
pub mod parse;
pub mod picture;
pub mod route;
pub mod run;
pub mod scene;
