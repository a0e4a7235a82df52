//! Function blocks: a record an instruction, operands as distances back from the current value.

use super::bits::{Abbreviation, BitWriter, FIRST_ABBREVIATION, Field, signed};
use super::codes::{block, inst as code};
use super::metadata::write_attachments;
use super::types::{BcType, TypeTable, natural_align};
use super::values::{Constant, Values, pointee, type_of_constant};
use crate::constant_address;
use crate::debug::nodes::Nodes;
use smallvec::SmallVec;
use trefoil_ir::{
    BlockId, Context, Entity, Flags, FuncId, Function, InstId, Opcode, Symbol, Type, TypeId, Value, filled,
};

/// A call of an operation: no attributes, the C convention, the function's type stated.
const CALL: Abbreviation = Abbreviation::new(&[
    Field::Literal(code::CALL as u64),
    Field::Literal(0),
    Field::Literal(EXPLICIT_TYPE),
    Field::Vbr(6),
    Field::Array,
    Field::Vbr(6),
]);
const EXTRACT: Abbreviation =
    Abbreviation::new(&[Field::Literal(code::EXTRACTVAL as u64), Field::Vbr(6), Field::Vbr(6)]);
const BINARY: Abbreviation =
    Abbreviation::new(&[Field::Literal(code::BINOP as u64), Field::Vbr(6), Field::Vbr(6), Field::Fixed(4)]);
const BINARY_FLAGS: Abbreviation = Abbreviation::new(&[
    Field::Literal(code::BINOP as u64),
    Field::Vbr(6),
    Field::Vbr(6),
    Field::Fixed(4),
    Field::Fixed(7),
]);
pub(super) const CALL_ID: u32 = FIRST_ABBREVIATION;
const EXTRACT_ID: u32 = FIRST_ABBREVIATION + 1;
const BINARY_ID: u32 = FIRST_ABBREVIATION + 2;
const BINARY_FLAGS_ID: u32 = FIRST_ABBREVIATION + 3;

/// The bit of a call record that says the function's type follows.
const EXPLICIT_TYPE: u64 = 1 << 15;
/// `seq_cst`, as DXIL has all atomics.
const SEQ_CST: u64 = 6;
const CROSS_THREAD: u64 = 1;

type Record = SmallVec<[u64; 24]>;

pub(super) struct Writer<'a> {
    pub(super) ctx: &'a Context,
    pub(super) func: &'a Function,
    types: &'a mut TypeTable,
    pub(super) values: &'a mut Values,
    /// The types of the module's functions.
    pub(super) signatures: &'a [BcType],
}

/// A function with a body, and what its block is written from.
pub(super) struct Body<'a> {
    pub func: &'a Function,
    /// The constants that its instructions use, each as often as it is used.
    pub constants: Vec<Constant>,
    /// The types of the module's functions.
    pub signatures: &'a [BcType],
    /// The kinds of the module's attachments.
    pub kinds: &'a [Symbol],
    /// Debug information, and which function of the module it is.
    pub debug: Option<(&'a Nodes, FuncId)>,
}

/// Writes one function's block.
pub(super) fn write_function(
    ctx: &Context,
    body: &Body<'_>,
    types: &mut TypeTable,
    values: &mut Values,
    out: &mut BitWriter,
) {
    let Body { func, signatures, kinds, .. } = *body;
    out.enter(block::FUNCTION, 4);
    for abbreviation in [CALL, EXTRACT, BINARY, BINARY_FLAGS] {
        out.define(&abbreviation);
    }
    out.record(code::DECLAREBLOCKS, &[func.layout.len() as u64]);
    values.params(func);
    let constants = values.constants(ctx, types, &body.constants);
    constants.write(ctx, values, out);
    values.enter_function(func);
    let mut writer = Writer { ctx, func, types, values, signatures };
    match body.debug {
        None => {
            for &block in &func.layout {
                for &inst in &func.blocks[block].insts {
                    writer.inst(block, inst, out);
                    if func.insts[inst].ty != TypeId::VOID {
                        writer.values.advance();
                    }
                }
            }
        }
        Some((nodes, id)) => writer.with_debug(nodes, id, out),
    }
    writer.values.leave_function(&constants);
    write_attachments(func, kinds, out);
    out.exit();
}

