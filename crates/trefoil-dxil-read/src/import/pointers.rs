//! Addresses that phis and selects choose: of one variable or resource they become the address at chosen indices; of several
//! variables an access becomes one of each, of whose values the right one is taken.
//!
//! One walk over the choices that are there; what is left is refused where it is accessed.

use smallvec::SmallVec;
use trefoil_ir::{
    BlockId, Context, Cursor, Flags, Function, HashMap, HashSet, InstId, IntPredicate, Intrinsic, Opcode,
    SPACE_PRIVATE, SPACE_SHARED, TypeId, Value, ValueKind,
};

/// Most steps from a variable to a place in it.
const MAX_STEPS: usize = 8;

/// A step: what it steps through, and its indices.
type Step = (TypeId, SmallVec<[Value; 4]>);

/// An address from its start.
#[derive(Clone)]
struct Path {
    /// A variable's address, or the handle of a resource.
    root: Value,
    /// The element, when the root is a handle.
    element: Option<Value>,
    steps: SmallVec<[Step; 2]>,
}

/// Rewrites the choices of a function; says whether there were any.
pub(super) fn run(ctx: &mut Context, func: &mut Function) -> bool {
    let mut changed = false;
    for block in func.layout.clone() {
        for inst in func.blocks[block].insts.clone() {
            let i = func.insts[inst];
            let choice = matches!(i.op, Opcode::Phi | Opcode::Select) && ctx.types.is_ptr(i.ty);
            if choice {
                changed |= Choice { ctx, func, block, inst }.resolve();
            }
        }
    }
    changed
}

struct Choice<'a> {
    ctx: &'a mut Context,
    func: &'a mut Function,
    block: BlockId,
    inst: InstId,
}

