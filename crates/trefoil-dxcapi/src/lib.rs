//! A drop-in shared library for programs that load `libdxcompiler`.
//!
//! Two functions are exported, [`DxcCreateInstance`] and [`DxcCreateInstance2`]; everything else is reached through the
//! interfaces of the public header `dxcapi.h`, which `interfaces` lists. The layers, from below:
//!
//! - `com`: objects, references and pointers of clients, from the crate `trefoil-com`; all `unsafe` is there;
//! - `interfaces`: the tables, declared once;
//! - classes: `compiler`, `utils`, `validator`, `container`, `assembler`, `linker`, `pdb`, and what they make: `blob`,
//!   `result`, `stream`, `words`, `include`, `reflection`;
//! - `compile`: from words and bytes to outputs, by the library `trefoil`.

mod com;

mod assembler;
mod blob;
mod check;
mod compile;
mod compiler;
mod container;
mod include;
mod interfaces;
mod linker;
mod optimizer;
mod parts;
mod pdb;
mod reflection;
mod result;
mod rewriter;
mod stream;
mod text;
mod utils;
mod validator;
mod version;
mod words;

/// The library's own: the program's allocator, and what it gives out, stay as they are. What development builds allocate is for
/// valgrind to see.
#[cfg(all(target_os = "linux", not(debug_assertions)))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

pub use com::exports::{DxcCreateInstance, DxcCreateInstance2};
