//! Instructions that compute: once for each scalar.

use crate::kinds;
use crate::lower::{Lanes, Lower, Result};
use trefoil_ir::{ConstKind, Flags, InstId, IntPredicate, Opcode, OpcodeClass, Type, TypeId, Value};

impl Lower<'_> {
    pub(in crate::lower) fn arithmetic(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let i = old.insts[inst];
        let operands = old.operands(inst);
        let lanes = match i.op {
            Opcode::FNeg => self.negate(operands[0], i.flags)?,
            Opcode::Freeze => self.lanes(operands[0])?,
            Opcode::Select => self.select_lanes(operands, i.flags)?,
            Opcode::ExtractElement => {
                let lanes = self.lanes(operands[0])?;
                let index = self.scalar(operands[1])?;
                smallvec::smallvec![self.pick(&lanes, index)?]
            }
            Opcode::InsertElement => self.insert_element(operands)?,
            Opcode::ShuffleVector => self.shuffle(operands)?,
            Opcode::ExtractValue => {
                let (start, ty) = self.member_range(self.old_type(operands[0]), &operands[1..])?;
                let len = self.leaf_count(ty)? as usize;
                let lanes = self.lanes(operands[0])?;
                lanes[start..start + len].into()
            }
            Opcode::InsertValue => {
                let (start, _) = self.member_range(self.old_type(operands[0]), &operands[2..])?;
                let mut lanes = self.lanes(operands[0])?;
                let member = self.lanes(operands[1])?;
                lanes[start..start + member.len()].copy_from_slice(&member);
                lanes
            }
            op => match op.class() {
                OpcodeClass::Binary => return self.per_lane(inst, None),
                OpcodeClass::Compare => return self.per_lane(inst, Some(TypeId::I1)),
                OpcodeClass::Cast => self.casts(op, operands[0], i.ty)?,
                _ => return Err(self.user(kinds::UNSUPPORTED.with(&[&op]))),
            },
        };
        self.set(inst, &lanes);
        Ok(())
    }

    /// An operation of two operands, for each of their scalars; the results are of type `ty`, or of the operands' own.
    fn per_lane(&mut self, inst: InstId, ty: Option<TypeId>) -> Result {
        let old = self.input.func;
        let i = old.insts[inst];
        let &[a, b] = old.operands(inst) else { return Err(self.user(&kinds::TWO_OPERANDS)) };
        let (a, b) = (self.span(a)?, self.span(b)?);
        let lanes = a.len().min(b.len());
        let start = self.values.len();
        for lane in 0..lanes {
            let at = [a.start + lane, b.start + lane];
            let (a, b) = (self.values.at(at[0]), self.values.at(at[1]));
            let own = self.type_of(a);
            let bits = i.op == Opcode::ICmp && own == TypeId::I1;
            let data = if ty.is_some() { i.data } else { 0 };
            let known = self.undefined_operation(i.op, ty.unwrap_or(own), a, b)?;
            let value = match IntPredicate::from_u32(data).filter(|_| bits) {
                _ if known.is_some() => known.unwrap_or(a),
                Some(predicate) => self.compare_bits(predicate, a, b),
                None => self.inst(i.op, ty.unwrap_or(own), &[a, b], data, i.flags),
            };
            self.follow_unset(i.op, at, value)?;
            self.values.push(value);
        }
        self.values.set_from(inst, start);
        Ok(())
    }

    /// Comparisons of bools, which readers of DXIL do not expect, as the bitwise operations that they are.
    fn compare_bits(&mut self, predicate: IntPredicate, a: Value, b: Value) -> Value {
        use IntPredicate as P;
        let yes = self.ctx.bool(true);
        let not = |lower: &mut Self, v: Value| lower.binary(Opcode::Xor, v, yes);
        match predicate {
            P::Ne => self.binary(Opcode::Xor, a, b),
            P::Eq => {
                let differ = self.binary(Opcode::Xor, a, b);
                not(self, differ)
            }
            // A set bit is the greatest unsigned and, as -1, the least signed.
            P::Ugt | P::Slt => {
                let clear = not(self, b);
                self.binary(Opcode::And, a, clear)
            }
            P::Ult | P::Sgt => {
                let clear = not(self, a);
                self.binary(Opcode::And, clear, b)
            }
            P::Uge | P::Sle => {
                let clear = not(self, b);
                self.binary(Opcode::Or, a, clear)
            }
            P::Ule | P::Sge => {
                let clear = not(self, a);
                self.binary(Opcode::Or, clear, b)
            }
        }
    }

    /// `-x` is `-0.0 - x`: the IR of that age has no `fneg`.
    fn negate(&mut self, operand: Value, flags: Flags) -> Result<Lanes> {
        let mut lanes = self.lanes(operand)?;
        for lane in &mut lanes {
            let ty = self.type_of(*lane);
            let sign = 1 << (self.ctx.types.scalar_bits(ty).max(1) - 1);
            let zero = self.ctx.consts.intern(ty, ConstKind::Float(sign)).into();
            *lane = self.inst(Opcode::FSub, ty, &[zero, *lane], 0, flags);
        }
        Ok(lanes)
    }

    fn select_lanes(&mut self, operands: &[Value], flags: Flags) -> Result<Lanes> {
        let condition = self.lanes(operands[0])?;
        let a = self.lanes(operands[1])?;
        let b = self.lanes(operands[2])?;
        let one = !matches!(self.ctx.types.get(self.old_type(operands[0])), Type::Vector { .. });
        let mut out = Lanes::new();
        for (i, (&a, &b)) in a.iter().zip(&b).enumerate() {
            let condition = condition[if one { 0 } else { i }];
            let ty = self.type_of(a);
            out.push(match () {
                () if a == b => a,
                () if self.is_undef(condition) && self.folds_undefined() => {
                    if a.as_const().is_some() {
                        a
                    } else {
                        b
                    }
                }
                () => self.inst(Opcode::Select, ty, &[condition, a, b], 0, flags),
            });
        }
        Ok(out)
    }

    fn insert_element(&mut self, operands: &[Value]) -> Result<Lanes> {
        let mut lanes = self.lanes(operands[0])?;
        let scalar = self.scalar(operands[1])?;
        let index = self.scalar(operands[2])?;
        if let Some(i) = self.as_int(index) {
            if let Some(lane) = lanes.get_mut(i as usize) {
                *lane = scalar;
            }
            return Ok(lanes);
        }
        let index_ty = self.type_of(index);
        for (i, lane) in lanes.iter_mut().enumerate() {
            let i = self.ctx.int(index_ty, i as u64);
            let here = self.inst(
                Opcode::ICmp,
                TypeId::I1,
                &[index, i],
                trefoil_ir::IntPredicate::Eq as u32,
                Flags::NONE,
            );
            *lane = self.select(here, scalar, *lane);
        }
        Ok(lanes)
    }

    fn shuffle(&mut self, operands: &[Value]) -> Result<Lanes> {
        let mut lanes = self.lanes(operands[0])?;
        lanes.extend(self.lanes(operands[1])?);
        let scalar = lanes.first().map_or(TypeId::I32, |&l| self.type_of(l));
        let mask = self.lanes(operands[2])?;
        Ok(mask
            .iter()
            .map(|&m| match self.as_int(m).and_then(|m| lanes.get(m as usize)) {
                Some(&lane) => lane,
                None => self.ctx.undef(scalar),
            })
            .collect())
    }

    /// Where a member's scalars start within its aggregate's, and its type.
    fn member_range(&self, mut ty: TypeId, indices: &[Value]) -> Result<(usize, TypeId)> {
        let mut start = 0;
        for &index in indices {
            let index =
                self.as_int(index).ok_or_else(|| self.user(&kinds::MEMBER_INDEX_NOT_CONSTANT))? as u32;
            let member = self.ctx.types.member(ty, index).ok_or_else(|| self.user(&kinds::UNKNOWN_MEMBER))?;
            start += match self.ctx.types.get(ty) {
                Type::Struct { fields, .. } => {
                    let mut before = 0;
                    for &field in &fields[..index as usize] {
                        before += self.leaf_count(field)?;
                    }
                    before
                }
                _ => self.leaf_count(member)? * index,
            };
            ty = member;
        }
        Ok((start as usize, ty))
    }
}