impl Choice<'_> {
    fn is_phi(&self) -> bool {
        self.func.insts[self.inst].op == Opcode::Phi
    }

    /// The addresses chosen from, with the block that each comes from.
    fn candidates(&self) -> Vec<(Value, Option<BlockId>)> {
        let operands = self.func.operands(self.inst);
        match self.is_phi() {
            true => operands.chunks_exact(2).map(|pair| (pair[0], pair[1].as_block())).collect(),
            false => operands[1..].iter().map(|&v| (v, None)).collect(),
        }
    }

    fn resolve(&mut self) -> bool {
        let candidates = self.candidates();
        let paths: Option<Vec<Path>> = candidates.iter().map(|(v, _)| path(self.func, *v)).collect();
        let Some(paths) = paths.filter(|p| !p.is_empty()) else { return false };
        if paths.iter().all(|p| self.alike(&paths[0], p)) {
            return self.choose_indices(&candidates, &paths);
        }
        self.choose_values(&candidates, &paths)
    }

    /// Whether two addresses differ by indices alone that may be chosen.
    fn alike(&self, a: &Path, b: &Path) -> bool {
        let same_step = |(x, y): (&Step, &Step)| {
            x.0 == y.0
                && x.1.len() == y.1.len()
                && (0..x.1.len())
                    .all(|i| x.1[i] == y.1[i] || (!self.picks_field(x, i) && self.same_type(x.1[i], y.1[i])))
        };
        let elements = match (a.element, b.element) {
            (None, None) => true,
            (Some(x), Some(y)) => self.same_type(x, y),
            _ => false,
        };
        self.same_root(a.root, b.root)
            && elements
            && a.steps.len() == b.steps.len()
            && a.steps.iter().zip(&b.steps).all(same_step)
    }

    /// Whether an index of a step is the number of a structure's field.
    fn picks_field(&self, step: &Step, index: usize) -> bool {
        let mut ty = step.0;
        for &before in step.1.iter().take(index).skip(1) {
            let at = self.ctx.as_int(before).unwrap_or(0) as u32;
            let Some(member) = self.ctx.types.member(ty, at) else { return true };
            ty = member;
        }
        index > 0 && matches!(self.ctx.types.get(ty), trefoil_ir::Type::Struct { .. })
    }

    fn same_type(&self, a: Value, b: Value) -> bool {
        self.func.value_type(self.ctx, a) == self.func.value_type(self.ctx, b)
    }

    /// The same variable, or handles of one binding.
    fn same_root(&self, a: Value, b: Value) -> bool {
        let binding = |v| Some(descriptor(self.func, v)?.binding);
        a == b || self.same_type(a, b) && binding(a).is_some_and(|x| binding(b) == Some(x))
    }

    /// How the old one chooses.
    fn rule(&self, candidates: &[(Value, Option<BlockId>)]) -> Rule {
        let condition = (!self.is_phi()).then(|| self.func.operands(self.inst)[0]);
        Rule { condition, froms: candidates.iter().filter_map(|(_, from)| *from).collect() }
    }

    /// The choice becomes one address at chosen indices: what is chosen stands where the old one is, the address after it and
    /// all phis.
    fn choose_indices(&mut self, candidates: &[(Value, Option<BlockId>)], paths: &[Path]) -> bool {
        let (rule, old) = (self.rule(candidates), self.inst);
        let (insts, mut cursor) = Cursor::rebuild(self.func, self.block);
        let (mut picked, mut root) = (None, None);
        for inst in insts {
            if inst == old {
                picked = Some(rule.pick(&mut *self.ctx, cursor.at_inst(old), paths));
                continue;
            }
            if cursor.func.insts[inst].op != Opcode::Phi
                && let Some(picked) = picked.take()
            {
                root = Some(address(self.ctx, cursor.at_inst(old), paths, picked));
            }
            cursor.keep(inst);
        }
        let Some(root) = root else { return false };
        self.func.rewrite_operands(|v| if v == old.into() { root } else { v });
        true
    }

    // Several variables.

    /// Accesses through the choice become accesses of each variable, where those are an invocation's own or a group's that is only
    /// read there.
    fn choose_values(&mut self, candidates: &[(Value, Option<BlockId>)], paths: &[Path]) -> bool {
        let old = self.inst;
        let users: HashSet<InstId> = (trefoil_dxil::module::code::insts(self.func))
            .filter(|&i| self.func.operands(i).contains(&old.into()))
            .collect();
        let only_read = users.iter().all(|&i| self.func.insts[i].op == Opcode::Load);
        let constant = |p: &Path| {
            p.element.is_none()
                && p.steps.iter().flat_map(|s| &s.1).all(|v| v.as_const().is_some())
                && self.is_own(p.root, only_read)
        };
        if !paths.iter().all(constant) || candidates.len() > 16 {
            return false;
        }
        let simple = users.iter().all(|&i| match self.func.insts[i].op {
            Opcode::Load => self.ctx.types.as_resource(self.func.insts[i].ty).is_none(),
            Opcode::Store => self.func.operands(i)[1] == old.into() && self.func.operands(i)[0] != old.into(),
            _ => false,
        });
        if !simple {
            return false;
        }
        let rule = self.rule(candidates);
        let numbers: Vec<Value> = (0..candidates.len() as u32).map(|n| self.ctx.i32(n)).collect();
        let (insts, mut cursor) = Cursor::rebuild(self.func, self.block);
        let mut which = numbers[0];
        for inst in insts {
            if inst == old {
                which = rule.choose(self.ctx, cursor.at_inst(old), &numbers);
            } else {
                cursor.keep(inst);
            }
        }
        let mut replaced: HashMap<InstId, Value> = HashMap::default();
        for block in self.func.layout.clone() {
            let (insts, mut cursor) = Cursor::rebuild(self.func, block);
            for inst in insts {
                if !users.contains(&inst) {
                    cursor.keep(inst);
                } else if let Some(result) = access(self.ctx, cursor.at_inst(inst), inst, which, paths) {
                    replaced.insert(inst, result);
                }
            }
        }
        self.func.rewrite_operands(|v| v.as_inst().and_then(|i| replaced.get(&i)).copied().unwrap_or(v));
        true
    }

    /// Memory that no other lane sees; a group's too, where it is only read.
    fn is_own(&self, root: Value, only_read: bool) -> bool {
        match root.kind() {
            ValueKind::Inst(i) => self.func.insts[i].op == Opcode::Alloca,
            ValueKind::Global(g) => match self.ctx.globals[g].space {
                SPACE_PRIVATE => true,
                SPACE_SHARED => only_read,
                _ => false,
            },
            _ => false,
        }
    }
}

