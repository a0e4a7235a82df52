//! Handles: once all is known that can be known, each use of a resource names one variable. What is still chosen at run
//! time, or lies in memory, is an error of the source, the same for every target; but what is chosen among the elements of
//! one array, or of a heap, is an index chosen at run time. So is what a local array of such elements gives: the array holds
//! indices then.

use crate::kinds;
use smallvec::SmallVec;
use trefoil_ir::cfg::{Cfg, Dominators};
use trefoil_ir::{
    BlockId, Context, Error, Flags, Function, HashMap, HashSet, Inst, InstId, Intrinsic, Loc, Opcode,
    SideMap, Type, TypeId, Types, Value, sort_by_key,
};

/// Most choices between handles that are looked into.
const MAX_CHOICES: usize = 256;

/// What all handles that a choice may give have in common.
#[derive(Clone, Copy, PartialEq)]
struct Common {
    which: Intrinsic,
    /// The variable; none for a heap.
    resource: Option<Value>,
    ty: TypeId,
}

/// A choice between handles that becomes one between indices.
struct Choice {
    block: BlockId,
    inst: InstId,
    common: Common,
    /// The index of all of them, where that is one constant.
    index: Option<Value>,
    non_uniform: bool,
}

/// Whether an instruction gives one of several handles.
fn is_choice(op: Opcode) -> bool {
    matches!(op, Opcode::Phi | Opcode::Select | Opcode::Load)
}

/// The choices between handles, in order.
fn choices(ctx: &Context, func: &Function) -> Vec<(BlockId, InstId)> {
    let is_of_handles = |data: &Inst| is_choice(data.op) && ctx.types.as_resource(data.ty).is_some();
    let mut found = Vec::new();
    // Nearly no function has any: that shows without a walk over the blocks.
    if !func.insts.values().any(is_of_handles) {
        return found;
    }
    for &block in &func.layout {
        let insts = func.blocks[block].insts.iter().filter(|&&inst| is_of_handles(&func.insts[inst]));
        found.extend(insts.map(|&inst| (block, inst)));
    }
    found
}

/// Makes choices between elements of one array, or of a heap, choices of the index; whether there were any.
pub fn merge(ctx: &mut Context, func: &mut Function) -> bool {
    let found = choices(ctx, func);
    if found.is_empty() || found.len() > MAX_CHOICES {
        return false;
    }
    let arrays = Arrays::find(ctx, func);
    let choices: Vec<Choice> = found
        .iter()
        .filter_map(|&(block, inst)| {
            let (common, index, non_uniform) = common(ctx, func, &arrays, inst)?;
            Some(Choice { block, inst, common, index, non_uniform })
        })
        .collect();
    if choices.is_empty() {
        return false;
    }
    replace(ctx, func, &arrays, &choices);
    true
}

/// Local arrays of handles that are only stored to and loaded from.
#[derive(Default)]
struct Arrays {
    /// The array that an address leads into; the array's own too.
    root: HashMap<InstId, InstId>,
    /// By array, the stores to it.
    stores: HashMap<InstId, Vec<InstId>>,
}

impl Arrays {
    fn find(ctx: &Context, func: &Function) -> Self {
        let mut arrays = Self::default();
        for &inst in func.layout.iter().flat_map(|&block| &func.blocks[block].insts) {
            let data = &func.insts[inst];
            let operands = func.operands(inst);
            let root = |arrays: &Self, v: Value| v.as_inst().and_then(|i| arrays.root.get(&i).copied());
            match data.op {
                Opcode::Alloca if is_array_of_handles(&ctx.types, TypeId::from_u32(data.data)) => {
                    arrays.root.insert(inst, inst);
                    arrays.stores.insert(inst, Vec::new());
                }
                Opcode::Gep if let Some(array) = root(&arrays, operands[0]) => {
                    arrays.root.insert(inst, array);
                }
                Opcode::Load => {}
                Opcode::Store if root(&arrays, operands[0]).is_none() => {
                    if let Some(array) = root(&arrays, operands[1]) {
                        arrays.stores.entry(array).or_default().push(inst);
                    }
                }
                // With any other use of an address nothing is known about the array.
                _ => {
                    for array in operands.iter().filter_map(|&v| root(&arrays, v)).collect::<Vec<_>>() {
                        arrays.stores.remove(&array);
                    }
                }
            }
        }
        arrays
    }

