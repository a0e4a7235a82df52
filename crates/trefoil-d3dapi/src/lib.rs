//! A drop-in shared library for programs that load `d3dcompiler_47`: Direct3D 11's compiler.
//!
//! The exports are those of the public header `d3dcompiler.h` and the few that only the library itself lists. The layers, from
//! below:
//!
//! - `com`: the exported functions and the pointers that clients pass; all `unsafe` is there and in `trefoil-com`;
//! - `includes`: files by the client's handler or from the disk;
//! - `compile`: from flags and source to byte code, by the library `trefoil`;
//! - `parts`: what is taken out of containers and put into them;
//! - `reflection`: `ID3D11ShaderReflection`.

mod com;
mod compile;
mod files;
mod flags;
mod includes;
mod listing;
mod parts;
mod reflection;

pub use com::exports::*;
