//! `dxil-op-lower`: intrinsics become calls of `@dx.op.…`, handles are created and, from SM 6.6 on, annotated.

use super::sweep;
use super::target::{entry_of, target};
use crate::import;
use crate::lower::{Declared, lower_operations};
use crate::resources::ResourceTable;
use crate::signatures::Signatures;
use trefoil_ir::{Error, FuncId, Function, Module};

pub(super) fn run(module: &mut Module) -> Result<(), Error> {
    let target = target(module);
    let defined = defined(module);
    let with_signatures = import::semantics::entries(module)?;
    let own = std::mem::replace(&mut module.entries, with_signatures);
    for &id in &defined {
        import::translate(module, id)?;
    }
    let resources =
        ResourceTable::build_sorted(&module.ctx, defined.iter().map(|&id| &module.functions[id]))?;
    let entries: Vec<_> = defined.iter().map(|&id| entry_of(module, id, target.stage)).collect();
    let mut declared = Declared::after(std::mem::take(&mut module.functions));
    for (&id, entry) in defined.iter().zip(&entries) {
        let signatures = Signatures::build(&module.ctx, entry, &target)?;
        let mut head = Function::new(declared.functions[id].name, declared.functions[id].ret, Vec::new());
        head.clone_head(&declared.functions[id]);
        let old = std::mem::replace(&mut declared.functions[id], head);
        let ctx = &mut module.ctx;
        let (func, next, _) = lower_operations(ctx, &old, entry, target, &signatures, &resources, declared)?;
        declared = next;
        declared.functions[id] = func;
    }
    module.functions = declared.functions;
    module.entries = own;
    sweep::declarations(module);
    import::no_intrinsics(module)
}

/// `scalarizer`: vectors are taken apart.
pub(super) fn scalarize(module: &mut Module) -> Result<(), Error> {
    let target = target(module);
    for id in defined(module) {
        let entry = entry_of(module, id, target.stage);
        module.functions[id] =
            crate::lower::scalarize(&mut module.ctx, &module.functions[id], &entry, target)?;
    }
    Ok(())
}

/// The functions that have bodies.
pub(super) fn defined(module: &Module) -> Vec<FuncId> {
    module.functions.iter().filter(|(_, f)| !f.is_declaration()).map(|(id, _)| id).collect()
}
