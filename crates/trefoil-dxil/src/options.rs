//! What the caller asks of the DXIL target, and what it gets.

use crate::debug::Pdb;
use crate::ops::DxilVersion;
use std::borrow::Cow;
use trefoil_dxcontainer::validator;
use trefoil_facts::DenormMode;
use trefoil_ir::{CodegenOptions, ResourceId, ShaderModel, Stage};

/// What only DXIL has a place for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The version of the validator that the container is made for, major and minor: `-validator-version`.
    pub validator: (u32, u32),
    /// Whether resources of one shader may overlap: `-res-may-alias`.
    pub resources_may_alias: bool,
    /// Whether names of resources stay in the program itself: `-Qkeep_reflect_in_dxil`.
    pub names: bool,
    /// What functions say becomes of denormals: `-denorm`.
    pub denormals: Option<DenormMode>,
    /// What `llvm.ident` says.
    pub producer: Cow<'static, str>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            validator: (1, 8),
            resources_may_alias: false,
            names: false,
            denormals: None,
            producer: Cow::Borrowed("trefoil"),
        }
    }
}

impl Options {
    /// The options with the version of the validator that a model needs: none reads libraries for linking alone, and the first
    /// that knows a model has its number.
    pub(crate) fn of_model(&self, model: DxilVersion) -> Cow<'_, Options> {
        let validator = match model.minor() {
            minor if minor == ShaderModel::OFFLINE.minor => validator::NONE,
            // Before 1.9 the versions were independent: an older validator reads the models that it knows.
            minor @ 9.. if self.validator.0 != 0 => self.validator.max((1, minor.into())),
            _ => self.validator,
        };
        match validator == self.validator {
            true => Cow::Borrowed(self),
            false => Cow::Owned(Options { validator, ..self.clone() }),
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
    /// The PDB file, where debug information is asked for.
    pub pdb: Option<Pdb>,
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
pub struct Target {
    /// The version of DXIL.
    pub version: DxilVersion,
    /// The stage.
    pub stage: Stage,
    /// The options that all targets have.
    pub codegen: CodegenOptions,
}

impl Target {
    /// The minor version of the shader model.
    pub fn minor(&self) -> u8 {
        self.version.minor()
    }

    /// Whether no validator reads what is written.
    pub(crate) fn skips_validation(&self) -> bool {
        self.codegen.skip_validation || self.minor() == ShaderModel::OFFLINE.minor
    }

    /// Whether the shader model has atomic operations of 64 bits.
    pub(crate) fn has_atomic64(&self) -> bool {
        self.minor() >= 6
    }

    /// Whether 16-bit types are native; else they are minimum-precision ones.
    pub fn native_16bit(&self) -> bool {
        self.codegen.native_16bit
    }
}
