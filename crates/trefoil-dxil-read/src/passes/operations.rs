//! `dxil-op-lower`: intrinsics become calls of `@dx.op.…`, handles are created and, from SM 6.6 on, annotated.

use crate::import;
use crate::scalarizer;
use trefoil_dxil::lower::{Declared, Mode, OpAttributes, lower_function};
use trefoil_dxil::module::target::{entry_of, target};
use trefoil_dxil::module::{defined, sweep};
use trefoil_dxil::resources::ResourceTable;
use trefoil_dxil::signatures::Signatures;
use trefoil_ir::{Attribute, Error, FuncId, Function, Module, Opcode};

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
        let (func, next, _) =
            lower_function(Mode::Operations, ctx, &old, entry, target, &signatures, &resources, declared)?;
        declared = next;
        declared.functions[id] = func;
    }
    module.functions = declared.functions;
    module.entries = own;
    for &id in &defined {
        say_at_calls(module, id, &declared.attributes);
    }
    sweep::declarations(module);
    import::no_intrinsics(module)
}

/// Gives calls of operations the attributes that LLVM writes at calls.
fn say_at_calls(module: &mut Module, id: FuncId, operations: &[(FuncId, OpAttributes)]) {
    let (ctx, f) = (&mut module.ctx, &mut module.functions[id]);
    let calls = f.layout.iter().flat_map(|&b| &f.blocks[b].insts).copied();
    let calls: Vec<_> = calls.filter(|&i| f.insts[i].op == Opcode::Call).collect();
    for call in calls {
        let callee = f.operands(call).last().and_then(|v| v.as_func());
        let known = operations.iter().find(|row| Some(row.0) == callee);
        if let Some(word) = known.and_then(|row| row.1.at_calls()) {
            let word = Attribute::Word(ctx.symbol(word));
            f.calls.entry(call).or_default().words.push(word);
        }
    }
}

/// `scalarizer`: vectors are taken apart, but for functions that are not to be optimised.
pub(super) fn scalarize(module: &mut Module, memory: bool) {
    let optnone = module.ctx.symbols.find("optnone").map(Attribute::Word);
    let skips =
        |func: &Function| func.extras.iter().flat_map(|e| &e.words).any(|&word| Some(word) == optnone);
    for id in defined(module).into_iter().filter(|&id| !skips(&module.functions[id])).collect::<Vec<_>>() {
        scalarizer::run(&mut module.ctx, &mut module.functions[id], scalarizer::Options { memory });
    }
}
