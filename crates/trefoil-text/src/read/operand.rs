//! Operands of instructions; constant expressions become instructions before the one that uses them.

use super::body::Body;
use super::lex::Kind;
use super::{P, Reader};
use trefoil_ir::Loc;
use trefoil_ir::constants::ConstKind;
use trefoil_ir::ids::{ConstId, TypeId};
use trefoil_ir::opcode::Opcode;
use trefoil_ir::value::Value;

impl Reader<'_> {
    /// A value of a type that has been read.
    pub(super) fn value(&mut self, body: &mut Body, ty: TypeId) -> P<Value> {
        match self.kind() {
            Kind::Local => self.local(body, ty),
            _ if ty == TypeId::LABEL => self.expected("the name of a block"),
            _ => {
                let c = self.constant(ty)?;
                Ok(self.expand(body, c))
            }
        }
    }

    /// A type, then a value of it.
    pub(super) fn typed(&mut self, body: &mut Body) -> P<(TypeId, Value)> {
        let ty = self.ty()?;
        Ok((ty, self.value(body, ty)?))
    }

    /// A value of a phi: its expressions are expanded later, where the value comes from.
    pub(super) fn phi_value(&mut self, body: &mut Body, ty: TypeId) -> P<(Value, Option<ConstId>)> {
        if self.kind() == Kind::Local {
            return Ok((self.local(body, ty)?, None));
        }
        let c = self.constant(ty)?;
        match self.m.ctx.consts.get(c).kind {
            ConstKind::Address(value) => Ok((value, None)),
            ConstKind::Expr(_) => Ok((c.into(), Some(c))),
            _ => Ok((c.into(), None)),
        }
    }

    /// The value of a constant that stands here: itself, or what instructions compute of an expression.
    pub(super) fn expand(&mut self, body: &mut Body, c: ConstId) -> Value {
        let here = self.here();
        self.expand_at(body, c, self.loc(here, here))
    }

    /// The value of a constant; the instructions that compute an expression come from this location.
    pub(super) fn expand_at(&mut self, body: &mut Body, c: ConstId, loc: Loc) -> Value {
        let constant = self.m.ctx.consts.get(c);
        let ty = constant.ty;
        match &constant.kind {
            ConstKind::Address(value) => *value,
            ConstKind::Expr(e) => {
                let e = e.clone();
                let operands: Vec<Value> = e.operands.iter().map(|&o| self.expand_at(body, o, loc)).collect();
                let id = body.func.detached(loc, e.op, ty, &operands, e.data, e.flags);
                let block = body.block;
                body.func.blocks[block].insts.push(id);
                id.into()
            }
            _ => c.into(),
        }
    }

    /// Two values of one type: `T a, b`.
    pub(super) fn pair(&mut self, body: &mut Body) -> P<(TypeId, [Value; 2])> {
        let (ty, a) = self.typed(body)?;
        self.mark(b',')?;
        let b = self.value(body, ty)?;
        Ok((ty, [a, b]))
    }

    /// The values of `, T v, T v…`.
    pub(super) fn more(&mut self, body: &mut Body, out: &mut Vec<Value>) -> P<Vec<TypeId>> {
        let mut types = Vec::new();
        while self.is_mark(b',') && self.kind_after(1) != Kind::MetaName {
            self.pos += 1;
            let (ty, value) = self.typed(body)?;
            types.push(ty);
            out.push(value);
        }
        Ok(types)
    }

    /// The constants of `, 1, 2…`, as `i32`.
    pub(super) fn indices(&mut self, out: &mut Vec<Value>) -> P<()> {
        while self.is_mark(b',') && self.kind_after(1) == Kind::Int {
            self.pos += 1;
            let index = self.unsigned()?;
            out.push(self.m.ctx.i32(index));
        }
        Ok(())
    }

    /// Whether the opcode of an instruction is a word here.
    pub(super) fn opcode(&self) -> Option<Opcode> {
        self.peek_word().and_then(Opcode::from_name).filter(|&op| op != Opcode::Intrinsic)
    }
}
