//! `dxil-resource-implicit-binding`: resources without a register get the first free ones of their class and space, in
//! the order that the source has them.

use trefoil_dxil::module::defined;
use trefoil_dxil::resources::ResourceTable;
use trefoil_ir::{Error, Module};

pub(super) fn run(module: &mut Module) -> Result<(), Error> {
    let funcs: Vec<_> = defined(module).into_iter().map(|id| &module.functions[id]).collect();
    let table = ResourceTable::build(&module.ctx, funcs)?;
    let bound: Vec<_> = table.all().map(|b| (b.resource, b.lower)).collect();
    for (id, lower) in bound {
        module.ctx.resources[id].lower_bound.get_or_insert(lower);
    }
    Ok(())
}
