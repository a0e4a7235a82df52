//! Dead lanes: what is put into a lane of a vector that nobody looks at need not be computed.
//!
//! A use **demands** lanes of its operand: an extraction one, an operation that works lane by lane those that are demanded of
//! its result, anything else all. One walk backwards collects what all uses of a vector demand together; then an insertion into
//! a lane that is not among them inserts zero, and so does a shuffle in the place of a vector of which it needs no lane. (Not
//! `undef`, which reads as a variable that was never set.) What was read for these lanes alone is dead after that, and with it
//! the resource that it was read from, which has no binding then.
//! Cost: linear.

use smallvec::{SmallVec, smallvec};
use trefoil_ir::cfg::reachable;
use trefoil_ir::{BlockId, Context, Function, InstId, Intrinsic, Opcode, OpcodeClass, SideMap, Type, Value};

/// Steps taken to find what a value comes from.
const STEPS: usize = 64;

/// All lanes.
const ALL: u64 = u64::MAX;

/// Lets lanes that nobody demands hold zero; gives whether there were any that held what was read from memory.
pub fn run(ctx: &mut Context, func: &mut Function) -> bool {
    // Only where all blocks can be reached do definitions stand before their uses.
    if !has_built_vectors(func) || reachable(func).1 != func.layout.len() {
        return false;
    }
    let mut demands = Demands { lanes: SideMap::with_room(func.inst_count(), 0), unseen: SmallVec::new() };
    demands.of_loops(func);
    demands.backwards(ctx, func);
    demands.empty(ctx, func)
}

/// Whether any vector is made of what is computed.
fn has_built_vectors(func: &Function) -> bool {
    let builds = |&inst: &InstId| {
        let is_computed =
            |n: usize| func.operands(inst).get(n).is_some_and(|value| value.as_const().is_none());
        match func.insts[inst].op {
            Opcode::InsertElement => is_computed(1),
            Opcode::ShuffleVector => is_computed(1),
            _ => false,
        }
    };
    func.layout.iter().any(|&block| func.blocks[block].insts.iter().any(builds))
}

struct Demands {
    /// The lanes of each result that its users demand; of a scalar all bits or none.
    lanes: SideMap<InstId, u64>,
    /// The operands that are put into vectors, of whose lanes none is demanded; the last one first.
    unseen: SmallVec<[(InstId, usize); 8]>,
}

impl Demands {
    /// What phis take from blocks behind them is all demanded.
    fn of_loops(&mut self, func: &Function) {
        let mut passed: SideMap<BlockId, bool> = SideMap::with_default(false);
        for &block in &func.layout {
            for phi in func.phis(block) {
                for pair in func.operands(phi).chunks_exact(2) {
                    if pair[1].as_block().is_none_or(|from| !passed[from]) {
                        self.demand(pair[0], ALL);
                    }
                }
            }
            passed[block] = true;
        }
    }

    fn backwards(&mut self, ctx: &mut Context, func: &Function) {
        for &block in func.layout.iter().rev() {
            for &inst in func.blocks[block].insts.iter().rev() {
                let lanes = self.lanes[inst];
                match demanded(func.insts[inst].op, lanes) {
                    Demanded::Nothing => {}
                    Demanded::All => {
                        func.operands(inst).iter().for_each(|&operand| self.demand(operand, ALL))
                    }
                    Demanded::ByOperand => self.by_operand(ctx, func, inst, lanes),
                }
            }
        }
    }

    fn by_operand(&mut self, ctx: &mut Context, func: &Function, inst: InstId, lanes: u64) {
        let put_in = match func.insts[inst].op {
            Opcode::InsertElement => 1..2,
            Opcode::ShuffleVector => 0..2,
            _ => 0..0,
        };
        for (n, &operand) in func.operands(inst).iter().enumerate().rev() {
            let needed = needed(ctx, func, inst, n, lanes);
            if needed == 0 && put_in.contains(&n) {
                self.unseen.push((inst, n));
            }
            self.demand(operand, needed);
        }
    }

    fn demand(&mut self, operand: Value, lanes: u64) {
        if let Some(inst) = operand.as_inst() {
            self.lanes[inst] |= lanes;
        }
    }

    /// Takes out what is put into lanes that are not demanded.
    fn empty(&self, ctx: &mut Context, func: &mut Function) -> bool {
        let mut changed = false;
        for &(inst, n) in self.unseen.iter().rev() {
            let operand = func.operands(inst)[n];
            if comes_from_memory(ctx, func, operand) {
                let ty = func.value_type(ctx, operand);
                func.operands_mut(inst)[n] = ctx.zero(ty);
                changed = true;
            }
        }
        changed
    }
}

/// What an instruction demands of its operands.
enum Demanded {
    Nothing,
    All,
    /// What [`needed`] says.
    ByOperand,
}

