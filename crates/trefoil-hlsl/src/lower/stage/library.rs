//! Functions that a library exports and that are no entries: parameters and results are those of the IR.

use crate::lower::kinds;
use crate::lower::scan::Reached;
use crate::lower::stage::mangle;
use crate::lower::values::{Place, Val};
use crate::lower::{Lowerer, loc};
use crate::typed::{Arg, ArgIo, FuncId, Program, Ty, TyId};
use smallvec::SmallVec;
use trefoil_ir::{Function, Module, Param, TypeId, Value, ValueKind};

/// Where a resource is bound that whoever links the library will bind.
const LATER: u32 = u32::MAX;

/// By variable, whether something that comes out reaches it.
pub(in crate::lower) fn reached(program: &Program) -> Vec<bool> {
    let mut all = vec![false; program.vars.len()];
    for export in &program.exports {
        let own = Reached::from_all(program, &[export.func]).vars;
        all.iter_mut().zip(own).for_each(|(all, own)| *all |= own);
    }
    all
}

/// Resources without a register stay without one.
pub(in crate::lower) fn leave_unbound(module: &mut Module) {
    let globals = module.ctx.symbols.find(crate::typed::GLOBALS);
    for resource in module.ctx.resources.values_mut().filter(|r| r.lower_bound.is_none()) {
        resource.lower_bound = Some(LATER);
        // The buffer of loose globals is in a space, as one with a space of its own is.
        if resource.space == 0 && Some(resource.name) != globals {
            resource.space = LATER;
        }
    }
}

/// A function that another library has.
pub(in crate::lower) struct Other {
    id: FuncId,
    ret: TypeId,
    params: Vec<TypeId>,
    name: String,
}

/// Declares the functions that other libraries have.
pub(in crate::lower) fn declare_others(module: &mut Module, others: Vec<Other>) {
    for other in others {
        let name = module.ctx.symbol(&other.name);
        let params = other.params.into_iter().map(|ty| Param { ty, name: None }).collect();
        module.functions.push(Function::new(name, other.ret, params));
    }
}

impl Lowerer<'_> {
    /// A call of a function that another library has.
    pub(in crate::lower) fn call_other(&mut self, id: FuncId, args: &[Arg]) -> Val {
        let program = self.program;
        let func = &program.funcs[id];
        let mut values: SmallVec<[Value; 8]> = SmallVec::new();
        for (param, arg) in func.params.iter().zip(args) {
            let var = &program.vars[param.var];
            if param.io != ArgIo::In {
                self.error(func.span, &kinds::IMPORTED_OUT_PARAMETER);
            }
            let val = self.expr(arg.expr);
            let val = self.cast_val(val, program.exprs[arg.expr].ty, var.ty);
            values.push(self.as_single(val, var.ty));
        }
        let number = match self.shared.others.iter().position(|other| other.id == id) {
            Some(known) => known,
            None => {
                let params =
                    func.params.iter().map(|p| self.exported_type(program.vars[p.var].ty, func.span));
                let params = params.collect();
                let ret = self.result_type(id);
                let name = mangle::function(program, id, self.program.names.get(func.name));
                self.shared.others.push(Other { id, ret, params, name });
                self.shared.others.len() - 1
            }
        };
        let ret = self.shared.others[number].ret;
        let callee = trefoil_ir::FuncId::from_u32((program.exports.len() + number) as u32);
        let result = self.b.call(callee, ret, &values);
        if ret == TypeId::VOID { Val::Void } else { Val::Single(result) }
    }

    /// What an exported function gives.
    fn result_type(&mut self, id: FuncId) -> TypeId {
        let func = &self.program.funcs[id];
        match self.ty(func.ret) {
            Ty::Void => TypeId::VOID,
            _ => self.exported_type(func.ret, func.span),
        }
    }

    /// Binds the parameters, lowers the body and returns its result.
    pub(in crate::lower) fn run_function(&mut self, id: FuncId) {
        let program = self.program;
        let func = &program.funcs[id];
        for (i, param) in func.params.iter().enumerate() {
            let var = &program.vars[param.var];
            let ty = self.exported_type(var.ty, var.span);
            if param.io != ArgIo::In {
                self.error(var.span, &kinds::EXPORTED_OUT_PARAMETER);
            }
            let name = Some(self.b.ctx.symbol(self.program.names.get(var.name)));
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
        self.b.func.ret = self.result_type(id);
        let result = self.body(id);
        self.b.loc = loc(func.span);
        if !self.b.is_terminated() {
            let result = (self.b.func.ret != TypeId::VOID).then(|| self.as_single(result, func.ret));
            self.b.ret(result);
        }
    }

    /// The type of what crosses a library's border: numbers and vectors do, as values.
    fn exported_type(&mut self, ty: TyId, span: crate::source::Span) -> TypeId {
        match self.ty(ty) {
            Ty::Scalar(_) | Ty::Vector(..) => {}
            _ => self.error(span, &kinds::EXPORTED_TYPE),
        }
        self.register_type(ty)
    }
}
