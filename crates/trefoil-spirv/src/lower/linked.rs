//! Functions that are no entry points: parameters, results, calls, and linkage by name.

use super::{Lower, Result};
use crate::kinds;
use crate::module::{Head, Id, string_words};
use smallvec::SmallVec;
use spirv::{Capability, Decoration, FunctionControl, LinkageType, Op};
use trefoil_ir::{Attribute, Error, FuncId, Function, InstId, Loc, Memory, TypeId};

/// The id and the types of a function.
struct Signature {
    ret: Id,
    ty: Id,
    /// Types and ids of the parameters by turns.
    params: SmallVec<[Id; 8]>,
}

impl Lower<'_> {
    /// Lowers a function of a module without entry points; other modules may link to it if it is not internal.
    pub(super) fn linked_function(&mut self) -> Result<()> {
        let func = self.func;
        self.out.capability(Capability::Linkage);
        self.look_ahead()?;
        if self.number == 0 {
            self.assign_bindings()?;
        }
        let Signature { ret, ty: signature, params } = self.signature(func)?;
        self.body.params = params.iter().skip(1).step_by(2).copied().collect();
        let id = self.function_id(self.entry.func);
        self.name_function(func, id);
        if !has_word(self, func, &["internal", "private"]) {
            self.link(func, id, LinkageType::Export);
        }
        self.blocks()?;
        self.finish_body()?;
        self.finish_values(id);
        let label = Some(self.body.labels[func.entry()]);
        let head = Head { ret, id, signature, control: control(self, func), params: &params, label };
        match self.out.end_function(None, &head) {
            Some(()) => Ok(()),
            None => Err(Error::new(Loc::NONE, &kinds::MODULE_TOO_LARGE)),
        }
    }

    /// A call of a function of the module, or of another module.
    pub(super) fn call(&mut self, inst: InstId) -> Result<()> {
        let operands = self.func.operands(inst);
        let Some((callee, arguments)) = operands.split_last() else { return self.bug("a call of nothing") };
        let Some(callee) = callee.as_func() else {
            return self.fail(kinds::UNSUPPORTED.with(&[&"a call of an address"]));
        };
        let mut ids: SmallVec<[Id; 8]> = SmallVec::new();
        ids.push(self.function_id(callee));
        for &argument in arguments {
            ids.push(self.id(argument)?);
        }
        self.declare(callee)?;
        let ty = self.value_type(self.func.insts[inst].ty)?;
        self.body.values[inst] = self.out.value(Op::FunctionCall, ty, &ids);
        Ok(())
    }

    /// Declares a function that has no body, once.
    fn declare(&mut self, callee: FuncId) -> Result<()> {
        let func = &self.module.functions[callee];
        if !func.is_declaration() || std::mem::replace(&mut self.functions[callee].1, true) {
            return Ok(());
        }
        let Signature { ret, ty: signature, params } = self.signature(func)?;
        let id = self.function_id(callee);
        self.name_function(func, id);
        self.link(func, id, LinkageType::Import);
        let head = Head { ret, id, signature, control: control(self, func), params: &params, label: None };
        self.out.import_function(&head);
        Ok(())
    }

    /// The types of a function, and new ids for its parameters.
    fn signature(&mut self, func: &Function) -> Result<Signature> {
        let ret = self.passed_type(func, func.ret)?;
        let mut types: SmallVec<[Id; 8]> = SmallVec::from_slice(&[ret]);
        let mut params = SmallVec::new();
        for param in &func.params {
            let ty = self.passed_type(func, param.ty)?;
            let id = self.out.fresh();
            if let Some(name) = param.name.filter(|_| self.options.debug_names && !func.is_declaration()) {
                self.out.name(id, self.ctx.name(name));
            }
            types.push(ty);
            params.extend([ty, id]);
        }
        Ok(Signature { ret, ty: self.out.ty_of(Op::TypeFunction, &types, &[]), params })
    }

    /// The type of something that goes in or out of a function.
    fn passed_type(&mut self, func: &Function, ty: TypeId) -> Result<Id> {
        if self.ctx.types.is_ptr(ty) || self.ctx.types.as_resource(ty).is_some() {
            return self.fail(kinds::LINKED_ADDRESS.with(&[&self.ctx.name(func.name)]));
        }
        self.value_type(ty)
    }

    /// The id of a function, which may be called before it is lowered.
    fn function_id(&mut self, func: FuncId) -> Id {
        if self.functions[func].0.is_none() {
            self.functions[func].0 = self.out.fresh();
        }
        self.functions[func].0
    }

    fn name_function(&mut self, func: &Function, id: Id) {
        if self.options.debug_names {
            self.out.name(id, self.ctx.name(func.name));
        }
    }

    fn link(&mut self, func: &Function, id: Id, linkage: LinkageType) {
        let mut operands = string_words(self.ctx.name(func.name));
        operands.push(linkage as u32);
        self.out.decorate(id, Decoration::LinkageAttributes, &operands);
    }
}

/// Whether one of these words stands with a function.
fn has_word(lower: &Lower<'_>, func: &Function, words: &[&str]) -> bool {
    let extras = func.extras.iter();
    let before = extras.clone().flat_map(|extras| &extras.before).copied();
    let after = extras.flat_map(|extras| &extras.words).filter_map(|attribute| match *attribute {
        Attribute::Word(word) => Some(word),
        Attribute::Type(..) => None,
    });
    before.chain(after).any(|word| words.contains(&lower.ctx.name(word)))
}

/// What a function's attributes say of inlining and of memory.
fn control(lower: &Lower<'_>, func: &Function) -> FunctionControl {
    let mut control = FunctionControl::NONE;
    control.set(FunctionControl::INLINE, has_word(lower, func, &["alwaysinline"]));
    control.set(FunctionControl::DONT_INLINE, has_word(lower, func, &["noinline"]));
    control.set(FunctionControl::CONST, func.memory == Memory::None);
    control.set(FunctionControl::PURE, func.memory == Memory::Read);
    control
}