/// Numbers the types that a body names, and gives the constants that its instructions use; `i32 1` is the count of each
/// alloca.
pub(super) fn types_and_constants(ctx: &Context, func: &Function, types: &mut TypeTable) -> Vec<Constant> {
    let mut wanted = Vec::with_capacity(64);
    let mut seen = filled(ctx.consts.len(), false);
    types.of(ctx, TypeId::I32);
    // The type of the instruction before: many stand together.
    let mut numbered = TypeId::I32;
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            let i = &func.insts[inst];
            match ctx.types.get(i.ty) {
                _ if i.ty == numbered => {}
                Type::Ptr(space) => {
                    let to = types.of(ctx, pointee(ctx, func, Value::from(inst)));
                    types.pointer(to, *space);
                }
                Type::Void => {}
                _ => {
                    types.of(ctx, i.ty);
                    numbered = i.ty;
                }
            }
            // Members are named by plain numbers.
            let named = match i.op {
                Opcode::ExtractValue => 1,
                Opcode::InsertValue => 2,
                _ => usize::MAX,
            };
            if matches!(i.op, Opcode::Alloca | Opcode::Gep) {
                types.of(ctx, i.data_type());
            }
            if i.op == Opcode::Alloca {
                wanted.extend(one(ctx).map(Constant::Ir));
            }
            let operands = func.operands(inst);
            for operand in &operands[..operands.len().min(named)] {
                let Some(id) = operand.as_const() else { continue };
                if std::mem::replace(&mut seen[id.index()], true) {
                    continue;
                }
                type_of_constant(ctx, types, id);
                if let Some((source, _, indices)) = constant_address::parts(ctx, id) {
                    types.of(ctx, source);
                    indices.iter().for_each(|&index| _ = type_of_constant(ctx, types, index));
                }
                wanted.push(Constant::Ir(id));
            }
        }
    }
    wanted
}

/// `i64 0`, the offset of what variables hold.
pub(super) fn offset(ctx: &Context) -> Option<trefoil_ir::ConstId> {
    ctx.consts.find(TypeId::I64, &trefoil_ir::ConstKind::Int(0))
}

/// `i32 1`, which metadata always has made.
fn one(ctx: &Context) -> Option<trefoil_ir::ConstId> {
    ctx.consts.find(TypeId::I32, &trefoil_ir::ConstKind::Int(1))
}

