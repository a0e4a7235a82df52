//! `dxil-legalize`: instructions that DXIL's LLVM does not have become ones that it has. `freeze` goes, `fneg` is a
//! difference, bytes are computed and kept in words, the halves of a number of 64 bits are shifted out of it, lanes are
//! numbered by words, copies of memory are loads and stores, and of handles that are chosen the index is.

use smallvec::SmallVec;
use trefoil_dxil::bitcode::gep_type;
use trefoil_dxil::module::code::insts;
use trefoil_dxil::module::defined;
use trefoil_ir::{
    ConstKind, Context, Cursor, Error, Flags, Function, HashMap, HashSet, InstId, Module, Opcode, TypeId,
    Value,
};

pub(super) fn run(module: &mut Module) -> Result<(), Error> {
    for id in defined(module) {
        module.with_function(id, |module, func| {
            let done = trefoil_opt::addresses::run(&mut module.ctx, &module.functions, func, false);
            crate::import::choose(&mut module.ctx, func);
            super::forward::store_whole(&module.ctx, func);
            legalize(&mut module.ctx, func);
            join_steps(&module.ctx, func);
            done
        })?;
    }
    trefoil_dxil::module::sweep::declarations(module);
    Ok(())
}

/// Makes one step of two that go into a variable and on in what is there.
pub(super) fn join_steps(ctx: &Context, func: &mut Function) {
    let mut first_steps = Vec::new();
    for inst in insts(func).collect::<Vec<_>>() {
        let is_step = |i: InstId| func.insts[i].op == Opcode::Gep;
        let [base, start, rest @ ..] = func.operands(inst) else { continue };
        let Some(first) = base.as_inst().filter(|&first| is_step(inst) && is_step(first)) else { continue };
        let source = func.insts[first].data_type();
        let leads_to = gep_type(ctx, source, func.operands(first));
        if ctx.as_int(*start) == Some(0) && leads_to == Some(func.insts[inst].data_type()) {
            let operands = [func.operands(first), rest].concat();
            let flags = func.insts[inst].flags.intersection(func.insts[first].flags);
            func.replace(inst, Opcode::Gep, func.insts[inst].ty, &operands, source.as_u32(), flags);
            first_steps.push(first);
        }
    }
    super::memory::remove_unused(func, first_steps);
}

/// Makes loads and stores of copies and fillings of memory.
pub(super) fn without_runs(module: &mut Module) -> Result<(), Error> {
    for id in defined(module) {
        module.with_function(id, |module, func| {
            trefoil_opt::addresses::run(&mut module.ctx, &module.functions, func, true)
        })?;
    }
    trefoil_dxil::module::sweep::declarations(module);
    Ok(())
}

/// Legalises the instructions of a function.
pub(crate) fn legalize(ctx: &mut Context, func: &mut Function) {
    bytes_in_words(ctx, func);
    crate::import::bytes::widen(ctx, func);
    let mut l =
        Legalize { ctx, cursor: Cursor::over(func), replaced: HashMap::default(), inst: InstId::from_u32(0) };
    for block in l.cursor.func.layout.clone() {
        for inst in l.cursor.enter(block) {
            l.cursor.at_inst(inst);
            l.inst = inst;
            l.instruction(inst);
        }
    }
    let Legalize { replaced, .. } = l;
    let of_lane = |inst: InstId| only_lane(ctx, func, inst).and_then(|_| func.operands(inst)[0].as_inst());
    let halved: Vec<InstId> = replaced
        .keys()
        .filter_map(|&inst| half(ctx, func, inst).map(|h| h.0).or_else(|| of_lane(inst)))
        .collect();
    func.rewrite_operands(|mut v| {
        while let Some(&other) = v.as_inst().and_then(|i| replaced.get(&i)) {
            v = other;
        }
        v
    });
    super::memory::remove_unused(func, halved);
}

/// Keeps the bytes of local variables in words. A variable whose address goes elsewhere stays.
fn bytes_in_words(ctx: &Context, func: &mut Function) {
    let all: Vec<InstId> = insts(func).collect();
    let is_byte = |func: &Function, i: InstId| {
        func.insts[i].op == Opcode::Alloca
            && func.insts[i].data_type() == TypeId::I8
            && func.operands(i).is_empty()
    };
    let mut locals: HashSet<InstId> = all.iter().copied().filter(|&i| is_byte(func, i)).collect();
    if locals.is_empty() {
        return;
    }
    for &inst in &all {
        let through = address_of_byte(ctx, func, inst);
        for (at, value) in func.operands(inst).iter().enumerate() {
            if through != Some(at) {
                value.as_inst().into_iter().for_each(|local| _ = locals.remove(&local));
            }
        }
    }
    if locals.is_empty() {
        return;
    }
    let mut read: HashMap<InstId, Value> = HashMap::default();
    for block in func.layout.clone() {
        let (old, mut cursor) = Cursor::rebuild(func, block);
        for inst in old {
            cursor.at_inst(inst);
            let address = address_of_byte(ctx, cursor.func, inst).map(|at| cursor.func.operands(inst)[at]);
            let is_local = address.and_then(Value::as_inst).is_some_and(|local| locals.contains(&local));
            match cursor.func.insts[inst].op {
                Opcode::Alloca if locals.contains(&inst) => {
                    cursor.func.insts[inst].data = TypeId::I32.as_u32();
                }
                Opcode::Store if is_local => {
                    let byte = cursor.func.operands(inst)[0];
                    let word = cursor.inst(Opcode::ZExt, TypeId::I32, &[byte], 0, Flags::NONE).into();
                    cursor.func.operands_mut(inst)[0] = word;
                }
                Opcode::Load if is_local => cursor.func.insts[inst].ty = TypeId::I32,
                _ => {}
            }
            cursor.keep(inst);
            if is_local && cursor.func.insts[inst].op == Opcode::Load {
                let byte = cursor.inst(Opcode::Trunc, TypeId::I8, &[inst.into()], 0, Flags::NONE);
                read.insert(inst, byte.into());
            }
        }
    }
    func.rewrite_operands(|v| v.as_inst().and_then(|i| read.get(&i)).copied().unwrap_or(v));
    for (&load, &byte) in &read {
        byte.as_inst().into_iter().for_each(|inst| func.operands_mut(inst)[0] = load.into());
    }
}

