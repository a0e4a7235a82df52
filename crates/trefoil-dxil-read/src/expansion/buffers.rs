//! Elements of 64 bits, as pairs of words where operations move no more, and whole rows of signatures, lane by lane.

use super::emit::{Emit, Split};
use smallvec::SmallVec;
use trefoil_ir::{Flags, InstId, Intrinsic, Opcode, TypeId, Value};

/// Words that one operation moves.
const WORDS: u32 = 4;
/// The shader model from which on raw buffers hold elements of 64 bits themselves.
const RAW_64_SINCE: u8 = 3;

fn is_split(e: &Emit, ty: TypeId, raw: bool) -> bool {
    let scalar = e.scalar(ty);
    (scalar == TypeId::DOUBLE || scalar == TypeId::I64) && !(raw && e.version.minor() >= RAW_64_SINCE)
}

/// A load gives `{T, i1}`; what takes them out gets the joined words, and the joined bits.
pub(super) fn load(e: &mut Emit, inst: InstId, which: Intrinsic, ops: &[Value]) -> bool {
    let raw = which == Intrinsic::LoadRaw;
    let ret = e.cursor.func.insts[inst].ty;
    let Some(ty) = e.ctx().types.member(ret, 0).filter(|&ty| is_split(e, ty, raw)) else { return false };
    let (words, scalar) = (2 * e.lanes(ty), e.scalar(ty));
    let mut loads = Vec::new();
    let mut value = e.ctx().poison(ty);
    for base in (0..words).step_by(WORDS as usize) {
        let count = WORDS.min(words - base);
        let part = e.vector_type(TypeId::I32, count);
        let both = e.ctx().types.literal_struct(&[part, TypeId::I1]);
        let mut operands: SmallVec<[Value; 3]> = ops[..2].into();
        if raw {
            operands.push(e.plus(ops[2], 4 * base));
        }
        let loaded = e.intrinsic(which, both, &operands);
        loads.push(loaded);
        let part = e.member(loaded, part, 0);
        let lanes: Vec<Value> = (0..count).map(|lane| e.extract(part, lane)).collect();
        for (pair, lane) in lanes.chunks_exact(2).zip(base / 2..) {
            let element = joined(e, scalar, pair[0], pair[1]);
            value = if e.is_vector(ty) { e.insert(value, element, lane) } else { element };
        }
    }
    if e.whole.contains(&inst) {
        let all = mapped(e, &loads);
        let both = e.pair(ret, value, all);
        e.replaced.insert(inst, both);
    }
    e.split.insert(inst, Split { value, loads });
    true
}

/// An element from its low and its high word.
fn joined(e: &mut Emit, scalar: TypeId, low: Value, high: Value) -> Value {
    if scalar == TypeId::DOUBLE {
        return e.intrinsic(Intrinsic::AsDouble, scalar, &[low, high]);
    }
    let (low, high) = (e.cast(Opcode::ZExt, scalar, low), e.cast(Opcode::ZExt, scalar, high));
    let by = e.ctx().int(scalar, 32);
    let high = e.op(Opcode::Shl, &[high, by]);
    e.op(Opcode::Or, &[low, high])
}

/// The member that an `extractvalue` takes from a load that was split: the value, or whether all memory was mapped.
pub(super) fn member(e: &mut Emit, inst: InstId) -> bool {
    let &[from, index] = e.cursor.func.operands(inst) else { return false };
    let index = e.ctx().as_int(index);
    let Some(split) = from.as_inst().and_then(|load| e.split.get(&load)) else { return false };
    let (value, loads) = (split.value, split.loads.clone());
    let result = if index == Some(0) { value } else { mapped(e, &loads) };
    e.replaced.insert(inst, result);
    true
}

fn mapped(e: &mut Emit, loads: &[Value]) -> Value {
    let mut all = e.member(loads[0], TypeId::I1, 1);
    for &load in &loads[1..] {
        let next = e.member(load, TypeId::I1, 1);
        all = e.inst(Opcode::And, TypeId::I1, &[all, next], 0, Flags::NONE);
    }
    all
}