    /// The stores to the array that a load reads; none where nothing is known of it.
    fn read_by(&self, func: &Function, load: InstId) -> Option<(InstId, &[InstId])> {
        let array = *self.root.get(&func.operands(load)[0].as_inst()?)?;
        Some((array, self.stores.get(&array)?))
    }
}

fn is_array_of_handles(types: &Types, mut ty: TypeId) -> bool {
    while let Type::Array { elem, .. } = *types.get(ty) {
        ty = elem;
        if types.as_resource(ty).is_some() {
            return true;
        }
    }
    false
}

/// The type of an array of handles once it holds indices.
fn of_indices(types: &mut Types, ty: TypeId) -> TypeId {
    match *types.get(ty) {
        Type::Array { elem, len } => {
            let elem = of_indices(types, elem);
            types.array(elem, len)
        }
        _ => TypeId::I32,
    }
}

/// What the handles of a choice have in common, their index where that is one constant, and whether an index of theirs is not
/// uniform.
fn common(
    ctx: &Context,
    func: &Function,
    arrays: &Arrays,
    choice: InstId,
) -> Option<(Common, Option<Value>, bool)> {
    let mut seen = HashSet::default();
    let mut stack: SmallVec<[Value; 8]> = chosen(func, arrays, choice)?;
    let (mut result, mut only, mut non_uniform) = (None, None, false);
    while let Some(value) = stack.pop() {
        let Some(inst) = value.as_inst() else { continue };
        if !seen.insert(inst) {
            continue;
        }
        let data = &func.insts[inst];
        if is_choice(data.op) {
            // What an array holds counts once, however often it is read.
            if data.op != Opcode::Load || seen.insert(arrays.read_by(func, inst)?.0) {
                stack.extend(chosen(func, arrays, inst)?);
            }
            continue;
        }
        let operands = func.operands(inst);
        let (resource, index, mark) = match data.intrinsic().filter(|_| data.op == Opcode::Intrinsic)? {
            Intrinsic::Handle => (Some(operands[0]), operands[1], operands[2]),
            Intrinsic::HandleFromHeap => (None, operands[0], operands[1]),
            _ => return None,
        };
        let own = Common { which: data.intrinsic()?, resource, ty: data.ty };
        if result.is_some_and(|known| known != own) {
            return None;
        }
        let index = ctx.as_int(index).map(|_| index);
        only = if result.is_none() { index } else { only.filter(|_| only == index) };
        result = Some(own);
        non_uniform |= ctx.as_int(mark) != Some(0);
    }
    result.map(|common| (common, only, non_uniform))
}

/// The values that a choice may give; none where that is not known.
fn chosen(func: &Function, arrays: &Arrays, inst: InstId) -> Option<SmallVec<[Value; 8]>> {
    let operands = func.operands(inst);
    Some(match func.insts[inst].op {
        Opcode::Phi => operands.iter().step_by(2).copied().collect(),
        Opcode::Select => SmallVec::from_slice(&operands[1..]),
        _ => arrays.read_by(func, inst)?.1.iter().map(|&store| func.operands(store)[0]).collect(),
    })
}

