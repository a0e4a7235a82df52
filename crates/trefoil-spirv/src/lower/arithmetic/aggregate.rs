//! Parts of vectors and structures: extraction, insertion, shuffles.

use super::width::Width;
use crate::kinds;
use crate::lower::{Lower, Result, Shape};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::Op;
use std::ops::Range;
use trefoil_ir::{BlockId, ConstKind, Entity, InstId, Intrinsic, Opcode, SideMap, Value, filled};

/// A lane of a shuffle that does not matter.
pub(super) const ANY_LANE: u32 = u32::MAX;

/// A shuffle that puts a whole vector among the lanes of a longer one.
struct Widening {
    shuffle: InstId,
    vector: Value,
    /// The lanes that it has in the longer one.
    lanes: Range<usize>,
}

impl Lower<'_> {
    /// One look at the whole function: marks each insertion that only the next of a chain uses (the last one writes them
    /// all), and notes what variables must know before they are made.
    pub(in crate::lower) fn look_ahead(&mut self) -> Result<()> {
        let func = self.func;
        self.watch_loads();
        let is_library = self.entry.stage.is_library_only();
        let mut uses = filled(func.inst_count(), 0u8);
        let mut links: SmallVec<[InstId; 32]> = SmallVec::new();
        let mut products: SmallVec<[(InstId, BlockId); 8]> = SmallVec::new();
        let mut factors: SmallVec<[InstId; 8]> = SmallVec::new();
        let mut sums: SmallVec<[InstId; 16]> = SmallVec::new();
        let mut widths: SmallVec<[Width; 2]> = SmallVec::new();
        let mut bases: SmallVec<[InstId; 32]> = SmallVec::new();
        let mut apart: SmallVec<[InstId; 8]> = SmallVec::new();
        let mut exchanges: SmallVec<[InstId; 4]> = SmallVec::new();
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                let operands = func.operands(inst);
                for used in operands.iter().filter_map(|v| v.as_inst()) {
                    let count = &mut uses[used.index()];
                    *count = count.saturating_add(1);
                }
                match func.insts[inst].op {
                    Opcode::InsertElement => {
                        links.extend(self.previous_insert(inst));
                        if self.insertion(inst.into()).is_some() {
                            links.extend(self.widening(operands[0]).map(|wide| wide.shuffle));
                        }
                        links.extend(self.asked_lane(inst).or_else(|| self.taken_lane(inst)));
                    }
                    Opcode::ExtractElement | Opcode::ShuffleVector => {
                        links.extend(self.part_with_lane(inst));
                        self.note_size_lanes(inst)?;
                    }
                    Opcode::Gep => bases.extend(operands[0].as_inst()),
                    Opcode::ExtractValue | Opcode::InsertValue | Opcode::Store => {
                        self.note_aggregates(inst, &mut apart, &mut links);
                        exchanges.extend(self.exchanged(inst));
                        if self.stores_matrix(inst) {
                            products.push((inst, block));
                        }
                    }
                    Opcode::And | Opcode::Or | Opcode::AShr => self.note_field(inst, &mut links),
                    Opcode::FAdd => {
                        sums.push(inst);
                        widths.extend(self.width(inst, block));
                    }
                    Opcode::FSub => sums.push(inst),
                    Opcode::FMul => factors.extend(operands.iter().filter_map(|&v| self.insertion(v))),
                    Opcode::Intrinsic => {
                        self.note_lanes(inst, &mut links);
                        self.note_array(inst, block);
                        if self.takes_matrix(inst) {
                            products.push((inst, block));
                        }
                        self.note_intrinsic(inst, is_library);
                    }
                    _ => {}
                }
                self.resources.uses.add(self.ctx, func, inst);
            }
        }
        self.addresses.places.reserve(bases.len());
        self.find_starts(&bases, &uses);
        if self.queries.any {
            self.choose_queries();
        }
        for &inst in &links {
            self.body.chained[inst] = uses[inst.index()] == 1;
        }
        for (inst, count) in counted(&mut apart) {
            self.body.apart[inst] = usize::from(uses[inst.index()]) == count && uses[inst.index()] < u8::MAX;
        }
        for (inst, count) in counted(&mut exchanges) {
            if usize::from(uses[inst.index()]) == count && uses[inst.index()] < u8::MAX {
                self.body.exchanged.insert(inst);
            }
        }
        self.share_beginnings(&mut links, &uses);
        for (last, count) in counted(&mut factors) {
            let all = usize::from(uses[last.index()]) == count && uses[last.index()] < u8::MAX;
            if all && self.splat_scalar(last).is_some() {
                self.body.chained[last] = true;
            }
        }
        if !self.options.keeps_products {
            self.find_fused(&sums, &uses);
        }
        widths.iter().for_each(|width| self.join_width(width, &uses));
        products.retain(|(taker, _)| self.has_own_columns(*taker));
        if !products.is_empty() {
            self.find_whole(&products, &uses);
        }
        self.keep_whole_sizes(&uses);
        Ok(())
    }

    /// The atomic comparison of which an instruction takes what was there before.
    fn exchanged(&self, inst: InstId) -> Option<InstId> {
        let &[pair, member] = self.func.operands(inst) else { return None };
        let pair = pair.as_inst().filter(|&pair| self.func.insts[pair].op == Opcode::CmpXchg)?;
        let takes_first =
            self.func.insts[inst].op == Opcode::ExtractValue && self.ctx.as_int(member) == Some(0);
        takes_first.then_some(pair)
    }

    /// Marks insertions into a constant vector that only several chains go on from: each constructs its own vector.
    fn share_beginnings(&mut self, links: &mut SmallVec<[InstId; 32]>, uses: &[u8]) {
        links.retain(|&mut inst| uses[inst.index()] > 1 && self.fills_constant(inst));
        for (inst, count) in counted(links) {
            if usize::from(uses[inst.index()]) == count && uses[inst.index()] < u8::MAX {
                self.body.chained[inst] = true;
            }
        }
    }

    /// Whether a chain of insertions up to this one goes on from a constant.
    fn fills_constant(&self, mut inst: InstId) -> bool {
        while self.insertion(inst.into()).is_some() {
            let base = self.func.operands(inst)[0];
            match base.as_inst() {
                Some(before) if self.body.chained[before] => inst = before,
                _ => return base.as_const().is_some(),
            }
        }
        false
    }

    /// Three scalars as a vector: the one that they are the lanes of, a constant, or one that is made of them.
    pub(in crate::lower) fn vector_of_three(&mut self, scalars: [Value; 3]) -> Result<Id> {
        if let Some((whole, _)) = self.whole_of(&scalars) {
            return self.id(whole);
        }
        let mut ids = [Id::NONE; 3];
        for (id, scalar) in ids.iter_mut().zip(scalars) {
            *id = self.id(scalar)?;
        }
        let shape = self.shape_of_value(scalars[0])?.with_lanes(3);
        if scalars.iter().all(|scalar| scalar.as_const().is_some()) {
            let ty = self.type_of_shape(shape);
            return Ok(self.out.composite(ty, &ids));
        }
        Ok(self.op(Op::CompositeConstruct, shape, &ids))
    }

    /// The vector that three scalars are the lanes of, and the instructions that take them out.
    fn whole_of(&self, scalars: &[Value]) -> Option<(Value, [InstId; 3])> {
        let mut found = None;
        let mut insts = [InstId::from_u32(0); 3];
        for (lane, (&scalar, inst)) in (0u64..).zip(scalars.iter().zip(&mut insts)) {
            *inst = scalar.as_inst().filter(|&inst| self.inst(inst).op == Opcode::ExtractElement)?;
            let &[vector, at] = self.func.operands(*inst) else { return None };
            if self.ctx.as_int(at) != Some(lane) || found.is_some_and(|before| before != vector) {
                return None;
            }
            found = Some(vector);
        }
        let whole = found.filter(|&whole| self.ctx.types.lanes(self.type_of(whole)) == 3)?;
        Some((whole, insts))
    }

    /// Notes lanes that only an instruction takes which can take the whole vector.
    fn note_lanes(&self, inst: InstId, links: &mut SmallVec<[InstId; 32]>) {
        let origin_and_direction = match self.inst(inst).intrinsic() {
            Some(Intrinsic::TraceRay) => [6, 10],
            Some(Intrinsic::RayQueryTrace) => [4, 8],
            _ => return,
        };
        let operands = self.func.operands(inst);
        for at in origin_and_direction {
            if let Some((_, lanes)) = operands.get(at..at + 3).and_then(|scalars| self.whole_of(scalars)) {
                links.extend(lanes);
            }
        }
    }

    /// Finds the addresses that are used as where others start, and in no other way.
    fn find_starts(&mut self, bases: &[InstId], uses: &[u8]) {
        let mut counts: SideMap<InstId, u8> = SideMap::with_room(uses.len(), 0);
        for &base in bases {
            counts[base] = counts[base].saturating_add(1);
            // A count that ends at its bound says nothing.
            self.addresses.starts[base] = counts[base] == uses[base.index()] && counts[base] < u8::MAX;
        }
    }

    /// Notes what variables must know of intrinsics before they are made.
    fn note_intrinsic(&mut self, inst: InstId, is_library: bool) {
        match self.func.insts[inst].intrinsic() {
            Some(Intrinsic::AttributeAtVertex) => {
                if let Some(element) = self.func.operands(inst).first().and_then(|&v| self.ctx.as_int(v))
                    && !self.interface.per_vertex.contains(&(element as usize))
                {
                    self.interface.per_vertex.push(element as usize);
                }
            }
            Some(Intrinsic::RayQueryAllocate) => self.queries.any = true,
            Some(Intrinsic::Handle) => self.note_order(inst),
            Some(Intrinsic::IsHelperLane) => self.interface.asks_helpers = true,
            _ if is_library => self.note_passed(inst),
            _ => {}
        }
    }

    /// The insertion that an insertion goes on from, when both have constant lanes.
    fn previous_insert(&self, inst: InstId) -> Option<InstId> {
        let inst = self.insertion(inst.into())?;
        self.insertion(self.func.operands(inst)[0])
    }

    /// The insertion into a constant lane that a value is.
    fn insertion(&self, value: Value) -> Option<InstId> {
        value.as_inst().filter(|&inst| {
            let operands = self.func.operands(inst);
            self.func.insts[inst].op == Opcode::InsertElement
                && operands.len() == 3
                && self.ctx.as_int(operands[2]).is_some()
        })
    }

    pub(in crate::lower) fn extract_element(&mut self, inst: InstId) -> Result<()> {
        if self.body.chained[inst] {
            return Ok(());
        }
        let (vector, lane) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        if let Some(id) = self.kept_lane(vector, lane) {
            self.body.values[inst] = id;
            return Ok(());
        }
        let from = self.size_shape(vector).map_or_else(|| self.shape_of_value(vector), Ok)?;
        if let Some(part) = self.part_with_lane(inst).filter(|&part| self.body.chained[part]) {
            self.body.values[inst] = self.lane_of_part(part, lane, from)?;
            return Ok(());
        }
        let id = self.id(vector)?;
        self.body.values[inst] = match self.ctx.as_int(lane) {
            Some(n) if n >= u64::from(from.lanes) => {
                let ty = self.type_of_shape(from.with_lanes(1));
                self.out.constant(Op::Undef, ty, &[])
            }
            Some(n) => self.lane(id, from, n as u32),
            None if from.lanes == 1 => id,
            None => {
                let lane = self.id(lane)?;
                self.op(Op::VectorExtractDynamic, from.with_lanes(1), &[id, lane])
            }
        };
        Ok(())
    }

    pub(in crate::lower) fn insert_element(&mut self, inst: InstId) -> Result<()> {
        if self.body.chained[inst] || self.is_wide(inst) {
            return Ok(());
        }
        let (vector, scalar, lane) = (self.operand(inst, 0)?, self.operand(inst, 1)?, self.operand(inst, 2)?);
        let shape = self.shape(self.inst(inst).ty)?;
        self.body.values[inst] = if shape.lanes == 1 {
            self.id(scalar)?
        } else if self.ctx.as_int(lane).is_some() {
            self.insert_chain(inst)?
        } else {
            let (vector, scalar, lane) = (self.id(vector)?, self.id(scalar)?, self.id(lane)?);
            self.op(Op::VectorInsertDynamic, shape, &[vector, scalar, lane])
        };
        Ok(())
    }

    /// The chain of insertions that ends here: one construction where what it leaves is a whole vector, or constant.
    pub(in crate::lower) fn insert_chain(&mut self, last: InstId) -> Result<Id> {
        let shape = self.shape(self.inst(last).ty)?;
        let mut lanes: [Option<Value>; 4] = [None; 4];
        let mut at = last;
        let base = loop {
            let operands = self.func.operands(at);
            let lane = self.ctx.as_int(operands[2]).unwrap_or(0);
            if lane < u64::from(shape.lanes) {
                lanes[lane as usize].get_or_insert(operands[1]);
            }
            match operands[0].as_inst() {
                Some(before) if self.body.chained[before] && self.insertion(before.into()).is_some() => {
                    at = before;
                }
                _ => break operands[0],
            }
        };
        let mut parts: SmallVec<[Id; 4]> = SmallVec::new();
        if lanes[..shape.lanes as usize].iter().all(Option::is_some) {
            let values: SmallVec<[Value; 4]> = lanes.into_iter().flatten().collect();
            if let Some(vector) = self.vector_of_lanes(&values, shape) {
                return Ok(vector);
            }
            if let Some(gathered) = self.gathered(base, &lanes, shape)? {
                return Ok(gathered);
            }
            for value in values {
                parts.push(self.lane_id(value)?);
            }
            return Ok(self.op(Op::CompositeConstruct, shape, &parts));
        }
        let is_apart =
            self.widening(base).is_none() && !base.as_inst().is_some_and(|inst| self.body.chained[inst]);
        if is_apart && let Some(gathered) = self.gathered(base, &lanes, shape)? {
            return Ok(gathered);
        }
        if let Some(whole) = self.construct(base, &lanes, shape)? {
            return Ok(whole);
        }
        if let Some(shuffle) = base.as_inst().filter(|&inst| self.body.chained[inst]) {
            self.body.chained[shuffle] = false;
            self.shuffle(shuffle)?;
        }
        let mut id = self.id(base)?;
        for (n, value) in lanes.into_iter().enumerate() {
            if let Some(value) = value {
                let scalar = self.lane_id(value)?;
                id = self.op_with(Op::CompositeInsert, shape, &[scalar, id], &[n as u32]);
            }
        }
        Ok(id)
    }

    /// A vector of the lanes that are set, and of a constant's or a shorter vector's where none is; where one insertion does as
    /// well, nothing.
    fn construct(&mut self, base: Value, set: &[Option<Value>; 4], shape: Shape) -> Result<Option<Id>> {
        let wide = self.widening(base);
        let count = shape.lanes as usize;
        let fits = match &wide {
            Some(wide) => (0..count).all(|n| set[n].is_some() != wide.lanes.contains(&n)),
            None => set.iter().flatten().count() > 1 && base.as_const().is_some(),
        };
        if !fits {
            return Ok(None);
        }
        let mut parts: SmallVec<[Id; 4]> = SmallVec::new();
        for (n, lane) in set[..count].iter().enumerate() {
            parts.push(match (lane, &wide) {
                (&Some(value), _) => self.lane_id(value)?,
                (None, Some(wide)) if n == wide.lanes.start => self.id(wide.vector)?,
                (None, Some(_)) => continue,
                (None, None) => match self.constant_lane(base, n, shape)? {
                    Some(id) => id,
                    None => return Ok(None),
                },
            });
        }
        Ok(Some(self.op(Op::CompositeConstruct, shape, &parts)))
    }

    /// A lane of a constant vector.
    fn constant_lane(&mut self, vector: Value, lane: usize, shape: Shape) -> Result<Option<Id>> {
        let ctx = self.ctx;
        let Some(id) = vector.as_const() else { return Ok(None) };
        Ok(match &ctx.consts.get(id).kind {
            ConstKind::Aggregate(parts) => match parts.get(lane) {
                Some(&part) => Some(self.constant(part)?),
                None => None,
            },
            ConstKind::Zero => Some(self.splat_const(shape.with_lanes(1), 0)),
            ConstKind::Undef | ConstKind::Poison => {
                let ty = self.type_of_shape(shape.with_lanes(1));
                Some(self.out.constant(Op::Undef, ty, &[]))
            }
            _ => None,
        })
    }

    /// The shuffle that a value is, when it puts a whole vector among the lanes of a longer one.
    fn widening(&self, value: Value) -> Option<Widening> {
        let shuffle = value.as_inst().filter(|&inst| self.inst(inst).op == Opcode::ShuffleVector)?;
        let &[vector, _, mask] = self.func.operands(shuffle) else { return None };
        let types = &self.ctx.types;
        let (short, long) = (types.lanes(self.type_of(vector)), types.lanes(self.inst(shuffle).ty));
        if short < 2 || long > 4 || short >= long {
            return None;
        }
        let picked = |n: u32| self.mask_lane(mask, n).ok().flatten();
        let start = (0..=long - short).find(|&start| (0..short).all(|n| picked(start + n) == Some(n)))?;
        Some(Widening { shuffle, vector, lanes: start as usize..(start + short) as usize })
    }

    /// Whether the result is a vector longer than any in SPIR-V: its lanes are found by who uses it.
    fn is_wide(&self, inst: InstId) -> bool {
        self.ctx.types.lanes(self.inst(inst).ty) > 4
    }

    /// One lane of a vector of any length, which is followed to where its lanes come from.
    pub(in crate::lower) fn wide_lane(&mut self, vector: Value, lane: u32) -> Result<Id> {
        let (mut at, mut lane) = (vector, lane);
        loop {
            let ty = self.type_of(at);
            let lanes = self.ctx.types.lanes(ty);
            if lanes <= 4 {
                let shape = self.shape(ty)?;
                let id = self.id(at)?;
                return Ok(self.lane(id, shape, lane));
            }
            if let Some(c) = at.as_const() {
                return match &self.ctx.consts.get(c).kind {
                    ConstKind::Aggregate(parts) if (lane as usize) < parts.len() => {
                        self.constant(parts[lane as usize])
                    }
                    _ => {
                        let shape = self.shape(self.ctx.types.scalar(ty))?;
                        Ok(self.splat_const(shape, 0))
                    }
                };
            }
            let Some(inst) = at.as_inst() else { return self.bug("a vector without lanes") };
            let func = self.func;
            match (self.inst(inst).op, func.operands(inst)) {
                (Opcode::InsertElement, &[vector, scalar, n]) if self.ctx.as_int(n).is_some() => {
                    if self.ctx.as_int(n) == Some(u64::from(lane)) {
                        return self.id(scalar);
                    }
                    at = vector;
                }
                (Opcode::ShuffleVector, &[a, b, mask]) => {
                    let picked = self.mask_lane(mask, lane)?.unwrap_or(0);
                    let first = self.ctx.types.lanes(self.type_of(a));
                    (at, lane) = if picked < first { (a, picked) } else { (b, picked - first) };
                }
                _ => return self.fail(&kinds::WIDE_VECTOR),
            }
        }
    }

    pub(in crate::lower) fn shuffle(&mut self, inst: InstId) -> Result<()> {
        let (a, b, mask) = (self.operand(inst, 0)?, self.operand(inst, 1)?, self.operand(inst, 2)?);
        if self.body.chained[inst] || self.is_wide(inst) {
            return Ok(());
        }
        let from = self.size_shape(a).map_or_else(|| self.shape_of_value(a), Ok)?;
        let to = self.shape(self.inst(inst).ty)?;
        let mut lanes: SmallVec<[u32; 4]> = SmallVec::new();
        for n in 0..to.lanes {
            lanes.push(self.mask_lane(mask, n)?.unwrap_or(ANY_LANE));
        }
        let first = |lane: &u32| *lane == ANY_LANE || *lane < from.lanes;
        let second = |lane: &u32| *lane == ANY_LANE || (from.lanes..2 * from.lanes).contains(lane);
        let (a, b) = if lanes.iter().all(first) {
            (self.id(a)?, None)
        } else if lanes.iter().all(second) {
            for lane in lanes.iter_mut().filter(|l| **l != ANY_LANE) {
                *lane -= from.lanes;
            }
            (self.id(b)?, None)
        } else {
            (self.id(a)?, Some(self.id(b)?))
        };
        self.body.values[inst] = if from.lanes == 1 {
            let pick = |lane: &u32| if *lane == 1 { b.unwrap_or(a) } else { a };
            let parts: SmallVec<[Id; 4]> = lanes.iter().map(pick).collect();
            if to.lanes == 1 { parts[0] } else { self.op(Op::CompositeConstruct, to, &parts) }
        } else if to.lanes == 1 {
            let lane = if lanes[0] == ANY_LANE { 0 } else { lanes[0] };
            self.lane(a, from, lane)
        } else if b.is_none() && from.lanes == to.lanes && lanes.iter().copied().eq(0..to.lanes) {
            a
        } else {
            self.op_with(Op::VectorShuffle, to, &[a, b.unwrap_or(a)], &lanes)
        };
        Ok(())
    }

    /// Lane `n` of a shuffle's mask; `None` for one that does not matter.
    pub(in crate::lower) fn mask_lane(&self, mask: Value, n: u32) -> Result<Option<u32>> {
        let Some(id) = mask.as_const() else { return self.bug("a shuffle's mask is not constant") };
        Ok(match &self.ctx.consts.get(id).kind {
            ConstKind::Zero => Some(0),
            ConstKind::Int(v) => Some(*v as u32),
            ConstKind::Aggregate(parts) => {
                parts.get(n as usize).and_then(|&p| self.ctx.consts.as_int(p)).map(|v| v as u32)
            }
            _ => None,
        })
    }

    /// The indices of members that an instruction has from an operand on.
    pub(in crate::lower) fn member_path(&self, inst: InstId, from: usize) -> Result<SmallVec<[u32; 4]>> {
        let count = self.func.operands(inst).len();
        (from..count).map(|n| self.const_operand(inst, n, "the index of a member")).collect()
    }
}

/// Each instruction of a list, and how often it stands there.
fn counted(list: &mut [InstId]) -> impl Iterator<Item = (InstId, usize)> {
    list.sort_unstable();
    list.chunk_by(|a, b| a == b).map(|same| (same[0], same.len()))
}
