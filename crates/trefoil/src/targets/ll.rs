//! The IR as LLVM text: as for DXIL, but with the structure that other targets are written from.

use super::{Form, TargetSpec, dxil, model};

pub(super) const SPEC: TargetSpec = TargetSpec {
    name: "ll",
    title: "LLVM text",
    form: Form::Text,
    models: &[model(4, 0)..=model(4, 1), model(5, 0)..=model(5, 1), model(6, 0)..=model(6, u8::MAX)],
    of_dxc: |_, _| false,
    keeps_structure: true,
    regroups_floats: true,
    drops_unread: false,
    multiplies_matrices: false,
    takes_fields: false,
    indexes_made_rows: false,
    accesses_whole: false,
    records_debug: |_| false,
    emit: |module, _, _, _| Ok(trefoil_text::print(&module).into_bytes().into()),
    steps: &[],
    binary: None,
    ..dxil::SPEC
};