/// The index of a handle that a choice may give.
fn index_of(
    ctx: &mut Context,
    func: &Function,
    indices: &SideMap<InstId, Option<InstId>>,
    value: Value,
) -> Value {
    match value.as_inst() {
        Some(inst) => match (indices[inst], func.insts[inst].intrinsic()) {
            (Some(index), _) => index.into(),
            (None, Some(Intrinsic::Handle)) => func.operands(inst)[1],
            (None, Some(Intrinsic::HandleFromHeap)) => func.operands(inst)[0],
            // A choice between nothing.
            _ => ctx.undef(TypeId::I32),
        },
        None => ctx.undef(TypeId::I32),
    }
}

fn replace(ctx: &mut Context, func: &mut Function, arrays: &Arrays, choices: &[Choice]) {
    let mut indices: SideMap<InstId, Option<InstId>> = SideMap::with_default(None);
    let mut handles: SideMap<InstId, Option<InstId>> = SideMap::with_default(None);
    for choice in choices {
        let (op, loc) = (func.insts[choice.inst].op, func.loc(choice.inst));
        let index = func.detached(loc, op, TypeId::I32, &[], 0, Flags::NONE);
        indices[choice.inst] = Some(index);
    }
    for choice in choices {
        let Some(index) = indices[choice.inst] else { continue };
        let mut operands: SmallVec<[Value; 8]> = func.operands(choice.inst).into();
        let op = func.insts[choice.inst].op;
        for (n, operand) in operands.iter_mut().enumerate() {
            if op == Opcode::Phi && n % 2 == 0 || op == Opcode::Select && n > 0 {
                *operand = index_of(ctx, func, &indices, *operand);
            }
        }
        func.set_operands(index, &operands);
        let mark = ctx.bool(choice.non_uniform);
        let index_of_handle = choice.index.unwrap_or(index.into());
        let operands: SmallVec<[Value; 3]> =
            choice.common.resource.into_iter().chain([index_of_handle, mark]).collect();
        let which = choice.common.which as u32;
        let (loc, ty) = (func.loc(choice.inst), choice.common.ty);
        let handle = func.detached(loc, Opcode::Intrinsic, ty, &operands, which, Flags::NONE);
        handles[choice.inst] = Some(handle);
        place(func, choice, index, handle);
    }
    hold_indices(ctx, func, arrays, choices, &indices);
    func.rewrite_operands(|value| match value.as_inst().and_then(|inst| handles[inst]) {
        Some(handle) => handle.into(),
        None => value,
    });
}

/// The arrays that choices read hold indices from here on.
fn hold_indices(
    ctx: &mut Context,
    func: &mut Function,
    arrays: &Arrays,
    choices: &[Choice],
    indices: &SideMap<InstId, Option<InstId>>,
) {
    let loads = choices.iter().filter(|choice| func.insts[choice.inst].op == Opcode::Load);
    let read: HashSet<InstId> =
        loads.filter_map(|choice| Some(arrays.read_by(func, choice.inst)?.0)).collect();
    let mut addresses: Vec<InstId> =
        arrays.root.iter().filter(|(_, array)| read.contains(array)).map(|(&inst, _)| inst).collect();
    sort_by_key(&mut addresses, |inst| inst.as_u32().into());
    for inst in addresses {
        let ty = TypeId::from_u32(func.insts[inst].data);
        func.insts[inst].data = of_indices(&mut ctx.types, ty).as_u32();
        let Some(stores) = arrays.stores.get(&inst).filter(|_| read.contains(&inst)) else { continue };
        for &store in stores {
            let [value, pointer] = *func.operands(store) else { continue };
            let index = index_of(ctx, func, indices, value);
            func.set_operands(store, &[index, pointer]);
        }
    }
}

/// Puts the index where the choice stood, and the handle after it; after all phis where that is one.
fn place(func: &mut Function, choice: &Choice, index: InstId, handle: InstId) {
    let phis = func.phis(choice.block).count();
    let insts = &mut func.blocks[choice.block].insts;
    if let Some(at) = insts.iter().position(|&inst| inst == choice.inst) {
        insts[at] = index;
        insts.insert((at + 1).max(phis), handle);
    }
}

