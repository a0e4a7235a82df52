//! What the caller asks of the DXIL target, and what it gets.

use crate::ops::DxilVersion;
use trefoil_ir::{ResourceId, Stage};

/// How to make DXIL.
#[derive(Clone, Debug)]
pub struct Options {
    /// The minor number of the shader model, 6.`n`.
    pub shader_model: u8,
    /// Whether 16-bit types are native; else they are minimum-precision ones.
    pub native_16bit: bool,
    /// Whether the shader says that drivers should not optimise it.
    pub disable_optimizations: bool,
    /// Whether all descriptors that tables span are bound when the shader runs.
    pub all_resources_bound: bool,
    /// Whether floats are to be computed as written (`-Gis`).
    pub ieee_strict: bool,
    /// Whether resources of one shader may be assumed not to overlap (all unless `-res-may-alias`).
    pub resources_may_not_alias: bool,
    /// The validator version the container is made for.
    pub validator: (u32, u32),
    /// What `llvm.ident` says.
    pub producer: String,
    /// Whether names of resources stay in the program itself.
    pub names: bool,
    /// Whether a `STAT` part goes along, with what reflection reads.
    pub reflection: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            shader_model: 0,
            native_16bit: false,
            disable_optimizations: false,
            all_resources_bound: false,
            ieee_strict: false,
            resources_may_not_alias: true,
            validator: (1, 8),
            producer: "trefoil".to_owned(),
            names: false,
            reflection: false,
        }
    }
}

/// What came out.
#[derive(Clone, Debug, Default)]
pub struct Output {
    /// The signed container.
    pub container: Vec<u8>,
    /// The bitcode inside it.
    pub bitcode: Vec<u8>,
    /// The MD5 of the bitcode, as the `HASH` part has it.
    pub hash: [u8; 16],
    /// The resources the shader uses, in the order of their tables, with where they are bound.
    pub bindings: Vec<BoundResource>,
    /// The shader flags of the metadata.
    pub shader_flags: u64,
}

/// A resource that the shader uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoundResource {
    /// Which.
    pub resource: ResourceId,
    /// Its number within its class.
    pub id: u32,
    /// The register space.
    pub space: u32,
    /// The first register.
    pub lower: u32,
    /// How many registers; `u32::MAX` when unbounded.
    pub count: u32,
}

/// What passes ask about the target.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    pub version: DxilVersion,
    pub native_16bit: bool,
    pub stage: Stage,
}

impl Target {
    pub(crate) fn minor(&self) -> u8 {
        self.version.minor()
    }
}
