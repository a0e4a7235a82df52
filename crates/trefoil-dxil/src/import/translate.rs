//! Calls of LLVM's intrinsics as the IR's own operations, by the table of [`names`](super::names).

use super::names::{Action, Fold, action};
use crate::kinds;
use smallvec::SmallVec;
use trefoil_ir::{
    Context, Cursor, EntityMap, Error, Flags, FloatPredicate, FuncId, Function, HashMap, InstId,
    IntPredicate, Intrinsic, Opcode, Resource, ResourceId, Symbol, Type, TypeId, Value, ValueKind,
    sort_by_key,
};

type Result<T = ()> = std::result::Result<T, Error>;
type Operands = SmallVec<[Value; 8]>;

/// Translates the calls of a function.
///
/// # Errors
/// When operands are not such as the intrinsic takes.
pub(super) fn run(ctx: &mut Context, functions: &EntityMap<FuncId, Function>, func: &mut Function) -> Result {
    chosen(ctx, functions, func, |_| true, false).map(|_| ())
}

/// As [`run`], but leaves handles whose binding is not constant yet; says whether there are any.
///
/// # Errors
/// When other operands are not such as the intrinsic takes.
pub(super) fn run_early(
    ctx: &mut Context,
    functions: &EntityMap<FuncId, Function>,
    func: &mut Function,
) -> Result<bool> {
    chosen(ctx, functions, func, |_| true, true)
}

/// Translates the calls that stand for arithmetic of several instructions.
///
/// # Errors
/// When operands are not such as the intrinsic takes.
pub(super) fn expand(
    ctx: &mut Context,
    functions: &EntityMap<FuncId, Function>,
    func: &mut Function,
) -> Result {
    chosen(ctx, functions, func, Action::is_arithmetic, false).map(|_| ())
}

fn chosen(
    ctx: &mut Context,
    functions: &EntityMap<FuncId, Function>,
    func: &mut Function,
    wanted: fn(&Action) -> bool,
    early: bool,
) -> Result<bool> {
    let mut actions: HashMap<FuncId, Action> = HashMap::default();
    for (id, f) in functions.iter().filter(|(_, f)| f.is_declaration()) {
        actions.extend(action(ctx.name(f.name)).filter(wanted).map(|a| (id, a)));
    }
    let mut t = Translate {
        ctx,
        cursor: Cursor::over(func),
        replaced: HashMap::default(),
        early,
        waiting: false,
        implicit: Vec::new(),
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
                Some(Action::FromImplicit) if early_implicit => t.leave(inst),
                Some(&action) => t.call(inst, action)?,
                None if i.op == Opcode::Intrinsic => t.intrinsic(inst),
                None => t.cursor.keep(inst),
            }
        }
    }
    t.number_implicit();
    let (replaced, waiting) = (std::mem::take(&mut t.replaced), t.waiting);
    func.rewrite_operands(|mut v| {
        while let Some(&other) = v.as_inst().and_then(|i| replaced.get(&i)) {
            v = other;
        }
        v
    });
    Ok(waiting)
}

struct Translate<'a> {
    ctx: &'a mut Context,
    cursor: Cursor<'a>,
    replaced: HashMap<InstId, Value>,
    /// Whether memory is still to become values.
    early: bool,
    /// Whether a handle was left.
    waiting: bool,
    /// The handles that get their resources in the order of their numbers.
    implicit: Vec<Implicit>,
}

/// A handle whose binding is still to be found.
struct Implicit {
    order: u32,
    space: u32,
    count: u32,
    name: Option<Symbol>,
    inst: InstId,
}

