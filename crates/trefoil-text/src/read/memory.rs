//! Instructions on memory.

use super::body::Body;
use super::inst::Parsed;
use super::kinds;
use super::lex::Kind;
use super::{P, Reader};
use smallvec::SmallVec;
use trefoil_ir::ids::TypeId;
use trefoil_ir::opcode::{AtomicOp, Flags, Opcode, Ordering};
use trefoil_ir::types::Type;
use trefoil_ir::value::Value;

/// Greatest alignment, as LLVM has it.
const MAX_ALIGN: u32 = 1 << 31;

impl Reader<'_> {
    /// `alloca [inalloca] T [, i32 n] [, align a] [, addrspace(s)]`
    pub(super) fn alloca(&mut self) -> P<Parsed> {
        if self.is_word("inalloca") || self.is_word("swifterror") {
            return self.expected("a type");
        }
        let mut ty = self.in_memory()?;
        let (mut align, mut space) = (0, 0);
        while self.is_mark(b',') && self.kind_after(1) != Kind::MetaName {
            self.pos += 1;
            if self.is_word("align") {
                align = self.align()?;
            } else if self.is_word("addrspace") {
                space = self.address_space()?;
            } else {
                let start = self.pos;
                let count = self.typed_constant();
                let count = count.ok().and_then(|c| self.m.ctx.consts.as_int(c));
                match count.and_then(|n| u32::try_from(n).ok()) {
                    Some(1) => {}
                    Some(n) => ty = self.m.ctx.types.array(ty, n),
                    None => {
                        self.pos = start;
                        return self.fail(&kinds::DYNAMIC_ALLOCA);
                    }
                }
            }
        }
        let ptr = self.m.ctx.types.ptr(space);
        let flags = Flags::of_alloca_align(align);
        Ok(Parsed { data: ty.as_u32(), flags, ..Parsed::new(Opcode::Alloca, ptr, SmallVec::new()) })
    }

    /// The type of what lies in memory.
    fn in_memory(&mut self) -> P<TypeId> {
        let ty = self.sized()?;
        self.m.ctx.bool_memory |= self.m.ctx.types.holds(ty, TypeId::I1);
        Ok(ty)
    }

    /// `align n`
    fn align(&mut self) -> P<u32> {
        self.word("align")?;
        let align = self.number()?;
        match u32::try_from(align) {
            Ok(align) if align.is_power_of_two() && align <= MAX_ALIGN => Ok(align),
            _ => {
                self.pos -= 1;
                self.expected("an alignment: a power of two")
            }
        }
    }

    /// `, align n`, when it stands here; 0 otherwise.
    fn trailing_align(&mut self) -> P<u32> {
        if !self.is_mark(b',') || self.kind_after(1) != Kind::Word {
            return Ok(0);
        }
        self.pos += 1;
        self.align()
    }

    /// `[syncscope("s")] ordering`
    fn ordering(&mut self) -> P<Ordering> {
        if self.take_word("syncscope") {
            // Shaders' atomics are for the whole device or group, which the address says.
            self.mark(b'(')?;
            self.string()?;
            self.mark(b')')?;
        }
        match self.peek_word().and_then(Ordering::from_name) {
            Some(ordering) => {
                self.pos += 1;
                Ok(ordering)
            }
            None => self.expected("an ordering of memory"),
        }
    }

    fn volatile(&mut self) -> Flags {
        if self.take_word("volatile") { Flags::VOLATILE } else { Flags::NONE }
    }

    /// An address: `ptr value`.
    fn pointer(&mut self, body: &mut Body) -> P<(TypeId, Value)> {
        let start = self.pos;
        let (ty, value) = self.typed(body)?;
        if !self.m.ctx.types.is_ptr(ty) {
            self.pos = start;
            return self.expected("an address");
        }
        Ok((ty, value))
    }

    /// `load [atomic] [volatile] T, ptr p [ordering] [, align a]`
    pub(super) fn load(&mut self, body: &mut Body) -> P<Parsed> {
        let atomic = self.take_word("atomic");
        let mut flags = self.volatile();
        let ty = self.in_memory()?;
        self.mark(b',')?;
        let (_, pointer) = self.pointer(body)?;
        if atomic {
            flags = flags.with_ordering(self.ordering()?);
        }
        let data = self.trailing_align()?;
        Ok(Parsed { flags, data, ..Parsed::new(Opcode::Load, ty, [pointer].as_slice()) })
    }

    /// `store [atomic] [volatile] T v, ptr p [ordering] [, align a]`
    pub(super) fn store(&mut self, body: &mut Body) -> P<Parsed> {
        let atomic = self.take_word("atomic");
        let mut flags = self.volatile();
        let ty = self.in_memory()?;
        let value = self.value(body, ty)?;
        self.mark(b',')?;
        let (_, pointer) = self.pointer(body)?;
        if atomic {
            flags = flags.with_ordering(self.ordering()?);
        }
        let data = self.trailing_align()?;
        Ok(Parsed { flags, data, ..Parsed::new(Opcode::Store, TypeId::VOID, [value, pointer].as_slice()) })
    }

    /// `getelementptr [inbounds] [nusw] [nuw] T, ptr p, indices…`
    pub(super) fn gep(&mut self, body: &mut Body) -> P<Parsed> {
        let flags = self.flags(Opcode::Gep);
        if self.is_word("inrange") {
            return self.fail(&kinds::INRANGE);
        }
        let source = self.sized()?;
        self.mark(b',')?;
        let start = self.pos;
        let (pointer, base) = self.pointer(body)?;
        let mut operands = vec![base];
        let mut types = self.more(body, &mut operands)?;
        types.insert(0, pointer);
        if operands.len() == 1 {
            let zero = self.m.ctx.i32(0);
            operands.push(zero);
            types.push(TypeId::I32);
        }
        let path = self.path_fits(source, &operands);
        if !self.gep_fits(source, &types) || !path {
            self.pos = start;
            return self.fail(kinds::BAD_INDICES.with(&[&self.type_text(source)]));
        }
        let data = source.as_u32();
        Ok(Parsed { flags, data, ..Parsed::new(Opcode::Gep, pointer, SmallVec::from_vec(operands)) })
    }

    /// Whether the operands of an address's computation are an address and integers.
    pub(super) fn gep_fits(&self, source: TypeId, operands: &[TypeId]) -> bool {
        let types = &self.m.ctx.types;
        let Some((&base, indices)) = operands.split_first() else { return false };
        let sized = !matches!(types.get(source), Type::Void | Type::Label | Type::Metadata);
        sized && types.is_ptr(base) && indices.iter().all(|&i| matches!(types.get(i), Type::Int(_)))
    }

    /// Whether the indices name members that there are.
    pub(super) fn path_fits(&self, source: TypeId, operands: &[Value]) -> bool {
        let ctx = &self.m.ctx;
        let mut ty = source;
        for &index in operands.iter().skip(2) {
            let next = match ctx.types.get(ty) {
                Type::Struct { .. } => {
                    ctx.as_int(index).and_then(|i| ctx.types.member(ty, u32::try_from(i).ok()?))
                }
                Type::Array { elem, .. } | Type::Vector { elem, .. } => Some(*elem),
                _ => None,
            };
            match next {
                Some(next) => ty = next,
                None => return false,
            }
        }
        true
    }

    /// `atomicrmw [volatile] op ptr p, T v ordering [, align a]`
    pub(super) fn atomic_rmw(&mut self, body: &mut Body) -> P<Parsed> {
        let flags = self.volatile();
        let Some(op) = self.peek_word().and_then(AtomicOp::from_name) else {
            return self.expected("an operation of 'atomicrmw'");
        };
        self.pos += 1;
        let (_, pointer) = self.pointer(body)?;
        self.mark(b',')?;
        let (ty, value) = self.typed(body)?;
        let flags = flags.with_ordering(self.ordering()?.if_not_monotonic());
        self.trailing_align()?; // always that of the value
        Ok(Parsed {
            flags,
            data: op as u32,
            ..Parsed::new(Opcode::AtomicRmw, ty, [pointer, value].as_slice())
        })
    }

    /// `cmpxchg [weak] [volatile] ptr p, T c, T n ordering ordering [, align a]`
    pub(super) fn cmpxchg(&mut self, body: &mut Body) -> P<Parsed> {
        let weak = self.take_word("weak");
        let mut flags = self.volatile();
        let (_, pointer) = self.pointer(body)?;
        self.mark(b',')?;
        let start = self.pos;
        let (ty, compared) = self.typed(body)?;
        self.mark(b',')?;
        let (new_type, new) = self.typed(body)?;
        if ty != new_type {
            self.pos = start;
            return self.fail(&kinds::EXCHANGE_TYPES);
        }
        flags = flags.with_ordering(self.ordering()?.if_not_monotonic());
        flags = flags.with_failure(self.ordering()?.if_not_monotonic());
        if weak {
            flags = flags.union(Flags::WEAK);
        }
        self.trailing_align()?;
        let result = self.m.ctx.types.literal_struct(&[ty, TypeId::I1]);
        Ok(Parsed { flags, ..Parsed::new(Opcode::CmpXchg, result, [pointer, compared, new].as_slice()) })
    }
}
