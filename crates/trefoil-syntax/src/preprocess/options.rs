//! What the front end is told.

use crate::diag::WarningPolicy;
use trefoil_facts::Stage;

/// The profile that is compiled for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// The stage.
    pub stage: Stage,
    /// The shader model's major version.
    pub major: u8,
    /// The shader model's minor version.
    pub minor: u8,
}

/// What the front end is told.
#[derive(Clone, Debug)]
pub struct Options {
    /// `-D NAME=VALUE`; without a value, 1.
    pub defines: Vec<(String, Option<String>)>,
    /// `-I`, in order.
    pub include_dirs: Vec<String>,
    /// `-HV`: 2016, 2017, 2018, 2021, or 2029 for 202x.
    pub hlsl_version: u32,
    /// The profile.
    pub target: Target,
    /// Whether SPIR-V is made.
    pub spirv: bool,
    /// `-enable-16bit-types`.
    pub enable_16bit_types: bool,
    /// `-Zpr`: matrices are row-major unless said otherwise.
    pub row_major: bool,
    /// A macro whose text at the end of the source is asked for: `-rootsig-define`.
    pub wanted_macro: Option<String>,
    /// What becomes of warnings.
    pub warnings: WarningPolicy,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            defines: Vec::new(),
            include_dirs: Vec::new(),
            hlsl_version: 2021,
            target: Target { stage: Stage::Library, major: 6, minor: 6 },
            spirv: false,
            enable_16bit_types: false,
            row_major: false,
            wanted_macro: None,
            warnings: WarningPolicy::default(),
        }
    }
}
