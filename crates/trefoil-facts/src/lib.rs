//! Facts of shaders that several crates share: the stages of a pipeline, the semantics that pass between them, and their names
//! and numbers in each format.
//!
//! Everything is plain data: a table has a row for each stage, semantic or boundary, and a column for each fact, so that a new
//! stage or semantic is a new row.

#![forbid(unsafe_code)]

pub mod attribute;
mod component;
mod dxil_version;
mod interpolation;
mod interpretation;
mod language;
mod names;
mod node;
mod numbered;
mod profile;
mod resource;
mod semantic;
mod shader_model;
mod sig_point;
mod stage;
mod subobject;
mod tessellation;

pub use attribute::DenormMode;
pub use component::ComponentType;
pub use dxil_version::DxilVersion;
pub use interpolation::InterpolationMode;
pub use interpretation::Interpretation;
pub use language::HlslVersion;
pub use names::{Names, prefix};
pub use node::{NodeFlags, NodeLaunch};
pub use profile::Profile;
pub use resource::{IMAGE_FORMATS, ResourceClass, ResourceKind};
pub use semantic::{Demand, Semantic};
pub use shader_model::ShaderModel;
pub use sig_point::{PackingKind, SigPoint, SignatureKind};
pub use stage::{Stage, StageMask};
pub use subobject::{Subobject, SubobjectContent};
pub use tessellation::TessDomain;
