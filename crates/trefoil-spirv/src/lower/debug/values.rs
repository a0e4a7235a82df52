//! What variables of the source hold, told among the instructions of a function.
//!
//! Nothing here makes a value or declares anything ahead of the code: constants and undefined values that are named are declared
//! once the module's functions are whole.

use super::types::Path;
use crate::debug_ops::DebugOp;
use crate::lower::memory::Place;
use crate::lower::{Lower, Result};
use crate::module::{Gap, Id};
use smallvec::SmallVec;
use trefoil_ir::cfg::{Cfg, Dominators};
use trefoil_ir::constants::{ConstKind, Constants};
use trefoil_ir::debug::DebugVariableId;
use trefoil_ir::{
    BlockId, ConstId, DebugValue, HashMap, InstId, Loc, Opcode, SideMap, TypeId, Value, ValueKind,
};

/// How many instructions that are gone are looked through for the lanes of a value.
const MAX_SALVAGED: u32 = 8;
/// The operation of an expression that reads what an address points to.
const DEREF: u32 = 0;

/// A value with the position of the instruction that its point stands before.
pub(in crate::lower) type Placed = (usize, DebugValue);

/// An operand that is filled in later.
#[derive(Clone, Copy)]
enum Later {
    Constant(ConstId),
    Undefined(TypeId),
}

/// What a variable, or a part of it, holds.
#[derive(Clone, Copy)]
enum Held {
    Id(Id),
    Later(Later),
}

/// What is known of the values of a function, and what is left to fill in.
pub(super) struct Values {
    placed: SideMap<BlockId, Vec<Placed>>,
    /// Where values are made; none where no variable is told of.
    made: Option<Made>,
    /// The expression without operations, and the one that reads from an address.
    expressions: [Id; 2],
    /// The function's id in the instruction that says what it is of the source.
    definition: Option<Gap>,
    /// Parameters in memory, which have their variable once the code has asked for it.
    params: Vec<(Gap, u32)>,
    later: Vec<(Gap, Later)>,
}

/// Where values are made.
struct Made {
    blocks: SideMap<InstId, Option<BlockId>>,
    cfg: Cfg,
    doms: Dominators,
    /// The parameters that the code names.
    params: SmallVec<[u32; 4]>,
    /// How often a part of a variable comes to hold something that may be known, by the variable's place and the part's first bit.
    held: HashMap<(DebugVariableId, Loc, u32), u32>,
}

impl Default for Values {
    fn default() -> Self {
        Self {
            placed: SideMap::with_default(Vec::new()),
            made: None,
            expressions: [Id::NONE; 2],
            definition: None,
            params: Vec::new(),
            later: Vec::new(),
        }
    }
}

/// What tells parts of variables apart.
fn part(value: &DebugValue) -> (DebugVariableId, Loc, u32) {
    (value.variable, value.place, value.bit)
}

impl Made {
    fn of(func: &trefoil_ir::Function, consts: &Constants) -> Self {
        let mut blocks = SideMap::sized(func.inst_count(), None);
        let mut params = SmallVec::new();
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                blocks[inst] = Some(block);
                for operand in func.operands(inst) {
                    if let ValueKind::Param(n) = operand.kind()
                        && !params.contains(&n)
                    {
                        params.push(n);
                    }
                }
            }
        }
        let may_hold = |value: &&DebugValue| match value.value.kind() {
            // What only puts others together is taken apart again.
            ValueKind::Inst(inst) => blocks[inst].is_some() || func.insts[inst].op == Opcode::InsertElement,
            ValueKind::Const(id) => !matches!(consts.get(id).kind, ConstKind::Undef | ConstKind::Poison),
            ValueKind::Param(_) => true,
            _ => false,
        };
        let mut held = HashMap::default();
        for value in func.debug.iter().flat_map(|debug| &debug.list).filter(may_hold) {
            *held.entry(part(value)).or_insert(0) += 1;
        }
        let cfg = Cfg::new(func);
        let doms = Dominators::new(&cfg);
        Self { blocks, cfg, doms, params, held }
    }

    /// How often the part of a variable comes to hold something that may be known. Before the first time there is nothing that
    /// would have to be told to be over.
    fn times_held(&self, value: &DebugValue) -> u32 {
        self.held.get(&part(value)).copied().unwrap_or(0)
    }

    /// Whether what an instruction makes is there in a block.
    fn reaches(&self, inst: InstId, block: BlockId) -> bool {
        self.blocks[inst].is_some_and(|made| {
            made == block
                || self.cfg.is_reachable(made)
                    && self.cfg.is_reachable(block)
                    && self.doms.dominates(&self.cfg, made, block)
        })
    }
}

