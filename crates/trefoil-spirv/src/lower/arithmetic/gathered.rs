//! Vectors put together of lanes of others: SPIR-V takes lanes of two vectors of any lengths in one shuffle, where the IR takes out
//! each lane and puts it in.
//!
//! A lane that only an insertion takes waits until the vector is made ([`Lower::taken_lane`]); whoever needs the number itself has it
//! taken out then.

use super::aggregate::ANY_LANE;
use crate::lower::types::Shape;
use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::Op;
use trefoil_ir::{ConstKind, InstId, Opcode, Value};

/// The lanes of one vector among those of another.
struct Group {
    vector: Value,
    /// The lane of it that each lane of the whole is.
    picked: [Option<u32>; 4],
}

impl Lower<'_> {
    /// The lane of a vector that an insertion puts into another one.
    pub(in crate::lower) fn taken_lane(&self, insert: InstId) -> Option<InstId> {
        let lanes = self.ctx.types.lanes(self.inst(insert).ty);
        let scalar = self.func.operands(insert).get(1)?.as_inst().filter(|_| (2..=4).contains(&lanes))?;
        self.lane_of_vector(scalar).map(|_| scalar)
    }

    /// The vector of which an instruction takes a lane, and which one.
    fn lane_of_vector(&self, inst: InstId) -> Option<(Value, u32)> {
        let &[vector, lane] = self.func.operands(inst) else { return None };
        if self.inst(inst).op != Opcode::ExtractElement || vector.as_const().is_some() {
            return None;
        }
        let count = self.ctx.types.lanes(self.type_of(vector));
        let lane = self.ctx.as_int(lane).filter(|&lane| lane < u64::from(count))? as u32;
        let is_plain = (2..=4).contains(&count)
            && self.size_shape(vector).is_none()
            && self.part_with_lane(inst).is_none();
        is_plain.then_some((vector, lane))
    }

    /// A vector of lanes that are set, and of a base where none is, by shuffles and insertions; nothing where taking out each lane
    /// costs no more.
    pub(super) fn gathered(
        &mut self,
        base: Value,
        set: &[Option<Value>; 4],
        shape: Shape,
    ) -> Result<Option<Id>> {
        let count = shape.lanes as usize;
        let mut groups: SmallVec<[Group; 4]> = SmallVec::new();
        let mut scalars: SmallVec<[(usize, Value); 4]> = SmallVec::new();
        let mut waiting = 0;
        for (n, value) in set[..count].iter().enumerate() {
            let Some(value) = *value else { continue };
            let lane = value.as_inst().and_then(|inst| {
                waiting += usize::from(self.body.chained[inst] && self.body.values[inst].is_none());
                self.lane_of_vector(inst)
            });
            match lane {
                Some((vector, lane)) => {
                    match groups.iter_mut().find(|group| group.vector == vector) {
                        Some(group) => group.picked[n] = Some(lane),
                        None => {
                            let mut picked = [None; 4];
                            picked[n] = Some(lane);
                            groups.push(Group { vector, picked });
                        }
                    };
                }
                None => scalars.push((n, value)),
            }
        }
        let is_constant = base.as_const().is_some();
        let all = set[..count].iter().all(Option::is_some);
        let starts_anew = all || base.as_const().is_some_and(|base| self.is_undefined(base));
        let shuffles = if starts_anew { groups.len().saturating_sub(1).max(1) } else { groups.len() };
        let apart = waiting + if all || is_constant { 1 } else { set.iter().flatten().count() };
        if groups.is_empty() || shuffles + scalars.len() >= apart {
            return Ok(None);
        }
        if let [group] = &groups[..]
            && all
            && let Some(at) = self.whole_within(group, count)
        {
            let mut parts: SmallVec<[Id; 4]> = SmallVec::new();
            for (n, value) in &scalars {
                if *n > at && parts.len() == at {
                    parts.push(self.id(group.vector)?);
                }
                parts.push(self.lane_id(*value)?);
            }
            if parts.len() == scalars.len() {
                parts.push(self.id(group.vector)?);
            }
            return Ok(Some(self.op(Op::CompositeConstruct, shape, &parts)));
        }
        let mut groups = groups.into_iter();
        let mut made = if starts_anew {
            let (Some(first), second) = (groups.next(), groups.next()) else { return Ok(None) };
            let id = self.id(first.vector)?;
            self.shuffled((id, first.vector), first.picked, second, shape)?
        } else {
            self.id(base)?
        };
        for group in groups {
            let mut kept = [None; 4];
            for (n, kept) in kept.iter_mut().enumerate().take(count) {
                *kept = Some(n as u32).filter(|_| group.picked[n].is_none());
            }
            made = self.shuffled((made, base), kept, Some(group), shape)?;
        }
        for (n, value) in scalars {
            let scalar = self.lane_id(value)?;
            made = self.op_with(Op::CompositeInsert, shape, &[scalar, made], &[n as u32]);
        }
        Ok(Some(made))
    }

    /// Where a shorter vector stands as a whole among the lanes of one of `count`.
    fn whole_within(&self, group: &Group, count: usize) -> Option<usize> {
        let length = self.ctx.types.lanes(self.type_of(group.vector));
        let at = group.picked.iter().position(Option::is_some)?;
        let lanes = group.picked[at..count].iter().map_while(|&lane| lane);
        let is_whole = (length as usize) < count
            && lanes.eq(0..length)
            && group.picked.iter().flatten().count() == length as usize;
        is_whole.then_some(at)
    }

    /// Lanes of a vector with those of another; the former is as long as a value.
    fn shuffled(
        &mut self,
        (first, like): (Id, Value),
        picked: [Option<u32>; 4],
        second: Option<Group>,
        shape: Shape,
    ) -> Result<Id> {
        let length = self.ctx.types.lanes(self.type_of(like));
        let count = shape.lanes as usize;
        let mut lanes: SmallVec<[u32; 4]> =
            picked[..count].iter().map(|lane| lane.unwrap_or(ANY_LANE)).collect();
        let Some(group) = second else {
            let is_whole = length == shape.lanes && lanes.iter().copied().eq(0..length);
            return Ok(match is_whole {
                true => first,
                false => self.op_with(Op::VectorShuffle, shape, &[first, first], &lanes),
            });
        };
        for (lane, picked) in lanes.iter_mut().zip(group.picked) {
            *lane = picked.map_or(*lane, |picked| length + picked);
        }
        let other = self.id(group.vector)?;
        Ok(self.op_with(Op::VectorShuffle, shape, &[first, other], &lanes))
    }

    fn is_undefined(&self, constant: trefoil_ir::ConstId) -> bool {
        matches!(self.ctx.consts.get(constant).kind, ConstKind::Undef | ConstKind::Poison)
    }
}
