//! How each kind of instruction is taken apart.

use super::{Like, Scalarizer};
use smallvec::SmallVec;
use trefoil_ir::{Flags, Inst, InstId, IntPredicate, Intrinsic, Opcode, OpcodeClass, TypeId, Value};

type Values = SmallVec<[Value; 4]>;

impl Scalarizer<'_> {
    /// Takes an instruction apart, where that is what vectors are taken apart for; leaves it else.
    pub(super) fn visit(&mut self, inst: InstId) {
        let i = self.func.insts[inst];
        let operands: Values = self.func.operands(inst).into();
        self.begin(&operands);
        let done = match i.op {
            Opcode::ExtractElement => self.extract(inst, &operands),
            Opcode::InsertElement => self.insert(inst, i.ty, &operands),
            Opcode::ShuffleVector => self.shuffle(i.ty, &operands),
            Opcode::Phi => self.phi(inst, &i, &operands),
            Opcode::Load if self.options.memory => self.load(inst, &i, operands[0]),
            Opcode::Store if self.options.memory => self.store(inst, &i, &operands),
            Opcode::BitCast => self.bit_cast(inst, &i, operands[0]),
            Opcode::Select | Opcode::FNeg | Opcode::Freeze => self.lanewise(inst, &i, &operands, &[]),
            Opcode::Intrinsic => match i.intrinsic().and_then(Intrinsic::operands_of_all_lanes) {
                Some(whole) => self.lanewise(inst, &i, &operands, whole),
                None => None,
            },
            op => match op.class() {
                OpcodeClass::Binary | OpcodeClass::Compare | OpcodeClass::Cast => {
                    self.lanewise(inst, &i, &operands, &[])
                }
                _ => None,
            },
        };
        if let Some(lanes) = done {
            match lanes.is_empty() {
                true => _ = self.gone.insert(inst),
                false => self.gather(inst, &lanes),
            }
        }
    }

    /// Whether a type is a vector.
    fn is_vector(&self, ty: TypeId) -> bool {
        self.ctx.types.scalar(ty) != ty
    }

    fn type_of(&self, value: Value) -> TypeId {
        self.func.value_type(self.ctx, value)
    }

    /// An instruction for each lane, of the operands' lanes; those at `whole` are taken as they are.
    fn lanewise(&mut self, inst: InstId, i: &Inst, operands: &[Value], whole: &[usize]) -> Option<Values> {
        if !self.is_vector(i.ty) {
            return None;
        }
        let (scalar, count) = (self.ctx.types.scalar(i.ty), self.ctx.types.lanes(i.ty));
        let fits = |&(at, &value): &(usize, &Value)| {
            let ty = self.type_of(value);
            whole.contains(&at) || !self.is_vector(ty) || self.ctx.types.lanes(ty) == count
        };
        if !operands.iter().enumerate().all(|row| fits(&row)) {
            return None;
        }
        let mut out = Values::new();
        for lane in 0..count as usize {
            let mut parts = Values::new();
            for (at, &value) in operands.iter().enumerate() {
                parts.push(if whole.contains(&at) { value } else { self.lane(value, lane)? });
            }
            let new = self.make(inst, i.op, scalar, &parts, Like { data: i.data, flags: i.flags });
            self.call_it(new, inst.into(), &format!(".i{lane}"));
            out.push(new.into());
        }
        Some(out)
    }

    /// A lane of a vector, which may be chosen at run time: then every lane is compared with.
    fn extract(&mut self, inst: InstId, operands: &[Value]) -> Option<Values> {
        let &[vector, index] = operands else { return None };
        let vector_type = self.type_of(vector);
        let (scalar, count) = (self.ctx.types.scalar(vector_type), self.ctx.types.lanes(vector_type));
        if let Some(known) = self.ctx.as_int(index) {
            return match known < u64::from(count) {
                true => Some([self.lane(vector, known as usize)?].into_iter().collect()),
                false => None,
            };
        }
        let mut out = self.ctx.poison(scalar);
        for lane in 0..count as usize {
            let is = self.is_lane(inst, index, lane);
            let part = self.lane(vector, lane)?;
            let new = self.make(inst, Opcode::Select, scalar, &[is, part, out], Like::NOTHING);
            self.call_it(new, inst.into(), &format!(".upto{lane}"));
            out = new.into();
        }
        Some([out].into_iter().collect())
    }

    /// Whether an index is that of a lane.
    fn is_lane(&mut self, inst: InstId, index: Value, lane: usize) -> Value {
        let ty = self.type_of(index);
        let number = self.ctx.int(ty, lane as u64);
        let like = Like { data: IntPredicate::Eq as u32, flags: Flags::NONE };
        let is = self.make(inst, Opcode::ICmp, TypeId::I1, &[index, number], like);
        self.call_it(is, index, &format!(".is.{lane}"));
        is.into()
    }

    fn insert(&mut self, inst: InstId, ty: TypeId, operands: &[Value]) -> Option<Values> {
        let &[vector, part, index] = operands else { return None };
        let (scalar, count) = (self.ctx.types.scalar(ty), self.ctx.types.lanes(ty) as usize);
        let known = self.ctx.as_int(index);
        let mut out = Values::new();
        for lane in 0..count {
            if known == Some(lane as u64) {
                out.push(part);
                continue;
            }
            let old = match known {
                Some(_) => self.lane(vector, lane)?,
                None => {
                    let is = self.is_lane(inst, index, lane);
                    let old = self.lane(vector, lane)?;
                    let new = self.make(inst, Opcode::Select, scalar, &[is, part, old], Like::NOTHING);
                    self.call_it(new, inst.into(), &format!(".i{lane}"));
                    new.into()
                }
            };
            out.push(old);
        }
        Some(out)
    }

    fn shuffle(&mut self, ty: TypeId, operands: &[Value]) -> Option<Values> {
        let &[first, second, mask] = operands else { return None };
        let first_type = self.type_of(first);
        let (scalar, of_first) = (self.ctx.types.scalar(ty), self.ctx.types.lanes(first_type) as usize);
        let mask = mask.as_const()?;
        let mut out = Values::new();
        for lane in 0..self.ctx.types.lanes(ty) {
            let chosen = self.ctx.consts.member(&self.ctx.types, mask, lane);
            let chosen = chosen.and_then(|chosen| self.ctx.consts.as_int(chosen));
            out.push(match chosen.map(|chosen| chosen as usize) {
                None => self.ctx.poison(scalar),
                Some(chosen) if chosen < of_first => self.lane(first, chosen)?,
                Some(chosen) => self.lane(second, chosen - of_first)?,
            });
        }
        Some(out)
    }

    fn phi(&mut self, inst: InstId, i: &Inst, operands: &[Value]) -> Option<Values> {
        if !self.is_vector(i.ty) {
            return None;
        }
        let scalar = self.ctx.types.scalar(i.ty);
        let mut lanes: Vec<Vec<Value>> = Vec::new();
        let mut out = Values::new();
        for lane in 0..self.ctx.types.lanes(i.ty) {
            let like = Like { data: i.data, flags: i.flags };
            let new = self.make(inst, Opcode::Phi, scalar, &[], like);
            self.call_it(new, inst.into(), &format!(".i{lane}"));
            out.push(new.into());
            lanes.push(Vec::new());
        }
        for pair in operands.chunks_exact(2) {
            for (lane, phi) in lanes.iter_mut().enumerate() {
                phi.extend([self.lane(pair[0], lane)?, pair[1]]);
            }
        }
        for (phi, operands) in out.iter().filter_map(|v| v.as_inst()).zip(&lanes) {
            self.func.set_operands(phi, operands);
        }
        Some(out)
    }

    /// Bits of a vector as a vector of other lanes: lane by lane where there are as many, else through the lanes of the other.
    fn bit_cast(&mut self, inst: InstId, i: &Inst, operand: Value) -> Option<Values> {
        let from = self.type_of(operand);
        if !self.is_vector(from) || !self.is_vector(i.ty) {
            return None;
        }
        let (source, target) = (self.ctx.types.lanes(from) as usize, self.ctx.types.lanes(i.ty) as usize);
        let (of_source, of_target) = (self.ctx.types.scalar(from), self.ctx.types.scalar(i.ty));
        if source == target {
            return self.lanewise(inst, i, &[operand], &[]);
        }
        let mut out = Values::new();
        if source < target {
            // Each lane becomes some.
            let each = target / source;
            let part = self.ctx.types.vector(of_target, each as u32);
            for lane in 0..source {
                let value = self.lane(operand, lane)?;
                let several = self.make(inst, Opcode::BitCast, part, &[value], Like::NOTHING);
                self.call_it(several, value, ".cast");
                for at in 0..each {
                    let index = self.ctx.lane(at as u32);
                    let new = self.make(
                        inst,
                        Opcode::ExtractElement,
                        of_target,
                        &[several.into(), index],
                        Like::NOTHING,
                    );
                    self.call_it(new, several.into(), &format!(".i{at}"));
                    out.push(new.into());
                }
            }
            return Some(out);
        }
        // Several lanes become one.
        let each = source / target;
        let part = self.ctx.types.vector(of_source, each as u32);
        for lane in 0..target {
            let mut several = self.ctx.poison(part);
            for at in 0..each {
                let value = self.lane(operand, lane * each + at)?;
                let index = self.ctx.lane(at as u32);
                let new =
                    self.make(inst, Opcode::InsertElement, part, &[several, value, index], Like::NOTHING);
                self.call_it(new, inst.into(), &format!(".i{lane}.upto{at}"));
                several = new.into();
            }
            let new = self.make(inst, Opcode::BitCast, of_target, &[several], Like::NOTHING);
            self.call_it(new, inst.into(), &format!(".i{lane}"));
            out.push(new.into());
        }
        Some(out)
    }

    fn load(&mut self, inst: InstId, i: &Inst, pointer: Value) -> Option<Values> {
        let elem = self.in_memory(i.ty)?;
        let mut out = Values::new();
        for lane in 0..self.ctx.types.lanes(i.ty) as usize {
            let address = self.lane_address(inst, pointer, elem, lane)?;
            let like = Like { data: self.lane_align(i.data, elem, lane), flags: i.flags };
            let new = self.make(inst, Opcode::Load, elem, &[address], like);
            self.call_it(new, inst.into(), &format!(".i{lane}"));
            out.push(new.into());
        }
        Some(out)
    }

    fn store(&mut self, inst: InstId, i: &Inst, operands: &[Value]) -> Option<Values> {
        let &[value, pointer] = operands else { return None };
        let ty = self.type_of(value);
        let elem = self.in_memory(ty)?;
        for lane in 0..self.ctx.types.lanes(ty) as usize {
            let part = self.lane(value, lane)?;
            let address = self.lane_address(inst, pointer, elem, lane)?;
            let like = Like { data: self.lane_align(i.data, elem, lane), flags: i.flags };
            let new = self.make(inst, Opcode::Store, TypeId::VOID, &[part, address], like);
            self.mark_as(new, inst);
        }
        Some(Values::new())
    }

    /// The lanes of a vector that lie in memory one after the other, a whole number of bytes each.
    fn in_memory(&self, ty: TypeId) -> Option<TypeId> {
        let elem = self.ctx.types.scalar(ty);
        (self.is_vector(ty) && self.ctx.types.scalar_bits(elem).is_multiple_of(8)).then_some(elem)
    }

    /// The alignment of a lane, where the vector has one.
    fn lane_align(&self, align: u32, elem: TypeId, lane: usize) -> u32 {
        let offset = lane as u32 * (self.ctx.types.scalar_bits(elem) / 8).max(1);
        match (align, offset) {
            (0, _) | (_, 0) => align,
            _ => align.min(1 << offset.trailing_zeros()),
        }
    }
}