/// How many elements an array of resources has: since LLVM 22 none when it has no bound.
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

    /// The call becomes this instruction.
    fn becomes(&mut self, inst: InstId, op: Opcode, operands: &[Value], data: u32) {
        let ty = self.cursor.func.insts[inst].ty;
        let flags = if op == Opcode::Intrinsic || self.ctx.types.is_float(ty) {
            self.cursor.func.insts[inst].flags
        } else {
            Flags::NONE
        };
        self.cursor.func.replace(inst, op, ty, operands, data, flags);
        self.cursor.keep(inst);
    }

    fn becomes_intrinsic(&mut self, inst: InstId, which: Intrinsic, operands: &[Value]) {
        self.becomes(inst, Opcode::Intrinsic, operands, which as u32);
    }

    /// The call goes, and a value stands for what it gave.
    fn is(&mut self, inst: InstId, value: Value) {
        self.replaced.insert(inst, value);
    }

    fn ty(&self, value: Value) -> TypeId {
        self.cursor.func.value_type(self.ctx, value)
    }

    fn malformed<T>(&self, inst: InstId, what: impl Into<trefoil_ir::Message>) -> Result<T> {
        Err(Error::new(self.cursor.func.loc(inst), what))
    }

    /// Intrinsics that the reader knows already, but with LLVM's order of operands or shape of result.
    fn intrinsic(&mut self, inst: InstId) {
        let i = self.cursor.func.insts[inst];
        let operands: Operands = self.cursor.func.operands(inst).into();
        match (i.intrinsic(), &operands[..]) {
            (Some(Intrinsic::Gather), &[t, s, c, channel, offset]) if self.is_channel(channel, offset) => {
                self.becomes_intrinsic(inst, Intrinsic::Gather, &[t, s, c, offset, channel]);
            }
            (Some(Intrinsic::GatherCmp), &[t, s, c, r, channel, offset])
                if self.is_channel(channel, offset) =>
            {
                self.becomes_intrinsic(inst, Intrinsic::GatherCmp, &[t, s, c, r, offset, channel]);
            }
            _ => self.cursor.keep(inst),
        }
    }

    /// Whether a channel stands before an offset, as LLVM has them: offsets are vectors.
    fn is_channel(&self, channel: Value, offset: Value) -> bool {
        let vector = |v| matches!(self.ctx.types.get(self.ty(v)), Type::Vector { .. });
        !vector(channel) && vector(offset)
    }

    fn call(&mut self, inst: InstId, action: Action) -> Result {
        let all: Operands = self.cursor.func.operands(inst).into();
        let ops = &all[..all.len().saturating_sub(1)];
        let wrong = |n: usize| ops.len() < n;
        let least = match action {
            Action::Drop => 0,
            Action::FromBinding | Action::FromImplicit => 4,
            Action::Gather(false) | Action::Dot2Add => 5,
            Action::Gather(true) => 6,
            Action::Dot(lanes) => 2 * lanes as usize,
            Action::AnyClamp => 3,
            Action::CopySign
            | Action::Ldexp
            | Action::SaturatingSum
            | Action::SignedSaturating(_)
            | Action::SignedOverflow(_)
            | Action::PowI
            | Action::ThreeWay(_)
            | Action::FpClass
            | Action::SubOverflow
            | Action::AnyDot
            | Action::Reduce(Fold::From(_)) => 2,
            _ => 1,
        };
        if wrong(least) {
            return self.malformed(inst, &kinds::TOO_FEW_OPERANDS);
        }
        match action {
            Action::Same(which) => self.same(inst, which, ops)?,
            Action::Drop => {}
            Action::First => self.is(inst, ops[0]),
            Action::Later => self.cursor.keep(inst),
            Action::FromBinding => self.binding_handle(inst, ops)?,
            Action::FromImplicit => self.implicit_handle(inst, ops)?,
            Action::FromHeap => {
                if self.ctx.types.as_resource(self.cursor.func.insts[inst].ty).is_none() {
                    return self.malformed(inst, &kinds::HANDLE_OF_NO_RESOURCE);
                }
                let non_uniform = ops.get(1).copied().unwrap_or_else(|| self.ctx.bool(false));
                self.becomes_intrinsic(inst, Intrinsic::HandleFromHeap, &[ops[0], non_uniform]);
            }
            Action::FromPointer => self.pointer_handle(inst, ops[0])?,
            Action::BasePointer => {
                let zero = self.ctx.i32(0);
                self.becomes_intrinsic(inst, Intrinsic::GetPointer, &[ops[0], zero]);
            }
            Action::Dimensions(lanes) => self.dimensions(inst, ops, lanes),
            Action::Gather(false) => {
                let order = [ops[0], ops[1], ops[2], ops[4], ops[3]];
                self.becomes_intrinsic(inst, Intrinsic::Gather, &order);
            }
            Action::Gather(true) => {
                let order = [ops[0], ops[1], ops[2], ops[3], ops[5], ops[4]];
                self.becomes_intrinsic(inst, Intrinsic::GatherCmp, &order);
            }
            _ => self.arithmetic(inst, action, ops)?,
        }
        Ok(())
    }

    fn same(&mut self, inst: InstId, which: Intrinsic, ops: &[Value]) -> Result {
        let (least, most) = which.info().operands;
        if ops.len() < usize::from(least) || ops.len() > usize::from(most) {
            return self.malformed(inst, &kinds::OPERAND_COUNT);
        }
        self.becomes_intrinsic(inst, which, ops);
        Ok(())
    }

    // Handles.

    fn binding_handle(&mut self, inst: InstId, ops: &[Value]) -> Result {
        let ty = self.cursor.func.insts[inst].ty;
        let number = |i: usize| self.ctx.as_int(ops[i]).map(|v| v as u32);
        let (Some(space), Some(lower), Some(count)) = (number(0), number(1), number(2).map(bounded)) else {
            if self.early {
                self.leave(inst);
                return Ok(());
            }
            return self.malformed(inst, &kinds::BINDING_NOT_CONSTANT);
        };
        let name = self.name_of(ops);
        let id = self.resource(inst, ty, space, Some(lower), count, name)?;
        if let Some(name) = name.filter(|_| self.ctx.name(self.ctx.resources[id].name).is_empty()) {
            self.ctx.resources[id].name = name;
        }
        let (id, non_uniform) = (self.ctx.i32(id.as_u32()), self.non_uniform(ops));
        self.becomes_intrinsic(inst, Intrinsic::Handle, &[id, ops[3], non_uniform]);
        Ok(())
    }

    /// Leaves a handle for when memory has become values.
    fn leave(&mut self, inst: InstId) {
        self.waiting = true;
        self.cursor.keep(inst);
    }

    fn non_uniform(&mut self, ops: &[Value]) -> Value {
        match ops.get(4).filter(|&&v| self.ty(v) == TypeId::I1) {
            Some(&v) => v,
            None => self.ctx.bool(false),
        }
    }

    /// The resource's name, which stands last.
    fn name_of(&mut self, ops: &[Value]) -> Option<Symbol> {
        ops.get(4..)?.last().and_then(|&v| self.ctx.held_text(v))
    }

    /// Whether a handle is among those without a binding whose numbers are not constant yet.
    fn some_implicit_waits(&self, actions: &HashMap<FuncId, Action>) -> bool {
        let waits = |&inst: &InstId| {
            let operands = self.cursor.func.operands(inst);
            let callee = operands.last().and_then(|v| v.as_func());
            callee.and_then(|f| actions.get(&f)) == Some(&Action::FromImplicit)
                && operands.iter().take(3).any(|&v| self.ctx.as_int(v).is_none())
        };
        let insts = self.cursor.func.layout.iter().flat_map(|&b| &self.cursor.func.blocks[b].insts);
        insts.copied().filter(|&i| self.cursor.func.insts[i].op == Opcode::Call).any(|i| waits(&i))
    }

    fn implicit_handle(&mut self, inst: InstId, ops: &[Value]) -> Result {
        let number = |i: usize| self.ctx.as_int(ops[i]).map(|v| v as u32);
        let (Some(order), Some(space), Some(count)) = (number(0), number(1), number(2).map(bounded)) else {
            return self.malformed(inst, &kinds::BINDING_NOT_CONSTANT);
        };
        if self.ctx.types.as_resource(self.cursor.func.insts[inst].ty).is_none() {
            return self.malformed(inst, &kinds::HANDLE_OF_NO_RESOURCE);
        }
        let name = self.name_of(ops);
        let (later, non_uniform) = (self.ctx.i32(0), self.non_uniform(ops));
        self.becomes_intrinsic(inst, Intrinsic::Handle, &[later, ops[3], non_uniform]);
        self.implicit.push(Implicit { order, space, count, name, inst });
        Ok(())
    }

    /// Makes the resources without a binding, in the order that their numbers say.
    fn number_implicit(&mut self) {
        let mut implicit = std::mem::take(&mut self.implicit);
        sort_by_key(&mut implicit, |i| i.order.into());
        let mut made: Option<(u32, TypeId, ResourceId)> = None;
        for i in implicit {
            let ty = self.cursor.func.insts[i.inst].ty;
            let id = match made {
                Some((order, known, id)) if (order, known) == (i.order, ty) => id,
                _ => self.new_resource(i.inst, ty, i.space, None, i.count, i.name),
            };
            made = Some((i.order, ty, id));
            self.cursor.func.operands_mut(i.inst)[0] = self.ctx.i32(id.as_u32());
        }
    }

    fn pointer_handle(&mut self, inst: InstId, pointer: Value) -> Result {
        let ValueKind::Global(global) = pointer.kind() else {
            return self.malformed(inst, &kinds::HANDLE_OF_UNKNOWN_VARIABLE);
        };
        let ty = self.cursor.func.insts[inst].ty;
        let name = self.ctx.globals[global].name;
        let id = self.resource(inst, ty, 0, None, 1, Some(name))?;
        let (id, index, uniform) = (self.ctx.i32(id.as_u32()), self.ctx.i32(0), self.ctx.bool(false));
        self.becomes_intrinsic(inst, Intrinsic::Handle, &[id, index, uniform]);
        Ok(())
    }

    /// The resource of a binding or a name, made when it is new.
    fn resource(
        &mut self,
        inst: InstId,
        ty: TypeId,
        space: u32,
        lower: Option<u32>,
        count: u32,
        name: Option<Symbol>,
    ) -> Result<ResourceId> {
        if self.ctx.types.as_resource(ty).is_none() {
            return self.malformed(inst, &kinds::HANDLE_OF_NO_RESOURCE);
        }
        // What has a binding may be without a name in one place and have one in another.
        let no_name = |name: Symbol| lower.is_some() && self.ctx.name(name).is_empty();
        let same = |r: &Resource| {
            r.ty == ty
                && r.space == space
                && r.lower_bound == lower
                && r.count == count
                && name.is_none_or(|n| n == r.name || no_name(n) || no_name(r.name))
        };
        if let Some((id, _)) = self.ctx.resources.iter().find(|(_, r)| same(r)) {
            return Ok(id);
        }
        Ok(self.new_resource(inst, ty, space, lower, count, name))
    }

    fn new_resource(
        &mut self,
        inst: InstId,
        ty: TypeId,
        space: u32,
        lower: Option<u32>,
        count: u32,
        name: Option<Symbol>,
    ) -> ResourceId {
        let name = name.unwrap_or_else(|| self.ctx.symbol(""));
        let dimensions = match count {
            1 => Vec::new(),
            u32::MAX => vec![0],
            _ => vec![count],
        };
        self.ctx.resources.push(Resource {
            name,
            ty,
            count,
            dimensions,
            space,
            lower_bound: lower,
            globally_coherent: false,
            has_counter: false,
            reserved: false,
            vk_binding: None,
            vk_counter_binding: None,
            vk_image_format: None,
            element: None,
            loc: self.cursor.func.loc(inst),
        })
    }

    // Resources.

    fn dimensions(&mut self, inst: InstId, ops: &[Value], lanes: &[u32]) {
        let four = self.ctx.types.vector(TypeId::I32, 4);
        let level = ops.get(1).copied().unwrap_or_else(|| self.ctx.i32(0));
        let sizes = self.emit_intrinsic(Intrinsic::GetDimensions, four, &[ops[0], level]);
        if let [lane] = lanes {
            let lane = self.ctx.i32(*lane);
            return self.becomes(inst, Opcode::ExtractElement, &[sizes, lane], 0);
        }
        let mask: Vec<_> = lanes.iter().map(|&lane| self.ctx.consts.i32(lane)).collect();
        let ty = self.ctx.types.vector(TypeId::I32, lanes.len() as u32);
        let mask = self.ctx.consts.aggregate(ty, &mask);
        self.becomes(inst, Opcode::ShuffleVector, &[sizes, sizes, mask.into()], 0);
    }

    // Arithmetic.

    fn arithmetic(&mut self, inst: InstId, action: Action, ops: &[Value]) -> Result {
        let ty = self.cursor.func.insts[inst].ty;
        let a = ops[0];
        match action {
            Action::Reciprocal => {
                let one = self.ctx.float(ty, 1.0);
                self.becomes(inst, Opcode::FDiv, &[one, a], 0);
            }
            Action::Dot(lanes) => {
                let (left, right) = ops.split_at(lanes as usize);
                let left = self.vector(left);
                let right = self.vector(&right[..lanes as usize]);
                self.becomes_intrinsic(inst, Intrinsic::FDot, &[left, right]);
            }
            Action::Dot2Add => {
                let (left, right) = (self.vector(&ops[1..3]), self.vector(&ops[3..5]));
                self.becomes_intrinsic(inst, Intrinsic::Dot2Add, &[a, left, right]);
            }
            Action::AnyDot => {
                let which = if self.ctx.types.is_float(ty) { Intrinsic::FDot } else { Intrinsic::SDot };
                self.becomes_intrinsic(inst, which, &ops[..2]);
            }
            Action::AnyClamp => {
                let which = if self.ctx.types.is_float(ty) { Intrinsic::NClamp } else { Intrinsic::SClamp };
                self.becomes_intrinsic(inst, which, &ops[..3]);
            }
            Action::Round => {
                let size = self.emit_intrinsic(Intrinsic::FAbs, ty, &[a]);
                let half = self.ctx.float(ty, 0.5);
                let up = self.emit(Opcode::FAdd, ty, &[size, half], 0);
                let size = self.emit_intrinsic(Intrinsic::Floor, ty, &[up]);
                self.copy_sign(inst, ty, size, a);
            }
            Action::CopySign => self.copy_sign(inst, ty, a, ops[1]),
            Action::Exp10 => {
                let by = self.ctx.float(ty, std::f64::consts::LOG2_10);
                let power = self.emit(Opcode::FMul, ty, &[a, by], 0);
                self.becomes_intrinsic(inst, Intrinsic::Exp2, &[power]);
            }
            Action::Ldexp => {
                let exponent = match self.ctx.types.is_float(self.ty(ops[1])) {
                    true => ops[1],
                    false => {
                        let from = self.ty(ops[1]);
                        let vector = self.ctx.types.lanes(ty) > self.ctx.types.lanes(from);
                        let scalar = self.ctx.types.scalar(ty);
                        let one = if vector { scalar } else { ty };
                        let exponent = self.emit(Opcode::SiToFp, one, &[ops[1]], 0);
                        if vector { self.splat(exponent, ty) } else { exponent }
                    }
                };
                self.becomes_intrinsic(inst, Intrinsic::Ldexp, &[a, exponent]);
            }
            Action::SaturatingSum => {
                let ones = self.ctx.int(ty, u64::MAX);
                let room = self.emit(Opcode::Xor, ty, &[ops[1], ones], 0);
                let least = self.emit_intrinsic(Intrinsic::UMin, ty, &[a, room]);
                self.becomes(inst, Opcode::Add, &[least, ops[1]], 0);
            }
            Action::SignedSaturating(difference) => {
                let (sum, wrapped) = self.signed_sum(a, ops[1], difference);
                // It wraps towards the sign that it does not have.
                let bits = self.ctx.types.scalar_bits(ty);
                let (last, most) =
                    (self.ctx.int(ty, u64::from(bits) - 1), self.ctx.int(ty, (1 << (bits - 1)) - 1));
                let sign = self.emit(Opcode::AShr, ty, &[a, last], 0);
                let bound = self.emit(Opcode::Xor, ty, &[sign, most], 0);
                self.becomes(inst, Opcode::Select, &[wrapped, bound, sum], 0);
            }
            Action::SignedOverflow(difference) => {
                let (sum, wrapped) = self.signed_sum(a, ops[1], difference);
                self.pair(inst, sum, wrapped);
            }
            Action::PowI => self.integer_power(inst, ty, a, ops[1]),
            Action::ThreeWay(signed) => {
                let (greater, less) = match signed {
                    true => (IntPredicate::Sgt, IntPredicate::Slt),
                    false => (IntPredicate::Ugt, IntPredicate::Ult),
                };
                let shape = self.ty(a);
                let bit = self.ctx.types.with_shape_of(shape, TypeId::I1);
                let side = |t: &mut Self, predicate: IntPredicate| {
                    let is = t.emit(Opcode::ICmp, bit, &[a, ops[1]], predicate as u32);
                    t.emit(Opcode::ZExt, ty, &[is], 0)
                };
                let (greater, less) = (side(self, greater), side(self, less));
                self.becomes(inst, Opcode::Sub, &[greater, less], 0);
            }
            Action::SubOverflow => {
                let shape = self.ty(a);
                let bit = self.ctx.types.with_shape_of(shape, TypeId::I1);
                let difference = self.emit(Opcode::Sub, shape, &[a, ops[1]], 0);
                let wrapped = self.emit(Opcode::ICmp, bit, &[a, ops[1]], IntPredicate::Ult as u32);
                self.pair(inst, difference, wrapped);
            }
            Action::SinCos => {
                let shape = self.ty(a);
                let sine = self.emit_intrinsic(Intrinsic::Sin, shape, &[a]);
                let cosine = self.emit_intrinsic(Intrinsic::Cos, shape, &[a]);
                self.pair(inst, sine, cosine);
            }
            Action::Reduce(fold) => self.reduce(inst, fold, ops),
            Action::FpClass => self.class(inst, ops)?,
            _ => self.bits(inst, action, ops)?,
        }
        Ok(())
    }

    /// A sum or difference, and whether its sign is not what those of the operands make it.
    fn signed_sum(&mut self, a: Value, b: Value, difference: bool) -> (Value, Value) {
        let ty = self.ty(a);
        let bit = self.ctx.types.with_shape_of(ty, TypeId::I1);
        let sum = self.emit(if difference { Opcode::Sub } else { Opcode::Add }, ty, &[a, b], 0);
        let left = self.emit(Opcode::Xor, ty, &[a, sum], 0);
        let right = self.emit(Opcode::Xor, ty, &[if difference { a } else { sum }, b], 0);
        let both = self.emit(Opcode::And, ty, &[left, right], 0);
        let zero = self.ctx.zero(ty);
        let wrapped = self.emit(Opcode::ICmp, bit, &[both, zero], IntPredicate::Slt as u32);
        (sum, wrapped)
    }

    /// `x^n`: products for a small constant, otherwise by logarithms of the size, with the sign of odd powers.
    fn integer_power(&mut self, inst: InstId, ty: TypeId, x: Value, n: Value) {
        let flags = self.cursor.func.insts[inst].flags;
        let multiply = |t: &mut Self, a: Value, b: Value| {
            Value::from(t.cursor.inst(Opcode::FMul, ty, &[a, b], 0, flags))
        };
        let one = self.ctx.float(ty, 1.0);
        if let Some(n) = self.ctx.as_int(n).map(|n| n as u32 as i32).filter(|n| n.unsigned_abs() <= 64) {
            let (mut power, mut square, mut rest) = (None, x, n.unsigned_abs());
            while rest > 0 {
                if rest & 1 == 1 {
                    power = Some(power.map_or(square, |p| multiply(self, p, square)));
                }
                rest >>= 1;
                if rest > 0 {
                    square = multiply(self, square, square);
                }
            }
            return match power {
                Some(power) if n < 0 => self.becomes(inst, Opcode::FDiv, &[one, power], 0),
                power => self.is(inst, power.unwrap_or(one)),
            };
        }
        let scalar = self.ctx.types.scalar(ty);
        let wide = self.emit(Opcode::SiToFp, scalar, &[n], 0);
        let wide = if scalar == ty { wide } else { self.splat(wide, ty) };
        let size = self.emit_intrinsic(Intrinsic::FAbs, ty, &[x]);
        let log = self.emit_intrinsic(Intrinsic::Log2, ty, &[size]);
        let product = multiply(self, log, wide);
        let power = self.emit_intrinsic(Intrinsic::Exp2, ty, &[product]);
        let (bit, count) = (self.ctx.types.with_shape_of(ty, TypeId::I1), self.ty(n));
        let (lowest, none) = (self.ctx.int(count, 1), self.ctx.zero(count));
        let odd = self.emit(Opcode::And, count, &[n, lowest], 0);
        let odd = self.emit(Opcode::ICmp, TypeId::I1, &[odd, none], IntPredicate::Ne as u32);
        let zero = self.ctx.zero(ty);
        let negative = self.emit(Opcode::FCmp, bit, &[x, zero], FloatPredicate::Olt as u32);
        let odd = if scalar == ty { odd } else { self.splat(odd, bit) };
        let turned = self.emit(Opcode::And, bit, &[negative, odd], 0);
        let minus = self.emit(Opcode::FNeg, ty, &[power], 0);
        self.becomes(inst, Opcode::Select, &[turned, minus, power], 0);
    }

    fn bits(&mut self, inst: InstId, action: Action, ops: &[Value]) -> Result {
        let ty = self.cursor.func.insts[inst].ty;
        let a = ops[0];
        let bits = self.ctx.types.scalar_bits(self.ty(a));
        match action {
            Action::ByteSwap => {
                let mut sum: Option<Value> = None;
                let bytes = bits / 8;
                for byte in 0..bytes {
                    let (from, to) = (8 * byte, 8 * (bytes - 1 - byte));
                    let mask = self.ctx.int(ty, 255 << from);
                    let part = self.emit(Opcode::And, ty, &[a, mask], 0);
                    let by = self.ctx.int(ty, u64::from(from.abs_diff(to)));
                    let op = if from < to { Opcode::Shl } else { Opcode::LShr };
                    let part = self.emit(op, ty, &[part, by], 0);
                    sum = Some(match sum {
                        Some(sum) => self.emit(Opcode::Or, ty, &[sum, part], 0),
                        None => part,
                    });
                }
                self.is(inst, sum.unwrap_or(a));
            }
            Action::LeadingZeros => {
                let highest = self.first_bit(Intrinsic::FirstBitUHigh, a, ty);
                let last = self.ctx.int(ty, u64::from(bits) - 1);
                self.becomes(inst, Opcode::Sub, &[last, highest], 0);
            }
            Action::TrailingZeros => {
                let lowest = self.first_bit(Intrinsic::FirstBitLow, a, ty);
                let (zero, all) = (self.ctx.zero(ty), self.ctx.int(ty, u64::from(bits)));
                let bit = self.ctx.types.with_shape_of(ty, TypeId::I1);
                let zero = self.emit(Opcode::ICmp, bit, &[a, zero], IntPredicate::Eq as u32);
                self.becomes(inst, Opcode::Select, &[zero, all, lowest], 0);
            }
            other => {
                return self
                    .malformed(inst, kinds::INTRINSIC_NOT_LOWERED.with(&[&format_args!("{other:?}")]));
            }
        }
        Ok(())
    }

    /// The number of a bit as an integer of the operand's type, all ones for none.
    fn first_bit(&mut self, which: Intrinsic, value: Value, ty: TypeId) -> Value {
        let words = self.ctx.types.with_shape_of(ty, TypeId::I32);
        let number = self.emit_intrinsic(which, words, &[value]);
        match self.ctx.types.scalar_bits(ty) {
            32 => number,
            64 => self.emit(Opcode::SExt, ty, &[number], 0),
            _ => self.emit(Opcode::Trunc, ty, &[number], 0),
        }
    }

    fn copy_sign(&mut self, inst: InstId, ty: TypeId, size: Value, sign: Value) {
        let bits = self.ctx.types.scalar_bits(ty);
        let scalar = self.ctx.types.int(bits);
        let int = self.ctx.types.with_shape_of(ty, scalar);
        let top = 1u64 << (bits - 1);
        let (rest, top) = (self.ctx.int(int, top - 1), self.ctx.int(int, top));
        let size = self.emit(Opcode::BitCast, int, &[size], 0);
        let sign = self.emit(Opcode::BitCast, int, &[sign], 0);
        let size = self.emit(Opcode::And, int, &[size, rest], 0);
        let sign = self.emit(Opcode::And, int, &[sign, top], 0);
        let both = self.emit(Opcode::Or, int, &[size, sign], 0);
        self.cursor.func.insts[inst].flags = Flags::NONE;
        self.becomes(inst, Opcode::BitCast, &[both], 0);
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

    /// The call gives a structure of two.
    fn pair(&mut self, inst: InstId, first: Value, second: Value) {
        let ty = self.cursor.func.insts[inst].ty;
        let (zero, one) = (self.ctx.i32(0), self.ctx.i32(1));
        let empty = self.ctx.poison(ty);
        let half = self.emit(Opcode::InsertValue, ty, &[empty, first, zero], 0);
        self.becomes(inst, Opcode::InsertValue, &[half, second, one], 0);
    }

    fn reduce(&mut self, inst: InstId, fold: Fold, ops: &[Value]) {
        let ty = self.cursor.func.insts[inst].ty;
        let flags = self.cursor.func.insts[inst].flags;
        let (mut sum, vector) = match fold {
            Fold::From(_) => (Some(ops[0]), ops[1]),
            _ => (None, ops[0]),
        };
        for i in 0..self.ctx.types.lanes(self.ty(vector)) {
            let at = self.ctx.i32(i);
            let lane = self.emit(Opcode::ExtractElement, ty, &[vector, at], 0);
            let Some(before) = sum else {
                sum = Some(lane);
                continue;
            };
            let (op, data) = match fold {
                Fold::Op(op) | Fold::From(op) => (op, 0),
                Fold::By(which) => (Opcode::Intrinsic, which as u32),
            };
            let flags = if self.ctx.types.is_float(ty) { flags } else { Flags::NONE };
            sum = Some(self.cursor.inst(op, ty, &[before, lane], data, flags).into());
        }
        if let Some(sum) = sum {
            self.is(inst, sum);
        }
    }

    /// Classes of floats, where the mask is one that DXIL has an operation for.
    fn class(&mut self, inst: InstId, ops: &[Value]) -> Result {
        const ALL: u64 = 1023;
        const NAN: u64 = 3;
        let ty = self.cursor.func.insts[inst].ty;
        let Some(mask) = self.ctx.as_int(ops[1]) else {
            return self.malformed(inst, &kinds::FPCLASS_MASK_NOT_CONSTANT);
        };
        let known = |mask: u64| match mask {
            NAN => Some(Intrinsic::IsNan),
            0x204 => Some(Intrinsic::IsInf),
            0x1f8 => Some(Intrinsic::IsFinite),
            0x108 => Some(Intrinsic::IsNormal),
            _ => None,
        };
        if let Some(which) = known(mask) {
            self.becomes_intrinsic(inst, which, &ops[..1]);
            return Ok(());
        }
        if let Some(which) = known(ALL & !mask) {
            let is = self.emit_intrinsic(which, ty, &ops[..1]);
            let one = self.ctx.int(ty, 1);
            self.becomes(inst, Opcode::Xor, &[is, one], 0);
            return Ok(());
        }
        if mask == 0x60 {
            let zero = self.ctx.zero(self.ty(ops[0]));
            self.becomes(inst, Opcode::FCmp, &[ops[0], zero], FloatPredicate::Oeq as u32);
            return Ok(());
        }
        self.malformed(inst, kinds::FPCLASS_MASK.with(&[&mask]))
    }
}