/// How a phi or a select chooses.
struct Rule {
    /// Of a select.
    condition: Option<Value>,
    /// Of a phi: the blocks that the values come from.
    froms: Vec<BlockId>,
}

impl Rule {
    /// One of several values.
    fn choose(&self, ctx: &Context, at: &mut Cursor<'_>, values: &[Value]) -> Value {
        if values.iter().all(|v| *v == values[0]) && values[0].as_inst().is_none() {
            return values[0];
        }
        let ty = at.func.value_type(ctx, values[0]);
        let (op, operands): (Opcode, SmallVec<[Value; 8]>) = match self.condition {
            Some(condition) => (Opcode::Select, [condition, values[0], values[1]].into_iter().collect()),
            None => {
                let pairs = values.iter().zip(&self.froms).flat_map(|(&v, &from)| [v, from.into()]);
                (Opcode::Phi, pairs.collect())
            }
        };
        at.inst(op, ty, &operands, 0, Flags::NONE).into()
    }

    /// Chooses the descriptor and the element of addresses that are alike, where they have these, and each of their indices.
    fn pick(&self, ctx: &mut Context, at: &mut Cursor<'_>, paths: &[Path]) -> Picked {
        let descriptors: Option<Vec<Descriptor>> =
            paths.iter().map(|p| descriptor(at.func, p.root)).collect();
        let several = paths.iter().any(|p| p.root != paths[0].root);
        let descriptor = descriptors.filter(|_| several).map(|all| {
            let indices: Vec<Value> = all.iter().map(|d| d.index).collect();
            let is_marked = all.iter().any(|d| ctx.as_int(d.non_uniform) != Some(0));
            let index = self.choose(ctx, at, &indices);
            Descriptor { binding: all[0].binding, index, non_uniform: ctx.bool(is_marked) }
        });
        let elements: Option<Vec<Value>> = paths.iter().map(|p| p.element).collect();
        let element = elements.map(|elements| self.choose(ctx, at, &elements));
        let mut indices = Vec::new();
        for (number, step) in paths[0].steps.iter().enumerate() {
            for index in 0..step.1.len() {
                let values: Vec<Value> = paths.iter().map(|p| p.steps[number].1[index]).collect();
                indices.push(self.choose(ctx, at, &values));
            }
        }
        Picked { descriptor, element, indices }
    }
}

/// What is chosen of addresses that are alike.
struct Picked {
    /// Where the addresses are of resources by several handles.
    descriptor: Option<Descriptor>,
    element: Option<Value>,
    /// Those of all steps.
    indices: Vec<Value>,
}

/// The address at what is chosen.
fn address(ctx: &Context, at: &mut Cursor<'_>, paths: &[Path], picked: Picked) -> Value {
    let mut root = paths[0].root;
    if let Some(element) = picked.element {
        if let Some(Descriptor { binding, index, non_uniform }) = picked.descriptor {
            let (ty, binding) = (at.func.value_type(ctx, root), [binding, Some(index), Some(non_uniform)]);
            let operands: SmallVec<[Value; 3]> = binding.into_iter().flatten().collect();
            let which = if operands.len() == 3 { Intrinsic::Handle } else { Intrinsic::HandleFromHeap };
            root = at.inst(Opcode::Intrinsic, ty, &operands, which as u32, Flags::NONE).into();
        }
        let data = Intrinsic::GetPointer as u32;
        root = at.inst(Opcode::Intrinsic, TypeId::PTR, &[root, element], data, Flags::NONE).into();
    }
    let mut indices = picked.indices.into_iter();
    for (source, own) in &paths[0].steps {
        let mut operands: SmallVec<[Value; 6]> = smallvec::smallvec![root];
        operands.extend(indices.by_ref().take(own.len()));
        let ty = at.func.value_type(ctx, root);
        root = at.inst(Opcode::Gep, ty, &operands, source.as_u32(), Flags::NONE).into();
    }
    root
}

