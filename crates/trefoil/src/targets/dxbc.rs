//! Byte code of shader model 5.1, in a container.

use super::{Binary, DIRECT3D, Form, TargetSpec, directx_triple, has_byte_code};
use crate::Request;
use trefoil_hlsl::source::SourceMap;
use trefoil_ir::{Dialect, Error, LayoutRule, Module, Stage};
use trefoil_opt::Watch;

pub(super) const SPEC: TargetSpec = TargetSpec {
    name: "dxbc",
    title: "DXBC",
    form: Form::Container,
    stages: &[Stage::Vertex, Stage::Pixel, Stage::Compute],
    models: &[(5, 1)..=(5, 1), (6, 0)..=(6, u8::MAX)],
    oldest_language: (0, 0),
    is_vulkan: false,
    facts: DIRECT3D,
    dialect: Dialect::Dx,
    triple: directx_triple,
    layout_rules: |_| (LayoutRule::CBuffer, LayoutRule::Scalar),
    min_precision: false,
    reflects: |_| false,
    has_root_signature: true,
    native: |_| true,
    keeps_structure: true,
    must_unroll: true,
    tells_places: |_| false,
    emit,
    steps: trefoil_dxbc::Step::INFO,
    binary: Some(Binary { is_one: has_byte_code, disassemble }),
};

fn emit(
    module: Module,
    request: &Request<'_>,
    _: &SourceMap,
    watch: Watch<'_>,
) -> Result<Vec<u8>, Vec<Error>> {
    let o = &request.options;
    let options = trefoil_dxbc::Options {
        all_resources_bound: o.all_resources_bound,
        skip_optimization: o.disable_optimizations,
        strip_reflection: !o.reflection,
        ..trefoil_dxbc::Options::default()
    };
    trefoil_dxbc::emit(module, &options, watch)
}

fn disassemble(bytes: &[u8]) -> Result<String, String> {
    let container = trefoil_dxcontainer::Container::parse(bytes).map_err(|e| e.to_string())?;
    trefoil_dxbc::disasm::container(&container).map_err(|e| e.to_string())
}
