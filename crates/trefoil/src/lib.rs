//! A shader compiler in pure Rust: HLSL to DXIL, SPIR-V and DXBC 5.1.
//!
//! ```no_run
//! use trefoil::{NoIncludes, Options, Profile, Request, Session, Target};
//!
//! let source = b"RWBuffer<uint> b; [numthreads(64, 1, 1)] void main(uint i : SV_DispatchThreadID) { b[i] = i * i; }";
//! let session = Session::new();
//! let request = Request {
//!     source_name: "square.hlsl",
//!     source,
//!     entry: "main",
//!     profile: Profile::parse("cs_6_0").unwrap(),
//!     target: Target::Spirv,
//!     options: Options::default(),
//!     include: &NoIncludes,
//! };
//! match session.compile(&request) {
//!     Ok(artifact) => println!("{} bytes", artifact.bytes.len()),
//!     Err(diagnostics) => eprint!("{diagnostics}"),
//! }
//! ```

pub mod args;
mod diagnostics;
mod disassemble;
mod ir;
mod llc;
mod options;
mod origin;
mod parts;
mod passes;
mod profile;
mod rootsig;
mod session;
mod stage_options;
mod targets;
mod variants;

pub use diagnostics::{
    Blame, Diagnostic, Diagnostics, End, Fix, Kind, Note, Place, Severity, kind, kinds, sarif_log,
};
pub use disassemble::{ReadError, disassemble, disassemble_reflection, format_of, reflect, rewrite};
pub use ir::{read_ir, read_ir_with, read_with_sources};
pub use llc::{assemble, llc, llc_observed, profile_of_triple};
pub use options::{Input, Options, Request, Target};
pub use parts::{Piece, piece};
pub use passes::{NamedPass, passes};
pub use profile::Profile;
pub use session::{Artifact, Observer, Phase, Session};
/// What [`reflect`] tells.
pub mod reflected {
    pub use trefoil_dxil::{
        DescribedBuffer, DescribedResource, DescribedType, DescribedVariable, Description, Reflected,
        ResourceClass, Shape, StageProperties,
    };
}
pub use trefoil_hlsl::Exports;
pub use trefoil_hlsl::source::{IncludeHandler, MemoryIncludes, NoIncludes};
pub use trefoil_ir::text::print as print_ir;
pub use trefoil_ir::{Module, Stage};
pub use trefoil_opt::{Observer as PassObserver, Pass, PassInfo, Program};

/// The tables of diagnostics of this crate itself.
pub(crate) static KINDS: &[&[&trefoil_diag::Kind]] =
    &[diagnostics::KINDS, ir::KINDS, llc::KINDS, rootsig::KINDS];
