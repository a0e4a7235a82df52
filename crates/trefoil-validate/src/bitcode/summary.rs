//! What rules ask of every instruction, gathered in one walk over its operands: most instructions then break no rule that looks
//! further.

use super::operands::operands;
use super::table::{MAX_NESTING, Types};
use crate::spaces::SHARED;
use trefoil_dxil::ops::DxilOp;
use trefoil_dxil_read::bitcode_model::{Constant, Function, Inst, Kind, Module, Op, Ty, Value};

/// What a value is, or any of an instruction's operands, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Traits(u16);

impl Traits {
    /// Of a type that has no values.
    pub(crate) const NO_VALUE: Traits = Traits(1);
    /// Of bytes.
    pub(crate) const BYTE: Traits = Traits(1 << 1);
    pub(crate) const DOUBLE: Traits = Traits(1 << 2);
    pub(crate) const INT64: Traits = Traits(1 << 3);
    /// Of 16 bits.
    pub(crate) const HALF: Traits = Traits(1 << 4);
    /// An address in the memory of a group.
    pub(crate) const SHARED: Traits = Traits(1 << 5);
    /// Undefined, or a constant expression of something undefined.
    pub(crate) const UNDEFINED: Traits = Traits(1 << 6);
    /// A variable, or a constant address.
    pub(crate) const VARIABLE: Traits = Traits(1 << 7);
    /// A function; not the one that a call calls.
    pub(crate) const FUNCTION: Traits = Traits(1 << 8);
    /// What an instruction gives.
    const INST: Traits = Traits(1 << 9);
    /// Of an instruction: that an operand is given by one that does not come before it in its block.
    pub(crate) const FAR: Traits = Traits(1 << 10);
    /// Of an instruction: that the result is bytes, or an address of bytes or of arrays of them.
    pub(crate) const GIVES_BYTES: Traits = Traits(1 << 11);
    /// Of an instruction: that the result is an address in the memory of a group.
    pub(crate) const GIVES_SHARED: Traits = Traits(1 << 12);
    /// Of a call: that the function is one of DXIL's operations by its name.
    pub(crate) const OPERATION: Traits = Traits(1 << 13);

    pub(crate) const NONE: Traits = Traits(0);

    /// Whether any of some traits is among these.
    #[inline]
    pub(crate) fn has(self, any: Traits) -> bool {
        self.0 & any.0 != 0
    }

    #[inline]
    pub(crate) fn add(&mut self, more: Traits) {
        self.0 |= more.0;
    }

    #[inline]
    fn without(self, some: Traits) -> Traits {
        Traits(self.0 & !some.0)
    }

    pub(crate) const fn or(self, more: Traits) -> Traits {
        Traits(self.0 | more.0)
    }
}

/// An instruction's traits, and the operation whose number is its first operand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Summary {
    pub traits: Traits,
    /// Of any call: whether the function is an operation at all, [`Traits::OPERATION`] says.
    pub op: Option<DxilOp>,
}

/// What checks ask of a value: its type, as the row that stands for all equal ones, and its traits.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub ty: u32,
    traits: Traits,
}

/// What is known of a module's values and of each type.
pub(super) struct ModuleTraits {
    types: Vec<Traits>,
    /// Of results of each type: what the address is of.
    results: Vec<Traits>,
    values: Vec<Known>,
    /// The functions that are operations by their names.
    operations: Vec<bool>,
    /// The values as a function sees them: so many of the module's, then its own.
    seen: Vec<Known>,
    shared: usize,
}

impl ModuleTraits {
    pub(super) fn new(m: &Module, types: &Types<'_>) -> ModuleTraits {
        let rows = 0..m.types.len() as u32;
        let mut all = ModuleTraits {
            types: rows.clone().map(|ty| of_type(types, ty)).collect(),
            results: rows.map(|ty| of_result(types, ty)).collect(),
            values: Vec::with_capacity(m.values.len()),
            operations: m.functions.iter().map(|func| func.name.starts_with("dx.op.")).collect(),
            seen: Vec::new(),
            shared: 0,
        };
        for value in &m.values {
            all.values.push(all.of(m, None, types, value));
        }
        all
    }

    /// The values of a function.
    pub(super) fn of_function<'a>(
        &'a mut self,
        m: &'a Module,
        func: &'a Function,
        types: &Types<'_>,
    ) -> FunctionTraits<'a> {
        let (kept, shared) = (self.shared, self.values.len().min(func.first_value as usize));
        self.seen.truncate(kept.min(shared));
        self.seen.extend_from_slice(self.values.get(kept..shared).unwrap_or(&[]));
        self.shared = shared;
        self.seen.reserve(func.values.len());
        for value in &func.values {
            self.seen.push(self.of(m, Some(func), types, value));
        }
        FunctionTraits { module: self, m, func }
    }

    #[inline]
    fn of(&self, m: &Module, func: Option<&Function>, types: &Types<'_>, value: &Value) -> Known {
        let ty = self.types.get(value.ty as usize).copied().unwrap_or(Traits::NO_VALUE);
        let known = |traits: Traits| Known { ty: types.canonical(value.ty), traits: ty.or(traits) };
        if matches!(value.kind, Kind::Inst) {
            return known(Traits::INST);
        }
        let is_undef = |&id: &u32| {
            matches!(m.value(func, id).map(|part| &part.kind), Some(Kind::Constant(Constant::Undef)))
        };
        let undefined = |any: bool| if any { Traits::UNDEFINED } else { Traits::NONE };
        known(match &value.kind {
            Kind::Inst => Traits::INST,
            Kind::Global(_) => Traits::VARIABLE,
            Kind::Function(_) => Traits::FUNCTION,
            Kind::Constant(Constant::Undef) => Traits::UNDEFINED,
            Kind::Constant(Constant::Cast { value, .. }) => undefined(is_undef(value)).or(Traits::VARIABLE),
            Kind::Constant(Constant::Gep { operands, .. }) => {
                undefined(operands.iter().any(is_undef)).or(Traits::VARIABLE)
            }
            Kind::Constant(_) | Kind::Argument => Traits::NONE,
        })
    }
}