impl Lower<'_> {
    /// Prepares what is told in the function that begins, and says which function of the source it is.
    pub(in crate::lower) fn begin_values(&mut self) {
        let func = self.func;
        let definition = self.debug.info.is_some().then(|| self.define_function(func.name)).flatten();
        let Some(info) = &mut self.debug.info else { return };
        let values = &mut info.values;
        values.definition = definition;
        values.placed =
            func.debug.as_ref().map_or_else(|| SideMap::with_default(Vec::new()), |debug| debug.placed(func));
        values.made = func.debug.is_some().then(|| Made::of(func, &self.ctx.consts));
    }

    /// What is told in a block.
    pub(in crate::lower) fn values_of(&mut self, block: BlockId) -> Vec<Placed> {
        match &mut self.debug.info {
            Some(info) if info.values.made.is_some() => std::mem::take(&mut info.values.placed[block]),
            _ => Vec::new(),
        }
    }

    /// Tells the values whose point is before the instruction at a position; gives the rest.
    #[cold]
    pub(in crate::lower) fn tell_values<'v>(
        &mut self,
        values: &'v [Placed],
        position: usize,
    ) -> &'v [Placed] {
        let due = values.partition_point(|(place, _)| *place <= position);
        for (_, value) in &values[..due] {
            match value.is_address {
                true => self.tell_address(value),
                false => self.tell_value(value),
            }
        }
        &values[due..]
    }

    /// Tells where a variable lies.
    fn tell_address(&mut self, value: &DebugValue) {
        match value.value.kind() {
            ValueKind::Param(n) if self.made().is_some_and(|made| made.params.contains(&n)) => {
                let gap = self.tell(DebugOp::Declare, value, Id::NONE, &[], 0);
                if let (Some(gap), Some(info)) = (gap, &mut self.debug.info) {
                    info.values.params.push((gap, n));
                }
            }
            ValueKind::Inst(inst) => {
                let Some(&Place::Typed(pointer)) = self.addresses.places.get(&inst) else { return };
                if pointer.id.is_none() || pointer.pending.is_some() {
                    return;
                }
                if self.func.insts[inst].op == Opcode::Alloca {
                    self.tell(DebugOp::Declare, value, pointer.id, &[], 0);
                } else if self.made().is_some_and(|made| made.reaches(inst, value.block)) {
                    self.tell(DebugOp::Value, value, pointer.id, &[], 1);
                }
            }
            _ => {}
        }
    }

    fn made(&self) -> Option<&Made> {
        self.debug.info.as_ref()?.values.made.as_ref()
    }

    /// Tells what a variable, or a part of it, holds.
    fn tell_value(&mut self, value: &DebugValue) {
        let times = self.made().map_or(0, |made| made.times_held(value));
        if times == 0 {
            return;
        }
        let Some(describe) = self.told() else { return };
        let ty = describe.info.recorded.variables[value.variable].ty;
        let Some(path) = describe.path(ty, value.bit.into(), value.bits.into()) else { return };
        if let Some(held) = self.held(value.value, value.block) {
            return self.tell_part(value, held, &path);
        }
        let lanes = self.lanes(value.value, value.block, MAX_SALVAGED);
        let is_part = |lane: &Held| !matches!(lane, Held::Later(Later::Undefined(_)));
        if lanes.len() < 2 || !lanes.iter().any(is_part) {
            let ty = self.type_of(value.value);
            return self.tell_part(value, Held::Later(Later::Undefined(ty)), &path);
        }
        for (n, lane) in (0..).zip(lanes) {
            let mut path = path.clone();
            path.push(n);
            if times > 1 || is_part(&lane) {
                self.tell_part(value, lane, &path);
            }
        }
    }

    fn tell_part(&mut self, value: &DebugValue, held: Held, path: &Path) {
        let path: SmallVec<[Id; 4]> = path.iter().map(|&index| self.out.debug_number(index)).collect();
        let id = match held {
            Held::Id(id) => id,
            Held::Later(_) => Id::NONE,
        };
        let gap = self.tell(DebugOp::Value, value, id, &path, 0);
        if let (Held::Later(later), Some(gap), Some(info)) = (held, gap, &mut self.debug.info) {
            info.values.later.push((gap, later));
        }
    }

    /// Writes an instruction of a variable; gives the place of the value in it.
    fn tell(
        &mut self,
        op: DebugOp,
        value: &DebugValue,
        id: Id,
        path: &[Id],
        expression: usize,
    ) -> Option<Gap> {
        self.mark_value(value);
        let mut describe = self.told()?;
        let variable = describe.variable(value.variable);
        let expression = describe.expression(expression);
        let mut operands: SmallVec<[Id; 8]> = SmallVec::from_slice(&[variable, id, expression]);
        operands.extend_from_slice(path);
        self.out.debug_inst(op, &operands);
        // The instruction after it says its own scope and line again.
        self.debug.marked = Loc::NONE;
        Some(self.out.gap(operands.len(), 1))
    }

    /// A value where it is there in a block, or may be declared later.
    fn held(&self, value: Value, block: BlockId) -> Option<Held> {
        match value.kind() {
            ValueKind::Inst(inst) => {
                let id = self.body.values[inst];
                let is_there = id.is_some() && self.made().is_some_and(|made| made.reaches(inst, block));
                is_there.then_some(Held::Id(id))
            }
            ValueKind::Param(n) => self.body.params.get(n as usize).map(|&id| Held::Id(id)),
            ValueKind::Const(id) => Some(Held::Later(Later::Constant(id))),
            _ => None,
        }
    }

    /// The lanes of a value that no instruction makes, where it only put others together.
    fn lanes(&self, value: Value, block: BlockId, depth: u32) -> SmallVec<[Held; 4]> {
        let ty = self.type_of(value);
        let types = &self.ctx.types;
        let count = types.lanes(ty) as usize;
        let undefined = Held::Later(Later::Undefined(types.scalar(ty)));
        let unknown = || SmallVec::from_elem(undefined, count);
        if count < 2 {
            return SmallVec::from_elem(self.held(value, block).unwrap_or(undefined), 1);
        }
        let (Some(inst), Some(left)) = (value.as_inst(), depth.checked_sub(1)) else { return unknown() };
        match (self.func.insts[inst].op, self.func.operands(inst)) {
            (Opcode::InsertElement, &[vector, scalar, at]) => {
                let mut lanes = self.lanes(vector, block, left);
                let at = self.ctx.as_int(at).and_then(|at| lanes.get_mut(at as usize));
                match at {
                    Some(lane) => *lane = self.held(scalar, block).unwrap_or(undefined),
                    None => return unknown(),
                }
                lanes
            }
            _ => unknown(),
        }
    }

    /// Fills in what was not known while a function was written: its id, and its parameters.
    pub(in crate::lower) fn finish_values(&mut self, function: Id) {
        let Some(info) = &mut self.debug.info else { return };
        if let Some(gap) = info.values.definition.take() {
            self.out.fill(gap, function);
        }
        for (gap, n) in std::mem::take(&mut info.values.params) {
            let id = self.passed.param(n).unwrap_or_else(|| self.out.undefined_word());
            self.out.fill(gap, id);
        }
    }

    /// Declares the values that were named before they were declared.
    pub(super) fn fill_values(&mut self) -> Result<()> {
        let Some(info) = &mut self.debug.info else { return Ok(()) };
        for (gap, later) in std::mem::take(&mut info.values.later) {
            let id = self.declared_late(later)?;
            self.out.fill(gap, id);
        }
        Ok(())
    }

    /// A constant or undefined value; undefined where its type would ask more of the environment than the code does.
    fn declared_late(&mut self, later: Later) -> Result<Id> {
        let ty = match later {
            Later::Constant(id) => self.ctx.consts.get(id).ty,
            Later::Undefined(ty) => ty,
        };
        if !self.asks_nothing(ty) {
            return Ok(self.out.undefined_word());
        }
        match later {
            Later::Constant(id) => self.constant(id),
            Later::Undefined(ty) => {
                let ty = self.value_type(ty)?;
                Ok(self.out.undef(ty))
            }
        }
    }
}

impl super::Describe<'_, '_> {
    /// The expression without operations, or the one that reads from an address.
    fn expression(&mut self, n: usize) -> Id {
        let known = self.info.values.expressions[n];
        if known.is_some() {
            return known;
        }
        let mut operations = Vec::new();
        if n == 1 {
            let deref = self.out.debug_number(DEREF);
            operations.push(self.out.debug_info(DebugOp::Operation, &[deref]));
        }
        let made = self.out.debug_info(DebugOp::Expression, &operations);
        self.info.values.expressions[n] = made;
        made
    }
}
