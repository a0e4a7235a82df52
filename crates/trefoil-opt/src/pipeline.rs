//! The pipeline, as straight code, and the running of single passes.

use crate::{Observer, OptLevel, Options, Pass, Program, clean, handles, overlaps, simplify, trips};
use trefoil_ir::cfg::Cfg;
use trefoil_ir::verify::verify_function;
use trefoil_ir::{Error, FuncId, Graph, Loc, Merge, Module, Opcode, Snapshot, Type};

/// Most rounds of if-conversion: how deep `if`s are converted from the inside.
const IF_ROUNDS: usize = 4;
/// Most rounds of making values of memory.
const MEMORY_ROUNDS: usize = 3;
/// Most rounds of writing loops out.
const UNROLL_ROUNDS: usize = 4;
/// Most rounds of skipping what changes no bit that is used.
const BIT_ROUNDS: usize = 3;
/// Most rounds of the last simplifying and cleaning.
const LAST_ROUNDS: usize = 6;

/// Runs the passes over every function of a module.
///
/// What is done at which level: 0 makes what the targets need, values instead of memory and the loops written out that
/// ask for it; 1 shares and simplifies until nothing is left to do; 2 turns small `if`s into selects; 3 writes out short
/// loops that do not ask for it.
///
/// # Errors
/// What a pass cannot do, by name and place: a loop that must be unrolled and cannot be. With [`Options::verify`], what
/// the verifier finds, with the pass after which it found it: a bug of ours.
pub fn run(module: &mut Module, options: &Options, observer: &mut dyn Observer) -> Result<(), Vec<Error>> {
    let mut errors = Vec::new();
    let constant_indices = handles::have_constant_indices(&module.ctx);
    for func in module.functions.ids() {
        if module.functions[func].is_declaration() {
            continue;
        }
        let mut line = Line::new(module, func, options, observer, &mut errors);
        line.verify("lowering")?;
        line.pass(Pass::Clean)?;
        line.pass(Pass::Expand)?;
        values(&mut line)?;
        // A loop that copies an array, of which it reads one element, is shorter without the copy.
        copies(&mut line)?;
        unroll(&mut line)?;
        if line.options.must_unroll {
            trips::check(&mut line.module.ctx, &line.module.functions[func], line.errors);
        }
        // What is read for lanes that nobody looks at is no use of its resource.
        if line.pass(Pass::DeadLanes)? {
            line.pass(Pass::Simplify)?;
            line.pass(Pass::Dce)?;
        }
        line.pass(Pass::Attributes)?;
        line.pass(Pass::MergeHandles)?;
        if options.level >= OptLevel::O1 {
            copies(&mut line)?;
            if line.has_branches() && line.pass(Pass::Cases)? {
                line.pass(Pass::Simplify)?;
                line.pass(Pass::Dce)?;
            }
            select_bits(&mut line)?;
            // What is known of equal values may be that a store changes nothing.
            if line.pass(Pass::Cse)? && line.has_memory() {
                line.pass(Pass::Simplify)?;
            }
            if line.pass(Pass::Shifts)? {
                line.pass(Pass::Simplify)?;
                line.pass(Pass::Cse)?;
                line.pass(Pass::Dce)?;
            }
            if line.pass(Pass::Reloads)? {
                line.pass(Pass::Simplify)?;
                line.pass(Pass::Dce)?;
                copies(&mut line)?;
            }
            if line.has_memory() && line.pass(Pass::Dse)? {
                line.pass(Pass::Dce)?;
                copies(&mut line)?;
            }
        }
        if options.level >= OptLevel::O2 {
            convert(&mut line)?;
        }
        // What regroups floats as well does that to the lanes of vectors, when they have come apart.
        if options.level >= OptLevel::O1 && !options.regroup_floats && line.pass(Pass::Reassociate)? {
            line.pass(Pass::Simplify)?;
            line.pass(Pass::Dce)?;
        }
        finish(&mut line)?;
        handles::check(&module.ctx, &module.functions[func], constant_indices, &mut errors);
    }
    if options.exclusive_registers {
        overlaps::check(&module.ctx, module.functions.values(), &mut errors);
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Runs the passes that are named, in their order, over every function of a module.
///
/// # Errors
/// As for [`run`].
pub fn run_passes(
    module: &mut Module,
    passes: &[Pass],
    options: &Options,
    observer: &mut dyn Observer,
) -> Result<(), Vec<Error>> {
    let mut errors = Vec::new();
    for func in module.functions.ids() {
        if module.functions[func].is_declaration() {
            continue;
        }
        let mut line = Line::new(module, func, options, observer, &mut errors);
        line.verify("reading")?;
        for &pass in passes {
            line.pass(pass)?;
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Memory to values, and what then is known of them.
fn values(line: &mut Line<'_>) -> Result<(), Vec<Error>> {
    for _ in 0..MEMORY_ROUNDS {
        let split = line.pass(Pass::Sroa)?;
        let promoted = line.pass(Pass::Mem2Reg)?;
        let simpler = line.pass(Pass::Simplify)?;
        line.pass(Pass::Dce)?;
        // What was in memory, or what is simple now, may be an index into what still is.
        if !(split || promoted || simpler) || !line.has_memory() {
            break;
        }
    }
    Ok(())
}

/// Arrays that are copies are read where they were copied from.
fn copies(line: &mut Line<'_>) -> Result<(), Vec<Error>> {
    if line.options.level >= OptLevel::O1 && line.has_memory() && line.pass(Pass::Copies)? {
        line.pass(Pass::Simplify)?;
        line.pass(Pass::Dce)?;
        // What the array held before it was a copy is read by constant indices alone, maybe.
        if line.has_memory() {
            values(line)?;
        }
    }
    Ok(())
}

/// Loops are written out; one around others is short enough, maybe, once these are.
fn unroll(line: &mut Line<'_>) -> Result<(), Vec<Error>> {
    let mut pass = Pass::Unroll;
    for _ in 0..UNROLL_ROUNDS {
        if !line.pass(pass)? {
            break;
        }
        line.pass(Pass::Clean)?;
        values(line)?;
        if !line.has_loops() || !line.has_memory() {
            break;
        }
        pass = Pass::UnrollAround;
    }
    Ok(())
}

/// What computes bits that nothing uses goes.
fn select_bits(line: &mut Line<'_>) -> Result<(), Vec<Error>> {
    for _ in 0..BIT_ROUNDS {
        if !line.pass(Pass::DemandedBits)? {
            break;
        }
        line.pass(Pass::Simplify)?;
        line.pass(Pass::Dce)?;
    }
    Ok(())
}

/// Small `if`s to selects, from the inside.
fn convert(line: &mut Line<'_>) -> Result<(), Vec<Error>> {
    if line.has_branches() {
        line.pass(Pass::Hoist)?;
    }
    for _ in 0..IF_ROUNDS {
        line.pass(Pass::Clean)?;
        if !line.pass(Pass::IfConvert)? {
            break;
        }
    }
    Ok(())
}

/// Known branches go, and what is then known of values, until nothing is left to do.
fn finish(line: &mut Line<'_>) -> Result<(), Vec<Error>> {
    if line.options.drop_unread && line.options.level >= OptLevel::O1 && line.pass(Pass::UnreadMemory)? {
        line.pass(Pass::Dce)?;
    }
    if line.options.level >= OptLevel::O2 && line.has_loops() && line.pass(Pass::ExitValues)? {
        line.pass(Pass::Simplify)?;
        line.pass(Pass::Dce)?;
    }
    // What one region computed may have been what the next alone used.
    for _ in 0..LAST_ROUNDS {
        if !line.pass(Pass::DeadRegions)? {
            break;
        }
        line.pass(Pass::Dce)?;
    }
    if line.options.level >= OptLevel::O1 {
        line.pass(Pass::FoldPhis)?;
    }
    if !line.options.keep_structure {
        line.pass(Pass::WaveBreaks)?;
    }
    let clean = if line.options.keep_structure { Pass::Clean } else { Pass::Flatten };
    let rounds = if line.options.level == OptLevel::O0 { 1 } else { LAST_ROUNDS };
    for round in 0..rounds {
        // Simplification has converged: only a change of control flow enables more.
        if !line.pass(clean)? && round > 0 {
            break;
        }
        // Simplification is last: cleaning leaves phis with one incoming edge, which some readers of DXIL refuse.
        let simpler = line.pass(Pass::Simplify)?;
        line.pass(Pass::Dce)?;
        // Cleaning leaves no branch that it could have taken out itself: only a simpler value makes new ones.
        if !simpler {
            break;
        }
    }
    if !line.options.keep_structure && line.options.level >= OptLevel::O2 {
        flat(line)?;
    }
    if line.options.multiply_matrices && line.pass(Pass::MatrixProducts)? {
        // The rows that the dot products read are mostly dead now.
        line.pass(Pass::Dce)?;
        if line.pass(Pass::Simplify)? {
            line.pass(Pass::Dce)?;
        }
    }
    if line.options.access_whole && line.options.level >= OptLevel::O1 {
        accesses(line)?;
    }
    if !line.options.keep_structure && line.options.level >= OptLevel::O2 && line.pass(Pass::Rotate)? {
        line.pass(clean)?;
        line.pass(Pass::Simplify)?;
    }
    Ok(())
}

/// What is easier without structure: jumps past blocks that only choose, and loops that fold, from the inside.
fn flat(line: &mut Line<'_>) -> Result<(), Vec<Error>> {
    let mut any = false;
    for _ in 0..LAST_ROUNDS {
        // Loops are looked at when no jump goes past anything in them any more.
        let changed =
            line.pass(Pass::Thread)? || line.options.level >= OptLevel::O3 && line.pass(Pass::FoldLoops)?;
        if !changed {
            break;
        }
        line.pass(Pass::Flatten)?;
        if line.pass(Pass::Simplify)? {
            line.pass(Pass::Flatten)?;
        }
        line.pass(Pass::Dce)?;
        any = true;
    }
    // Constants from several blocks have come together in one phi.
    if any && line.pass(Pass::FoldPhis)? {
        line.pass(Pass::Dce)?;
    }
    Ok(())
}

/// Lanes alone, structures and arrays whole: what is the least to write of loads and stores.
fn accesses(line: &mut Line<'_>) -> Result<(), Vec<Error>> {
    let lanes = line.pass(Pass::MemoryLanes)?;
    if lanes {
        line.pass(Pass::Simplify)?;
        line.pass(Pass::Dce)?;
    }
    if line.pass(Pass::WholeAccesses)? || lanes {
        line.pass(Pass::Cse)?;
        line.pass(Pass::Dce)?;
    }
    Ok(())
}

/// A function in the pipeline.
struct Line<'a> {
    module: &'a mut Module,
    func: FuncId,
    options: &'a Options,
    observer: &'a mut dyn Observer,
    errors: &'a mut Vec<Error>,
    /// The pass that cleaned control flow last, unless control flow has changed since.
    clean: Option<Pass>,
    /// The graph, as long as control flow does not change.
    graph: Graph,
    /// What the function looked like when it was simplified last.
    simple: Option<Snapshot>,
    /// Whether nothing has changed since that could be simplified.
    is_simple: bool,
    /// Whether nothing has changed since dead code went.
    is_alive: bool,
}

impl<'a> Line<'a> {
    fn new(
        module: &'a mut Module,
        func: FuncId,
        options: &'a Options,
        observer: &'a mut dyn Observer,
        errors: &'a mut Vec<Error>,
    ) -> Self {
        Self {
            module,
            func,
            options,
            observer,
            errors,
            clean: None,
            graph: Graph::default(),
            simple: None,
            is_simple: false,
            is_alive: false,
        }
    }

    fn pass(&mut self, pass: Pass) -> Result<bool, Vec<Error>> {
        self.observer.before(pass.info(), Program::Ir(self.module));
        let was_settled = self.options.verify && self.is_settled();
        let changed = self.run_pass(pass);
        self.observer.after(pass.info(), Program::Ir(self.module), changed);
        self.verify(pass.name())?;
        if was_settled && !pass.reads_memory() && !self.is_settled() {
            let why =
                format!("after {}: a resource or an address is chosen at run time that was not", pass.name());
            return Err(vec![Error::bug(Loc::NONE, why)]);
        }
        Ok(changed)
    }

    /// Runs a pass, as far as what has changed since it ran last.
    fn run_pass(&mut self, pass: Pass) -> bool {
        let is_idle = match pass {
            Pass::Simplify => self.is_simple,
            Pass::Dce => self.is_alive,
            _ => false,
        };
        if is_idle && !self.options.verify {
            return false;
        }
        let (ctx, func) = (&mut self.module.ctx, &mut self.module.functions[self.func]);
        let changed = match (pass, &self.simple) {
            (Pass::Clean | Pass::Flatten, _) if self.clean == Some(pass) => {
                clean::run_again(ctx, func, pass == Pass::Clean)
            }
            (Pass::Simplify, Some(simple)) => simplify::run_since(ctx, func, simple),
            _ => pass.run(self.module, self.func, self.options, self.errors, &self.graph),
        };
        if is_idle && changed {
            let why = format!("{} changes a function that no pass had changed", pass.name());
            self.errors.push(Error::bug(Loc::NONE, why));
        }
        match pass {
            // Without what is dead the rest is as simple as it was.
            Pass::Dce => self.is_alive = true,
            Pass::Simplify => (self.is_simple, self.is_alive) = (true, self.is_alive && !changed),
            _ if changed => (self.is_simple, self.is_alive) = (false, false),
            _ => {}
        }
        match pass {
            Pass::Clean | Pass::Flatten => {
                self.clean = Some(pass);
                if changed {
                    self.graph = Graph::default();
                }
            }
            Pass::Unroll
            | Pass::UnrollAround
            | Pass::IfConvert
            | Pass::DeadRegions
            | Pass::WaveBreaks
            | Pass::Thread
            | Pass::FoldLoops
            | Pass::Rotate
                if changed =>
            {
                self.clean = None;
                self.graph = Graph::default();
            }
            Pass::MergeHandles if changed => self.simple = None,
            Pass::Simplify => {
                let func = &self.module.functions[self.func];
                match &mut self.simple {
                    Some(simple) => func.snapshot_again(simple),
                    None => self.simple = Some(func.snapshot()),
                }
            }
            _ => {}
        }
        changed
    }

    /// Whether the function has more than one block.
    fn has_branches(&self) -> bool {
        self.module.functions[self.func].layout.len() > 1
    }

    /// Whether the function still has loops.
    fn has_loops(&self) -> bool {
        let func = &self.module.functions[self.func];
        func.layout.iter().any(|&block| matches!(func.blocks[block].merge, Merge::Loop { .. }))
    }

    /// Whether the function still has memory of its own.
    fn has_memory(&self) -> bool {
        let func = &self.module.functions[self.func];
        func.blocks[func.entry()].insts.iter().any(|&i| func.insts[i].op == Opcode::Alloca)
    }

    /// Whether every resource and every address is one and the same on all paths: shader models before 6.6 and SPIR-V have no choice
    /// between them, so that what copies code has to compute them anew where its copies meet.
    fn is_settled(&self) -> bool {
        let (types, func) = (&self.module.ctx.types, &self.module.functions[self.func]);
        let is_place = |ty| types.as_resource(ty).is_some() || matches!(types.get(ty), Type::Ptr(_));
        let insts = func.layout.iter().flat_map(|&block| &func.blocks[block].insts);
        !insts
            .map(|&inst| &func.insts[inst])
            .any(|i| matches!(i.op, Opcode::Phi | Opcode::Select) && is_place(i.ty))
    }

    /// Whether the invariants of the IR hold after a pass, where that is asked for.
    fn verify(&self, pass: &str) -> Result<(), Vec<Error>> {
        if !self.options.verify {
            return Ok(());
        }
        let func = &self.module.functions[self.func];
        let mut errors = verify_function(&self.module.ctx, func);
        if self.graph.known().is_some_and(|known| !known.is_same(&Cfg::new(func))) {
            errors.push(Error::bug(Loc::NONE, "control flow has changed, which the pass does not tell"));
        }
        for e in &mut errors {
            *e = Error::bug(e.loc, format!("after {pass}: {}", e.invariant()));
        }
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }
}
