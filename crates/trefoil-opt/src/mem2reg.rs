//! Memory to SSA: allocas of scalars, vectors and handles that are only loaded and stored whole become values.
//!
//! Pruned SSA: phis stand where a variable is live and definitions meet, found by iterated dominance frontiers from the
//! defining blocks, then one walk over the dominator tree names the values.

use smallvec::SmallVec;
use trefoil_ir::cfg::{Cfg, Dominators, Preds};
use trefoil_ir::{
    BlockId, Context, Entity, Flags, Function, Graph, InstId, Loc, Opcode, SideMap, Type, TypeId, Value,
};

/// A variable that becomes values.
struct Variable {
    ty: TypeId,
    /// Blocks that store it.
    defs: SmallVec<[BlockId; 4]>,
    /// Blocks that load it before they store it.
    exposed: SmallVec<[BlockId; 4]>,
}

const NOT: u32 = u32::MAX;
const UNKNOWN: InstId = InstId::from_u32(u32::MAX >> 3);

/// Promotes allocas; says whether there were any to promote.
pub fn run(ctx: &mut Context, func: &mut Function, graph: &Graph) -> bool {
    run_on(ctx, func, graph, |_, _| true)
}

/// Promotes the allocas of types that are wanted; says whether there were any to promote.
pub fn run_on(
    ctx: &mut Context,
    func: &mut Function,
    graph: &Graph,
    is_wanted: fn(&Context, TypeId) -> bool,
) -> bool {
    let (index, mut variables) = candidates(ctx, func, is_wanted);
    if variables.is_empty() {
        return false;
    }
    let (cfg, doms) = (graph.of(func), graph.dominators(func));
    collect(func, &index, &mut variables);
    let first_phi = func.inst_count();
    let phis = place_phis(func, cfg, doms, &variables);
    let loads = SideMap::sized(func.inst_count(), UNKNOWN.into());
    Renamer { ctx, func, cfg, index: &index, variables: &variables, phis, first_phi, loads }.run(doms);
    true
}

/// The number of each alloca that can be promoted, and the variables by number.
fn candidates(
    ctx: &Context,
    func: &Function,
    is_wanted: fn(&Context, TypeId) -> bool,
) -> (SideMap<InstId, u32>, Vec<Variable>) {
    let is_whole = |&inst: &InstId| {
        let ty = func.insts[inst].data_type();
        func.insts[inst].op == Opcode::Alloca
            && !matches!(ctx.types.get(ty), Type::Struct { .. } | Type::Array { .. })
            && is_wanted(ctx, ty)
    };
    let allocas: Vec<InstId> = func.blocks[func.entry()].insts.iter().copied().filter(is_whole).collect();
    if allocas.is_empty() {
        return (SideMap::with_default(NOT), Vec::new());
    }
    let mut fits: SideMap<InstId, bool> = SideMap::sized(func.inst_count(), false);
    allocas.iter().for_each(|&alloca| fits[alloca] = true);
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            let i = func.insts[inst];
            for (n, v) in func.operands(inst).iter().enumerate() {
                let Some(used) = v.as_inst() else { continue };
                if !fits[used] {
                    continue;
                }
                let ty = func.insts[used].data_type();
                fits[used] = match i.op {
                    Opcode::Load => i.ty == ty,
                    Opcode::Store => n == 1 && func.value_type(ctx, func.operands(inst)[0]) == ty,
                    _ => false,
                };
            }
        }
    }
    let mut index = SideMap::sized(func.inst_count(), NOT);
    let mut variables = Vec::with_capacity(allocas.len());
    for alloca in allocas.into_iter().filter(|&a| fits[a]) {
        index[alloca] = variables.len() as u32;
        let ty = func.insts[alloca].data_type();
        variables.push(Variable { ty, defs: SmallVec::new(), exposed: SmallVec::new() });
    }
    (index, variables)
}

