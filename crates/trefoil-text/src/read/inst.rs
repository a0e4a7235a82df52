//! Instructions, one grammar each.

use super::body::{Body, NewInst};
use super::kinds;
use super::lex::{Kind, Token};
use super::{P, Reader};
use smallvec::{SmallVec, smallvec};
use trefoil_entity::HashSet;
use trefoil_ir::ids::{InstId, TypeId};
use trefoil_ir::opcode::{Flags, FloatPredicate, IntPredicate, Opcode, OpcodeClass};
use trefoil_ir::types::Type;
use trefoil_ir::value::Value;
use trefoil_ir::verify::operands_fit;

/// An instruction as it has been read.
pub(super) struct Parsed {
    pub(super) op: Opcode,
    pub(super) ty: TypeId,
    pub(super) operands: SmallVec<[Value; 4]>,
    pub(super) data: u32,
    pub(super) flags: Flags,
}

impl Parsed {
    pub(super) fn new(op: Opcode, ty: TypeId, operands: impl Into<SmallVec<[Value; 4]>>) -> Self {
        Self { op, ty, operands: operands.into(), data: 0, flags: Flags::NONE }
    }
}

const FAST_MATH: [(&str, Flags); 8] = [
    ("fast", Flags::FAST),
    ("reassoc", Flags::REASSOC),
    ("nnan", Flags::NNAN),
    ("ninf", Flags::NINF),
    ("nsz", Flags::NSZ),
    ("arcp", Flags::ARCP),
    ("contract", Flags::CONTRACT),
    ("afn", Flags::AFN),
];

