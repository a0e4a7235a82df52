//! Addresses in the words of the type that memory has: other front ends compute them in bytes, take the first member
//! through the address of the whole, copy structures as runs of bytes, and take bits as another type.
//!
//! Afterwards a `getelementptr` steps through the type of what it starts at, an access has the type of what is there, and
//! copies are loads and stores. What has no such form is left for the target to judge; buffers that are addressed by
//! byte stay so. Work is linear in instructions, and for copies in the scalars copied, which are bounded.

mod linear;
mod runs;

use crate::kinds;
use smallvec::SmallVec;
use trefoil_ir::{
    ConstKind, Context, Cursor, Dialect, EntityMap, Error, Flags, FuncId, Function, HashMap, InstId,
    Intrinsic, LayoutRule, Loc, Opcode, ResourceKind, Type, TypeId, Value, ValueKind,
};

/// Most scalars and vectors that one copy may move.
const MAX_LEAVES: usize = 4096;

/// Members to step through.
type Path = SmallVec<[u32; 6]>;

/// What a run of bytes is done to.
#[derive(Clone, Copy, PartialEq)]
enum Run {
    Copy,
    Set,
}

/// Rewrites the addresses, accesses and copies of a function. Copies whose ends are not known yet stay, unless they
/// `must` go.
///
/// # Errors
/// When a copy must go and moves bytes between things of different make.
pub fn run(
    ctx: &mut Context,
    functions: &EntityMap<FuncId, Function>,
    func: &mut Function,
    must: bool,
) -> Result<(), Error> {
    let mut runs: HashMap<FuncId, Run> = HashMap::default();
    for (id, f) in functions.iter().filter(|(_, f)| f.is_declaration()) {
        let name = ctx.name(f.name);
        if name.starts_with("llvm.memcpy") || name.starts_with("llvm.memmove") {
            runs.insert(id, Run::Copy);
        } else if name.starts_with("llvm.memset") {
            runs.insert(id, Run::Set);
        }
    }
    let mut parts = HashMap::default();
    for block in func.layout.clone() {
        let (old, cursor) = Cursor::rebuild(func, block);
        let mut pass = Addresses { ctx, cursor, parts: &mut parts };
        for inst in old {
            pass.cursor.at_inst(inst);
            match pass.cursor.func.insts[inst].op {
                Opcode::Gep => pass.gep(inst),
                Opcode::Load => pass.load(inst),
                Opcode::Store => pass.store(inst),
                Opcode::AtomicRmw | Opcode::CmpXchg => pass.atomic(inst),
                Opcode::Trunc => pass.truncate(inst),
                Opcode::LShr => pass.shift(inst),
                Opcode::Call => {
                    let callee = pass.cursor.func.operands(inst).last().and_then(|v| v.as_func());
                    let done = match callee.and_then(|f| runs.get(&f)) {
                        Some(Run::Copy) => pass.copy(inst),
                        Some(Run::Set) => pass.set(inst),
                        None => {
                            pass.cursor.keep(inst);
                            continue;
                        }
                    };
                    match done {
                        Ok(()) => {}
                        Err(error) if must => return Err(error),
                        Err(_) => pass.cursor.keep(inst),
                    }
                }
                _ => pass.cursor.keep(inst),
            }
        }
    }
    Ok(())
}

/// Copies the value of type `ty` at one address to another, at a cursor: for arguments that are passed as copies.
///
/// # Errors
/// When it is too large.
pub fn copy_value(
    ctx: &mut Context,
    cursor: Cursor<'_>,
    ty: TypeId,
    from: Value,
    to: Value,
) -> Result<(), Error> {
    let mut parts = HashMap::default();
    let mut pass = Addresses { ctx, cursor, parts: &mut parts };
    let mut leaves = Vec::new();
    let fits = pass.leaves(ty, &mut Path::new(), &mut leaves);
    for (path, leaf) in leaves.iter().filter(|_| fits) {
        let source = pass.step(ty, from, path);
        let value = pass.emit(Opcode::Load, *leaf, &[source], 0);
        let target = pass.step(ty, to, path);
        pass.emit(Opcode::Store, TypeId::VOID, &[value, target], 0);
    }
    if fits { Ok(()) } else { Err(Error::new(pass.cursor.loc(), &kinds::COPY_TOO_LARGE)) }
}

