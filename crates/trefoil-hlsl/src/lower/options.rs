//! The request: what lowering must know besides the program.

use crate::TargetFacts;
use crate::syntax::tree::MatrixOrder;
use trefoil_ir::{DenormMode, Dialect, LayoutRule, ShaderModel, Stage};

/// The options of the lowering, from the target and the request.
#[derive(Clone, Debug)]
pub struct LowerOptions {
    /// The entry's stage.
    pub stage: Stage,
    /// The shader model.
    pub shader_model: ShaderModel,
    /// Whether minimum-precision types are 16 bits wide in registers (DXIL), else 32.
    pub min_precision: bool,
    /// Whether a variable of a constant buffer starts a row where minimum precision begins or ends, as DXC's do where
    /// there are no native 16-bit types.
    pub min_precision_rows: bool,
    /// How constant buffers are laid out.
    pub constant_rule: LayoutRule,
    /// How structured buffers are laid out.
    pub structured_rule: LayoutRule,
    /// How structures lie in byte address buffers.
    pub raw_rule: LayoutRule,
    /// The order of matrices that say none.
    pub matrix_order: MatrixOrder,
    /// The order of all matrices in byte address buffers; none where they lie as they are declared.
    pub raw_order: Option<MatrixOrder>,
    /// What the target has and asks for.
    pub target: TargetFacts,
    /// How the module's text is spelt.
    pub dialect: Dialect,
    /// Whether the module tells the semantics of inputs and outputs.
    pub reflect: bool,
    /// Whether the program is executed by us: what it prints is stored for the interpreter.
    pub for_execution: bool,
    /// Whether instructions have the places of expressions, where they have those of statements otherwise.
    pub follows_expressions: bool,
    /// Whether debug information is recorded; instructions then have the places of expressions too.
    pub debug: bool,
    /// Whether every float operation is precise (`-Gis`).
    pub ieee_strict: bool,
    /// What the module says becomes of denormals (`-denorm`); none where it says nothing.
    pub denormals: Option<DenormMode>,
    /// The hint of branches that say none (`-Gfa`, `-Gfp`).
    pub unsaid_hint: trefoil_ir::Hint,
    /// Whether shaders are of Direct3D 9 (`-Gec`): some semantics are system values, small powers are products.
    pub dx9_compat: bool,
    /// Whether `round` of a constant rounds halves away from zero, as before HLSL 2017.
    pub rounds_constants_away: bool,
    /// Semantics whose outputs are precise (`-precise-output`), in small letters.
    pub precise_outputs: Vec<String>,
    /// Whether registers that the source gives stay free of others though nothing uses them (`-flegacy-resource-reservation`).
    pub reserve_registers: bool,
    /// Whether resources that nothing uses are declared too.
    pub keep_unused: bool,
    /// Whether the entry lists the system values that come by intrinsics too, so that those which nothing reads stay declared.
    pub lists_system_values: bool,
    /// Whether resources of a library get registers (`-auto-binding-space`); else whoever links it gives them.
    pub bind_library: bool,
    /// The name of the source, for the module.
    pub source_name: String,
    /// The module's target triple.
    pub triple: String,
}

impl LowerOptions {
    /// Whether the operations that come with a shader model are missing.
    pub(super) fn lacks_model(&self, major: u8, minor: u8) -> bool {
        self.target.operations_need_models && self.shader_model < ShaderModel::new(major, minor)
    }
}
