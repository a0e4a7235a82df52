//! Reading function blocks.

use crate::bits::{BitReader, Entry};
use crate::constants::{self, signed};
use crate::model::{DebugPlace, Function, Inst, Kind, List, Module, Op, Pairs, Ty, Value};
use crate::nodes;
use crate::record::{at, each, text};
use crate::{ReadError, kinds};
use trefoil_dxil::bitcode::codes::{block, inst, metadata, symbol};

type Result<T = ()> = std::result::Result<T, ReadError>;

/// Instructions that there is room for before the first is read; blocks of more are rare.
const MOST_AT_ONCE: usize = 256;

struct Body<'m> {
    module: &'m mut Module,
    func: Function,
    block: usize,
    /// The instructions of the block that is read, which are moved to it in one piece.
    insts: Vec<Inst>,
    /// How many instructions were read, and where the last one that says so comes from.
    count: usize,
    /// The number of the value that comes next.
    next: u32,
    last_place: Option<DebugPlace>,
    /// The values that were named before they were read, with the types that were stated.
    ahead: Vec<(u32, u32)>,
}

/// Reads the body of function `index`.
pub(crate) fn read(reader: &mut BitReader<'_>, module: &mut Module, index: usize) -> Result {
    let mut func = std::mem::take(&mut module.functions[index]);
    func.first_value = module.values.len() as u32;
    let nodes = module.metadata.len() as u32;
    func.local_nodes = (*module.module_nodes.get_or_insert(nodes), nodes);
    if let Ty::Function { params, .. } = module.ty(func.ty).clone() {
        func.arguments = params.len() as u32;
        func.values.extend(params.iter().map(|&ty| Value { ty, kind: Kind::Argument }));
    }
    // An instruction takes about a word.
    let most = reader.words_left().min(MOST_AT_ONCE);
    func.values.reserve(most);
    func.reserve_lists(most);
    let insts = Vec::with_capacity(most);
    let mut body =
        Body { module, func, block: 0, insts, count: 0, next: 0, last_place: None, ahead: Vec::new() };
    body.next = body.next_value();
    loop {
        match reader.next()? {
            Entry::End => break,
            Entry::Record(code) => body.record(code, reader.values())?,
            Entry::Block(block::CONSTANTS) => {
                reader.enter(block::CONSTANTS)?;
                // Constants may name the module's values; they are numbered on from those.
                let before = std::mem::take(&mut body.module.values);
                let read = constants::read(reader, body.module, &before, &mut body.func.values);
                body.module.values = before;
                read?;
                body.next = body.next_value();
            }
            Entry::Block(block::VALUE_SYMTAB) => {
                reader.enter(block::VALUE_SYMTAB)?;
                body.names(reader)?;
            }
            Entry::Block(block::METADATA) => {
                reader.enter(block::METADATA)?;
                nodes::read(reader, body.module)?;
            }
            Entry::Block(block::METADATA_ATTACHMENT) => {
                reader.enter(block::METADATA_ATTACHMENT)?;
                body.finish_block();
                body.attachments(reader)?;
            }
            Entry::Block(_) => reader.skip()?,
        }
    }
    body.finish_block();
    if body.ahead.iter().any(|&(id, ty)| body.is_of_other_type(id, ty)) {
        return Err(ReadError::from(&kinds::TYPE_AHEAD));
    }
    module.functions[index] = body.func;
    Ok(())
}

