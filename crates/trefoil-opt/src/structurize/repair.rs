//! Values through memory: phis before a graph is restructured, and afterwards values that no longer dominate their uses.

use crate::kinds;
use smallvec::SmallVec;
use trefoil_ir::cfg::{Cfg, Dominators, Nesting};
use trefoil_ir::{
    BlockId, ConstKind, Context, Cursor, Error, Flags, Function, HashMap, InstId, IntPredicate, Loc, Opcode,
    SideMap, Type, TypeId, Value,
};

/// How many values deep an address is rematerialised.
const MAX_DEPTH: u32 = 64;

/// A variable of the function's own.
pub(super) fn variable(func: &mut Function, ty: TypeId, loc: Loc) -> Value {
    let made = func.detached(loc, Opcode::Alloca, TypeId::PTR, &[], ty.as_u32(), Flags::NONE);
    let entry = func.entry();
    func.blocks[entry].insts.insert(0, made);
    made.into()
}

/// Whether values of a type can be kept in a variable.
fn is_kept(ctx: &Context, ty: TypeId) -> bool {
    !matches!(ctx.types.get(ty), Type::Ptr(_) | Type::Token | Type::Void)
        && ctx.types.as_resource(ty).is_none()
}

/// The type of the variable for values of a type: memory holds no `i1`.
fn type_in_memory(ctx: &mut Context, ty: TypeId) -> TypeId {
    if ctx.types.scalar(ty) == TypeId::I1 { ctx.types.with_shape_of(ty, TypeId::I32) } else { ty }
}

/// Stores a value in its variable.
fn store(ctx: &mut Context, at: &mut Cursor<'_>, value: Value, slot: Value) {
    let ty = at.func.value_type(ctx, value);
    let held = type_in_memory(ctx, ty);
    let value = if held == ty { value } else { at.inst(Opcode::ZExt, held, &[value], 0, Flags::NONE).into() };
    at.inst(Opcode::Store, TypeId::VOID, &[value, slot], 0, Flags::NONE);
}

/// What makes a value of a type of its variable: the operation, its operands and its data. A bool is loaded ahead of it.
fn loaded(
    ctx: &mut Context,
    at: &mut Cursor<'_>,
    ty: TypeId,
    slot: Value,
) -> (Opcode, SmallVec<[Value; 2]>, u32) {
    let held = type_in_memory(ctx, ty);
    if held == ty {
        return (Opcode::Load, smallvec::smallvec![slot], 0);
    }
    let value = at.inst(Opcode::Load, held, &[slot], 0, Flags::NONE);
    let operands = smallvec::smallvec![value.into(), ctx.zero(held)];
    (Opcode::ICmp, operands, IntPredicate::Ne as u32)
}

/// Replaces phis by variables that are stored at the end of each predecessor.
///
/// # Errors
/// A phi of resources or addresses.
pub(super) fn phis_to_memory(ctx: &mut Context, func: &mut Function) -> Result<(), Error> {
    let cfg = Cfg::new(func);
    for &block in &cfg.order {
        let mut stores: Vec<(BlockId, Value, Value, Loc)> = Vec::new();
        let phis: SmallVec<[InstId; 8]> = func.phis(block).collect();
        if phis.is_empty() {
            continue;
        }
        let slots: SmallVec<[Value; 8]> = phis
            .iter()
            .map(|&phi| {
                let held = type_in_memory(ctx, func.insts[phi].ty);
                let loc = func.loc(phi);
                variable(func, held, loc)
            })
            .collect();
        let (old, mut cursor) = Cursor::rebuild(func, block);
        for inst in old {
            let Some(n) = phis.iter().position(|&phi| phi == inst) else {
                cursor.keep(inst);
                continue;
            };
            let (ty, loc) = (cursor.func.insts[inst].ty, cursor.func.loc(inst));
            if !is_kept(ctx, ty) {
                return Err(Error::new(loc, &kinds::CHOSEN_BY_CONTROL_FLOW));
            }
            for pair in cursor.func.operands(inst).chunks_exact(2) {
                let Some(from) = pair[1].as_block().filter(|&from| cfg.is_reachable(from)) else { continue };
                let kind = pair[0].as_const().map(|c| &ctx.consts.get(c).kind);
                if !matches!(kind, Some(ConstKind::Undef | ConstKind::Poison)) {
                    stores.push((from, pair[0], slots[n], loc));
                }
            }
            let (op, operands, data) = loaded(ctx, cursor.at_inst(inst), ty, slots[n]);
            cursor.func.replace(inst, op, ty, &operands, data, Flags::NONE);
            cursor.keep(inst);
        }
        for (from, value, slot, loc) in stores {
            store(ctx, Cursor::before_terminator(func, from).at_loc(loc), value, slot);
        }
    }
    Ok(())
}