/// What an instruction demands of its operands, of whose result these lanes are demanded.
fn demanded(op: Opcode, lanes: u64) -> Demanded {
    let takes_lanes = matches!(op, Opcode::ExtractElement | Opcode::InsertElement | Opcode::ShuffleVector);
    match op.info().class {
        OpcodeClass::Memory | OpcodeClass::Terminator => Demanded::All,
        _ if lanes == 0 && is_lane_wise(op) => Demanded::Nothing,
        _ if lanes == ALL && !takes_lanes => Demanded::All,
        _ => Demanded::ByOperand,
    }
}

/// Whether what memory holds is part of a value. What the stage was given is left where it is: targets read all lanes of it at
/// once.
fn comes_from_memory(ctx: &Context, func: &Function, value: Value) -> bool {
    let mut waiting: SmallVec<[Value; 8]> = smallvec![value];
    for _ in 0..STEPS {
        let Some(value) = waiting.pop() else { break };
        let Some(inst) = value.as_inst() else { continue };
        let i = &func.insts[inst];
        // A load, or what is asked of a resource.
        if i.op == Opcode::Load || matches!(ctx.types.get(i.ty), Type::Target { .. }) {
            return true;
        }
        waiting.extend_from_slice(func.operands(inst));
    }
    false
}

/// Whether an instruction is needed for the lanes alone that are demanded of it.
fn is_lane_wise(op: Opcode) -> bool {
    match op.info().class {
        OpcodeClass::Binary | OpcodeClass::Unary | OpcodeClass::Compare | OpcodeClass::Cast => true,
        OpcodeClass::Value => matches!(
            op,
            Opcode::ExtractElement
                | Opcode::InsertElement
                | Opcode::ShuffleVector
                | Opcode::Select
                | Opcode::Phi
        ),
        OpcodeClass::Memory | OpcodeClass::Call | OpcodeClass::Terminator => false,
    }
}

/// The lanes of operand `n` on which these lanes of the result depend.
fn needed(ctx: &mut Context, func: &Function, inst: InstId, n: usize, lanes: u64) -> u64 {
    if func.insts[inst].op == Opcode::ShuffleVector && n < 2 {
        return shuffled(ctx, func, inst, n, lanes);
    }
    let (i, operands) = (&func.insts[inst], func.operands(inst));
    let count = |value: Value| ctx.types.lanes(func.value_type(ctx, value));
    // Of a result with as many lanes; longer ones have more than there are bits.
    let alike = || match (ctx.types.lanes(i.ty), count(operands[n])) {
        (a, b) if a == b && a <= u64::BITS => lanes,
        _ => ALL,
    };
    let lane = |at: usize| ctx.as_int(operands[at]).filter(|&lane| lane < u64::from(u64::BITS));
    match (i.op, n) {
        (Opcode::ExtractElement, 0) => lane(1).map_or(ALL, |lane| 1 << lane),
        (Opcode::InsertElement, 0) if ctx.types.lanes(i.ty) <= u64::BITS => {
            lane(2).map_or(ALL, |lane| lanes & !(1 << lane))
        }
        (Opcode::InsertElement, 1) => {
            lane(2).map_or(ALL, |lane| if lanes >> lane & 1 != 0 { ALL } else { 0 })
        }
        (Opcode::Select, _) => alike(),
        (Opcode::Phi, n) if n % 2 == 0 => lanes,
        (Opcode::Intrinsic, n) => match i.intrinsic().and_then(Intrinsic::operands_of_all_lanes) {
            Some(whole) if !whole.contains(&n) => alike(),
            _ => ALL,
        },
        (op, _) if op.info().class != OpcodeClass::Value && is_lane_wise(op) => alike(),
        _ => ALL,
    }
}

/// The lanes that a shuffle takes from its first or second vector for these of its result.
fn shuffled(ctx: &mut Context, func: &Function, inst: InstId, n: usize, lanes: u64) -> u64 {
    let &[a, _, mask] = func.operands(inst) else { return ALL };
    let (Some(mask), len) = (mask.as_const(), ctx.types.lanes(func.value_type(ctx, a))) else { return ALL };
    let results = ctx.types.lanes(func.insts[inst].ty);
    if results > u64::BITS || len > u64::BITS {
        return ALL;
    }
    let mut taken = 0;
    for result in (0..results).filter(|result| lanes >> result & 1 != 0) {
        let from = ctx.consts.member(&ctx.types, mask, result).and_then(|lane| ctx.consts.as_int(lane));
        let Some(from) = from else { continue };
        let (of, lane) = if from < u64::from(len) { (0, from) } else { (1, from - u64::from(len)) };
        if of == n {
            taken |= 1 << lane;
        }
    }
    taken
}