struct Addresses<'a, 'f> {
    ctx: &'a mut Context,
    /// Where the current block is rebuilt, at the place of the current instruction.
    cursor: Cursor<'f>,
    /// The integers that were made of several values in memory.
    parts: &'a mut HashMap<InstId, runs::Parts>,
}

impl Addresses<'_, '_> {
    fn emit(&mut self, op: Opcode, ty: TypeId, operands: &[Value], data: u32) -> Value {
        self.cursor.inst(op, ty, operands, data, Flags::NONE).into()
    }

    /// What is at an address, when that is known and not a run of bytes.
    fn pointee(&self, value: Value) -> Option<TypeId> {
        match value.kind() {
            ValueKind::Global(g) => Some(self.ctx.globals[g].ty),
            ValueKind::Inst(i) => {
                let inst = &self.cursor.func.insts[i];
                match inst.op {
                    Opcode::Alloca => Some(inst.data_type()),
                    Opcode::Gep => {
                        let operands = self.cursor.func.operands(i);
                        // Buffers lie as they like below their element: they are addressed by byte.
                        self.pointee(operands[0])?;
                        gep_type(self.ctx, inst.data_type(), operands)
                    }
                    Opcode::Intrinsic if inst.is_intrinsic(Intrinsic::GetPointer) => self.element(i),
                    Opcode::Intrinsic if inst.is_intrinsic(Intrinsic::SpirvVariable) => self.variable_type(i),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The type of a variable with a storage class of its own.
    fn variable_type(&self, variable: InstId) -> Option<TypeId> {
        let held = *self.cursor.func.operands(variable).get(1)?;
        Some(self.cursor.func.value_type(self.ctx, held))
    }

    /// The element at a resource's pointer, where elements have a format.
    fn element(&self, pointer: InstId) -> Option<TypeId> {
        let handle = *self.cursor.func.operands(pointer).first()?;
        let ty = self.ctx.types.as_resource(self.cursor.func.value_type(self.ctx, handle))?;
        let typed = ty.kind.is_texture() || ty.kind == ResourceKind::TypedBuffer;
        // SPIR-V addresses buffers by their types, other targets by byte.
        let stepped = self.ctx.dialect == Dialect::Spirv
            && matches!(ty.kind, ResourceKind::StructuredBuffer | ResourceKind::CBuffer);
        (typed || stepped).then_some(ty.element)
    }

    fn size(&self, ty: TypeId) -> u32 {
        LayoutRule::Scalar.stride(self.ctx, ty)
    }

    /// Whether a type is bytes, as addresses are counted in.
    fn is_bytes(&self, ty: TypeId) -> bool {
        match *self.ctx.types.get(ty) {
            Type::Int(8) => true,
            Type::Array { elem, .. } => elem == TypeId::I8,
            _ => false,
        }
    }

    /// The address of a member.
    fn step(&mut self, ty: TypeId, base: Value, path: &[u32]) -> Value {
        if path.is_empty() {
            return base;
        }
        let mut operands: SmallVec<[Value; 8]> = smallvec::smallvec![base, self.ctx.i32(0)];
        for &member in path {
            operands.push(self.ctx.i32(member));
        }
        let pointer = self.cursor.func.value_type(self.ctx, base);
        self.emit(Opcode::Gep, pointer, &operands, ty.as_u32())
    }

    /// The member of `ty` that starts at a byte: of the type wanted, or the largest when bytes are wanted.
    fn member_at(&self, mut ty: TypeId, mut offset: u32, wanted: Option<TypeId>) -> Option<Path> {
        let mut path = Path::new();
        loop {
            if offset == 0 && wanted.is_none_or(|w| w == ty) {
                return Some(path);
            }
            let (index, member, start) = match self.ctx.types.get(ty) {
                Type::Struct { fields, .. } => {
                    let starts = |i: u32| self.ctx.member_offset(LayoutRule::Scalar, ty, i);
                    let index = (0..fields.len() as u32).rev().find(|&i| starts(i) <= offset)?;
                    (index, fields[index as usize], starts(index))
                }
                Type::Array { elem, len } | Type::Vector { elem, len } => {
                    let stride = self.size(*elem).max(1);
                    let index = offset / stride;
                    if index >= *len {
                        return None;
                    }
                    (index, *elem, index * stride)
                }
                _ => return None,
            };
            path.push(index);
            offset -= start;
            ty = member;
        }
    }

    /// The array within first members whose elements take that many bytes.
    fn array_of(&self, mut ty: TypeId, size: u32) -> Option<(Path, TypeId)> {
        let mut path = Path::new();
        loop {
            match self.ctx.types.get(ty) {
                Type::Array { elem, .. } | Type::Vector { elem, .. } if self.size(*elem) == size => {
                    return Some((path, *elem));
                }
                Type::Array { elem, .. } => ty = *elem,
                Type::Struct { fields, .. } => ty = *fields.first()?,
                _ => return None,
            }
            path.push(0);
        }
    }

    fn gep(&mut self, inst: InstId) {
        let i = self.cursor.func.insts[inst];
        let operands: SmallVec<[Value; 8]> = self.cursor.func.operands(inst).into();
        let source = i.data_type();
        let (Some(&base), Some(&first)) = (operands.first(), operands.get(1)) else {
            self.cursor.keep(inst);
            return;
        };
        // SPIR-V reaches a neighbouring element only through the array that holds both.
        let passes_on = self.ctx.dialect == Dialect::Spirv
            && (self.ctx.as_int(first) != Some(0) || steps_past(self.ctx, source, &operands[2..]));
        if passes_on && self.pointee(base).is_some() && self.restart(inst).is_some() {
            self.cursor.keep(inst);
            return;
        }
        if let Some(ty) = self.pointee(base).filter(|&ty| ty != source) {
            match self.typed_indices(ty, source, first, &operands[2..]) {
                Some((source, indices)) => {
                    let mut all: SmallVec<[Value; 8]> = smallvec::smallvec![base];
                    all.extend(indices);
                    self.cursor.func.replace(inst, Opcode::Gep, i.ty, &all, source.as_u32(), i.flags);
                }
                None => _ = self.restart(inst),
            }
        }
        self.cursor.keep(inst);
    }

    /// Indices through `ty` for steps through another type from the same address.
    fn typed_indices(
        &mut self,
        ty: TypeId,
        source: TypeId,
        first: Value,
        rest: &[Value],
    ) -> Option<(TypeId, SmallVec<[Value; 8]>)> {
        let bytes = self.is_bytes(source);
        let size = self.size(source);
        if bytes && !rest.is_empty() {
            return None;
        }
        let mut indices: SmallVec<[Value; 8]> = SmallVec::new();
        if let Some(count) = self.ctx.as_int(first) {
            let offset = (count as u32).wrapping_mul(size);
            if let Some(path) = self.member_at(ty, offset, (!bytes).then_some(source)) {
                indices.push(self.ctx.i32(0));
                for member in path {
                    indices.push(self.ctx.i32(member));
                }
                indices.extend_from_slice(rest);
                return Some((ty, indices));
            }
            let whole = self.size(ty).max(1);
            let stays = bytes && (offset as i32) % (whole as i32) == 0;
            return stays.then(|| {
                indices.push(self.ctx.i32(((offset as i32) / whole as i32) as u32));
                (ty, indices)
            });
        }
        let (count, size) = if bytes { self.count_of(first, size)? } else { (first, size) };
        if self.size(ty) == size && rest.is_empty() {
            return Some((ty, smallvec::smallvec![count]));
        }
        let (path, elem) = self.array_of(ty, size)?;
        if elem != source && !rest.is_empty() {
            return None;
        }
        indices.push(self.ctx.i32(0));
        for member in path {
            indices.push(self.ctx.i32(member));
        }
        indices.push(count);
        indices.extend_from_slice(rest);
        Some((ty, indices))
    }

    /// A number of bytes as a number of elements: what it was before it was scaled.
    fn count_of(&self, bytes: Value, size: u32) -> Option<(Value, u32)> {
        if size > 1 {
            return Some((bytes, size));
        }
        let inst = bytes.as_inst()?;
        let &[value, by] = self.cursor.func.operands(inst) else { return None };
        let by = self.ctx.as_int(by)? as u32;
        match self.cursor.func.insts[inst].op {
            Opcode::Mul => Some((value, by)),
            Opcode::Shl if by < 32 => Some((value, 1 << by)),
            _ => None,
        }
    }

    // Accesses.

    /// The address whose type an access of `wanted` has: the first member of that type or size within.
    fn place(&mut self, pointer: Value, wanted: TypeId) -> Option<(Value, TypeId)> {
        let whole = self.pointee(pointer)?;
        let (mut ty, mut path) = (whole, Path::new());
        let bits = |ty| self.ctx.types.scalar_bits(ty) * self.ctx.types.lanes(ty);
        loop {
            let plain = bits(ty) != 0;
            if ty == wanted || (plain && bits(ty) == bits(wanted)) {
                break;
            }
            ty = match self.ctx.types.get(ty) {
                Type::Array { elem, .. } | Type::Vector { elem, .. } => *elem,
                Type::Struct { fields, .. } => *fields.first()?,
                _ => return None,
            };
            path.push(0);
        }
        let place = self.step(whole, pointer, &path);
        Some((place, ty))
    }

    /// The addresses of the elements that a vector lies over, when memory has an array or a longer vector there.
    fn spread(&mut self, pointer: Value, vector: TypeId) -> Option<SmallVec<[Value; 4]>> {
        let Type::Vector { elem, len } = *self.ctx.types.get(vector) else { return None };
        let mut whole = self.pointee(pointer)?;
        let mut base = pointer;
        // The address may be that of the first element already.
        if whole == elem
            && let Some(inst) = pointer.as_inst()
            && self.cursor.func.insts[inst].op == Opcode::Gep
        {
            let operands: SmallVec<[Value; 8]> = self.cursor.func.operands(inst).into();
            let source = self.cursor.func.insts[inst].data_type();
            let (&last, before) = operands.split_last()?;
            let parent = gep_type(self.ctx, source, before)?;
            if before.len() < 2 {
                return None;
            }
            let ty = self.cursor.func.insts[inst].ty;
            base = self.emit(Opcode::Gep, ty, before, source.as_u32());
            whole = parent;
            let start = last;
            return self.elements(whole, base, Some(start), elem, len);
        }
        self.elements(whole, base, None, elem, len)
    }

    fn elements(
        &mut self,
        whole: TypeId,
        base: Value,
        start: Option<Value>,
        elem: TypeId,
        len: u32,
    ) -> Option<SmallVec<[Value; 4]>> {
        let (path, found) = self.array_of(whole, self.size(elem))?;
        if found != elem {
            return None;
        }
        let pointer = self.cursor.func.value_type(self.ctx, base);
        let mut out = SmallVec::new();
        for i in 0..len {
            let mut operands: SmallVec<[Value; 8]> = smallvec::smallvec![base, self.ctx.i32(0)];
            for &member in &path {
                operands.push(self.ctx.i32(member));
            }
            let by = self.ctx.i32(i);
            operands.push(match start.map(|s| (s, self.ctx.as_int(s))) {
                None => by,
                Some((_, Some(known))) => self.ctx.i32(known as u32 + i),
                Some((start, None)) => {
                    let ty = self.cursor.func.value_type(self.ctx, start);
                    let by = self.ctx.int(ty, u64::from(i));
                    self.emit(Opcode::Add, ty, &[start, by], 0)
                }
            });
            out.push(self.emit(Opcode::Gep, pointer, &operands, whole.as_u32()));
        }
        Some(out)
    }

    fn load(&mut self, inst: InstId) {
        let i = self.cursor.func.insts[inst];
        let pointer = self.cursor.func.operands(inst)[0];
        if self.pointee(pointer).is_none_or(|ty| ty == i.ty) {
            self.cursor.keep(inst);
            return;
        }
        if let Some((place, ty)) = self.place(pointer, i.ty) {
            if ty == i.ty {
                self.cursor.func.operands_mut(inst)[0] = place;
                self.cursor.keep(inst);
                return;
            }
            let value = self.emit(Opcode::Load, ty, &[place], 0);
            self.cursor.func.replace(inst, Opcode::BitCast, i.ty, &[value], 0, Flags::NONE);
            self.cursor.keep(inst);
            return;
        }
        let Some(places) = self.spread(pointer, i.ty) else {
            if !self.load_run(inst, pointer) {
                self.cursor.keep(inst);
            }
            return;
        };
        let elem = self.ctx.types.scalar(i.ty);
        let mut vector = self.ctx.poison(i.ty);
        let last = places.len() - 1;
        for (n, place) in places.into_iter().enumerate() {
            let lane = self.emit(Opcode::Load, elem, &[place], 0);
            let at = self.ctx.i32(n as u32);
            if n == last {
                self.cursor.func.replace(
                    inst,
                    Opcode::InsertElement,
                    i.ty,
                    &[vector, lane, at],
                    0,
                    Flags::NONE,
                );
                self.cursor.keep(inst);
            } else {
                vector = self.emit(Opcode::InsertElement, i.ty, &[vector, lane, at], 0);
            }
        }
    }

    fn store(&mut self, inst: InstId) {
        let &[value, pointer] = self.cursor.func.operands(inst) else { return };
        let ty = self.cursor.func.value_type(self.ctx, value);
        if self.pointee(pointer).is_none_or(|there| there == ty) {
            self.cursor.keep(inst);
            return;
        }
        if let Some((place, there)) = self.place(pointer, ty) {
            let value = if there == ty { value } else { self.emit(Opcode::BitCast, there, &[value], 0) };
            self.cursor.func.set_operands(inst, &[value, place]);
            self.cursor.keep(inst);
            return;
        }
        let Some(places) = self.spread(pointer, ty) else {
            if !self.store_run(value, pointer) {
                self.cursor.keep(inst);
            }
            return;
        };
        let elem = self.ctx.types.scalar(ty);
        for (n, place) in places.into_iter().enumerate() {
            let at = self.ctx.i32(n as u32);
            let lane = self.emit(Opcode::ExtractElement, elem, &[value, at], 0);
            self.emit(Opcode::Store, TypeId::VOID, &[lane, place], 0);
        }
    }

    fn atomic(&mut self, inst: InstId) {
        let &[pointer, value, ..] = self.cursor.func.operands(inst) else { return };
        let ty = self.cursor.func.value_type(self.ctx, value);
        if self.pointee(pointer).is_some_and(|there| there != ty)
            && let Some((place, there)) = self.place(pointer, ty)
            && there == ty
        {
            self.cursor.func.operands_mut(inst)[0] = place;
        }
        self.cursor.keep(inst);
    }

    // Runs of bytes.

    /// The scalars and vectors of a type with their index paths; `false` when there are too many.
    fn leaves(&self, ty: TypeId, path: &mut Path, out: &mut Vec<(Path, TypeId)>) -> bool {
        let members = match self.ctx.types.get(ty) {
            Type::Struct { fields, .. } => fields.len() as u32,
            Type::Array { len, .. } => *len,
            _ => {
                out.push((path.clone(), ty));
                return out.len() <= MAX_LEAVES;
            }
        };
        let in_struct = matches!(self.ctx.types.get(ty), Type::Struct { .. });
        (0..members).all(|i| {
            let Some(member) = self.ctx.types.member(ty, i) else { return false };
            // HLSL has no bytes: in a structure they are what lies between its members.
            if in_struct && self.is_bytes(member) {
                return true;
            }
            path.push(i);
            let fits = self.leaves(member, path, out);
            path.pop();
            fits
        })
    }

    /// The thing in which that many bytes lie from an address on, and where in it they begin: the address may be that of a member. None
    /// where the bytes run past a member that is chosen at run time.
    fn whole(&self, mut pointer: Value, size: u64) -> Option<(Value, Option<TypeId>, u64)> {
        let mut start = 0;
        loop {
            let ty = self.pointee(pointer);
            if ty.is_none_or(|ty| u64::from(self.size(ty)) >= size.saturating_add(start)) {
                return Some((pointer, ty, start));
            }
            match pointer.as_inst().filter(|&i| self.cursor.func.insts[i].op == Opcode::Gep) {
                Some(gep) => {
                    let (base, offset) = self.member_start(gep)?;
                    (pointer, start) = (base, offset.saturating_add(start));
                }
                None => return Some((pointer, ty, start)),
            }
        }
    }

    /// What the address of a member is computed from, and the member's first byte in it, where no index is known at run time alone.
    fn member_start(&self, gep: InstId) -> Option<(Value, u64)> {
        let &[base, first, ref indices @ ..] = self.cursor.func.operands(gep) else { return None };
        let (mut ty, mut start) = (self.cursor.func.insts[gep].data_type(), 0);
        for &index in indices.iter().filter(|_| self.ctx.as_int(first) == Some(0)) {
            let index = u32::try_from(self.ctx.as_int(index)?).ok()?;
            start += u64::from(self.ctx.member_offset(LayoutRule::Scalar, ty, index));
            ty = self.ctx.types.member(ty, index)?;
        }
        (self.ctx.as_int(first) == Some(0)).then_some((base, start))
    }

    /// Whether so many bytes lie at an address in a buffer that is addressed by byte, in one element where it has elements.
    fn is_in_buffer(&self, mut pointer: Value, len: u64) -> bool {
        while let Some(inst) = pointer.as_inst() {
            let i = &self.cursor.func.insts[inst];
            let operands = self.cursor.func.operands(inst);
            if i.op == Opcode::Gep {
                pointer = operands[0];
                continue;
            }
            let handle = operands.first().filter(|_| i.is_intrinsic(Intrinsic::GetPointer));
            let ty = handle.map(|&handle| self.cursor.func.value_type(self.ctx, handle));
            let Some(ty) = ty.and_then(|ty| self.ctx.types.as_resource(ty)) else { return false };
            return match ty.kind {
                ResourceKind::RawBuffer => true,
                ResourceKind::StructuredBuffer if self.element(inst).is_none() => {
                    u64::from(self.size(ty.element)) >= len
                }
                _ => false,
            };
        }
        false
    }

    /// Whether a type is the same all along: an array of numbers or vectors.
    fn is_even(&self, ty: TypeId) -> bool {
        let Type::Array { elem, .. } = *self.ctx.types.get(ty) else { return false };
        !matches!(self.ctx.types.get(elem), Type::Array { .. } | Type::Struct { .. })
    }

    /// That many bytes as words, where they are whole ones.
    fn words(&mut self, len: u64) -> Option<TypeId> {
        let count = u32::try_from(len / 4).ok().filter(|&count| len.is_multiple_of(4) && count > 0)?;
        Some(self.ctx.types.array(TypeId::I32, count))
    }

    fn copy(&mut self, inst: InstId) -> Result<(), Error> {
        let operands: SmallVec<[Value; 5]> = self.cursor.func.operands(inst).into();
        let loc = self.cursor.func.loc(inst);
        let &[to, from, len, ..] = &operands[..] else { return Err(odd(loc)) };
        let Some(len) = self.ctx.as_int(len) else { return Err(odd(loc)) };
        let (Some((to, target, to_start)), Some((from, source, from_start))) =
            (self.whole(to, len), self.whole(from, len))
        else {
            return Err(odd(loc));
        };
        // Memory that is addressed by byte takes the form of the other side; two buffers are copied by words.
        let words =
            if self.is_in_buffer(to, len) && self.is_in_buffer(from, len) { self.words(len) } else { None };
        let target = target.or(source).or(words);
        let (Some(target), Some(source)) = (target, source.or(target)) else { return Err(odd(loc)) };
        let is_same = (target, to_start) == (source, from_start);
        let are_even = self.is_even(target) && self.is_even(source);
        if !(is_same || are_even || (to_start, from_start) == (0, 0)) {
            return Err(odd(loc));
        }
        let (to_leaves, from_leaves) =
            (self.leaves_from(target, to_start, len, loc)?, self.leaves_from(source, from_start, len, loc)?);
        let alike = to_leaves.len() == from_leaves.len()
            && to_leaves.iter().zip(&from_leaves).all(|(a, b)| a.1 == b.1);
        if !alike {
            return Err(odd(loc));
        }
        // What may overlap is all read before any of it is written.
        let chunk = if to == from || words.is_some() { to_leaves.len().max(1) } else { 1 };
        for (to_leaves, from_leaves) in to_leaves.chunks(chunk).zip(from_leaves.chunks(chunk)) {
            let mut values = SmallVec::<[Value; 8]>::new();
            for (path, ty) in from_leaves {
                let place = self.step(source, from, path);
                values.push(self.emit(Opcode::Load, *ty, &[place], 0));
            }
            for ((path, _), value) in to_leaves.iter().zip(values) {
                let place = self.step(target, to, path);
                self.emit(Opcode::Store, TypeId::VOID, &[value, place], 0);
            }
        }
        Ok(())
    }

    /// The scalars and vectors within so many bytes of a type from one on; of a vector that lies there in part, its first lanes.
    fn leaves_from(&self, ty: TypeId, start: u64, len: u64, loc: Loc) -> Result<Vec<(Path, TypeId)>, Error> {
        let len = len.saturating_add(start);
        let mut leaves = Vec::new();
        if !self.leaves(ty, &mut Path::new(), &mut leaves) {
            return Err(Error::new(loc, &kinds::COPY_TOO_LARGE));
        }
        let (mut skipped, mut kept, mut end) = (0, 0, 0u64);
        let mut lanes = Vec::new();
        for (path, leaf) in &leaves {
            let mut at = 0;
            let mut within = ty;
            for &member in path {
                at += self.ctx.member_offset(LayoutRule::Scalar, within, member);
                within = self.ctx.types.member(within, member).unwrap_or(within);
            }
            if u64::from(at) >= len {
                break;
            }
            if u64::from(at) < start {
                (skipped, kept) = (skipped + 1, kept + 1);
                let after = u64::from(at) + u64::from(LayoutRule::Scalar.size(self.ctx, *leaf));
                if after > start {
                    return Err(odd(loc));
                }
                continue;
            }
            end = u64::from(at) + u64::from(LayoutRule::Scalar.size(self.ctx, *leaf));
            if end > len
                && let Type::Vector { elem, .. } = *self.ctx.types.get(*leaf)
            {
                let lane = u64::from(self.size(elem).max(1));
                let count = (len - u64::from(at)) / lane;
                let lane_path = |n| path.iter().copied().chain([n]).collect();
                lanes.extend((0..count as u32).map(|n| (lane_path(n), elem)));
                end = u64::from(at) + count * lane;
                if end != len {
                    return Err(odd(loc));
                }
                break;
            }
            kept += 1;
        }
        if end > len {
            return Err(odd(loc));
        }
        leaves.truncate(kept);
        leaves.drain(..skipped);
        leaves.append(&mut lanes);
        Ok(leaves)
    }

    fn set(&mut self, inst: InstId) -> Result<(), Error> {
        let operands: SmallVec<[Value; 5]> = self.cursor.func.operands(inst).into();
        let loc = self.cursor.func.loc(inst);
        let &[to, byte, len, ..] = &operands[..] else { return Err(odd(loc)) };
        let undefined = byte.as_const().map(|c| &self.ctx.consts.get(c).kind);
        if matches!(undefined, Some(ConstKind::Undef | ConstKind::Poison)) {
            return Ok(());
        }
        let (Some(0), Some(len)) = (self.ctx.as_int(byte), self.ctx.as_int(len)) else {
            return Err(odd(loc));
        };
        let Some((to, target, start)) = self.whole(to, len) else { return Err(odd(loc)) };
        let words = if self.is_in_buffer(to, len) { self.words(len) } else { None };
        let Some(target) = target.or(words) else { return Err(odd(loc)) };
        for (path, ty) in self.leaves_from(target, start, len, loc)? {
            let zero = self.ctx.zero(ty);
            let place = self.step(target, to, &path);
            self.emit(Opcode::Store, TypeId::VOID, &[zero, place], 0);
        }
        Ok(())
    }
}

fn odd(loc: Loc) -> Error {
    Error::new(loc, &kinds::PARTIAL_VALUE_BYTES)
}

/// Whether a known index, of steps through a type, is none of its array's or vector's.
fn steps_past(ctx: &Context, source: TypeId, path: &[Value]) -> bool {
    let mut ty = source;
    path.iter().any(|&index| {
        let known = ctx.as_int(index).map(|n| n as u32);
        let (member, is_past) = match *ctx.types.get(ty) {
            Type::Array { elem, len } => (Some(elem), len != 0 && known.is_some_and(|n| n >= len)),
            Type::Vector { elem, len } => (Some(elem), known.is_some_and(|n| n >= len)),
            _ => (known.and_then(|n| ctx.types.member(ty, n)), false),
        };
        ty = member.unwrap_or(ty);
        is_past
    })
}

/// What an address computed from `source` points to; none when it steps out of the type.
fn gep_type(ctx: &Context, source: TypeId, operands: &[Value]) -> Option<TypeId> {
    let mut ty = source;
    for &index in operands.get(2..)? {
        ty = match ctx.types.get(ty) {
            Type::Struct { fields, .. } => *fields.get(ctx.as_int(index)? as usize)?,
            Type::Array { elem, .. } | Type::Vector { elem, .. } => *elem,
            _ => return None,
        };
    }
    Some(ty)
}
