//! DXIL, in a container.

use super::{Binary, DIRECT3D, Form, TargetSpec, directx_triple, has_byte_code, is_container};
use crate::Request;
use trefoil_hlsl::source::SourceMap;
use trefoil_ir::{Dialect, Error, LayoutRule, Module, Stage};
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
        Stage::Library,
    ],
    models: &[(6, 0)..=(6, 8)],
    oldest_language: (0, 0),
    is_vulkan: false,
    facts: DIRECT3D,
    dialect: Dialect::Dx,
    triple: directx_triple,
    layout_rules: |_| (LayoutRule::CBuffer, LayoutRule::Scalar),
    min_precision: true,
    reflects: |_| false,
    has_root_signature: true,
    native: trefoil_dxil::is_native,
    keeps_structure: false,
    must_unroll: true,
    tells_places: |_| false,
    emit,
    steps: trefoil_dxil::Step::INFO,
    binary: Some(Binary {
        is_one: |bytes| bytes.starts_with(b"BC\xc0\xde") || is_container(bytes) && !has_byte_code(bytes),
        disassemble: |bytes| trefoil_dxil::disassemble(bytes).map_err(|e| e.to_string()),
    }),
};

fn emit(
    module: Module,
    request: &Request<'_>,
    _: &SourceMap,
    watch: Watch<'_>,
) -> Result<Vec<u8>, Vec<Error>> {
    let options = options(request);
    let output = match request.profile.stage {
        Stage::Library => trefoil_dxil::emit_library(module, &options, watch)?,
        _ => trefoil_dxil::emit(module, &options, watch)?,
    };
    Ok(output.container)
}

/// What a request asks of DXIL.
pub(crate) fn options(request: &Request<'_>) -> trefoil_dxil::Options {
    let o = &request.options;
    trefoil_dxil::Options {
        shader_model: request.profile.minor,
        native_16bit: o.native_16bit,
        disable_optimizations: o.disable_optimizations,
        all_resources_bound: o.all_resources_bound,
        ieee_strict: o.ieee_strict,
        validator: o.validator_version,
        reflection: o.reflection,
        resources_may_not_alias: !o.resources_may_alias,
        names: o.keep_names,
        ..trefoil_dxil::Options::default()
    }
}
