//! Functions that a library exports and that are no entries. Numbers and vectors go in and come back as values; what comes back
//! through a parameter, structures, matrices and arrays are passed by address, a result of such a type in front of the others.

use crate::lower::Lowerer;
use crate::lower::globals::KeptStatics;
use crate::lower::kinds;
use crate::lower::scan::{Reached, ReachedVars, Statics};
use crate::lower::types::Memory;
use crate::lower::values::{Place, Val};
use crate::typed::{Arg, ArgIo, FuncId, Program, Ty, TyId, VarId};
use smallvec::SmallVec;
use trefoil_entity::HashSet;
use trefoil_ir::{
    Attribute, Function, Module, Param, PassedSource, ShaderModel, Stage, TypeId, Value, ValueKind,
};

/// Where a resource is bound that whoever links the library will bind.
const LATER: u32 = u32::MAX;

/// The globals that something that comes out reaches, and the variables that are given to mesh shaders; `exports` has what each
/// export reaches.
pub(in crate::lower) fn reached(program: &Program, exports: &[Reached]) -> (ReachedVars, Vec<VarId>) {
    let patches: HashSet<FuncId> =
        program.exports.iter().filter_map(|export| export.patch_function).collect();
    let patches: Vec<_> = patches
        .into_iter()
        .map(|patch| Reached::from_all(program, &[patch], Statics::of(Stage::Hull)))
        .collect();
    let all = || exports.iter().chain(&patches);
    let globals = ReachedVars::globals_of(program, all().map(|reached| &reached.vars));
    (globals, all().flat_map(|reached| &reached.payloads).copied().collect())
}

/// The statics of a library that outlive a call. What reaches one of them reaches also those that are set with it.
pub(in crate::lower) fn kept_statics(program: &Program, scans: &mut [Reached]) -> KeptStatics {
    if program.exports.iter().all(|export| export.stage != Stage::Library) {
        return KeptStatics::default();
    }
    let stages = program.exports.iter().map(|export| export.stage);
    let statics = KeptStatics::find(program, stages.zip(&*scans));
    for reached in scans.iter_mut().filter(|_| !statics.late.is_empty()) {
        if reached.globals().any(|var| statics.comes_after_late(var)) {
            reached.also(program, &statics.late);
        }
    }
    statics
}

/// How many functions of a program come out; patch constant functions are shared.
pub(in crate::lower) fn functions_that_come_out(program: &Program) -> usize {
    let patches = program.exports.iter().filter_map(|export| export.patch_function);
    program.exports.len() + patches.collect::<HashSet<_>>().len()
}

/// Resources without a register stay without one.
pub(in crate::lower) fn leave_unbound(module: &mut Module) {
    let globals = module.ctx.symbols.find(crate::typed::GLOBALS);
    for resource in module.ctx.resources.values_mut().filter(|r| r.lower_bound.is_none()) {
        resource.lower_bound = Some(LATER);
        // The buffer of loose globals is in a space, as one with a space of its own is, and members of structures are.
        if resource.space == 0 && Some(resource.name) != globals && !resource.constant_index {
            resource.space = LATER;
        }
    }
}

/// A function that another library has.
pub(in crate::lower) struct Other {
    ret: TypeId,
    /// The parameters, each with its attributes where it is an address.
    params: Vec<(TypeId, Vec<Attribute>)>,
    sources: Vec<(Option<u32>, PassedSource)>,
    name: String,
}

/// Declares the functions that other libraries have.
pub(in crate::lower) fn declare_others(module: &mut Module, others: Vec<Other>) {
    for other in others {
        let name = module.ctx.symbol(&other.name);
        let params = other.params.iter().map(|&(ty, _)| Param { ty, name: None }).collect();
        let mut function = Function::new(name, other.ret, params);
        if other.params.iter().any(|param| !param.1.is_empty()) {
            function.extras_mut().params = other.params.into_iter().map(|param| param.1).collect();
        }
        if !other.sources.is_empty() {
            function.extras_mut().sources = other.sources;
        }
        module.functions.push(function);
    }
}