/// A load or store through a choice of variables, as one of each; gives what is loaded.
fn access(
    ctx: &mut Context,
    at: &mut Cursor<'_>,
    inst: InstId,
    which: Value,
    paths: &[Path],
) -> Option<Value> {
    let stored = (at.func.insts[inst].op == Opcode::Store).then(|| at.func.operands(inst)[0]);
    let ty = stored.map_or(at.func.insts[inst].ty, |value| at.func.value_type(ctx, value));
    let mut result: Option<Value> = None;
    for (number, path) in (0..).zip(paths) {
        let mut place = path.root;
        for (source, indices) in &path.steps {
            let mut operands: SmallVec<[Value; 6]> = smallvec::smallvec![place];
            operands.extend_from_slice(indices);
            let ty = at.func.value_type(ctx, place);
            place = at.inst(Opcode::Gep, ty, &operands, source.as_u32(), Flags::NONE).into();
        }
        let before: Value = at.inst(Opcode::Load, ty, &[place], 0, Flags::NONE).into();
        let predicate = IntPredicate::Eq as u32;
        let here = [which, ctx.i32(number)];
        let here = at.inst(Opcode::ICmp, TypeId::I1, &here, predicate, Flags::NONE).into();
        let choice = match (stored, result) {
            (Some(value), _) => [here, value, before],
            (None, Some(other)) => [here, before, other],
            (None, None) => {
                result = Some(before);
                continue;
            }
        };
        let picked: Value = at.inst(Opcode::Select, ty, &choice, 0, Flags::NONE).into();
        match stored {
            Some(_) => _ = at.inst(Opcode::Store, TypeId::VOID, &[picked, place], 0, Flags::NONE),
            None => result = Some(picked),
        }
    }
    result
}

/// One of the descriptors of a binding, or of the heap.
#[derive(Clone, Copy)]
struct Descriptor {
    /// The resource; none of the heap.
    binding: Option<Value>,
    index: Value,
    non_uniform: Value,
}

/// What a handle is of.
fn descriptor(func: &Function, handle: Value) -> Option<Descriptor> {
    let inst = handle.as_inst()?;
    match (func.insts[inst].intrinsic(), func.operands(inst)) {
        (Some(Intrinsic::Handle), &[binding, index, non_uniform]) => {
            Some(Descriptor { binding: Some(binding), index, non_uniform })
        }
        (Some(Intrinsic::HandleFromHeap), &[index, non_uniform]) => {
            Some(Descriptor { binding: None, index, non_uniform })
        }
        _ => None,
    }
}

/// Where an address comes from.
fn path(func: &Function, mut pointer: Value) -> Option<Path> {
    let mut steps: SmallVec<[Step; 2]> = SmallVec::new();
    loop {
        let inst = match pointer.kind() {
            ValueKind::Global(_) => return Some(Path { root: pointer, element: None, steps }),
            ValueKind::Inst(i) => i,
            _ => return None,
        };
        let i = func.insts[inst];
        let operands = func.operands(inst);
        match i.op {
            Opcode::Alloca => return Some(Path { root: pointer, element: None, steps }),
            Opcode::Intrinsic if i.is_intrinsic(Intrinsic::GetPointer) => {
                return Some(Path { root: operands[0], element: Some(operands[1]), steps });
            }
            Opcode::Gep if steps.len() < MAX_STEPS => {
                steps.insert(0, (i.data_type(), operands[1..].into()));
                pointer = operands[0];
            }
            _ => return None,
        }
    }
}