impl Reader<'_> {
    /// Reads one instruction into the current block; says whether it ends the block.
    pub(super) fn instruction(&mut self, body: &mut Body) -> P<bool> {
        let result = if self.kind() == Kind::Local {
            let token = self.next();
            self.mark(b'=')?;
            Some(token)
        } else {
            None
        };
        let at = self.here();
        let word = self.peek_word().unwrap_or_default();
        if matches!(word, "call" | "tail" | "notail" | "musttail") {
            self.call(body, result)?;
            return Ok(false);
        }
        let Some(op) = self.opcode() else {
            if super::attributes::starts_instruction(word) {
                return self.fail(kinds::UNSUPPORTED_INSTRUCTION.with(&[&word]));
            }
            return self.expected("an instruction");
        };
        self.pos += 1;
        let parsed = self.instruction_of(body, op)?;
        let id = self.placed(body, result, at, &parsed)?;
        for (phi, ..) in body.phi_expressions.iter_mut().rev() {
            if *phi != PENDING {
                break;
            }
            *phi = id;
        }
        self.attachments(body, id)?;
        Ok(op.is_terminator())
    }

    pub(super) fn placed(
        &mut self,
        body: &mut Body,
        result: Option<Token>,
        at: u32,
        p: &Parsed,
    ) -> P<InstId> {
        let new = NewInst { op: p.op, ty: p.ty, operands: &p.operands, data: p.data, flags: p.flags };
        self.place(body, result, at, &new)
    }

    fn instruction_of(&mut self, body: &mut Body, op: Opcode) -> P<Parsed> {
        use Opcode::*;
        match op {
            Phi => self.phi(body),
            Select => self.select(body),
            Freeze | FNeg => {
                let flags = self.flags(op);
                let (ty, value) = self.typed(body)?;
                Ok(Parsed { flags, ..Parsed::new(op, ty, [value].as_slice()) })
            }
            ExtractElement | InsertElement | ShuffleVector => self.lanes(body, op),
            ExtractValue => self.extract_value(body),
            InsertValue => self.insert_value(body),
            Alloca => self.alloca(),
            Load => self.load(body),
            Store => self.store(body),
            Gep => self.gep(body),
            AtomicRmw => self.atomic_rmw(body),
            CmpXchg => self.cmpxchg(body),
            Ret | Br | Switch | Unreachable => self.terminator(body, op),
            _ => match op.class() {
                OpcodeClass::Cast => self.cast(body, op),
                OpcodeClass::Compare => self.compare(body, op),
                OpcodeClass::Binary => {
                    let flags = self.flags(op);
                    let (ty, operands) = self.pair(body)?;
                    Ok(Parsed { flags, ..Parsed::new(op, ty, operands.as_slice()) })
                }
                _ => self.fail(kinds::UNSUPPORTED_INSTRUCTION.with(&[&op])),
            },
        }
    }

    /// The flags that stand before the operands of an opcode.
    pub(super) fn flags(&mut self, op: Opcode) -> Flags {
        use Opcode::*;
        let table: &[(&str, Flags)] = match op {
            Add | Sub | Mul | Shl | Trunc => &[("nuw", Flags::NUW), ("nsw", Flags::NSW)],
            UDiv | SDiv | LShr | AShr => &[("exact", Flags::EXACT)],
            Or => &[("disjoint", Flags::DISJOINT)],
            ZExt | UiToFp => &[("nneg", Flags::NNEG)],
            ICmp => &[("samesign", Flags::SAMESIGN)],
            Gep => &[("inbounds", Flags::INBOUNDS), ("nusw", Flags::NUSW), ("nuw", Flags::GEP_NUW)],
            FAdd | FSub | FMul | FDiv | FRem | FNeg | FCmp | Call | Select | Phi | FpTrunc | FpExt => {
                &FAST_MATH
            }
            _ => &[],
        };
        let mut flags = Flags::NONE;
        while let Some(&(_, flag)) = table.iter().find(|(word, _)| self.take_word(word)) {
            flags = flags.union(flag);
        }
        flags
    }

    fn phi(&mut self, body: &mut Body) -> P<Parsed> {
        let flags = self.flags(Opcode::Phi);
        let ty = self.ty()?;
        let mut operands = SmallVec::new();
        // A block that comes here in several ways stands once for each in LLVM, and once in the IR.
        let mut seen = HashSet::default();
        loop {
            self.mark(b'[')?;
            let (value, expression) = self.phi_value(body, ty)?;
            self.mark(b',')?;
            let from = self.block_ref(body)?;
            self.mark(b']')?;
            if seen.insert(from) {
                if let Some(c) = expression {
                    body.phi_expressions.push((PENDING, operands.len(), c));
                }
                operands.extend([value, from]);
            }
            if !self.is_mark(b',') || self.kind_after(1) != Kind::Mark(b'[') {
                break;
            }
            self.pos += 1;
        }
        let mut parsed = Parsed::new(Opcode::Phi, ty, operands);
        parsed.flags = flags;
        Ok(parsed)
    }

    fn select(&mut self, body: &mut Body) -> P<Parsed> {
        let flags = self.flags(Opcode::Select);
        let (_, condition) = self.typed(body)?;
        self.mark(b',')?;
        let (ty, a) = self.typed(body)?;
        self.mark(b',')?;
        let (_, b) = self.typed(body)?;
        Ok(Parsed { flags, ..Parsed::new(Opcode::Select, ty, [condition, a, b].as_slice()) })
    }

    fn lanes(&mut self, body: &mut Body, op: Opcode) -> P<Parsed> {
        let start = self.pos;
        let (vector, first) = self.typed(body)?;
        let mut operands = vec![first];
        let types = self.more(body, &mut operands)?;
        let ctx = &mut self.m.ctx;
        let is_vector = matches!(ctx.types.get(vector), Type::Vector { .. });
        let ty = match (op, &types[..]) {
            (Opcode::ExtractElement, [_]) if is_vector => ctx.types.scalar(vector),
            (Opcode::InsertElement, [_, _]) if is_vector => vector,
            (Opcode::ShuffleVector, &[_, mask]) if is_vector => {
                let (elem, len) = (ctx.types.scalar(vector), ctx.types.lanes(mask));
                ctx.types.intern(Type::Vector { elem, len })
            }
            _ => {
                self.pos = start;
                return self.fail(kinds::OPERANDS_DO_NOT_FIT.with(&[&op]));
            }
        };
        let mut operands = SmallVec::from_vec(operands);
        if op == Opcode::ShuffleVector {
            self.poison_mask(&mut operands);
        }
        Ok(Parsed::new(op, ty, operands))
    }

    /// Lanes of a mask that choose nothing were `undef` once.
    fn poison_mask(&mut self, operands: &mut SmallVec<[Value; 4]>) {
        let Some(mask) = operands.last().and_then(|v| v.as_const()) else { return };
        let ctx = &mut self.m.ctx;
        let c = ctx.consts.get(mask).clone();
        let trefoil_ir::ConstKind::Aggregate(parts) = &c.kind else { return };
        if !parts.iter().any(|&p| ctx.consts.get(p).kind == trefoil_ir::ConstKind::Undef) {
            return;
        }
        let poison = ctx.consts.poison(TypeId::I32);
        let undef = ctx.consts.undef(TypeId::I32);
        let parts: Vec<_> = parts.iter().map(|&p| if p == undef { poison } else { p }).collect();
        let last = operands.len() - 1;
        operands[last] = ctx.consts.aggregate(c.ty, &parts).into();
    }

    fn extract_value(&mut self, body: &mut Body) -> P<Parsed> {
        let (mut ty, aggregate) = self.typed(body)?;
        let mut operands = vec![aggregate];
        self.indices(&mut operands)?;
        if operands.len() < 2 {
            return self.expected("an index");
        }
        for &index in &operands[1..] {
            ty = self.member_type(ty, index)?;
        }
        Ok(Parsed::new(Opcode::ExtractValue, ty, SmallVec::from_vec(operands)))
    }

    fn insert_value(&mut self, body: &mut Body) -> P<Parsed> {
        let (ty, aggregate) = self.typed(body)?;
        self.mark(b',')?;
        let (value_type, value) = self.typed(body)?;
        let mut operands = vec![aggregate, value];
        self.indices(&mut operands)?;
        if operands.len() < 3 {
            return self.expected("an index");
        }
        let mut member = ty;
        for &index in &operands[2..] {
            member = self.member_type(member, index)?;
        }
        if member != value_type {
            let (member, found) = (self.type_text(member), self.type_text(value_type));
            return self.fail(kinds::MEMBER_OF_OTHER_TYPE.with(&[&member, &found]));
        }
        Ok(Parsed::new(Opcode::InsertValue, ty, SmallVec::from_vec(operands)))
    }

    fn member_type(&mut self, ty: TypeId, index: Value) -> P<TypeId> {
        let index = self.m.ctx.as_int(index).unwrap_or(u64::MAX) as u32;
        let is_aggregate = matches!(self.m.ctx.types.get(ty), Type::Struct { .. } | Type::Array { .. });
        match self.m.ctx.types.member(ty, index).filter(|_| is_aggregate) {
            Some(member) => Ok(member),
            None => self.fail(kinds::UNKNOWN_MEMBER.with(&[&self.type_text(ty), &index])),
        }
    }

    fn cast(&mut self, body: &mut Body, op: Opcode) -> P<Parsed> {
        let flags = self.flags(op);
        let start = self.pos;
        let (from, value) = self.typed(body)?;
        self.word("to")?;
        self.types.pointee = None;
        let ty = self.ty()?;
        // What the address then points to, where the text says it: `data` as bitcode read back has it.
        let data = self.types.pointee.take().map_or(0, TypeId::as_u32);
        if !operands_fit(&self.m.ctx.types, op, ty, &[from]) {
            self.pos = start;
            return self.fail(kinds::BAD_CAST.with(&[&op, &self.type_text(ty), &self.type_text(from)]));
        }
        Ok(Parsed { flags, data, ..Parsed::new(op, ty, [value].as_slice()) })
    }

    fn compare(&mut self, body: &mut Body, op: Opcode) -> P<Parsed> {
        let flags = self.flags(op);
        let word = self.peek_word().unwrap_or_default();
        let data = match op {
            Opcode::ICmp => IntPredicate::from_name(word).map(|p| p as u32),
            _ => FloatPredicate::from_name(word).map(|p| p as u32),
        };
        let Some(data) = data else { return self.expected("a predicate") };
        self.pos += 1;
        let (compared, operands) = self.pair(body)?;
        let ty = self.m.ctx.types.with_shape_of(compared, TypeId::I1);
        Ok(Parsed { flags, data, ..Parsed::new(op, ty, operands.as_slice()) })
    }

    fn terminator(&mut self, body: &mut Body, op: Opcode) -> P<Parsed> {
        let mut operands: SmallVec<[Value; 4]> = smallvec![];
        match op {
            Opcode::Ret => {
                let start = self.pos;
                let given = match self.take_word("void") {
                    true => TypeId::VOID,
                    false => {
                        let (ty, value) = self.typed(body)?;
                        operands.push(value);
                        ty
                    }
                };
                if given != body.func.ret {
                    self.pos = start;
                    let types = [given, body.func.ret].map(|ty| self.type_text(ty));
                    return self.fail(kinds::OTHER_RESULT.with(&[&types[0], &types[1]]));
                }
            }
            Opcode::Br if self.is_word("label") => operands.push(self.label(body)?),
            Opcode::Br => {
                operands.push(self.typed(body)?.1);
                for _ in 0..2 {
                    self.mark(b',')?;
                    operands.push(self.label(body)?);
                }
            }
            Opcode::Switch => self.switch(body, &mut operands)?,
            _ => {}
        }
        Ok(Parsed::new(op, TypeId::VOID, operands))
    }

    fn switch(&mut self, body: &mut Body, operands: &mut SmallVec<[Value; 4]>) -> P<()> {
        let (ty, value) = self.typed(body)?;
        self.mark(b',')?;
        operands.extend([value, self.label(body)?]);
        self.mark(b'[')?;
        while !self.take_mark(b']') {
            let start = self.pos;
            let case = self.typed_constant()?;
            let c = self.m.ctx.consts.get(case);
            if c.ty != ty || !matches!(c.kind, trefoil_ir::ConstKind::Int(_)) {
                self.pos = start;
                return self.fail(&kinds::BAD_CASE);
            }
            self.mark(b',')?;
            operands.extend([case.into(), self.label(body)?]);
        }
        Ok(())
    }
}

/// Stands for the phi that is being read.
const PENDING: InstId = InstId::from_u32(u32::MAX);
