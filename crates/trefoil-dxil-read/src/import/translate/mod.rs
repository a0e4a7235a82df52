//! Translates calls of LLVM's intrinsics to the IR's own operations, by the table of [`names`](super::names).

mod arithmetic;
mod bits;
mod floats;
mod handles;
mod spirv;

use super::fits::fits;
use super::names::{Action, action};
use crate::kinds;
use smallvec::SmallVec;
use trefoil_ir::{
    Context, Cursor, EntityMap, Error, Flags, FuncId, Function, HashMap, InstId, Intrinsic, Opcode, Symbol,
    Type, TypeId, Value,
};

type Result<T = ()> = std::result::Result<T, Error>;
type Operands = SmallVec<[Value; 8]>;

/// Translates the calls of a function.
///
/// # Errors
/// Operands that the intrinsic does not take.
pub(super) fn run(ctx: &mut Context, functions: &EntityMap<FuncId, Function>, func: &mut Function) -> Result {
    translate(ctx, functions, func, |_| true, false).map(drop)
}

/// As [`run`], but skips handles whose binding is not constant yet, and handles of counters; gives whether there are any.
///
/// # Errors
/// Other operands that the intrinsic does not take.
pub(super) fn run_early(
    ctx: &mut Context,
    functions: &EntityMap<FuncId, Function>,
    func: &mut Function,
) -> Result<Skipped> {
    translate(ctx, functions, func, |_| true, true)
}

/// Translates the calls that make handles of bindings, where these are constant by now.
///
/// # Errors
/// Operands that the intrinsic does not take.
pub(super) fn bind(
    ctx: &mut Context,
    functions: &EntityMap<FuncId, Function>,
    func: &mut Function,
) -> Result {
    translate(
        ctx,
        functions,
        func,
        |action| matches!(action, Action::FromBinding | Action::FromImplicit),
        true,
    )
    .map(drop)
}

/// Translates the calls that stand for arithmetic of several instructions.
///
/// # Errors
/// Operands that the intrinsic does not take.
pub(super) fn expand(
    ctx: &mut Context,
    functions: &EntityMap<FuncId, Function>,
    func: &mut Function,
) -> Result {
    translate(ctx, functions, func, Action::is_arithmetic, false).map(drop)
}

fn translate(
    ctx: &mut Context,
    functions: &EntityMap<FuncId, Function>,
    func: &mut Function,
    wanted: fn(&Action) -> bool,
    early: bool,
) -> Result<Skipped> {
    let mut actions: HashMap<FuncId, (Action, Symbol)> = HashMap::default();
    for (id, f) in functions.iter().filter(|(_, f)| f.is_declaration()) {
        actions.extend(action(ctx.name(f.name)).filter(wanted).map(|a| (id, (a, f.name))));
    }
    let mut t = Translate {
        ctx,
        cursor: Cursor::over(func),
        replaced: HashMap::default(),
        early,
        skipped: Skipped::default(),
        implicit: Vec::new(),
        counters: Vec::new(),
    };
    let early_implicit = early && t.some_implicit_waits(&actions);
    for block in t.cursor.func.layout.clone() {
        for inst in t.cursor.enter(block) {
            t.cursor.at_inst(inst);
            let i = t.cursor.func.insts[inst];
            let callee = match i.op {
                Opcode::Call => t.cursor.func.operands(inst).last().and_then(|v| v.as_func()),
                _ => None,
            };
            match callee.and_then(|f| actions.get(&f)) {
                Some((Action::FromImplicit, _)) if early_implicit => t.leave(inst),
                Some(&(action, name)) => t.call(inst, action, name)?,
                None if i.op == Opcode::Intrinsic => t.intrinsic(inst),
                None => t.cursor.keep(inst),
            }
        }
    }
    t.number_implicit();
    t.bind_counters()?;
    let (replaced, skipped) = (std::mem::take(&mut t.replaced), t.skipped);
    func.rewrite_operands(|mut v| {
        while let Some(&other) = v.as_inst().and_then(|i| replaced.get(&i)) {
            v = other;
        }
        v
    });
    Ok(skipped)
}

/// The calls that an early translation skips until memory is promoted to values.
#[derive(Clone, Copy, Default)]
pub(super) struct Skipped {
    /// Handles whose binding is not constant.
    pub(super) handles: bool,
    /// Handles of counters.
    pub(super) counters: bool,
}

