//! SPIR-V, for Vulkan.

pub(crate) mod llc;

use super::{Binary, Form, LayoutRules, TargetSpec, model};
use crate::artifact::Made;
use crate::origin::HlslOrigin;
use crate::{Options, Request};
use trefoil_hlsl::TargetFacts;
use trefoil_hlsl::source::SourceMap;
use trefoil_hlsl::syntax::tree::MatrixOrder;
use trefoil_ir::{Dialect, Error, LayoutRule, Module, ShaderModel, Stage};
use trefoil_opt::{OptLevel, Watch};
use trefoil_spirv::BufferLayout;

pub(super) const SPEC: TargetSpec = TargetSpec {
    name: "spirv",
    title: "SPIR-V",
    form: Form::Bare,
    stages: &[
        Stage::Vertex,
        Stage::Hull,
        Stage::Domain,
        Stage::Geometry,
        Stage::Pixel,
        Stage::Compute,
        Stage::Mesh,
        Stage::Amplification,
        Stage::Library,
    ],
    models: &[
        model(4, 0)..=model(5, u8::MAX),
        model(6, 0)..=model(6, 9),
        ShaderModel::OFFLINE..=ShaderModel::OFFLINE,
    ],
    of_dxc: |spirv, _| spirv,
    oldest_language: ShaderModel::new(6, 0),
    predefined: &[("__spirv__", "1")],
    facts: FACTS,
    dialect: Dialect::Spirv,
    triple: |profile| format!("spirv-unknown-vulkan1.3-{}", profile.stage.name()),
    layout_rules,
    default_space: |options| options.spirv.auto_binding_space,
    min_precision: false,
    reflects: |options| options.spirv.reflect,
    has_root_signature: false,
    native: trefoil_spirv::is_native,
    keeps_structure: true,
    regroups_floats: false,
    drops_unread: true,
    multiplies_matrices: true,
    takes_fields: true,
    indexes_made_rows: true,
    accesses_whole: true,
    combines_samplers: false,
    must_unroll: false,
    tells_places: |options| options.spirv.debug.tells_places(),
    records_debug: |options| options.spirv.debug.info,
    emit,
    steps: trefoil_spirv::Step::INFO,
    binary: Some(Binary {
        is_one: |bytes| matches!(bytes, [0x03, 0x02, 0x23, 0x07, ..] | [0x07, 0x23, 0x02, 0x03, ..]),
        disassemble: |bytes| Ok(trefoil_spirv::disassemble(bytes)?),
    }),
};

/// The properties of SPIR-V for the front end.
const FACTS: TargetFacts = TargetFacts {
    has_long_vectors: false,
    has_hit_objects: false,
    has_work_graphs: false,
    vulkan_language: true,
    operations_need_models: false,
    separate_patch_function: false,
    has_heap_handles: false,
    has_sample_positions: false,
    declares_unused_resources: true,
    binds_members_by_use: false,
    placed_members_first: false,
    wide_half_matrices: false,
    packed_arguments: true,
    loads_by_rows: false,
    narrow_matrices_are_vectors: true,
    structures_travel_in_turn: true,
    structured_buffers_take_room: false,
    drops_empty_globals: true,
    passes_shared_places: true,
    evaluates_from_left: true,
    cases_fall_through: true,
    leaves_several: false,
    bit_fields_join_by_type: true,
    signed_enumerations: true,
    multiplies_by_columns: true,
    unrolls_by_cost: true,
    unroll_count_bounds_loops: false,
    marks_unnumbered_semantics: true,
    normalised_signatures: false,
    exclusive_registers: false,
    max_group_memory: None,
    needs_static_definitions: false,
    bool_elements: true,
    enumeration_elements: true,
    has_geometry_limits: false,
    has_tessellator_rules: false,
    wide_signature_elements: true,
    signed_system_values: true,
    matrices_travel_by_rows: true,
    restricts_depth: false,
    semantic_errors_name_models: false,
};

fn layout_rules(options: &Options) -> LayoutRules {
    let (constants, structures, raw) = match options.spirv.layout {
        BufferLayout::Vulkan => (LayoutRule::Std140, LayoutRule::Std430, LayoutRule::RawStd430),
        BufferLayout::Gl => (LayoutRule::StrictStd140, LayoutRule::StrictStd430, LayoutRule::RawStd430),
        BufferLayout::Scalar => {
            (LayoutRule::VulkanScalar, LayoutRule::VulkanScalar, LayoutRule::VulkanScalar)
        }
        BufferLayout::Dx => (LayoutRule::CBuffer, LayoutRule::Scalar, LayoutRule::Scalar),
    };
    let order = if options.spirv.raw_by_rows { MatrixOrder::Row } else { MatrixOrder::Column };
    LayoutRules { constants, structures, raw, raw_order: Some(order) }
}

fn emit(
    module: Module,
    request: &Request<'_>,
    sources: &SourceMap,
    watch: Watch<'_>,
) -> Result<Made, Vec<Error>> {
    let origin = HlslOrigin::new(request, sources);
    let apart = (request.options.opt_level == OptLevel::O0)
        .then(|| trefoil_spirv::Options { keeps_products: true, ..request.options.spirv.clone() });
    let options = apart.as_ref().unwrap_or(&request.options.spirv);
    Ok(trefoil_spirv::emit_from(module, options, &origin, watch)?.into())
}