/// What a type makes of its values.
fn of_type(types: &Types<'_>, ty: u32) -> Traits {
    match types.get(ty) {
        _ if !types.is_first_class(ty) => Traits::NO_VALUE,
        Ty::Int(8) => Traits::BYTE,
        Ty::Double => Traits::DOUBLE,
        Ty::Int(64) => Traits::INT64,
        Ty::Half | Ty::Int(16) => Traits::HALF,
        Ty::Pointer { space: SHARED, .. } => Traits::SHARED,
        _ => Traits::NONE,
    }
}

/// What a type makes of an instruction that gives it.
fn of_result(types: &Types<'_>, ty: u32) -> Traits {
    let own = of_type(types, ty);
    let shared = if own.has(Traits::SHARED) { Traits::GIVES_SHARED } else { Traits::NONE };
    let mut element = types.get(types.pointee(ty).unwrap_or(ty));
    for _ in 0..MAX_NESTING {
        let Ty::Array { elem, .. } = element else { break };
        element = types.get(*elem);
    }
    let bytes = if *element == Ty::Int(8) { Traits::GIVES_BYTES } else { Traits::NONE };
    // Operands alone are bytes and shared addresses in what follows.
    own.without(Traits::BYTE.or(Traits::SHARED)).or(shared).or(bytes)
}

/// What is known of the values that a function sees.
pub(super) struct FunctionTraits<'a> {
    module: &'a ModuleTraits,
    m: &'a Module,
    func: &'a Function,
}

impl FunctionTraits<'_> {
    /// What is known of a value; nothing where there is no such value.
    #[inline]
    pub(super) fn value(&self, id: u32) -> Option<Known> {
        self.module.seen.get(id as usize).copied()
    }

    /// What an instruction comes to, and the function that it calls; `near` are the values of its block before it.
    ///
    /// # Errors
    /// Operands that are not there or of types that have no values.
    #[inline]
    pub(super) fn summary(
        &self,
        inst: &Inst,
        near: std::ops::Range<u32>,
    ) -> Result<(Summary, Option<u32>), &'static str> {
        let mut used = Operands { of: self, near, all: Traits::NONE, there: true };
        let (mut op, mut called) = (None, None);
        if let Op::Call { callee, arguments, .. } = &inst.op {
            let arguments = self.func.list(*arguments);
            used.add(*callee);
            used.all = used.all.without(Traits::FUNCTION);
            arguments.iter().for_each(|&id| used.add(id));
            let opcode = arguments.first().and_then(|&id| self.m.int(Some(self.func), id));
            op = opcode.and_then(|opcode| DxilOp::from_opcode(opcode as u32));
            if let Some(&Kind::Function(number)) =
                self.m.value(Some(self.func), *callee).map(|value| &value.kind)
            {
                called = Some(number);
                if self.module.operations.get(number as usize) == Some(&true) {
                    used.all.add(Traits::OPERATION);
                }
            }
        } else {
            operands(self.func, &inst.op, |id| used.add(id));
        }
        let mut traits = used.all;
        if !used.there {
            return Err("an operand that is not there");
        }
        if traits.has(Traits::NO_VALUE) {
            return Err("an operand of a type that has no values");
        }
        if let Some(result) = inst.result {
            let ty = self.value(result).map_or(u32::MAX, |value| value.ty);
            let gives = self.module.results.get(ty as usize);
            traits.add(*gives.ok_or("a result of a type that is not there")?);
            if traits.has(Traits::NO_VALUE) {
                return Err("a result of a type that has no values");
            }
        }
        Ok((Summary { traits, op }, called))
    }
}

/// The operands of one instruction, as far as they were looked at.
struct Operands<'a> {
    of: &'a FunctionTraits<'a>,
    near: std::ops::Range<u32>,
    all: Traits,
    there: bool,
}

impl Operands<'_> {
    #[inline]
    fn add(&mut self, id: u32) {
        let Some(Known { traits, .. }) = self.of.value(id) else {
            self.there = false;
            return;
        };
        self.all.add(traits);
        if traits.has(Traits::INST) && !self.near.contains(&id) {
            self.all.add(Traits::FAR);
        }
    }
}