impl Writer<'_> {
    pub(super) fn relative(&self, value: Value) -> u64 {
        u64::from(self.values.next().wrapping_sub(self.values.value(value)))
    }

    pub(super) fn type_of(&mut self, value: Value) -> u32 {
        let ty = self.func.value_type(self.ctx, value);
        match *self.ctx.types.get(ty) {
            Type::Ptr(space) => {
                let to = self.types.of(self.ctx, pointee(self.ctx, self.func, value));
                self.types.pointer(to, space)
            }
            _ => self.types.of(self.ctx, ty),
        }
    }

    /// An operand whose type the reader cannot know when it comes later.
    fn typed(&mut self, value: Value, record: &mut Record) {
        record.push(self.relative(value));
        if value.as_inst().is_some_and(|inst| self.values.inst(inst) >= self.values.next()) {
            let ty = self.type_of(value);
            record.push(u64::from(ty));
        }
    }

    fn block(&self, value: Value) -> u64 {
        u64::from(self.values.value(value))
    }

    pub(super) fn inst(&mut self, block: BlockId, id: InstId, out: &mut BitWriter) {
        let inst = self.func.insts[id];
        let func = self.func;
        let operands = func.operands(id);
        match inst.op {
            Opcode::Call => {
                self.call(operands, out);
                return;
            }
            Opcode::ExtractValue if operands.len() == 2 => {
                let index = operands[1].as_const().and_then(|c| self.ctx.consts.as_int(c)).unwrap_or(0);
                let mut record = out.begin(EXTRACT_ID);
                record.vbr(self.relative(operands[0]), 6);
                record.vbr(index, 6);
                return record.end();
            }
            op if let Some(number) = binary_code(op) => {
                let flags = match self.ctx.types.is_float(inst.ty) {
                    true => fast_flags(inst.flags),
                    false => wrap_flags(op, inst.flags),
                };
                let mut record = out.begin(if flags == 0 { BINARY_ID } else { BINARY_FLAGS_ID });
                record.vbr(self.relative(operands[0]), 6);
                record.vbr(self.relative(operands[1]), 6);
                record.fixed(number, 4);
                if flags != 0 {
                    record.fixed(flags, 7);
                }
                return record.end();
            }
            _ => {}
        }
        let mut record = Record::new();
        let code = match inst.op {
            Opcode::ICmp | Opcode::FCmp => {
                self.typed(operands[0], &mut record);
                record.extend([self.relative(operands[1]), u64::from(inst.data)]);
                let flags = if inst.op == Opcode::FCmp { fast_flags(inst.flags) } else { 0 };
                record.extend((flags != 0).then_some(flags));
                code::CMP2
            }
            Opcode::Select => {
                self.typed(operands[1], &mut record);
                record.push(self.relative(operands[2]));
                self.typed(operands[0], &mut record);
                code::VSELECT
            }
            Opcode::Phi => {
                record.push(u64::from(self.types.of(self.ctx, inst.ty)));
                for pair in operands.chunks_exact(2) {
                    let distance = i64::from(self.values.next()) - i64::from(self.values.value(pair[0]));
                    let entry = [signed(distance), self.block(pair[1])];
                    let ways = pair[1].as_block().map_or(1, |from| self.func.edges(from, block).max(1));
                    (0..ways).for_each(|_| record.extend(entry));
                }
                code::PHI
            }
            Opcode::Br => {
                match *operands {
                    [condition, then, other] => {
                        record.extend([self.block(then), self.block(other), self.relative(condition)]);
                    }
                    _ => record.push(self.block(operands[0])),
                }
                code::BR
            }
            Opcode::Switch => {
                let ty = self.type_of(operands[0]);
                record.extend([u64::from(ty), self.relative(operands[0]), self.block(operands[1])]);
                for case in operands[2..].chunks_exact(2) {
                    record.extend([u64::from(self.values.value(case[0])), self.block(case[1])]);
                }
                code::SWITCH
            }
            Opcode::Ret => {
                if let Some(&value) = operands.first() {
                    self.typed(value, &mut record);
                }
                code::RET
            }
            Opcode::ExtractValue => {
                self.typed(operands[0], &mut record);
                self.members(&operands[1..], &mut record);
                code::EXTRACTVAL
            }
            Opcode::InsertValue => {
                self.typed(operands[0], &mut record);
                self.typed(operands[1], &mut record);
                self.members(&operands[2..], &mut record);
                code::INSERTVAL
            }
            Opcode::ExtractElement => {
                operands.iter().for_each(|&operand| self.typed(operand, &mut record));
                code::EXTRACTELT
            }
            Opcode::InsertElement => {
                self.typed(operands[0], &mut record);
                record.push(self.relative(operands[1]));
                self.typed(operands[2], &mut record);
                code::INSERTELT
            }
            Opcode::ShuffleVector => {
                self.typed(operands[0], &mut record);
                record.push(self.relative(operands[1]));
                self.typed(operands[2], &mut record);
                code::SHUFFLEVEC
            }
            Opcode::Unreachable => code::UNREACHABLE,
            _ => self.memory_or_cast(id, operands, &mut record),
        };
        out.record(code, &record);
    }

    /// The members that the last operands name.
    fn members(&self, operands: &[Value], record: &mut Record) {
        record.extend(operands.iter().map(|&v| self.ctx.as_int(v).unwrap_or(0)));
    }

    /// An alignment as records have it: what the instruction says, else the natural one.
    fn align(&self, said: u32, value: Value) -> u64 {
        match said {
            0 => natural_align(self.ctx, self.func.value_type(self.ctx, value)),
            bytes => u64::from(bytes.trailing_zeros()) + 1,
        }
    }

    fn call(&mut self, operands: &[Value], out: &mut BitWriter) {
        let Some((&callee, arguments)) = operands.split_last() else { return };
        let Some(function) = callee.as_func() else { return };
        let mut record = out.begin(CALL_ID);
        record.vbr(u64::from(self.signatures[function.index()]), 6);
        record.vbr(arguments.len() as u64 + 1, 6);
        record.vbr(self.relative(callee), 6);
        for &argument in arguments {
            record.vbr(self.relative(argument), 6);
        }
        record.end();
    }

    fn memory_or_cast(&mut self, id: InstId, operands: &[Value], record: &mut Record) -> u32 {
        let inst = self.func.insts[id];
        let volatile = |flags: Flags| u64::from(flags.contains(Flags::VOLATILE));
        match inst.op {
            Opcode::Alloca => {
                let ty = inst.data_type();
                let count = one(self.ctx).map_or(0, |c| self.values.constant(Constant::Ir(c)));
                let align = natural_align(self.ctx, ty);
                let (ty, word) = (self.types.of(self.ctx, ty), self.types.of(self.ctx, TypeId::I32));
                // Bit 6: the first number is the type allocated, not a pointer to it.
                record.extend([u64::from(ty), u64::from(word), u64::from(count), align | 1 << 6]);
                code::ALLOCA
            }
            Opcode::Load => {
                self.typed(operands[0], record);
                let ty = self.types.of(self.ctx, inst.ty);
                record.extend([u64::from(ty), self.align(inst.data, id.into()), volatile(inst.flags)]);
                code::LOAD
            }
            Opcode::Store => {
                self.typed(operands[1], record);
                self.typed(operands[0], record);
                record.extend([self.align(inst.data, operands[0]), volatile(inst.flags)]);
                code::STORE
            }
            Opcode::Gep => {
                let ty = self.types.of(self.ctx, inst.data_type());
                record.extend([u64::from(inst.flags.contains(Flags::INBOUNDS)), u64::from(ty)]);
                operands.iter().for_each(|&operand| self.typed(operand, record));
                code::GEP
            }
            Opcode::AtomicRmw => {
                self.typed(operands[0], record);
                record.extend([self.relative(operands[1]), u64::from(inst.data), 0, SEQ_CST, CROSS_THREAD]);
                code::ATOMICRMW
            }
            Opcode::CmpXchg => {
                self.typed(operands[0], record);
                self.typed(operands[1], record);
                record.extend([self.relative(operands[2]), 0, SEQ_CST, CROSS_THREAD, SEQ_CST, 0]);
                code::CMPXCHG
            }
            op => {
                self.typed(operands[0], record);
                let ty = self.type_of(id.into());
                record.extend([u64::from(ty), cast_code(op)]);
                code::CAST
            }
        }
    }
}