fn variable_of(func: &Function, index: &SideMap<InstId, u32>, inst: InstId) -> Option<(u32, bool)> {
    let (pointer, stores) = match (func.insts[inst].op, func.operands(inst)) {
        (Opcode::Load, &[pointer]) => (pointer, false),
        (Opcode::Store, &[_, pointer]) => (pointer, true),
        _ => return None,
    };
    let number = index[pointer.as_inst()?];
    (number != NOT).then_some((number, stores))
}

/// Finds the blocks that define and that need each variable.
fn collect(func: &Function, index: &SideMap<InstId, u32>, variables: &mut [Variable]) {
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            let Some((number, stores)) = variable_of(func, index, inst) else { continue };
            let v = &mut variables[number as usize];
            if stores {
                if v.defs.last() != Some(&block) {
                    v.defs.push(block);
                }
            } else if v.defs.last() != Some(&block) && v.exposed.last() != Some(&block) {
                v.exposed.push(block);
            }
        }
    }
}

/// What each new phi gets, by its place among them: values and the blocks that they come from.
type Incoming = Vec<SmallVec<[Value; 8]>>;

/// New phis by block: the variable each is for.
type Phis = SideMap<BlockId, SmallVec<[(u32, InstId); 4]>>;

fn place_phis(func: &mut Function, cfg: &Cfg, doms: &Dominators, variables: &[Variable]) -> Phis {
    let count = func.blocks.len();
    let mut phis: Phis = SideMap::with_default(SmallVec::new());
    if count == 1 {
        return phis;
    }
    let frontiers = doms.frontiers(cfg);
    let mut live: SideMap<BlockId, u32> = SideMap::sized(count, NOT);
    let mut placed: SideMap<BlockId, u32> = SideMap::sized(count, NOT);
    let mut defines: SideMap<BlockId, u32> = SideMap::sized(count, NOT);
    let mut work: Vec<BlockId> = Vec::new();
    for (number, v) in variables.iter().enumerate() {
        let number = number as u32;
        if v.exposed.is_empty() {
            continue;
        }
        for &def in &v.defs {
            defines[def] = number;
        }
        work.extend(&v.exposed);
        for &block in &v.exposed {
            live[block] = number;
        }
        while let Some(block) = work.pop() {
            for &pred in &cfg.preds[block] {
                if defines[pred] != number && live[pred] != number {
                    live[pred] = number;
                    work.push(pred);
                }
            }
        }
        work.extend(&v.defs);
        while let Some(block) = work.pop() {
            for &to in frontiers_of(&frontiers, cfg, block) {
                if placed[to] == number || live[to] != number {
                    continue;
                }
                placed[to] = number;
                // A phi comes from where its block begins.
                let loc = func.blocks[to].insts.first().map_or(Loc::NONE, |&first| func.loc(first));
                let phi = func.detached(loc, Opcode::Phi, v.ty, &[], 0, Flags::NONE);
                phis[to].push((number, phi));
                work.push(to);
            }
        }
    }
    phis
}

fn frontiers_of<'a>(frontiers: &'a SideMap<BlockId, Preds>, cfg: &Cfg, block: BlockId) -> &'a [BlockId] {
    if cfg.is_reachable(block) { &frontiers[block] } else { &[] }
}

struct Renamer<'a> {
    ctx: &'a mut Context,
    func: &'a mut Function,
    cfg: &'a Cfg,
    index: &'a SideMap<InstId, u32>,
    variables: &'a [Variable],
    phis: Phis,
    /// The first of the new phis; they follow each other.
    first_phi: usize,
    /// What stands for each load; [`UNKNOWN`] for anything else.
    loads: SideMap<InstId, Value>,
}

/// What the walk does next.
enum Step {
    Enter(BlockId),
    /// Takes back what was said of variables since the log was this long.
    Leave(usize),
}

