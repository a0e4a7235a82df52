//! Structures and arrays as values: loaded, taken apart, put together and stored in the types that memory declares.
//!
//! SPIR-V's type of a structure in a buffer has offsets, and is another type than that of the structure as a value. A value that
//! is only taken apart or stored keeps the type that it was loaded in ([`Held`]); what is put together is put together where it is stored, in the
//! type that is wanted there. Anything else is converted, part by part.

use super::{MAX_PARTS, Place};
use crate::lower::types::{Held, MAX_DEPTH, Shape};
use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::Op;
use trefoil_ir::{ConstId, ConstKind, InstId, Opcode, Type, Value};

impl Lower<'_> {
    /// Notes how an instruction uses structures and arrays: those that it takes apart, puts in others or stores, and those that are put
    /// together for it.
    pub(in crate::lower) fn note_aggregates(
        &self,
        inst: InstId,
        apart: &mut SmallVec<[InstId; 8]>,
        links: &mut SmallVec<[InstId; 32]>,
    ) {
        let operands = self.func.operands(inst);
        let count = match self.func.insts[inst].op {
            Opcode::ExtractValue | Opcode::Store => 1,
            _ => 2,
        };
        let is_part = |of: &InstId| self.is_aggregate(self.func.insts[*of].ty);
        for of in operands[..count].iter().filter_map(|v| v.as_inst()).filter(is_part) {
            match self.member_insertion(of) {
                Some(_) if self.puts_together(inst) => links.push(of),
                _ => apart.push(of),
            }
        }
    }

    /// Whether an instruction writes what is put together for it in the type that it wants.
    fn puts_together(&self, inst: InstId) -> bool {
        self.func.insts[inst].op == Opcode::Store || self.member_insertion(inst).is_some()
    }

    /// The member that an instruction puts in a structure or an array.
    fn member_insertion(&self, inst: InstId) -> Option<u32> {
        let [_, _, index] = *self.func.operands(inst) else { return None };
        let index = self.ctx.as_int(index).filter(|_| self.func.insts[inst].op == Opcode::InsertValue)?;
        u32::try_from(index).ok()
    }

    /// Loads a structure or an array that is only taken apart or stored, as it is declared in memory.
    pub(super) fn load_held(&mut self, inst: InstId, place: Place) -> Result<bool> {
        let ty = self.inst(inst).ty;
        let Place::Typed(p) = place else { return Ok(false) };
        if !self.body.apart[inst] {
            return Ok(false);
        }
        let p = self.narrow(p, ty)?;
        if p.ty != ty || p.is_block {
            return Ok(false);
        }
        self.body.values[inst] = self.load_declared(p)?;
        self.body.held.insert(inst, p.held());
        Ok(true)
    }

    /// The vector, a part of a structure or an array, of which an instruction takes a lane.
    pub(in crate::lower) fn part_with_lane(&self, inst: InstId) -> Option<InstId> {
        let &[vector, lane] = self.func.operands(inst) else { return None };
        let lanes = self.ctx.types.lanes(self.type_of(vector));
        let is_lane = self.ctx.as_int(lane).is_some_and(|lane| lanes > 1 && lane < u64::from(lanes));
        vector.as_inst().filter(|&part| is_lane && self.func.insts[part].op == Opcode::ExtractValue)
    }

    /// Takes a lane out of what a vector is a part of.
    pub(in crate::lower) fn lane_of_part(&mut self, part: InstId, lane: Value, shape: Shape) -> Result<Id> {
        let [aggregate] = self.operand_ids(part)?;
        let mut path = self.member_path(part, 1)?;
        path.extend(self.ctx.as_int(lane).map(|lane| lane as u32));
        Ok(self.op_with(Op::CompositeExtract, shape.with_lanes(1), &[aggregate], &path))
    }

    pub(in crate::lower) fn extract_value(&mut self, inst: InstId) -> Result<()> {
        if self.body.chained[inst] {
            return Ok(());
        }
        let [aggregate] = self.operand_ids(inst)?;
        let pair = self.operand(inst, 0)?.as_inst();
        if pair.is_some_and(|pair| self.body.exchanged.contains(&pair)) {
            self.body.values[inst] = aggregate;
            return Ok(());
        }
        let path = self.member_path(inst, 1)?;
        let mut held = self.held_of(self.operand(inst, 0)?);
        for &index in &path {
            held = self.held_member(held, index)?;
        }
        let ty = self.held_type(held)?;
        let id = self.out.value_with(Op::CompositeExtract, ty, &[aggregate], &path);
        self.body.values[inst] = if self.body.apart[inst] {
            self.body.held.insert(inst, held);
            id
        } else {
            self.converted(id, held, Held::plain(held.ty), &mut MAX_PARTS.clone())?
        };
        Ok(())
    }

    pub(in crate::lower) fn insert_value(&mut self, inst: InstId) -> Result<()> {
        if self.body.chained[inst] {
            return Ok(());
        }
        let held = Held::plain(self.inst(inst).ty);
        if self.member_insertion(inst).is_some() {
            self.body.values[inst] = self.in_type(inst.into(), held)?;
            return Ok(());
        }
        let (aggregate, member) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        let (ty, aggregate) = (self.held_type(held)?, self.in_type(aggregate, held)?);
        let member = self.in_type(member, Held::plain(self.type_of(member)))?;
        let path = self.member_path(inst, 2)?;
        self.body.values[inst] = self.out.value_with(Op::CompositeInsert, ty, &[member, aggregate], &path);
        Ok(())
    }

    /// How a value is declared.
    fn held_of(&self, value: Value) -> Held {
        let known = value.as_inst().and_then(|inst| self.body.held.get(&inst)).copied();
        known.unwrap_or_else(|| Held::plain(self.type_of(value)))
    }

    /// A value in the type that something is declared with.
    pub(in crate::lower) fn in_type(&mut self, value: Value, to: Held) -> Result<Id> {
        if !self.is_aggregate(to.ty) {
            return self.id(value);
        }
        if let Some(constant) = value.as_const() {
            return self.constant_in_type(constant, to, 0);
        }
        if let Some(inst) = value.as_inst().filter(|&inst| self.body.values[inst].is_none())
            && self.member_insertion(inst).is_some()
        {
            return self.put_together(inst, to);
        }
        let id = self.id(value)?;
        self.converted(id, self.held_of(value), to, &mut MAX_PARTS.clone())
    }

    /// What the chain of insertions that ends here puts together.
    fn put_together(&mut self, last: InstId, to: Held) -> Result<Id> {
        let ty = self.held_type(to)?;
        let count = match *self.ctx.types.get(to.ty) {
            Type::Struct { ref fields, .. } => fields.len(),
            Type::Array { len, .. } if len <= MAX_PARTS => len as usize,
            _ => 0,
        };
        let mut members: SmallVec<[Option<Value>; 16]> = SmallVec::from_elem(None, count);
        let mut at = last;
        let base = loop {
            let &[before, member, _] = self.func.operands(at) else { return self.bug("no insertion") };
            match self.member_insertion(at).and_then(|index| members.get_mut(index as usize)) {
                Some(place) => _ = place.get_or_insert(member),
                None => return self.bug("a member that there is not"),
            }
            match before.as_inst() {
                Some(inst) if self.body.chained[inst] && self.member_insertion(inst).is_some() => at = inst,
                _ => break before,
            }
        };
        if members.iter().all(Option::is_some) {
            let mut parts: SmallVec<[Id; 16]> = SmallVec::new();
            for (n, member) in (0..).zip(members.into_iter().flatten()) {
                let held = self.held_member(to, n)?;
                parts.push(self.in_type(member, held)?);
            }
            return Ok(self.out.value(Op::CompositeConstruct, ty, &parts));
        }
        let mut id = self.in_type(base, to)?;
        for (n, member) in (0..).zip(members) {
            let Some(member) = member else { continue };
            let held = self.held_member(to, n)?;
            let part = self.in_type(member, held)?;
            id = self.out.value_with(Op::CompositeInsert, ty, &[part, id], &[n]);
        }
        Ok(id)
    }

    /// A constant in the type that something is declared with.
    fn constant_in_type(&mut self, constant: ConstId, to: Held, depth: u32) -> Result<Id> {
        let ctx = self.ctx;
        if to.rule.is_none() || !self.is_aggregate(to.ty) || depth > MAX_DEPTH {
            return self.constant(constant);
        }
        let ty = self.held_type(to)?;
        match &ctx.consts.get(constant).kind {
            ConstKind::Zero => Ok(self.out.constant(Op::ConstantNull, ty, &[])),
            ConstKind::Undef | ConstKind::Poison => Ok(self.out.undef(ty)),
            ConstKind::Aggregate(parts) => {
                let mut ids: SmallVec<[Id; 16]> = SmallVec::new();
                for (n, &part) in (0..).zip(parts.iter()) {
                    let held = self.held_member(to, n)?;
                    ids.push(self.constant_in_type(part, held, depth + 1)?);
                }
                Ok(self.out.composite(ty, &ids))
            }
            _ => self.bug("a constant that is no structure"),
        }
    }

    /// A value that is declared in one way in the type of another.
    pub(super) fn converted(&mut self, id: Id, from: Held, to: Held, parts: &mut u32) -> Result<Id> {
        self.part(parts)?;
        let Some(members) = self.members(to.ty)? else { return Ok(id) };
        let ty = self.held_type(to)?;
        if self.held_type(from)? == ty {
            return Ok(id);
        }
        let mut ids: SmallVec<[Id; 16]> = SmallVec::new();
        for n in 0..members.len() as u32 {
            let (from, to) = (self.held_member(from, n)?, self.held_member(to, n)?);
            let held = self.held_type(from)?;
            let part = self.out.value_with(Op::CompositeExtract, held, &[id], &[n]);
            ids.push(self.converted(part, from, to, parts)?);
        }
        Ok(self.out.value(Op::CompositeConstruct, ty, &ids))
    }
}
