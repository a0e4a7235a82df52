//! What each stage of a compile is asked for, made of the request and its target's row.

use crate::{Input, Request};
use trefoil_hlsl::CheckOptions;
use trefoil_hlsl::lower::LowerOptions;
use trefoil_hlsl::preprocess;
use trefoil_hlsl::syntax::tree::MatrixOrder;
use trefoil_ir::{HlslVersion, ShaderModel};

/// What the preprocessor is asked for.
pub(crate) fn preprocess_options(request: &Request<'_>) -> preprocess::Options {
    let o = &request.options;
    preprocess::Options {
        defines: o.defines.clone(),
        include_dirs: o.include_dirs.clone(),
        legacy_macro_expansion: o.legacy_macro_expansion,
        ignore_line_directives: o.ignore_line_directives,
        hlsl_version: o.hlsl_version,
        profile: request.profile,
        predefined: request.target.spec().predefined,
        enable_16bit_types: o.codegen.native_16bit,
        row_major: o.row_major,
        warnings: o.warnings.clone(),
        wanted_macro: o.root_signature_define.clone(),
        list_macros: false,
        list_marks: false,
    }
}

/// The shader model whose language and rules count.
fn language_model(request: &Request<'_>) -> ShaderModel {
    request.profile.model.max(request.target.spec().oldest_language)
}

/// What the check is asked for.
pub(crate) fn check_options(request: &Request<'_>) -> CheckOptions {
    let (o, spec) = (&request.options, request.target.spec());
    CheckOptions {
        entry: request.entry.to_owned(),
        stage: request.profile.stage,
        shader_model: language_model(request),
        version: o.hlsl_version,
        native_16bit: o.codegen.native_16bit,
        matrix_order: if o.row_major { MatrixOrder::Row } else { MatrixOrder::Column },
        exports: o.exports.clone(),
        target: spec.facts,
        payload_qualifiers: payload_qualifiers(request),
        default_space: (spec.default_space)(o),
        reflect: (spec.reflects)(o),
        for_execution: o.for_execution,
        dx9_compat: o.dx9_compat,
    }
}

/// Whether access qualifiers of payloads count.
fn payload_qualifiers(request: &Request<'_>) -> bool {
    let model = request.profile.model;
    let since = if request.options.payload_qualifiers == Some(true) { 6 } else { 7 };
    request.options.payload_qualifiers != Some(false) && model >= ShaderModel::new(6, since)
}

/// What lowering is asked for.
pub(crate) fn lower_options(request: &Request<'_>) -> LowerOptions {
    let (o, spec) = (&request.options, request.target.spec());
    let rules = (spec.layout_rules)(o);
    LowerOptions {
        stage: request.profile.stage,
        shader_model: language_model(request),
        min_precision: spec.min_precision,
        min_precision_rows: spec.min_precision && !o.codegen.native_16bit,
        constant_rule: rules.constants,
        structured_rule: rules.structures,
        raw_rule: rules.raw,
        matrix_order: if o.row_major { MatrixOrder::Row } else { MatrixOrder::Column },
        raw_order: rules.raw_order,
        reflect: (spec.reflects)(o),
        for_execution: o.for_execution,
        follows_expressions: o.for_execution,
        debug: (spec.records_debug)(o),
        target: spec.facts,
        dialect: spec.dialect,
        denormals: o.dxil.denormals.filter(|_| !spec.facts.vulkan_language),
        ieee_strict: o.ieee_strict,
        // As with DXC, which has no such hint in SPIR-V.
        unsaid_hint: if spec.facts.vulkan_language { trefoil_ir::Hint::None } else { o.branches.hint() },
        dx9_compat: o.dx9_compat,
        rounds_constants_away: o.hlsl_version == HlslVersion::V2016 && !spec.facts.vulkan_language,
        precise_outputs: o.precise_outputs.clone(),
        reserve_registers: o.codegen.reserve_registers && !spec.facts.declares_unused_resources,
        keep_unused: o.codegen.keep_unused,
        lists_system_values: o.spirv.preserve_interface && spec.facts.vulkan_language,
        bind_library: o.codegen.auto_binding_space.is_some(),
        source_name: request.source_name.to_owned(),
        triple: (spec.triple)(request.profile),
    }
}

/// What the passes that know no target are asked for.
pub(crate) fn pass_options(request: &Request<'_>) -> trefoil_opt::Options {
    let (o, spec) = (&request.options, request.target.spec());
    trefoil_opt::Options {
        level: o.opt_level,
        native: spec.native,
        keep_structure: spec.keeps_structure,
        drop_unread: spec.drops_unread,
        multiply_matrices: spec.multiplies_matrices,
        takes_fields: spec.takes_fields,
        indexes_made_rows: spec.indexes_made_rows,
        access_whole: spec.accesses_whole,
        unroll_by_cost: spec.facts.unrolls_by_cost,
        regroup_floats: spec.regroups_floats,
        must_unroll: spec.must_unroll && o.input == Input::Hlsl && o.hlsl_version > HlslVersion::V2016,
        exclusive_registers: spec.facts.exclusive_registers && o.input == Input::Hlsl,
        verify: o.verify_each || cfg!(debug_assertions),
    }
}