/// How a value crosses a library's border.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Passing {
    /// A number or a vector, as a value.
    Value(TypeId),
    /// By the address of memory that keeps its structure.
    Address,
}

impl Lowerer<'_> {
    /// A call of a function that another library has.
    #[inline(never)]
    pub(in crate::lower) fn call_other(&mut self, id: FuncId, args: &[Arg]) -> Val {
        let program = self.program;
        let func = &program.funcs[id];
        let mut values: SmallVec<[Value; 8]> = SmallVec::new();
        let result = (self.passing_of_result(func.ret, func.span) == Passing::Address)
            .then(|| self.structure(func.ret));
        values.extend(result.as_ref().map(|(pointer, _)| *pointer));
        let mut back: SmallVec<[(Place, usize, Place); 4]> = SmallVec::new();
        for (i, (param, arg)) in func.params.iter().zip(args).enumerate() {
            let ty = program.vars[param.var].ty;
            if let Passing::Value(_) = self.passing(ty, param.io, func.span) {
                let val = self.expr(arg.expr);
                let val = self.cast_val(val, program.exprs[arg.expr].ty, ty);
                values.push(self.as_single(val, ty));
                continue;
            }
            let (pointer, own) = self.structure(ty);
            let from = program.exprs[arg.expr].ty;
            let lies = (param.io != ArgIo::In).then(|| self.place(arg.expr));
            let val = match &lies {
                None => Some(self.expr(arg.expr)),
                Some(place) => (param.io != ArgIo::Out).then(|| self.load(place, from)),
            };
            if let Some(val) = val {
                let val = self.cast_val(val, from, ty);
                self.store(&own, ty, &val);
            }
            back.extend(lies.map(|place| (own, i, place)));
            values.push(pointer);
        }
        let (callee, ret) = self.other(id);
        let given = self.b.call(callee, ret, &values);
        for (own, i, place) in back {
            let (ty, to) = (program.vars[func.params[i].var].ty, program.exprs[args[i].expr].ty);
            let val = self.load(&own, ty);
            let val = self.cast_val(val, ty, to);
            self.store(&place, to, &val);
            self.note_written(args[i].expr, &val, to);
        }
        match result {
            Some((_, place)) => self.load(&place, func.ret),
            None if ret == TypeId::VOID => Val::Void,
            None => Val::Single(given),
        }
    }

    /// The declaration of a function that another library has, and what it gives.
    fn other(&mut self, id: FuncId) -> (trefoil_ir::FuncId, TypeId) {
        let program = self.program;
        let known = self.shared.numbers_of_others.get(&id).copied();
        let number = known.unwrap_or_else(|| {
            let func = &program.funcs[id];
            let (ret, mut params) = match self.passing_of_result(func.ret, func.span) {
                Passing::Value(ty) => (ty, Vec::new()),
                Passing::Address => {
                    (TypeId::VOID, vec![(TypeId::PTR, self.said_of_address(func.ret, ArgIo::Out))])
                }
            };
            let number = if params.is_empty() { None } else { Some(0) };
            let mut sources: Vec<_> =
                self.passed_source(func.ret, None).map(|source| (number, source)).into_iter().collect();
            for param in &func.params {
                let ty = program.vars[param.var].ty;
                let source = self.passed_source(ty, Some(param));
                sources.extend(source.map(|source| (Some(params.len() as u32), source)));
                params.push(match self.passing(ty, param.io, func.span) {
                    Passing::Value(ty) => (ty, Vec::new()),
                    Passing::Address => (TypeId::PTR, self.said_of_address(ty, param.io)),
                });
            }
            let name = program.link_names.get(&id).cloned().unwrap_or_default();
            self.shared.others.push(Other { ret, params, sources, name });
            let number = self.shared.others.len() - 1;
            self.shared.numbers_of_others.insert(id, number);
            number
        });
        let callee = trefoil_ir::FuncId::from_u32((self.shared.first_other + number) as u32);
        (callee, self.shared.others[number].ret)
    }

    /// Binds the parameters, lowers the body and returns its result.
    pub(in crate::lower) fn run_function(&mut self, id: FuncId) {
        let program = self.program;
        let func = &program.funcs[id];
        let result = match self.passing_of_result(func.ret, func.span) {
            Passing::Value(ty) => {
                self.b.func.ret = ty;
                if let Some(source) = self.passed_source(func.ret, None) {
                    self.b.func.extras_mut().sources.push((None, source));
                }
                None
            }
            Passing::Address => {
                let address = self.address_param("result", func.ret, ArgIo::Out);
                self.note_source(func.ret, None);
                Some(address)
            }
        };
        for (position, param) in func.params.iter().enumerate() {
            let var = &program.vars[param.var];
            let Passing::Value(ty) = self.passing(var.ty, param.io, var.span) else {
                self.bind_address_param(position, param);
                continue;
            };
            let i = self.b.func.params.len() as u32;
            let name = Some(self.b.ctx.symbol(self.program.names.get(var.name)));
            self.b.func.params.push(Param { ty, name });
            self.note_source(var.ty, Some(param));
            let value = Val::Single(Value::new(ValueKind::Param(i)));
            let place = match self.is_value(param.var) {
                true => Place::Value(value),
                false => {
                    let own = self.home(param.var);
                    self.store(&own, var.ty, &value);
                    own
                }
            };
            self.observe_param(param.var, position, &place);
            self.slots.insert(param.var, place);
        }
        let val = self.body(id);
        self.b.loc = self.at_end(func);
        if self.b.is_terminated() {
            return;
        }
        if let Some(pointer) = result {
            let place = Place::Memory { pointer, memory: Memory::Payload, whole: false };
            self.store(&place, func.ret, &val);
            return self.b.ret(None);
        }
        let val = (self.b.func.ret != TypeId::VOID).then(|| self.as_single(val, func.ret));
        self.b.ret(val);
    }

    /// Keeps what the source says of the function's last parameter, of a type: a parameter of its own, or the result's address.
    pub(in crate::lower::stage) fn note_source(&mut self, ty: TyId, param: Option<&crate::typed::Param>) {
        if let Some(source) = self.passed_source(ty, param) {
            let last = self.b.func.params.len() as u32 - 1;
            self.b.func.extras_mut().sources.push((Some(last), source));
        }
    }

    /// How a result of a type crosses a library's border; a resource does not.
    fn passing_of_result(&mut self, ty: TyId, span: crate::source::Span) -> Passing {
        if matches!(self.ty(ty), Ty::Resource(_)) {
            self.error(span, &kinds::EXPORTED_RESOURCE);
            return Passing::Value(TypeId::VOID);
        }
        self.passing(ty, ArgIo::In, span)
    }

    /// How a parameter of a type, or a result, crosses a library's border. A resource does where the library is for linking alone.
    fn passing(&mut self, ty: TyId, io: ArgIo, span: crate::source::Span) -> Passing {
        match self.ty(ty) {
            Ty::Void => Passing::Value(TypeId::VOID),
            Ty::Resource(r) if io == ArgIo::In && self.options.shader_model == ShaderModel::OFFLINE => {
                Passing::Value(self.resource_type(r))
            }
            _ if self.holds_resource(ty)
                || self.program.holds_hit_object(ty)
                || self.program.holds_vertices(ty) =>
            {
                self.error(span, &kinds::EXPORTED_RESOURCE);
                Passing::Value(TypeId::VOID)
            }
            Ty::Scalar(_) | Ty::Vector(..) if io == ArgIo::In => Passing::Value(self.register_type(ty)),
            _ => Passing::Address,
        }
    }
}