/// Finds resources that are chosen at run time.
pub fn check(ctx: &Context, func: &Function, constant_indices: bool, errors: &mut Vec<Error>) {
    if ctx.resources.is_empty() {
        return;
    }
    if constant_indices {
        check_constant_indices(ctx, func, errors);
    }
    let found = choices(ctx, func);
    if found.is_empty() {
        return;
    }
    let places = Places::new(ctx, func);
    for (block, inst) in found {
        errors.push(Error::new(places.of(block, inst), &kinds::LOCAL_RESOURCE_NOT_UNIQUE));
    }
}

/// Whether there are resources whose elements only constants may choose, for [`check`].
pub fn have_constant_indices(ctx: &Context) -> bool {
    ctx.resources.values().any(|row| row.constant_index)
}

/// Finds elements that are chosen at run time of arrays that only constants may index: by way of a copy of the array, since the
/// array's own index was looked at in the source.
fn check_constant_indices(ctx: &Context, func: &Function, errors: &mut Vec<Error>) {
    let is_chosen = |inst: InstId| match *func.operands(inst) {
        [resource, index, ..] => {
            let row = ctx.resource_id(resource).map(|id| &ctx.resources[id]);
            index.as_const().is_none() && row.is_some_and(|row| row.constant_index)
        }
        _ => false,
    };
    let all = func.layout.iter().flat_map(|&block| &func.blocks[block].insts).copied();
    let handles = all.filter(|&inst| func.insts[inst].is_intrinsic(Intrinsic::Handle));
    // One element that is used at several places is one error.
    let mut said = None;
    for inst in handles.filter(|&inst| is_chosen(inst)) {
        let loc = func.loc(inst);
        if said.replace(loc) != Some(loc) {
            errors.push(Error::new(loc, &kinds::CBUFFER_RESOURCE_CHOSEN));
        }
    }
}

/// Finds where handles are chosen.
struct Places<'a> {
    func: &'a Function,
    cfg: Cfg,
    doms: Dominators,
    arrays: Arrays,
}

impl<'a> Places<'a> {
    fn new(ctx: &Context, func: &'a Function) -> Self {
        let cfg = Cfg::new(func);
        let doms = Dominators::new(&cfg);
        Self { func, cfg, doms, arrays: Arrays::find(ctx, func) }
    }

    /// Of a phi the branch, of a local array where it was stored to last. A phi of a loop stands nowhere: where it is used
    /// first.
    fn of(&self, block: BlockId, inst: InstId) -> Loc {
        let (func, own) = (self.func, self.func.loc(inst));
        let known = match func.insts[inst].op {
            Opcode::Phi => self.branch_before(block).map(|branch| func.loc(branch)),
            Opcode::Load => {
                let stores = self.arrays.read_by(func, inst).map(|(_, stores)| stores);
                Some(stores.and_then(<[InstId]>::last).map_or(own, |&store| func.loc(store)))
            }
            _ => Some(own),
        };
        known.filter(|&loc| loc != Loc::NONE).unwrap_or_else(|| self.first_use(inst).unwrap_or(own))
    }

    /// The branch that decides by which edge control enters a block; none for the header of a loop.
    fn branch_before(&self, block: BlockId) -> Option<InstId> {
        let is_loop = self.cfg.preds[block].iter().any(|&from| self.doms.dominates(&self.cfg, block, from));
        let known = self.cfg.is_reachable(block) && !is_loop;
        known.then(|| self.func.terminator(self.doms.idom[block]))?
    }

    fn first_use(&self, inst: InstId) -> Option<Loc> {
        let func = self.func;
        let all = func.layout.iter().flat_map(|&block| func.blocks[block].insts.iter().copied());
        let mut users = all.filter(|&user| func.operands(user).contains(&inst.into()));
        users.find(|&user| func.loc(user) != Loc::NONE).map(|user| func.loc(user))
    }
}
