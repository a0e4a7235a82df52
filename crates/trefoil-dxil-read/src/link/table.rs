//! The runtime's table of one library that stands as it is: what its metadata and its code say.

use super::{Linked, Results, calls, entries, facts, handles, library, rows, select};
use crate::described::Description;
use crate::read::lift::LiftedPart;
use trefoil_dxil::analysis::flags::RESOURCES_MAY_NOT_ALIAS;
use trefoil_dxil::library as dxil;
use trefoil_dxil::module::defined;
use trefoil_dxil::ops::DxilVersion;
use trefoil_dxil::options::{Options, Target};
use trefoil_dxil::resources::{ResourceTable, Written};
use trefoil_ir::{CodegenOptions, Error, Module, ResourceUse, Stage};

/// The part `RDAT` of a DXIL module that is a library; `told` is what its metadata says of the whole.
///
/// # Errors
/// Metadata that makes no sense, and handles and calls of operations that are none.
pub(crate) fn runtime_data(module: &Module, told: &Description) -> Results<Vec<u8>> {
    let one = |error: Error| vec![error];
    let mut module = module.clone();
    let named = std::mem::take(&mut module.named_metadata);
    let parts = vec![LiftedPart { named, defined: defined(&module), ..LiftedPart::default() }];
    calls::check(&module)?;
    // They have a number of 64 bits, which asks for nothing.
    parts[0].defined.iter().for_each(|&id| select::drop_markers(&mut module, id));
    let mut errors = Vec::new();
    let rows = rows::Rows::read(&module, &parts, &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    let mut linked = Linked::of(module, Vec::new(), parts, rows);
    let all = linked.parts[0].defined.clone();
    let known = all.iter().map(|&id| entries::read(&linked.module, &linked.parts, id));
    let known = known.collect::<Result<Vec<_>, _>>().map_err(one)?;
    let found = handles::find(&linked.module, &linked.rows, true).map_err(one)?;
    let bound = rows::bind_as_told(&mut linked.module.ctx, &linked.rows);
    let (_, mut uses) = facts::find(&linked.module, &all, &linked.rows, &found, &bound, Stage::Library);
    // What no function uses is listed all the same.
    let listed = (0..linked.rows.rows.len()).filter_map(|row| bound.id(row));
    listed.for_each(|id| uses.add_facts(Ok(id), ResourceUse::HANDLE));
    let resources = ResourceTable::linked(&linked.module.ctx, uses, Written::default()).map_err(one)?;
    let codegen = CodegenOptions {
        native_16bit: linked.native_16bit,
        all_resources_bound: linked.all_resources_bound,
        ..CodegenOptions::default()
    };
    let version = DxilVersion::new(told.shader_model.minor);
    let target = Target { version, stage: Stage::Library, codegen };
    let options = Options {
        validator: told.validator,
        resources_may_alias: told.flags & RESOURCES_MAY_NOT_ALIAS == 0,
        ..Options::default()
    };
    let lowered = library::lowered(&linked, all.into_iter().zip(known), &found, &bound, &target);
    let lowered = lowered.map_err(one)?;
    dxil::runtime_data(&linked.module, lowered, &resources, &options, &target).map_err(one)
}