/// Where the address stands of what an instruction reads or writes, when that is a byte.
fn address_of_byte(ctx: &Context, func: &Function, inst: InstId) -> Option<usize> {
    let i = &func.insts[inst];
    match i.op {
        Opcode::Load if i.ty == TypeId::I8 => Some(0),
        Opcode::Store if func.value_type(ctx, func.operands(inst)[0]) == TypeId::I8 => Some(1),
        _ => None,
    }
}

/// Of a lane of a number of 64 bits taken for two of 32: what takes it so, the number, and which lane.
fn half(ctx: &Context, func: &Function, inst: InstId) -> Option<(InstId, Value, u64)> {
    let &[vector, lane] = func.operands(inst) else { return None };
    let taken = vector.as_inst().filter(|_| func.insts[inst].op == Opcode::ExtractElement)?;
    let i = &func.insts[taken];
    let number = *func.operands(taken).first().filter(|_| i.op == Opcode::BitCast)?;
    let is_halves = ctx.types.scalar(i.ty) == TypeId::I32 && ctx.types.lanes(i.ty) == 2;
    let lane = ctx.as_int(lane).filter(|&lane| is_halves && lane < 2)?;
    (func.value_type(ctx, number) == TypeId::I64).then_some((taken, number, lane))
}

/// The number that the one lane of a vector is, where the vector is another view of a scalar of its type.
fn only_lane(ctx: &Context, func: &Function, inst: InstId) -> Option<Value> {
    let vector = func.operands(inst).first()?.as_inst().filter(|&i| func.insts[i].op == Opcode::BitCast)?;
    let scalar = *func.operands(vector).first()?;
    let is_one = ctx.types.lanes(func.insts[vector].ty) == 1;
    (is_one && func.value_type(ctx, scalar) == func.insts[inst].ty).then_some(scalar)
}

struct Legalize<'a> {
    ctx: &'a mut Context,
    cursor: Cursor<'a>,
    replaced: HashMap<InstId, Value>,
    inst: InstId,
}

impl Legalize<'_> {
    fn emit(&mut self, op: Opcode, ty: TypeId, operands: &[Value], data: u32, flags: Flags) -> Value {
        self.cursor.inst(op, ty, operands, data, flags).into()
    }

    fn ty(&self, value: Value) -> TypeId {
        self.cursor.func.value_type(self.ctx, value)
    }

    /// A value stands for the current instruction, under its name.
    fn is(&mut self, value: Value) {
        if let (Some(&name), Some(new)) = (self.cursor.func.names.get(&self.inst), value.as_inst()) {
            self.cursor.func.names.entry(new).or_insert(name);
        }
        self.replaced.insert(self.inst, value);
    }

    fn instruction(&mut self, inst: InstId) {
        let i = self.cursor.func.insts[inst];
        let operands: SmallVec<[Value; 6]> = self.cursor.func.operands(inst).into();
        match i.op {
            Opcode::Freeze => self.is(operands[0]),
            Opcode::FNeg => {
                let scalar = self.ctx.types.scalar(i.ty);
                let sign = 1 << (self.ctx.types.scalar_bits(i.ty).max(1) - 1);
                let zero = self.ctx.consts.intern(scalar, ConstKind::Float(sign));
                let zero = self.ctx.consts.splat(&self.ctx.types, i.ty, zero).into();
                let value = self.emit(Opcode::FSub, i.ty, &[zero, operands[0]], 0, i.flags);
                self.is(value);
            }
            Opcode::ExtractElement if only_lane(self.ctx, self.cursor.func, inst).is_some() => {
                let lane = only_lane(self.ctx, self.cursor.func, inst);
                lane.into_iter().for_each(|lane| self.is(lane));
            }
            Opcode::ExtractElement if half(self.ctx, self.cursor.func, inst).is_some() => self.half(inst),
            Opcode::ExtractElement | Opcode::InsertElement => {
                let at = operands.len() - 1;
                if let Some(lane) = self.ctx.as_int(operands[at])
                    && self.ty(operands[at]) != TypeId::I32
                {
                    let lane = self.ctx.i32(lane as u32);
                    self.cursor.func.operands_mut(inst)[at] = lane;
                }
                self.cursor.keep(inst);
            }
            _ => self.cursor.keep(inst),
        }
    }

    /// Half of a number of 64 bits.
    fn half(&mut self, inst: InstId) {
        let Some((_, mut number, lane)) = half(self.ctx, self.cursor.func, inst) else { return };
        if lane != 0 {
            let by = self.ctx.int(TypeId::I64, 32);
            number = self.emit(Opcode::LShr, TypeId::I64, &[number, by], 0, Flags::NONE);
        }
        let word = self.emit(Opcode::Trunc, TypeId::I32, &[number], 0, Flags::NONE);
        self.is(word);
    }
}