/// Lets each value reach its uses: through a variable where it does not dominate them; addresses and handles are
/// rematerialised.
///
/// # Errors
/// An address that is used elsewhere and cannot be rematerialised.
pub(super) fn dominance(ctx: &mut Context, func: &mut Function) -> Result<(), Error> {
    let cfg = Cfg::new(func);
    let doms = Dominators::new(&cfg);
    let nesting = Nesting::new(&cfg, &doms);
    let mut home: SideMap<InstId, Option<BlockId>> = SideMap::sized(func.inst_count(), None);
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            home[inst] = Some(block);
        }
    }
    let mut slots: HashMap<InstId, Value> = HashMap::default();
    for block in func.layout.clone() {
        if !cfg.is_reachable(block) {
            continue;
        }
        let (old, cursor) = Cursor::rebuild(func, block);
        let mut r = Repair {
            ctx: &mut *ctx,
            cursor,
            cfg: &cfg,
            nesting: &nesting,
            home: &home,
            block,
            slots: &mut slots,
            variables: Vec::new(),
            here: HashMap::default(),
        };
        for inst in old {
            r.cursor.at_inst(inst);
            r.operands(inst, 0)?;
            r.cursor.keep(inst);
        }
        let variables = r.variables;
        let entry = func.entry();
        func.blocks[entry].insts.splice(0..0, variables);
    }
    for block in func.layout.clone() {
        if !func.blocks[block].insts.iter().any(|inst| slots.contains_key(inst)) {
            continue;
        }
        let (old, mut cursor) = Cursor::rebuild(func, block);
        for inst in old {
            cursor.keep(inst);
            if let Some(&slot) = slots.get(&inst) {
                store(ctx, cursor.at_inst(inst), inst.into(), slot);
            }
        }
    }
    Ok(())
}

struct Repair<'a, 'f> {
    ctx: &'a mut Context,
    cursor: Cursor<'f>,
    cfg: &'a Cfg,
    nesting: &'a Nesting,
    home: &'a SideMap<InstId, Option<BlockId>>,
    block: BlockId,
    /// The variables of values.
    slots: &'a mut HashMap<InstId, Value>,
    /// Those made in this block.
    variables: Vec<InstId>,
    /// The replacements of values in this block.
    here: HashMap<InstId, Value>,
}

impl Repair<'_, '_> {
    /// Replaces the operands of an instruction that do not dominate it.
    fn operands(&mut self, inst: InstId, depth: u32) -> Result<(), Error> {
        for n in 0..self.cursor.func.operands(inst).len() {
            let Some(operand) = self.cursor.func.operands(inst)[n].as_inst() else { continue };
            let home = self.home[operand];
            let reaches =
                home.is_none_or(|b| b == self.block || self.nesting.dominates(self.cfg, b, self.block));
            if !reaches {
                let value = self.reach(operand, depth)?;
                self.cursor.func.operands_mut(inst)[n] = value;
            }
        }
        Ok(())
    }

    /// A value of another block, available in this one.
    fn reach(&mut self, value: InstId, depth: u32) -> Result<Value, Error> {
        if let Some(&known) = self.here.get(&value) {
            return Ok(known);
        }
        let i = self.cursor.func.insts[value];
        let here = if is_kept(self.ctx, i.ty) {
            let slot = self.slot(value, i.ty);
            let (op, operands, data) = loaded(self.ctx, &mut self.cursor, i.ty, slot);
            self.cursor.inst(op, i.ty, &operands, data, Flags::NONE)
        } else {
            if !matches!(i.op, Opcode::Gep | Opcode::Intrinsic) || depth > MAX_DEPTH {
                return Err(Error::new(self.cursor.func.loc(value), &kinds::CHOSEN_BY_CONTROL_FLOW));
            }
            let operands: SmallVec<[Value; 8]> = self.cursor.func.operands(value).into();
            let loc = self.cursor.loc();
            let again = self.cursor.func.detached(loc, i.op, i.ty, &operands, i.data, i.flags);
            self.operands(again, depth + 1)?;
            self.cursor.keep(again);
            again
        };
        self.here.insert(value, here.into());
        Ok(here.into())
    }

    fn slot(&mut self, value: InstId, ty: TypeId) -> Value {
        if let Some(&slot) = self.slots.get(&value) {
            return slot;
        }
        let data = type_in_memory(self.ctx, ty).as_u32();
        let func = &mut *self.cursor.func;
        let loc = func.loc(value);
        let made = func.detached(loc, Opcode::Alloca, TypeId::PTR, &[], data, Flags::NONE);
        self.variables.push(made);
        self.slots.insert(value, made.into());
        made.into()
    }
}
