//! Functions that a library exports and that are no entries: parameters and results are those of the IR.

use super::place::Place;
use super::scan::Reached;
use super::value::Val;
use super::{Lowerer, loc};
use crate::typed::{ArgIo, FuncId, Program, Ty, TyId};
use trefoil_ir::{Module, Param, TypeId, Value, ValueKind};

/// Where a resource is bound that whoever links the library will bind.
const LATER: u32 = u32::MAX;

/// By variable, whether something that comes out reaches it.
pub(super) fn reached(program: &Program) -> Vec<bool> {
    let mut all = vec![false; program.vars.len()];
    for export in &program.exports {
        let own = Reached::from_entry(program, export.func).vars;
        all.iter_mut().zip(own).for_each(|(all, own)| *all |= own);
    }
    all
}

/// Resources without a register stay without one.
pub(super) fn leave_unbound(module: &mut Module) {
    let globals = module.ctx.symbols.find(crate::typed::GLOBALS);
    for resource in module.ctx.resources.values_mut().filter(|r| r.lower_bound.is_none()) {
        resource.lower_bound = Some(LATER);
        // The buffer of loose globals is in a space, as one with a space of its own is.
        if resource.space == 0 && Some(resource.name) != globals {
            resource.space = LATER;
        }
    }
}

impl Lowerer<'_> {
    /// Binds the parameters, lowers the body and returns its result.
    pub(super) fn run_function(&mut self, id: FuncId) {
        let program = self.program;
        let func = &program.funcs[id];
        for (i, param) in func.params.iter().enumerate() {
            let var = &program.vars[param.var];
            let ty = self.exported_type(var.ty, var.span);
            if param.io != ArgIo::In {
                self.error(var.span, "an exported function cannot have 'out' parameters yet");
            }
            let name = Some(self.b.ctx.symbol(self.names.get(var.name)));
            self.b.func.params.push(Param { ty, name });
            let value = Val::Single(Value::new(ValueKind::Param(i as u32)));
            let place = match self.is_value(param.var) {
                true => Place::Value(value),
                false => {
                    let own = self.home(param.var);
                    self.store(&own, var.ty, &value);
                    own
                }
            };
            self.slots.insert(param.var, place);
        }
        let is_void = matches!(self.ty(func.ret), Ty::Void);
        self.b.func.ret = if is_void { TypeId::VOID } else { self.exported_type(func.ret, func.span) };
        let result = self.body(id);
        self.b.loc = loc(func.span);
        if !self.b.is_terminated() {
            let result = (!is_void).then(|| self.as_single(result, func.ret));
            self.b.ret(result);
        }
    }

    /// The type of what crosses a library's border: numbers and vectors do, as values.
    fn exported_type(&mut self, ty: TyId, span: crate::source::Span) -> TypeId {
        match self.ty(ty) {
            Ty::Scalar(_) | Ty::Vector(..) => {}
            _ => self.error(span, "an exported function can only take and give numbers and vectors yet"),
        }
        self.register_type(ty)
    }
}