fn binary_code(op: Opcode) -> Option<u64> {
    Some(match op {
        Opcode::Add | Opcode::FAdd => 0,
        Opcode::Sub | Opcode::FSub => 1,
        Opcode::Mul | Opcode::FMul => 2,
        Opcode::UDiv => 3,
        Opcode::SDiv | Opcode::FDiv => 4,
        Opcode::URem => 5,
        Opcode::SRem | Opcode::FRem => 6,
        Opcode::Shl => 7,
        Opcode::LShr => 8,
        Opcode::AShr => 9,
        Opcode::And => 10,
        Opcode::Or => 11,
        Opcode::Xor => 12,
        _ => return None,
    })
}

fn cast_code(op: Opcode) -> u64 {
    match op {
        Opcode::Trunc => 0,
        Opcode::ZExt => 1,
        Opcode::SExt => 2,
        Opcode::FpToUi => 3,
        Opcode::FpToSi => 4,
        Opcode::UiToFp => 5,
        Opcode::SiToFp => 6,
        Opcode::FpTrunc => 7,
        Opcode::FpExt => 8,
        Opcode::PtrToInt => 9,
        Opcode::IntToPtr => 10,
        Opcode::AddrSpaceCast => 12,
        _ => 11,
    }
}

/// Flags of integer arithmetic.
fn wrap_flags(op: Opcode, flags: Flags) -> u64 {
    u64::from(match op {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => flags.0 & 3,
        Opcode::UDiv | Opcode::SDiv | Opcode::LShr | Opcode::AShr => flags.0 & 1,
        _ => 0,
    })
}

/// Fast-math flags of that age: the first bit allows any rewriting and implies the rest; later ones alone are kept.
fn fast_flags(flags: Flags) -> u64 {
    if flags.contains(Flags::FAST) {
        31
    } else {
        let known = Flags::NNAN.union(Flags::NINF).union(Flags::NSZ).union(Flags::ARCP);
        u64::from(flags.intersection(known).0)
    }
}