/// A store of words, four at a time.
pub(super) fn store(e: &mut Emit, which: Intrinsic, ops: &[Value]) -> bool {
    let raw = which == Intrinsic::StoreRaw;
    let Some((&value, place)) = ops.split_last() else { return false };
    let ty = e.ty(value);
    if !is_split(e, ty, raw) {
        return false;
    }
    let lanes = e.lanes(ty);
    let vector = e.is_vector(ty);
    let (low, high) = halves(e, ty, value);
    let words = if vector {
        let order: Vec<u32> = (0..lanes).flat_map(|lane| [lane, lane + lanes]).collect();
        e.shuffle(low, high, &order)
    } else {
        let pair = e.vector_type(TypeId::I32, 2);
        let empty = e.ctx().poison(pair);
        let first = e.insert(empty, low, 0);
        e.insert(first, high, 1)
    };
    for base in (0..2 * lanes).step_by(WORDS as usize) {
        let mut operands: SmallVec<[Value; 4]> = place[..2].into();
        if raw {
            operands.push(e.plus(place[2], 4 * base));
        }
        let part = if lanes > 2 {
            let order: Vec<u32> = (base..(base + WORDS).min(2 * lanes)).collect();
            let ty = e.ty(words);
            let nothing = e.ctx().poison(ty);
            e.shuffle(words, nothing, &order)
        } else {
            words
        };
        operands.push(part);
        e.intrinsic(which, TypeId::VOID, &operands);
    }
    true
}

/// The low and the high words of elements.
fn halves(e: &mut Emit, ty: TypeId, value: Value) -> (Value, Value) {
    let word = e.shaped(ty, TypeId::I32);
    if e.scalar(ty) == TypeId::DOUBLE {
        let both = e.ctx().types.literal_struct(&[word, word]);
        let split = e.intrinsic(Intrinsic::SplitDouble, both, &[value]);
        return (e.member(split, word, 0), e.member(split, word, 1));
    }
    let low = e.cast(Opcode::Trunc, word, value);
    let by = e.ctx().int(ty, 32);
    let shifted = e.op(Opcode::LShr, &[value, by]);
    (low, e.cast(Opcode::Trunc, word, shifted))
}

/// `element, row, column, vertex` → a vector of the lanes from that column on.
pub(super) fn input_row(e: &mut Emit, inst: InstId, ops: &[Value]) -> Option<Value> {
    let &[element, row, column, vertex] = ops else { return None };
    let ty = e.cursor.func.insts[inst].ty;
    if !e.is_vector(ty) {
        return None;
    }
    let scalar = e.scalar(ty);
    let name = format!("llvm.dx.load.input.{}", suffix(e, scalar));
    let mut result = e.ctx().poison(ty);
    for lane in 0..e.lanes(ty) {
        let column = e.column(column, lane);
        let value = e.call(&name, scalar, &[element, row, column, vertex]);
        result = e.insert(result, value, lane);
    }
    Some(result)
}

/// `element, row, column, vector` → a store for each lane.
pub(super) fn output_row(e: &mut Emit, inst: InstId, ops: &[Value]) -> bool {
    let &[element, row, column, value] = ops else { return false };
    let ty = e.ty(value);
    if !e.is_vector(ty) || e.cursor.func.insts[inst].ty != TypeId::VOID {
        return false;
    }
    let scalar = e.scalar(ty);
    let name = format!("llvm.dx.store.output.{}", suffix(e, scalar));
    for lane in 0..e.lanes(ty) {
        let value = e.extract(value, lane);
        let column = e.column(column, lane);
        e.call(&name, TypeId::VOID, &[element, row, column, value]);
    }
    true
}

fn suffix(e: &Emit, scalar: TypeId) -> String {
    format!("{}{}", if e.is_float(scalar) { 'f' } else { 'i' }, e.bits(scalar))
}

impl Emit<'_> {
    /// The column of a lane: a byte.
    fn column(&mut self, first: Value, lane: u32) -> Value {
        let byte = self.ty(first);
        if let Some(first) = self.ctx().as_int(first) {
            return self.ctx().int(byte, first + u64::from(lane));
        }
        let word = self.cast(Opcode::ZExt, TypeId::I32, first);
        let sum = self.plus(word, lane);
        self.cast(Opcode::Trunc, byte, sum)
    }
}
