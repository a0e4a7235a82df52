//! The options of the check.

use crate::TargetFacts;
use crate::syntax::tree::MatrixOrder;
use trefoil_ir::{HlslVersion, ShaderModel, Stage};

/// The options of the check, from the request.
#[derive(Clone, Debug)]
pub struct CheckOptions {
    /// The name of the entry function.
    pub entry: String,
    /// The entry's stage.
    pub stage: Stage,
    /// The shader model.
    pub shader_model: ShaderModel,
    /// The version of the language.
    pub version: HlslVersion,
    /// `-enable-16bit-types`: `half` is 16 bits wide, `int16_t` and its kin exist.
    pub native_16bit: bool,
    /// The order of matrices without a modifier.
    pub matrix_order: MatrixOrder,
    /// What a library exports.
    pub exports: Exports,
    /// What the target has and asks for.
    pub target: TargetFacts,
    /// Whether access qualifiers of payloads count: by themselves from shader model 6.7 on.
    pub payload_qualifiers: bool,
    /// The space of what names none (`-auto-binding-space`).
    pub default_space: u32,
    /// Whether the module tells the types of resources.
    pub reflect: bool,
    /// Whether the program is executed by us: `printf` prints, and `assert` is a built-in function.
    pub for_execution: bool,
    /// Whether shaders are of Direct3D 9 (`-Gec`): globals may be written, and some semantics are system values.
    pub dx9_compat: bool,
}

impl Default for CheckOptions {
    fn default() -> Self {
        CheckOptions {
            entry: "main".into(),
            stage: Stage::Compute,
            shader_model: ShaderModel::new(6, 0),
            version: HlslVersion::default(),
            native_16bit: false,
            matrix_order: MatrixOrder::Column,
            exports: Exports::default(),
            target: TargetFacts::default(),
            payload_qualifiers: false,
            default_space: 0,
            reflect: false,
            for_execution: false,
            dx9_compat: false,
        }
    }
}

/// What a library exports: by itself all that is marked with `export` or `[shader("…")]`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Exports {
    /// Functions without a mark too: `-default-linkage external`.
    pub external: bool,
    /// Nothing but shaders: `-export-shaders-only`.
    pub shaders_only: bool,
    /// These alone, under the first name those of the second: `-exports`.
    pub listed: Vec<(String, String)>,
}