impl Body<'_> {
    fn next_value(&self) -> u32 {
        self.func.first_value + self.func.values.len() as u32
    }

    fn absolute(&self, relative: u64) -> u32 {
        self.next.wrapping_sub(relative as u32)
    }

    /// A value whose type follows when the value does not precede.
    #[inline]
    fn typed(&mut self, v: &[u64], i: &mut usize) -> (u32, u32) {
        let id = self.absolute(at(v, *i));
        *i += 1;
        if id >= self.next {
            let ty = at(v, *i) as u32;
            *i += 1;
            self.ahead.push((id, ty));
            return (id, ty);
        }
        (id, self.type_of(id))
    }

    /// Whether a value that is there has another type.
    fn is_of_other_type(&self, id: u32, ty: u32) -> bool {
        let value = self.module.value(Some(&self.func), id);
        value.is_some_and(|value| value.ty != ty && self.module.ty(value.ty) != self.module.ty(ty))
    }

    fn plain(&self, v: &[u64], i: &mut usize) -> u32 {
        let id = self.absolute(at(v, *i));
        *i += 1;
        id
    }

    /// Whether a value that is known has another type than a record states; one that is defined further on may have any.
    fn contradicts(&self, stated: u64, id: u32) -> bool {
        id < self.next && self.stated_type(stated).is_some_and(|ty| ty != self.type_of(id))
    }

    /// Whether a number is that of a value which was read before.
    fn is_known(&self, number: u64) -> bool {
        u32::try_from(number).is_ok_and(|id| self.module.value(Some(&self.func), id).is_some())
    }

    fn type_of(&self, id: u32) -> u32 {
        self.module.value(Some(&self.func), id).map_or(0, |v| v.ty)
    }

    fn names(&mut self, reader: &mut BitReader<'_>) -> Result {
        each(reader, |code, v| {
            let name = text(v.get(1..).unwrap_or(&[]));
            match code {
                symbol::VALUE => self.func.value_names.push((at(v, 0) as u32, name)),
                symbol::BLOCK => self.func.block_names.push((at(v, 0) as u32, name)),
                _ => {}
            }
            Ok(())
        })
    }

    fn attachments(&mut self, reader: &mut BitReader<'_>) -> Result {
        let func = &mut self.func;
        each(reader, |code, v| {
            if code != metadata::ATTACHMENT || v.len() % 2 == 0 {
                return Ok(());
            }
            let mut number = v[0] as usize;
            let block = func.blocks.iter().position(|b| {
                let is_here = number < b.len();
                number -= if is_here { 0 } else { b.len() };
                is_here
            });
            if let Some(block) = block {
                let mut all = func.pairs(func.blocks[block][number].attachments).to_vec();
                all.extend(v[1..].chunks_exact(2).map(|p| (p[0] as u32, p[1] as u32)));
                func.blocks[block][number].attachments = func.add_pairs(all.into_iter());
            }
            Ok(())
        })
    }

    fn record(&mut self, code: u32, v: &[u64]) -> Result {
        if code == inst::DECLAREBLOCKS {
            let count = at(v, 0) as usize;
            // A block takes at least a record of some bits.
            if count > 1 << 20 {
                return Err(ReadError::from(&kinds::TOO_MANY_BLOCKS));
            }
            self.func.blocks = vec![Vec::new(); count];
            self.insts.clear();
            return Ok(());
        }
        match code {
            inst::FENCE | inst::OPERAND_BUNDLE => return Ok(()),
            inst::DEBUG_LOC_AGAIN | inst::DEBUG_LOC => {
                self.place(code, v);
                return Ok(());
            }
            _ => {}
        }
        let Some((op, ty)) = self.op(code, v) else {
            return Err(ReadError::from(kinds::UNKNOWN_INSTRUCTION.with(&[&code])));
        };
        if self.block >= self.func.blocks.len() {
            return Err(ReadError::from(&kinds::AFTER_LAST_BLOCK));
        }
        let result = match ty {
            Some(ty) if !matches!(self.module.ty(ty), Ty::Void) => {
                self.func.values.push(Value { ty, kind: Kind::Inst });
                Some(self.next)
            }
            _ => None,
        };
        self.next += u32::from(result.is_some());
        self.insts.push(Inst { op, result, attachments: Pairs::default() });
        if is_terminator(&op) {
            self.finish_block();
            self.block += 1;
        }
        self.count += 1;
        Ok(())
    }

    /// Moves the instructions that were read to their block.
    fn finish_block(&mut self) {
        if let Some(block) = self.func.blocks.get_mut(self.block) {
            block.append(&mut self.insts);
        }
    }

    /// Where the last instruction comes from.
    fn place(&mut self, code: u32, v: &[u64]) {
        let Some(last) = self.count.checked_sub(1) else { return };
        let node = |i| at(v, i).checked_sub(1).map(|node| node as u32);
        if code == inst::DEBUG_LOC {
            let place = DebugPlace { line: at(v, 0), column: at(v, 1), scope: node(2), inlined: node(3) };
            self.last_place = Some(place);
        }
        self.func.places.resize(last, None);
        self.func.places.push(self.last_place);
    }

    /// The instruction of a record, and the type of what it gives, if anything; none where there is no such instruction.
    fn op(&mut self, code: u32, v: &[u64]) -> Option<(Op, Option<u32>)> {
        let mut i = 0;
        let (op, ty) = match code {
            inst::BINOP => {
                let (a, ty) = self.typed(v, &mut i);
                let b = self.plain(v, &mut i);
                (Op::Binary { op: at(v, i), flags: at(v, i + 1), a, b }, ty)
            }
            inst::CAST => {
                let (value, _) = self.typed(v, &mut i);
                let ty = at(v, i) as u32;
                (Op::Cast { op: at(v, i + 1), value, ty }, ty)
            }
            inst::EXTRACTELT => {
                let (vector, ty) = self.typed(v, &mut i);
                let (index, _) = self.typed(v, &mut i);
                (Op::ExtractElement { vector, index }, self.element(ty))
            }
            inst::INSERTELT => {
                let (vector, ty) = self.typed(v, &mut i);
                let value = self.plain(v, &mut i);
                let (index, _) = self.typed(v, &mut i);
                (Op::InsertElement { vector, value, index }, ty)
            }
            inst::SHUFFLEVEC => {
                let (a, ty) = self.typed(v, &mut i);
                let b = self.plain(v, &mut i);
                let (mask, mask_ty) = self.typed(v, &mut i);
                (Op::Shuffle { a, b, mask }, self.shuffled(ty, mask_ty))
            }
            inst::CMP | inst::CMP2 => {
                let (a, ty) = self.typed(v, &mut i);
                let b = self.plain(v, &mut i);
                (Op::Compare { predicate: at(v, i), flags: at(v, i + 1), a, b }, self.bool_like(ty))
            }
            inst::SELECT | inst::VSELECT => {
                let (a, ty) = self.typed(v, &mut i);
                let b = self.plain(v, &mut i);
                let condition =
                    if code == inst::VSELECT { self.typed(v, &mut i).0 } else { self.plain(v, &mut i) };
                (Op::Select { condition, a, b }, ty)
            }
            inst::RET => {
                let value = if v.is_empty() { None } else { Some(self.typed(v, &mut i).0) };
                return (i == v.len()).then_some((Op::Ret(value), None));
            }
            inst::BR => {
                let op = match *v {
                    [to] => Op::Branch { to: to as u32 },
                    [then, other, condition] => Op::CondBranch {
                        condition: self.absolute(condition),
                        then: then as u32,
                        other: other as u32,
                    },
                    _ => return None,
                };
                return Some((op, None));
            }
            inst::SWITCH if v.len() < 3 || v.len().is_multiple_of(2) => return None,
            inst::PHI if v.len().is_multiple_of(2) => return None,
            // As LLVM's reader, which takes the value for missing when it has another type than the record says.
            inst::SWITCH if self.contradicts(at(v, 0), self.absolute(at(v, 1))) => return None,
            inst::SWITCH => {
                let cases = v.get(3..).unwrap_or(&[]);
                let cases = cases.chunks_exact(2).map(|c| (c[0] as u32, c[1] as u32));
                let cases = self.func.add_pairs(cases);
                let op = Op::Switch { value: self.absolute(at(v, 1)), default: at(v, 2) as u32, cases };
                return Some((op, None));
            }
            inst::UNREACHABLE => return Some((Op::Unreachable, None)),
            inst::PHI => {
                let ty = at(v, 0) as u32;
                let next = i64::from(self.next);
                let pairs = v.get(1..).unwrap_or(&[]).chunks_exact(2);
                let incoming = pairs.map(|p| (next.wrapping_sub(signed(p[0])) as u32, p[1] as u32));
                let incoming = self.func.add_pairs(incoming);
                (Op::Phi { ty, incoming }, ty)
            }
            _ => return self.memory_op(code, v),
        };
        self.has_fields(&op, v.len(), i).then_some((op, Some(ty)))
    }

    /// Whether a record of so many fields has those of its instruction, of which as many were read as values; LLVM refuses others.
    fn has_fields(&self, op: &Op, fields: usize, read: usize) -> bool {
        let left = fields.checked_sub(read);
        match op {
            Op::Binary { .. } => left.is_some_and(|left| left >= 1),
            Op::Cast { .. } | Op::Store { .. } => left == Some(2),
            // Comparisons of real numbers may have flags.
            Op::Compare { a, .. } => {
                let ty = self.module.ty(self.element(self.type_of(*a)));
                let may_have_flags = matches!(ty, Ty::Half | Ty::Float | Ty::Double) || *a >= self.next;
                left == Some(1) || may_have_flags && left == Some(2)
            }
            Op::Load { .. } => left == Some(2),
            Op::AtomicRmw { .. } => left == Some(4),
            Op::CmpXchg { .. } => matches!(left, Some(3..=5)),
            _ => left.is_some(),
        }
    }

    fn memory_op(&mut self, code: u32, v: &[u64]) -> Option<(Op, Option<u32>)> {
        let mut i = 0;
        let (op, ty) = match code {
            inst::ALLOCA
                if !self.is_known(at(v, 2))
                    || self.stated_type(at(v, 1)).is_some_and(|ty| ty != self.type_of(at(v, 2) as u32)) =>
            {
                return None;
            }
            inst::ALLOCA if v.len() != 4 => return None,
            inst::ALLOCA => {
                let record = at(v, 3);
                let mut ty = at(v, 0) as u32;
                // Before the type was stated, the address's was.
                if record & 1 << 6 == 0 {
                    let Ty::Pointer { to, .. } = *self.module.ty(ty) else { return None };
                    ty = to;
                }
                let pointer = self.module.pointer_type(ty, 0);
                (Op::Alloca { ty, align: record & 31 }, pointer)
            }
            inst::LOAD => {
                let (pointer, pointer_ty) = self.typed(v, &mut i);
                let stated = (v.len() == i + 3).then(|| self.stated_type(at(v, i))).flatten();
                let ty = stated.unwrap_or_else(|| self.pointee(pointer_ty));
                i += usize::from(v.len() == i + 3);
                (Op::Load { ty, pointer, align: at(v, i), volatile: at(v, i + 1) != 0 }, ty)
            }
            inst::STORE_OLD | inst::STORE => {
                let (pointer, _) = self.typed(v, &mut i);
                let value = if code == inst::STORE { self.typed(v, &mut i).0 } else { self.plain(v, &mut i) };
                let op = Op::Store { pointer, value, align: at(v, i), volatile: at(v, i + 1) != 0 };
                return self.has_fields(&op, v.len(), i).then_some((op, None));
            }
            inst::EXTRACTVAL => {
                let (aggregate, ty) = self.typed(v, &mut i);
                let indices = self.indices(v, i);
                let ty = self.func.list(indices).iter().fold(ty, |ty, &index| self.member(ty, index));
                (Op::ExtractValue { aggregate, indices }, ty)
            }
            inst::INSERTVAL => {
                let (aggregate, ty) = self.typed(v, &mut i);
                let (value, _) = self.typed(v, &mut i);
                (Op::InsertValue { aggregate, value, indices: self.indices(v, i) }, ty)
            }
            inst::CALL => self.call(v),
            inst::ATOMICRMW => {
                let (pointer, pointer_ty) = self.typed(v, &mut i);
                let value = self.plain(v, &mut i);
                let op = Op::AtomicRmw { op: at(v, i), pointer, value, ordering: at(v, i + 2) };
                (op, self.pointee(pointer_ty))
            }
            inst::GEP => self.gep(v),
            inst::CMPXCHG | inst::CMPXCHG_OLD => {
                let (pointer, pointer_ty) = self.typed(v, &mut i);
                let compare =
                    if code == inst::CMPXCHG { self.typed(v, &mut i).0 } else { self.plain(v, &mut i) };
                let new = self.plain(v, &mut i);
                let elem = self.pointee(pointer_ty);
                let ty = self.pair(elem);
                (Op::CmpXchg { pointer, compare, new, success: at(v, i + 1), failure: at(v, i + 3) }, ty)
            }
            _ => return None,
        };
        self.has_fields(&op, v.len(), i).then_some((op, Some(ty)))
    }

    fn gep(&mut self, v: &[u64]) -> (Op, u32) {
        let (inbounds, stated) = (at(v, 0) != 0, self.stated_type(at(v, 1)));
        let mut i = 2;
        let (first, base) = match v.len() {
            0..=2 => (None, self.void()),
            _ => {
                let (value, ty) = self.typed(v, &mut i);
                (Some(value), ty)
            }
        };
        let operands = self.rest(first, v, i, 0);
        let source = stated.unwrap_or_else(|| self.pointee(base));
        let ty = self.address(base, source, operands);
        (Op::Gep { inbounds, source, operands }, ty)
    }

    /// The operands that a record has from an index on, after one that was read: so many without types, the rest with.
    fn rest(&mut self, first: Option<u32>, v: &[u64], mut i: usize, plain: usize) -> List {
        let begin = self.func.begin_list();
        first.into_iter().for_each(|value| self.func.push(value));
        let untyped = v.get(i..).unwrap_or(&[]);
        for &relative in &untyped[..plain.min(untyped.len())] {
            let value = self.absolute(relative);
            self.func.push(value);
        }
        i += plain;
        while i < v.len() {
            let value = self.typed(v, &mut i).0;
            self.func.push(value);
        }
        self.func.end_list(begin)
    }

    /// The indices that a record has from one of its values on; none that is so large belongs to any type.
    fn indices(&mut self, v: &[u64], from: usize) -> List {
        let numbers = v.get(from..).unwrap_or(&[]);
        self.func.add_list(numbers.iter().map(|&index| u32::try_from(index).unwrap_or(u32::MAX)))
    }

    fn call(&mut self, v: &[u64]) -> (Op, u32) {
        let (attributes, convention) = (at(v, 0), at(v, 1));
        let mut i = 2;
        let explicit = convention >> 15 & 1 != 0;
        let stated = at(v, 2) as u32;
        i += usize::from(explicit);
        let (callee, callee_ty) = self.typed(v, &mut i);
        let ty = if explicit { stated } else { self.pointee(callee_ty) };
        let (ret, params) = match self.module.ty(ty) {
            Ty::Function { ret, params, .. } => (*ret, params.len()),
            _ => (self.void(), v.len().saturating_sub(i)),
        };
        let arguments = self.rest(None, v, i, params);
        (Op::Call { callee, ty, arguments, attributes, tail: convention & 1 != 0 }, ret)
    }

    // Types of results.

    fn find(&mut self, wanted: Ty) -> u32 {
        self.module.find_type(wanted)
    }

    fn void(&mut self) -> u32 {
        self.module.void_type()
    }

    /// A type that a record states; LLVM takes the pointer's where the table has no such row.
    fn stated_type(&self, number: u64) -> Option<u32> {
        u32::try_from(number).ok().filter(|&ty| ty < self.module.declared_types)
    }

    fn pointee(&self, ty: u32) -> u32 {
        match self.module.ty(ty) {
            Ty::Pointer { to, .. } => *to,
            _ => ty,
        }
    }

    fn element(&self, ty: u32) -> u32 {
        match self.module.ty(ty) {
            Ty::Vector { elem, .. } | Ty::Array { elem, .. } => *elem,
            _ => ty,
        }
    }

    fn member(&self, ty: u32, index: u32) -> u32 {
        match self.module.ty(ty) {
            Ty::Struct { fields, .. } => fields.get(index as usize).copied().unwrap_or(0),
            _ => self.element(ty),
        }
    }

    fn bool_like(&mut self, ty: u32) -> u32 {
        let bit = self.module.bit_type();
        match *self.module.ty(ty) {
            Ty::Vector { len, .. } => self.find(Ty::Vector { len, elem: bit }),
            _ => bit,
        }
    }

    fn shuffled(&mut self, ty: u32, mask: u32) -> u32 {
        match (self.module.ty(ty).clone(), self.module.ty(mask).clone()) {
            (Ty::Vector { elem, .. }, Ty::Vector { len, .. }) => self.find(Ty::Vector { len, elem }),
            _ => ty,
        }
    }

    fn pair(&mut self, elem: u32) -> u32 {
        let bit = self.module.bit_type();
        self.find(Ty::Struct { name: None, fields: vec![elem, bit], packed: false })
    }

    fn address(&mut self, base: u32, source: u32, operands: List) -> u32 {
        let mut ty = source;
        for &index in self.func.list(operands).get(2..).unwrap_or(&[]) {
            let index = self.module.int(Some(&self.func), index).unwrap_or(0);
            ty = self.member(ty, u32::try_from(index).unwrap_or(u32::MAX));
        }
        let space = match self.module.ty(base) {
            Ty::Pointer { space, .. } => *space,
            _ => 0,
        };
        self.module.pointer_type(ty, space)
    }
}

fn is_terminator(op: &Op) -> bool {
    matches!(op, Op::Branch { .. } | Op::CondBranch { .. } | Op::Switch { .. } | Op::Ret(_) | Op::Unreachable)
}
