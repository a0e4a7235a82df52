//! `dxil-forward-handle-accesses`: handles that are kept in variables are used as they were made. A variable that keeps
//! two different handles, or whose handle is made elsewhere, is refused where it is read.

use crate::kinds;
use smallvec::SmallVec;
use trefoil_dxil::module::defined;
use trefoil_ir::cfg::{Cfg, Dominators, Nesting};
use trefoil_ir::{
    BlockId, ConstKind, Context, Entity, Error, Function, Graph, HashMap, HashSet, InstId, Intrinsic, Module,
    Opcode, Value, ValueKind,
};

pub(super) fn run(module: &mut Module) -> Result<(), Vec<Error>> {
    let mut errors = Vec::new();
    for id in defined(module) {
        crate::import::bind(module, id).map_err(|error| vec![error])?;
        let (ctx, func) = (&mut module.ctx, &mut module.functions[id]);
        let found = forward(ctx, func);
        if !found.is_empty() && !forward_through_pointers(ctx, func) {
            errors.extend(found);
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Forwards the handles of a function whose variables' addresses lie in memory too, as they do without optimisation; says whether none
/// is left.
fn forward_through_pointers(ctx: &mut Context, func: &mut Function) -> bool {
    let mut copy = func.clone();
    let is_direct =
        trefoil_opt::mem2reg::run_on(ctx, &mut copy, &Graph::default(), |ctx, ty| ctx.types.is_ptr(ty))
            && forward(ctx, &mut copy).is_empty();
    if is_direct {
        *func = copy;
    }
    is_direct
}

/// Forwards the handles of a function, also those that go from one variable to the next; gives what is wrong with those that are left.
fn forward(ctx: &Context, func: &mut Function) -> Vec<Error> {
    loop {
        let mut errors = Vec::new();
        if !forward_once(ctx, func, &mut errors) {
            remove_keeping(ctx, func);
            return errors;
        }
    }
}

/// Replaces loads by the handles that were stored; says whether there were any.
fn forward_once(ctx: &Context, func: &mut Function, errors: &mut Vec<Error>) -> bool {
    let all: Vec<InstId> = trefoil_dxil::module::code::insts(func).collect();
    let kept = keepers(ctx, func, &all, errors);
    let mut replaced: HashMap<InstId, Value> = HashMap::default();
    let places = Places::new(func);
    for &inst in all.iter().filter(|&&i| func.insts[i].op == Opcode::Load) {
        let pointer = func.operands(inst)[0];
        if ctx.types.as_resource(func.insts[inst].ty).is_none() {
            continue;
        }
        let message = match key(ctx, func, pointer).and_then(|key| kept.get(&key)) {
            Some(Some(handle)) if places.comes_before(*handle, inst) => {
                replaced.insert(inst, *handle);
                continue;
            }
            Some(Some(handle)) => kinds::LOAD_BEFORE_HANDLE
                .with(&[&name_of(ctx, func, inst.into()), &name_of(ctx, func, *handle)]),
            _ => kinds::LOAD_OF_NO_HANDLE.with(&[&name_of(ctx, func, pointer)]),
        };
        errors.push(Error::new(func.loc(inst), message));
    }
    func.retain(|i| !replaced.contains_key(&i));
    func.rewrite_operands(|v| v.as_inst().and_then(|i| replaced.get(&i)).copied().unwrap_or(v));
    !replaced.is_empty()
}

/// What each variable keeps: nothing when that is no handle that is made here. One that keeps two is an error.
fn keepers(
    ctx: &Context,
    func: &Function,
    all: &[InstId],
    errors: &mut Vec<Error>,
) -> HashMap<Key, Option<Value>> {
    let mut kept: HashMap<Key, Option<Value>> = HashMap::default();
    for &inst in all.iter().filter(|&&i| func.insts[i].op == Opcode::Store) {
        let &[value, pointer] = func.operands(inst) else { continue };
        if ctx.types.as_resource(func.value_type(ctx, value)).is_none() {
            continue;
        }
        let Some(key) = key(ctx, func, pointer) else { continue };
        // Nothing is kept yet.
        if value
            .as_const()
            .is_some_and(|c| matches!(ctx.consts.get(c).kind, ConstKind::Poison | ConstKind::Undef))
        {
            continue;
        }
        let made = value.as_inst().is_some_and(|i| makes_handle(func, i));
        let same = kept.entry(key).or_insert(made.then_some(value));
        match *same {
            Some(known) if made && !alike(func, known, value) => {
                let (new, old) = (name_of(ctx, func, value), name_of(ctx, func, known));
                let message = kinds::HANDLE_OVERWRITTEN.with(&[&new, &old]);
                errors.push(Error::new(func.loc(inst), message));
            }
            Some(_) if made => {}
            _ => *same = None,
        }
    }
    kept
}

/// What comes before what in a function.
struct Places {
    cfg: Cfg,
    nesting: Nesting,
    /// The block and the number in it of each instruction.
    of: HashMap<InstId, (BlockId, usize)>,
}

impl Places {
    fn new(func: &Function) -> Self {
        let cfg = Cfg::new(func);
        let nesting = Nesting::new(&cfg, &Dominators::new(&cfg));
        let mut of = HashMap::default();
        for &block in &cfg.order {
            let numbered = func.blocks[block].insts.iter().enumerate();
            of.extend(numbered.map(|(number, &inst)| (inst, (block, number))));
        }
        Self { cfg, nesting, of }
    }

    /// Whether a value dominates an instruction, or the instruction is unreachable.
    fn comes_before(&self, value: Value, inst: InstId) -> bool {
        let Some(&(user, at)) = self.of.get(&inst) else { return true };
        match value.as_inst().and_then(|i| self.of.get(&i)) {
            Some(&(home, number)) if home == user => number < at,
            Some(&(home, _)) => self.nesting.dominates(&self.cfg, home, user),
            None => false,
        }
    }
}

/// A variable, and the members that lead to a place in it; the first member stands where the whole does.
type Key = (Value, SmallVec<[u64; 4]>);

fn key(ctx: &Context, func: &Function, mut pointer: Value) -> Option<Key> {
    let mut path: SmallVec<[u64; 4]> = SmallVec::new();
    while let Some(i) = pointer.as_inst().filter(|&i| func.insts[i].op == Opcode::Gep) {
        let operands = func.operands(i);
        let mut steps: SmallVec<[u64; 4]> = SmallVec::new();
        for &index in operands.get(2..).unwrap_or_default() {
            steps.push(ctx.as_int(index)?);
        }
        if operands.get(1).and_then(|&v| ctx.as_int(v)) != Some(0) {
            return None;
        }
        path.insert_many(0, steps);
        pointer = operands[0];
    }
    while path.last() == Some(&0) {
        path.pop();
    }
    root(func, pointer).map(|root| (root, path))
}

/// The variable that a pointer leads into.
fn root(func: &Function, mut pointer: Value) -> Option<Value> {
    loop {
        match pointer.kind() {
            ValueKind::Global(_) => return Some(pointer),
            ValueKind::Inst(i) if func.insts[i].op == Opcode::Alloca => return Some(pointer),
            ValueKind::Inst(i) if func.insts[i].op == Opcode::Gep => pointer = func.operands(i)[0],
            _ => return None,
        }
    }
}

/// Whether two handles are of one resource by one index.
fn alike(func: &Function, a: Value, b: Value) -> bool {
    if a == b {
        return true;
    }
    let (Some(a), Some(b)) = (a.as_inst(), b.as_inst()) else { return false };
    let same_kind = func.insts[a].op == func.insts[b].op && func.insts[a].data == func.insts[b].data;
    makes_handle(func, a) && same_kind && func.operands(a) == func.operands(b)
}

/// Whether an instruction makes a handle of a binding or of a heap; one of a counter, or by operands that were not constant when it was
/// read, is a call.
fn makes_handle(func: &Function, inst: InstId) -> bool {
    let i = &func.insts[inst];
    i.op == Opcode::Call || i.is_intrinsic(Intrinsic::Handle) || i.is_intrinsic(Intrinsic::HandleFromHeap)
}

fn name_of(ctx: &Context, func: &Function, pointer: Value) -> String {
    match root(func, pointer).or(Some(pointer)).map(Value::kind) {
        Some(ValueKind::Global(g)) => ctx.name(ctx.globals[g].name).to_owned(),
        Some(ValueKind::Inst(i)) => match func.names.get(&i) {
            Some(&name) => ctx.name(name).to_owned(),
            None => format!("%{}", i.index()),
        },
        Some(ValueKind::Param(n)) => match func.params.get(n as usize).and_then(|p| p.name) {
            Some(name) => ctx.name(name).to_owned(),
            None => format!("%{n}"),
        },
        _ => "a variable".to_owned(),
    }
}

/// A store of a handle into the first field of a variable of the module becomes one into the variable, where later passes look for it.
pub(super) fn store_whole(ctx: &Context, func: &mut Function) {
    let all: Vec<InstId> = trefoil_dxil::module::code::insts(func).collect();
    for &inst in &all {
        let &[value, pointer] = func.operands(inst) else { continue };
        if func.insts[inst].op == Opcode::Store
            && ctx.types.as_resource(func.value_type(ctx, value)).is_some()
            && let Some((root, path)) = key(ctx, func, pointer)
            && path.is_empty()
            && root.as_global().is_some()
        {
            func.operands_mut(inst)[1] = root;
        }
    }
    let into_global = |inst: InstId| {
        let root = root(func, inst.into()).and_then(Value::as_global);
        func.insts[inst].op == Opcode::Gep && root.is_some_and(|g| holds_handle(ctx, ctx.globals[g].ty))
    };
    let steps: Vec<InstId> = all.into_iter().filter(|&i| into_global(i)).collect();
    super::memory::remove_unused(func, steps);
}

/// Removes stores of handles into local variables that nothing reads any more, and those variables.
fn remove_keeping(ctx: &Context, func: &mut Function) {
    store_whole(ctx, func);
    let all: Vec<InstId> = trefoil_dxil::module::code::insts(func).collect();
    let mut read: HashSet<Value> = HashSet::default();
    for &inst in &all {
        let operands = func.operands(inst);
        match func.insts[inst].op {
            Opcode::Store if ctx.types.as_resource(func.value_type(ctx, operands[0])).is_some() => {}
            Opcode::Gep => {}
            Opcode::Intrinsic
                if matches!(
                    func.insts[inst].intrinsic(),
                    Some(Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd)
                ) => {}
            _ => read.extend(operands.iter().filter_map(|&v| root(func, v))),
        }
    }
    let keeps = |func: &Function, v: Value| {
        root(func, v).filter(|r| r.as_inst().is_some() && !read.contains(r)).is_some()
    };
    let gone: HashSet<InstId> = all
        .iter()
        .copied()
        .filter(|&inst| {
            let operands = func.operands(inst);
            match func.insts[inst].op {
                Opcode::Store => {
                    ctx.types.as_resource(func.value_type(ctx, operands[0])).is_some()
                        && keeps(func, operands[1])
                }
                Opcode::Alloca => {
                    let ty = func.insts[inst].data_type();
                    holds_handle(ctx, ty) && keeps(func, inst.into())
                }
                Opcode::Gep => {
                    let of = root(func, operands[0]).and_then(|r| r.as_inst());
                    of.is_some_and(|r| holds_handle(ctx, func.insts[r].data_type()))
                        && keeps(func, operands[0])
                }
                Opcode::Intrinsic => {
                    let life = matches!(
                        func.insts[inst].intrinsic(),
                        Some(Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd)
                    );
                    let of = operands.last().and_then(|&v| root(func, v)).and_then(|r| r.as_inst());
                    life && of.is_some_and(|r| {
                        holds_handle(ctx, func.insts[r].data_type()) && keeps(func, r.into())
                    })
                }
                _ => false,
            }
        })
        .collect();
    func.retain(|i| !gone.contains(&i));
}

fn holds_handle(ctx: &Context, ty: trefoil_ir::TypeId) -> bool {
    use trefoil_ir::Type;
    match ctx.types.get(ty) {
        Type::Resource(_) => true,
        Type::Struct { fields, .. } => fields.iter().any(|&f| holds_handle(ctx, f)),
        Type::Array { elem, .. } => holds_handle(ctx, *elem),
        _ => false,
    }
}