impl Renamer<'_> {
    fn run(mut self, doms: &Dominators) {
        let children = doms.children(self.cfg);
        let mut current: Vec<Option<Value>> = vec![None; self.variables.len()];
        let mut log: Vec<(u32, Option<Value>)> = Vec::new();
        let mut steps = vec![Step::Enter(self.func.entry())];
        let mut incoming: Incoming = vec![SmallVec::new(); self.func.inst_count() - self.first_phi];
        while let Some(step) = steps.pop() {
            match step {
                Step::Leave(len) => {
                    for (number, old) in log.drain(len..).rev() {
                        current[number as usize] = old;
                    }
                }
                Step::Enter(block) => {
                    steps.push(Step::Leave(log.len()));
                    self.rename(block, &mut current, &mut log);
                    self.fill_successors(block, &current, &mut incoming);
                    steps.extend(children[block].iter().rev().map(|&c| Step::Enter(c)));
                }
            }
        }
        self.finish(incoming);
    }

    fn rename(&mut self, block: BlockId, current: &mut [Option<Value>], log: &mut Vec<(u32, Option<Value>)>) {
        let mut set = |number: u32, value: Value, current: &mut [Option<Value>]| {
            log.push((number, current[number as usize].replace(value)));
        };
        for &(number, phi) in &self.phis[block] {
            set(number, phi.into(), current);
        }
        let mut insts = std::mem::take(&mut self.func.blocks[block].insts);
        insts.retain(|&inst| {
            let Some((number, stores)) = variable_of(self.func, self.index, inst) else {
                return self.index[inst] == NOT;
            };
            if stores {
                let value = self.resolve(self.func.operands(inst)[0]);
                set(number, value, current);
            } else {
                let ty = self.variables[number as usize].ty;
                self.loads[inst] = current[number as usize].unwrap_or_else(|| self.ctx.undef(ty));
            }
            false
        });
        self.func.blocks[block].insts = insts;
    }

    /// What a value is after the loads seen so far are gone.
    fn resolve(&self, value: Value) -> Value {
        after_loads(&self.loads, value)
    }

    fn fill_successors(&mut self, block: BlockId, current: &[Option<Value>], incoming: &mut Incoming) {
        for to in self.func.targets(block).iter().filter_map(|v| v.as_block()) {
            for &(number, phi) in &self.phis[to] {
                let list = &mut incoming[phi.index() - self.first_phi];
                // A switch may go there several times; the phi names it once.
                if list.last() == Some(&block.into()) {
                    continue;
                }
                let ty = self.variables[number as usize].ty;
                let value = current[number as usize].unwrap_or_else(|| self.ctx.undef(ty));
                list.extend([value, block.into()]);
            }
        }
    }

    fn finish(self, mut incoming: Incoming) {
        let Self { ctx, func, cfg, phis, loads, index, first_phi, .. } = self;
        for b in 0..func.layout.len() {
            let block = func.layout[b];
            if !cfg.is_reachable(block) {
                func.blocks[block].insts.retain(|&i| index[i] == NOT);
            }
            if phis[block].is_empty() {
                continue;
            }
            for &(_, phi) in &phis[block] {
                let mut operands = std::mem::take(&mut incoming[phi.index() - first_phi]);
                for &pred in cfg.preds[block].iter().filter(|&&p| !cfg.is_reachable(p)) {
                    let undef = ctx.undef(func.insts[phi].ty);
                    operands.extend([undef, pred.into()]);
                }
                func.set_operands(phi, &operands);
            }
            func.blocks[block].insts.splice(0..0, phis[block].iter().map(|&(_, phi)| phi));
        }
        func.rewrite_operands(|v| after_loads(&loads, v));
    }
}

fn after_loads(loads: &SideMap<InstId, Value>, value: Value) -> Value {
    match value.as_inst() {
        Some(inst) if loads[inst] != UNKNOWN.into() => loads[inst],
        _ => value,
    }
}
