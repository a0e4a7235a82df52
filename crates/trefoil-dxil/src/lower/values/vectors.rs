//! Vectors taken apart, the pass that LLVM calls `scalarizer`: arithmetic, choices, phis, intrinsics that work lane by
//! lane, loads and stores. What takes or gives a vector otherwise gets it put together again, and taken apart after.

use crate::lower::intrinsic::rule;
use crate::lower::rule::Rule;
use crate::lower::{Declared, Lanes, Lower, Mode, Result, Slot, lower_function};
use crate::options::Target;
use crate::resources::ResourceTable;
use crate::signatures::Signatures;
use smallvec::SmallVec;
use trefoil_ir::{Context, EntryPoint, Flags, Function, InstId, Opcode, OpcodeClass, Type, TypeId, Value};

/// Takes the vectors of a function apart.
pub(crate) fn scalarize(
    ctx: &mut Context,
    old: &Function,
    entry: &EntryPoint,
    target: Target,
) -> Result<Function> {
    let signatures = Signatures::build(ctx, entry, &target)?;
    let resources = ResourceTable::default();
    let declared = Declared::default();
    let lowered = lower_function(Mode::Vectors, ctx, old, entry, target, &signatures, &resources, declared);
    lowered.map(|(func, ..)| func)
}

impl Lower<'_> {
    fn is_vector(&self, ty: TypeId) -> bool {
        matches!(self.ctx.types.get(ty), Type::Vector { .. })
    }

    /// Whether an instruction has no vectors that could be taken apart.
    pub(in crate::lower) fn stays_vector(&self, inst: InstId) -> bool {
        let i = self.input.func.insts[inst];
        let first = self.input.func.operands(inst).first().map(|&v| self.old_type(v));
        let takes = first.is_some_and(|ty| self.is_vector(ty));
        match i.op {
            Opcode::Phi | Opcode::Load | Opcode::Select | Opcode::FNeg | Opcode::Freeze => {
                !self.is_vector(i.ty)
            }
            Opcode::Store | Opcode::ExtractElement => !takes,
            Opcode::InsertElement | Opcode::ShuffleVector => false,
            Opcode::Intrinsic => {
                let splits = i.intrinsic().is_some_and(|which| matches!(rule(which), Rule::Lanes(_)));
                !self.is_vector(i.ty) || !splits
            }
            op => match op.class() {
                OpcodeClass::Binary | OpcodeClass::Compare => !takes,
                // A cast between shapes has no lanes to go by.
                OpcodeClass::Cast => !takes || !self.is_vector(i.ty) || self.reshapes(inst),
                _ => true,
            },
        }
    }

    fn reshapes(&self, inst: InstId) -> bool {
        let from = self.input.func.operands(inst).first().map(|&v| self.old_type(v));
        from.is_some_and(|from| {
            self.ctx.types.lanes(from) != self.ctx.types.lanes(self.input.func.insts[inst].ty)
        })
    }

    /// Takes an instruction apart.
    pub(in crate::lower) fn split_vector(&mut self, inst: InstId) -> Result {
        let i = self.input.func.insts[inst];
        let operands: SmallVec<[Value; 4]> = self.input.func.operands(inst).into();
        match i.op {
            Opcode::Phi => return self.phi(inst),
            Opcode::Load => return self.split_load(inst, operands[0]),
            Opcode::Store => return self.split_store(inst, &operands),
            Opcode::ExtractElement | Opcode::InsertElement | Opcode::ShuffleVector | Opcode::Select => {
                return self.arithmetic(inst);
            }
            _ => {}
        }
        let lanes: SmallVec<[Lanes; 3]> = operands.iter().map(|&v| self.lanes(v)).collect::<Result<_>>()?;
        let scalar = self.ctx.types.scalar(i.ty);
        let mut out = Lanes::new();
        for lane in 0..self.ctx.types.lanes(i.ty) as usize {
            let parts: Lanes = lanes.iter().filter_map(|l| l.get(lane).or(l.first()).copied()).collect();
            out.push(self.inst(i.op, scalar, &parts, i.data, i.flags));
        }
        self.set(inst, &out);
        Ok(())
    }

    /// The address of a lane of a vector in memory.
    fn lane_pointer(&mut self, pointer: Value, elem: TypeId, lane: u32) -> Value {
        if lane == 0 {
            return pointer;
        }
        let ty = self.type_of(pointer);
        let lane = self.ctx.i32(lane);
        self.inst(Opcode::Gep, ty, &[pointer, lane], elem.as_u32(), Flags::NONE)
    }

    fn split_load(&mut self, inst: InstId, pointer: Value) -> Result {
        let i = self.input.func.insts[inst];
        let (elem, count) = (self.ctx.types.scalar(i.ty), self.ctx.types.lanes(i.ty));
        let pointer = self.whole(pointer)?;
        let mut out = Lanes::new();
        for lane in 0..count {
            let at = self.lane_pointer(pointer, elem, lane);
            out.push(self.inst(Opcode::Load, elem, &[at], self.lane_align(i.data, elem, lane), i.flags));
        }
        self.set(inst, &out);
        Ok(())
    }

    fn split_store(&mut self, inst: InstId, operands: &[Value]) -> Result {
        let i = self.input.func.insts[inst];
        let elem = self.ctx.types.scalar(self.old_type(operands[0]));
        let lanes = self.lanes(operands[0])?;
        let pointer = self.whole(operands[1])?;
        for (lane, &value) in (0..).zip(&lanes) {
            let at = self.lane_pointer(pointer, elem, lane);
            let align = self.lane_align(i.data, elem, lane);
            self.inst(Opcode::Store, TypeId::VOID, &[value, at], align, i.flags);
        }
        Ok(())
    }

    /// The alignment of a lane, where the vector has one.
    fn lane_align(&self, align: u32, elem: TypeId, lane: u32) -> u32 {
        let offset = lane * (self.ctx.types.scalar_bits(elem) / 8).max(1);
        match (align, offset) {
            (0, _) | (_, 0) => align,
            _ => align.min(1 << offset.trailing_zeros()),
        }
    }

    /// Calls the lanes after the vector.
    pub(in crate::lower) fn name_lanes(&mut self, inst: InstId) {
        let Some(&name) = self.input.func.names.get(&inst) else { return };
        let Slot::Lanes(start, len) = self.values.slot(inst) else { return };
        for lane in 0..len {
            let Some(value) = self.values.at((start + lane) as usize).as_inst() else { continue };
            if !self.body.func.names.contains_key(&value) {
                let text = format!("{}.i{lane}", self.ctx.name(name));
                let text = self.ctx.symbol(&text);
                self.body.func.names.insert(value, text);
            }
        }
    }
}
