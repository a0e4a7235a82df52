//! The IR as LLVM text: as for DXIL, but with the structure that other targets are written from.

use super::{Form, TargetSpec, dxil, models};

pub(super) const SPEC: TargetSpec = TargetSpec {
    name: "ll",
    title: "LLVM text",
    form: Form::Text,
    models: &[models((5, 1), (5, 1)), models((6, 0), (6, u8::MAX))],
    of_dxc: |_, _| false,
    keeps_structure: true,
    emit: |module, _, _, _| Ok(trefoil_ir::text::print(&module).into_bytes()),
    steps: &[],
    binary: None,
    ..dxil::SPEC
};
