//! DXIL, in a container.

pub(crate) mod llc;

use super::{
    Binary, DIRECT3D, Form, LAYOUT_RULES, TargetSpec, directx_triple, has_byte_code, is_container, model,
};
use crate::Request;
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
    facts: TargetFacts { has_long_vectors: true, has_hit_objects: true, has_work_graphs: true, ..DIRECT3D },
    dialect: Dialect::Dx,
    triple: directx_triple,
    layout_rules: |_| LAYOUT_RULES,
    default_space: |options| options.codegen.auto_binding_space.unwrap_or(0),
    min_precision: true,
    reflects: |_| false,
    has_root_signature: true,
    native: trefoil_dxil::is_native,
    keeps_structure: false,
    drops_unread: false,
    multiplies_matrices: false,
    must_unroll: true,
    tells_places: |_| false,
    emit,
    steps: trefoil_dxil::Step::INFO,
    binary: Some(Binary {
        is_one: |bytes| bytes.starts_with(b"BC\xc0\xde") || is_container(bytes) && !has_byte_code(bytes),
        disassemble: |bytes| Ok(trefoil_dxil::disassemble(bytes)?),
    }),
};

fn emit(
    module: Module,
    request: &Request<'_>,
    _: &SourceMap,
    watch: Watch<'_>,
) -> Result<Vec<u8>, Vec<Error>> {
    let (options, model) = (&request.options, request.profile.model);
    if request.profile.stage != Stage::Library {
        return Ok(trefoil_dxil::emit(module, model, &options.codegen, &options.dxil, watch)?.container);
    }
    let mut codegen = options.codegen;
    codegen.auto_binding_space.get_or_insert(0);
    Ok(trefoil_dxil::emit_library(module, model, &codegen, &options.dxil, watch)?.container)
}
