//! The DirectX shader container and every part in it.
//!
//! A container is a list of parts, each named by four characters, under a header with a digest ([`container`],
//! [`digest`]). DXIL and the older token streams share the outer form; what lies inside differs. The parts:
//!
//! - the program: [`program`] (header of `DXIL` and `ILDB`), the token stream of `SHEX` is read by `trefoil-dxbc`;
//! - signatures: [`signature`] (the model), [`pack`] (rows and columns), [`sigpart`] (`ISG1`, `ISGN` and the like);
//! - pipeline state validation: [`psv`] (`PSV0`);
//! - root signatures: [`rootsig`] (`RTS0`, their text in HLSL, and their rules);
//! - reflection and counts of the older compiler: [`rdef`] (`RDEF`), [`stat`] (`STAT`);
//! - debug information: [`debug_name`] (`ILDN`), [`source_info`] (`SRCI` of PDB files);
//! - the small ones: [`features`] (`SFI0`), [`hash`] (`HASH`), [`version`] (`VERS`);
//! - [`validator`]: what a version of the validator requires of these;
//! - [`dump`]: signature and resource tables as text, for disassemblers.
//!
//! The crate does not depend on the IR; `trefoil-facts` has the meaning of semantics at each boundary. Readers are bounded and
//! return [`Error`]; nothing panics on hostile bytes.

#![forbid(unsafe_code)]

pub mod bytes;
pub mod container;
pub mod debug_name;
pub mod dump;
pub mod features;
pub mod fourcc;
pub mod hash;
mod kinds;
mod order;
pub mod pack;
pub mod program;
pub mod psv;
pub mod rdat;
pub mod rdef;
pub mod rootsig;
pub mod signature;
pub mod sigpart;
pub mod source_info;
pub mod stat;
pub mod validator;
pub mod version;

pub use bytes::Error;
pub use container::{Builder, Container, Part};
pub use fourcc::FourCc;
pub use signature::{Element, Location, Signature};
pub use trefoil_digest as digest;
pub use trefoil_facts::{
    ComponentType, DxilVersion, InterpolationMode, Interpretation, PackingKind, ResourceClass, ResourceKind,
    Semantic, ShaderModel, SigPoint, SignatureKind, Stage, TessDomain,
};

/// The tables of diagnostics of this crate.
pub static KINDS: &[&[&trefoil_diag::Kind]] = &[kinds::KINDS, rootsig::kinds::KINDS];
