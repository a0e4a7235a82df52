//! DXIL, in a container.

pub(crate) mod judge;
pub(crate) mod llc;

use super::{
    Binary, DIRECT3D, Form, LAYOUT_RULES, TargetSpec, directx_triple, has_byte_code, is_container, model,
};
use crate::Request;
use crate::artifact::Made;
use crate::origin::HlslOrigin;
use trefoil_dxil::DebugRequest;
use trefoil_hlsl::TargetFacts;
use trefoil_hlsl::source::SourceMap;
use trefoil_ir::{Dialect, Error, Module, ShaderModel, Stage};
use trefoil_opt::Watch;

pub(super) const SPEC: TargetSpec = TargetSpec {
    name: "dxil",
    title: "DXIL",
    form: Form::Container,
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
    models: &[model(6, 0)..=model(6, 9), ShaderModel::OFFLINE..=ShaderModel::OFFLINE],
    of_dxc: |spirv, model| !spirv && !matches!(model.major, 4 | 5),
    oldest_language: ShaderModel::new(0, 0),
    predefined: &[],
    facts: TargetFacts {
        has_long_vectors: true,
        has_hit_objects: true,
        has_work_graphs: true,
        binds_members_by_use: true,
        normalised_signatures: true,
        ..DIRECT3D
    },
    dialect: Dialect::Dx,
    triple: directx_triple,
    layout_rules: |_| LAYOUT_RULES,
    default_space: |options| options.codegen.auto_binding_space.unwrap_or(0),
    min_precision: true,
    reflects: |_| false,
    has_root_signature: true,
    native: trefoil_dxil::is_native,
    keeps_structure: false,
    regroups_floats: true,
    drops_unread: false,
    multiplies_matrices: false,
    takes_fields: false,
    indexes_made_rows: true,
    accesses_whole: false,
    combines_samplers: false,
    must_unroll: true,
    tells_places: |options| options.debug.is_any(),
    records_debug: |options| options.debug.full,
    emit,
    steps: trefoil_dxil::Step::INFO,
    binary: Some(Binary {
        is_one: |bytes| bytes.starts_with(b"BC\xc0\xde") || is_container(bytes) && !has_byte_code(bytes),
        disassemble: |bytes| Ok(trefoil_dxil_read::disassemble(bytes)?),
    }),
};

fn emit(
    module: Module,
    request: &Request<'_>,
    sources: &SourceMap,
    watch: Watch<'_>,
) -> Result<Made, Vec<Error>> {
    let (options, model) = (&request.options, request.profile.model);
    let origin = HlslOrigin::new(request, sources);
    let is_library = request.profile.stage == Stage::Library;
    let profile = request.profile.to_string();
    let debug = DebugRequest {
        options: &options.debug,
        source: &origin,
        defines: &options.defines,
        entry: if is_library { "" } else { request.entry },
        profile: &profile,
    };
    let debug = options.debug.is_any().then_some(&debug);
    let write = |watch: Watch<'_>| {
        if is_library {
            let mut codegen = options.codegen;
            codegen.auto_binding_space.get_or_insert(0);
            trefoil_dxil::emit_library(module, model, &codegen, &options.dxil, debug, watch)
        } else {
            trefoil_dxil::emit(module, model, &options.codegen, &options.dxil, debug, watch)
        }
    };
    let made = match judge::is_asked_for(options) {
        true => judge::validated(watch, write, |made| &made.container)?,
        false => write(watch)?,
    };
    Ok(Made { bytes: made.container, pdb: made.pdb })
}