struct Translate<'a> {
    ctx: &'a mut Context,
    cursor: Cursor<'a>,
    replaced: HashMap<InstId, Value>,
    /// Whether memory is not promoted to values yet.
    early: bool,
    /// What was skipped.
    skipped: Skipped,
    /// Handles with implicit bindings, whose resources are made in the order of their numbers.
    implicit: Vec<Implicit>,
    /// Handles of buffers and the bindings of their counters.
    counters: Vec<(InstId, Value, Binding)>,
}

/// A handle with an implicit binding.
struct Implicit {
    order: u32,
    space: u32,
    count: u32,
    name: Option<Symbol>,
    inst: InstId,
}

/// Where a counter is bound.
#[derive(Clone, Copy)]
struct Binding {
    space: u32,
    binding: u32,
}

/// The number of elements of an array of resources: since LLVM 22 zero means unbounded.
fn bounded(count: u32) -> u32 {
    if count == 0 { u32::MAX } else { count }
}

impl Translate<'_> {
    fn emit(&mut self, op: Opcode, ty: TypeId, operands: &[Value], data: u32) -> Value {
        self.cursor.inst(op, ty, operands, data, Flags::NONE).into()
    }

    fn emit_intrinsic(&mut self, which: Intrinsic, ty: TypeId, operands: &[Value]) -> Value {
        self.emit(Opcode::Intrinsic, ty, operands, which as u32)
    }

    /// Rewrites the call in place.
    fn rewrite(&mut self, inst: InstId, op: Opcode, operands: &[Value], data: u32) {
        let ty = self.cursor.func.insts[inst].ty;
        let flags = if op == Opcode::Intrinsic || self.ctx.types.is_float(ty) {
            self.cursor.func.insts[inst].flags
        } else {
            Flags::NONE
        };
        self.cursor.func.replace(inst, op, ty, operands, data, flags);
        self.cursor.keep(inst);
    }

    fn rewrite_intrinsic(&mut self, inst: InstId, which: Intrinsic, operands: &[Value]) {
        self.rewrite(inst, Opcode::Intrinsic, operands, which as u32);
    }

    /// Replaces the call by a value.
    fn replace_by(&mut self, inst: InstId, value: Value) {
        self.replaced.insert(inst, value);
    }

    fn ty(&self, value: Value) -> TypeId {
        self.cursor.func.value_type(self.ctx, value)
    }

    fn malformed<T>(&self, inst: InstId, what: impl Into<trefoil_ir::Message>) -> Result<T> {
        Err(Error::new(self.cursor.func.loc(inst), what))
    }

    /// Reorders the operands of gathers, which the reader takes in LLVM's order.
    fn intrinsic(&mut self, inst: InstId) {
        let i = self.cursor.func.insts[inst];
        let operands: Operands = self.cursor.func.operands(inst).into();
        match (i.intrinsic(), &operands[..]) {
            (Some(Intrinsic::Gather), &[t, s, c, channel, offset]) if self.is_channel(channel, offset) => {
                self.rewrite_intrinsic(inst, Intrinsic::Gather, &[t, s, c, offset, channel]);
            }
            (Some(Intrinsic::GatherCmp), &[t, s, c, r, channel, offset])
                if self.is_channel(channel, offset) =>
            {
                self.rewrite_intrinsic(inst, Intrinsic::GatherCmp, &[t, s, c, r, offset, channel]);
            }
            _ => self.cursor.keep(inst),
        }
    }

    /// Whether the operands are a channel and an offset, in LLVM's order: offsets are vectors.
    fn is_channel(&self, channel: Value, offset: Value) -> bool {
        let vector = |v| matches!(self.ctx.types.get(self.ty(v)), Type::Vector { .. });
        !vector(channel) && vector(offset)
    }

    fn call(&mut self, inst: InstId, action: Action, callee: Symbol) -> Result {
        let all: Operands = self.cursor.func.operands(inst).into();
        let ops = &all[..all.len().saturating_sub(1)];
        let types: SmallVec<[TypeId; 8]> = ops.iter().map(|&v| self.ty(v)).collect();
        if !fits(action, &self.ctx.types, self.cursor.func.insts[inst].ty, &types) {
            let name = self.ctx.name(callee);
            return self.malformed(inst, kinds::INTRINSIC_TYPES.with(&[&name]));
        }
        match action {
            Action::Same(which) => self.rewrite_intrinsic(inst, which, ops),
            Action::Drop => {
                let ty = self.cursor.func.insts[inst].ty;
                if !matches!(self.ctx.types.get(ty), Type::Void | Type::Token) {
                    let nothing = self.ctx.poison(ty);
                    self.replace_by(inst, nothing);
                }
            }
            Action::First => self.replace_by(inst, ops[0]),
            Action::Later => self.cursor.keep(inst),
            Action::FromBinding => self.binding_handle(inst, ops)?,
            Action::FromImplicit => self.implicit_handle(inst, ops)?,
            Action::FromHeap => {
                let non_uniform = ops.get(1).copied().unwrap_or_else(|| self.ctx.bool(false));
                self.rewrite_intrinsic(inst, Intrinsic::HandleFromHeap, &[ops[0], non_uniform]);
            }
            // A buffer's handle and that of its counter may be stored side by side: their types differ until memory is gone.
            Action::Counter { .. } if self.early => {
                self.skipped.counters = true;
                self.cursor.keep(inst);
            }
            Action::Counter { explicit } => self.counter_handle(inst, ops, explicit)?,
            Action::BuiltIn(number) => self.built_in(inst, number, ops.first().copied()),
            Action::Discard => {
                let always = self.ctx.bool(true);
                self.rewrite_intrinsic(inst, Intrinsic::Discard, &[always]);
            }
            Action::SpecConstant => self.rewrite_intrinsic(inst, Intrinsic::SpecConstant, &ops[..2]),
            Action::FromPointer => self.pointer_handle(inst, ops[0])?,
            Action::BasePointer => {
                let zero = self.ctx.i32(0);
                self.rewrite_intrinsic(inst, Intrinsic::GetPointer, &[ops[0], zero]);
            }
            Action::Dimensions(lanes) => self.dimensions(inst, ops, lanes),
            Action::Gather(false) => {
                let order = [ops[0], ops[1], ops[2], ops[4], ops[3]];
                self.rewrite_intrinsic(inst, Intrinsic::Gather, &order);
            }
            Action::Gather(true) => {
                let order = [ops[0], ops[1], ops[2], ops[3], ops[5], ops[4]];
                self.rewrite_intrinsic(inst, Intrinsic::GatherCmp, &order);
            }
            _ => self.arithmetic(inst, action, ops)?,
        }
        Ok(())
    }

    fn dimensions(&mut self, inst: InstId, ops: &[Value], lanes: &[u32]) {
        let four = self.ctx.types.vector(TypeId::I32, 4);
        let level = ops.get(1).copied().unwrap_or_else(|| self.ctx.i32(0));
        let sizes = self.emit_intrinsic(Intrinsic::GetDimensions, four, &[ops[0], level]);
        if let [lane] = lanes {
            let lane = self.ctx.i32(*lane);
            return self.rewrite(inst, Opcode::ExtractElement, &[sizes, lane], 0);
        }
        let mask: Vec<_> = lanes.iter().map(|&lane| self.ctx.consts.i32(lane)).collect();
        let ty = self.ctx.types.vector(TypeId::I32, lanes.len() as u32);
        let mask = self.ctx.consts.aggregate(ty, &mask);
        self.rewrite(inst, Opcode::ShuffleVector, &[sizes, sizes, mask.into()], 0);
    }

    fn vector(&mut self, lanes: &[Value]) -> Value {
        let elem = self.ty(lanes[0]);
        let ty = self.ctx.types.vector(elem, lanes.len() as u32);
        let mut vector = self.ctx.poison(ty);
        for (i, &lane) in lanes.iter().enumerate() {
            let at = self.ctx.i32(i as u32);
            vector = self.emit(Opcode::InsertElement, ty, &[vector, lane, at], 0);
        }
        vector
    }

    fn splat(&mut self, scalar: Value, ty: TypeId) -> Value {
        let lanes = self.ctx.types.lanes(ty) as usize;
        self.vector(&vec![scalar; lanes])
    }

    /// Rewrites the call as a structure of two values.
    fn pair(&mut self, inst: InstId, first: Value, second: Value) {
        let ty = self.cursor.func.insts[inst].ty;
        let (zero, one) = (self.ctx.i32(0), self.ctx.i32(1));
        let empty = self.ctx.poison(ty);
        let half = self.emit(Opcode::InsertValue, ty, &[empty, first, zero], 0);
        self.rewrite(inst, Opcode::InsertValue, &[half, second, one], 0);
    }
}
