//! Byte code of shader models 4.0 to 5.1, in a container. Later models' programs are written as 5.1 where they can be.

use super::{Binary, DIRECT3D, Form, LAYOUT_RULES, TargetSpec, directx_triple, has_byte_code, model};
use crate::artifact::Made;
use crate::{ReadError, Request};
use trefoil_hlsl::TargetFacts;
use trefoil_hlsl::source::SourceMap;
use trefoil_ir::{Dialect, Error, Module, ShaderModel, Stage};
use trefoil_opt::Watch;

pub(super) const SPEC: TargetSpec = TargetSpec {
    name: "dxbc",
    title: "DXBC",
    form: Form::Container,
    stages: &[Stage::Vertex, Stage::Hull, Stage::Domain, Stage::Geometry, Stage::Pixel, Stage::Compute],
    models: &[model(4, 0)..=model(4, 1), model(5, 0)..=model(5, 1), model(6, 0)..=model(6, u8::MAX)],
    of_dxc: |spirv, model| !spirv && matches!(model.major, 4 | 5),
    oldest_language: ShaderModel::new(0, 0),
    predefined: &[],
    facts: TargetFacts {
        cases_fall_through: false,
        leaves_several: false,
        structured_buffers_take_room: false,
        ..DIRECT3D
    },
    dialect: Dialect::Dx,
    triple: directx_triple,
    layout_rules: |_| LAYOUT_RULES,
    default_space: |options| options.codegen.auto_binding_space.unwrap_or(0),
    min_precision: false,
    reflects: |_| false,
    has_root_signature: true,
    native: |_| true,
    keeps_structure: true,
    regroups_floats: false,
    drops_unread: false,
    multiplies_matrices: false,
    takes_fields: true,
    // vkd3d takes no ranges of these rows beside others in the same registers.
    indexes_made_rows: false,
    accesses_whole: false,
    combines_samplers: true,
    must_unroll: true,
    tells_places: |_| false,
    records_debug: |_| false,
    emit,
    steps: trefoil_dxbc::Step::INFO,
    binary: Some(Binary { is_one: has_byte_code, disassemble }),
};

fn emit(module: Module, request: &Request<'_>, _: &SourceMap, watch: Watch<'_>) -> Result<Made, Vec<Error>> {
    let options = &request.options;
    Ok(trefoil_dxbc::emit(module, request.profile.model, &options.codegen, &options.dxbc, watch)?.into())
}

fn disassemble(bytes: &[u8]) -> Result<String, ReadError> {
    let container = trefoil_dxcontainer::Container::parse(bytes)?;
    Ok(trefoil_dxbc::disasm::container(&container)?)
}
