//! Addresses that phis and selects choose: of one variable or resource they become the address at chosen indices; of several
//! variables an access becomes one of each, of whose values the right one is taken.
//!
//! One walk over the choices that are there; what is left is refused where it is accessed.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use trefoil_ir::{
    BlockId, Context, Flags, Function, InstId, IntPredicate, Intrinsic, Opcode, TypeId, Value, ValueKind,
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

    /// The same variable, or handles of one resource made of the same constants.
    fn same_root(&self, a: Value, b: Value) -> bool {
        let constant = |v: Value| {
            let i = v.as_inst().filter(|&i| self.func.insts[i].is_intrinsic(Intrinsic::Handle))?;
            let operands = self.func.operands(i);
            operands.iter().all(|v| v.as_const().is_some()).then_some(operands)
        };
        a == b || constant(a).is_some_and(|x| constant(b) == Some(x))
    }

    fn inst_at(&mut self, op: Opcode, ty: TypeId, operands: &[Value], data: u32) -> InstId {
        self.func.detached(self.func.loc(self.inst), op, ty, operands, data, Flags::NONE)
    }

    /// One of several values, chosen as the address is.
    fn chosen(&mut self, values: &[Value], froms: &[Option<BlockId>], out: &mut Vec<InstId>) -> Value {
        if values.iter().all(|v| *v == values[0]) && values[0].as_inst().is_none() {
            return values[0];
        }
        let ty = self.func.value_type(self.ctx, values[0]);
        let operands: SmallVec<[Value; 8]> = match self.is_phi() {
            true => values
                .iter()
                .zip(froms)
                .flat_map(|(&v, from)| [Some(v), from.map(Value::from)])
                .flatten()
                .collect(),
            false => [self.func.operands(self.inst)[0], values[0], values[1]].into_iter().collect(),
        };
        let inst = self.inst_at(self.func.insts[self.inst].op, ty, &operands, 0);
        out.push(inst);
        inst.into()
    }

    /// The choice becomes one address at chosen indices.
    fn choose_indices(&mut self, candidates: &[(Value, Option<BlockId>)], paths: &[Path]) -> bool {
        let froms: Vec<_> = candidates.iter().map(|(_, from)| *from).collect();
        let (mut choices, mut addresses) = (Vec::new(), Vec::new());
        let mut root = paths[0].root;
        if paths[0].element.is_some() {
            let elements: Vec<Value> = paths.iter().filter_map(|p| p.element).collect();
            let element = self.chosen(&elements, &froms, &mut choices);
            let handle = root.as_inst().filter(|_| paths.iter().any(|p| p.root != root));
            if let Some(handle) = handle {
                // Made of constants, so that it can be made here too.
                let operands: SmallVec<[Value; 4]> = self.func.operands(handle).into();
                let ty = self.func.insts[handle].ty;
                let made = self.inst_at(Opcode::Intrinsic, ty, &operands, Intrinsic::Handle as u32);
                addresses.push(made);
                root = made.into();
            }
            let pointer =
                self.inst_at(Opcode::Intrinsic, TypeId::PTR, &[root, element], Intrinsic::GetPointer as u32);
            addresses.push(pointer);
            root = pointer.into();
        }
        for at in 0..paths[0].steps.len() {
            let (source, indices) = paths[0].steps[at].clone();
            let mut operands: SmallVec<[Value; 6]> = smallvec::smallvec![root];
            for index in 0..indices.len() {
                let values: Vec<Value> = paths.iter().map(|p| p.steps[at].1[index]).collect();
                operands.push(self.chosen(&values, &froms, &mut choices));
            }
            let ty = self.func.value_type(self.ctx, root);
            let step = self.inst_at(Opcode::Gep, ty, &operands, source.as_u32());
            addresses.push(step);
            root = step.into();
        }
        self.put(choices, addresses);
        let old = self.inst;
        self.func.rewrite_operands(|v| if v == old.into() { root } else { v });
        true
    }

    /// Puts choices where the old one is and addresses after them and the phis, and takes the old one out.
    fn put(&mut self, choices: Vec<InstId>, addresses: Vec<InstId>) {
        let phi = self.is_phi();
        let count = choices.len();
        let insts = &mut self.func.blocks[self.block].insts;
        let at = insts.iter().position(|&i| i == self.inst).unwrap_or(0);
        insts.splice(at..=at, choices);
        let insts = &self.func.blocks[self.block].insts;
        let behind = match phi {
            true => insts.iter().position(|&i| self.func.insts[i].op != Opcode::Phi).unwrap_or(insts.len()),
            false => at + count,
        };
        self.func.blocks[self.block].insts.splice(behind..behind, addresses);
    }

    // Several variables.

    /// Accesses through the choice become accesses of each variable, where those are an invocation's own or only read.
    fn choose_values(&mut self, candidates: &[(Value, Option<BlockId>)], paths: &[Path]) -> bool {
        let constant = |p: &Path| {
            p.element.is_none()
                && p.steps.iter().flat_map(|s| &s.1).all(|v| v.as_const().is_some())
                && self.is_own(p.root)
        };
        if !paths.iter().all(constant) || candidates.len() > 16 {
            return false;
        }
        let old = self.inst;
        let users: FxHashSet<InstId> = (crate::module::code::insts(self.func))
            .filter(|&i| self.func.operands(i).contains(&old.into()))
            .collect();
        let simple = users.iter().all(|&i| match self.func.insts[i].op {
            Opcode::Load => self.ctx.types.as_resource(self.func.insts[i].ty).is_none(),
            Opcode::Store => self.func.operands(i)[1] == old.into() && self.func.operands(i)[0] != old.into(),
            _ => false,
        });
        if !simple {
            return false;
        }
        let froms: Vec<_> = candidates.iter().map(|(_, from)| *from).collect();
        let numbers: Vec<Value> = (0..candidates.len() as u32).map(|n| self.ctx.i32(n)).collect();
        let mut choices = Vec::new();
        let which = self.chosen(&numbers, &froms, &mut choices);
        self.put(choices, Vec::new());
        let mut replaced: FxHashMap<InstId, Value> = FxHashMap::default();
        for block in self.func.layout.clone() {
            let mut out = Vec::new();
            for inst in std::mem::take(&mut self.func.blocks[block].insts) {
                if users.contains(&inst) {
                    self.inst = inst;
                    self.access(inst, which, paths, &mut replaced, &mut out);
                } else {
                    out.push(inst);
                }
            }
            self.func.blocks[block].insts = out;
        }
        self.func.rewrite_operands(|v| v.as_inst().and_then(|i| replaced.get(&i)).copied().unwrap_or(v));
        true
    }

    /// Memory that no other lane sees, or that nobody writes.
    fn is_own(&self, root: Value) -> bool {
        match root.kind() {
            ValueKind::Inst(i) => self.func.insts[i].op == Opcode::Alloca,
            ValueKind::Global(g) => self.ctx.globals[g].space == trefoil_ir::SPACE_PRIVATE,
            _ => false,
        }
    }

    fn access(
        &mut self,
        inst: InstId,
        which: Value,
        paths: &[Path],
        replaced: &mut FxHashMap<InstId, Value>,
        out: &mut Vec<InstId>,
    ) {
        let load = self.func.insts[inst].op == Opcode::Load;
        let (value, ty) = match load {
            true => (None, self.func.insts[inst].ty),
            false => {
                let value = self.func.operands(inst)[0];
                (Some(value), self.func.value_type(self.ctx, value))
            }
        };
        let mut result: Option<Value> = None;
        for (number, path) in (0..).zip(paths) {
            let mut at = path.root;
            for (source, indices) in &path.steps {
                let mut operands: SmallVec<[Value; 6]> = smallvec::smallvec![at];
                operands.extend_from_slice(indices);
                let ty = self.func.value_type(self.ctx, at);
                let step = self.inst_at(Opcode::Gep, ty, &operands, source.as_u32());
                out.push(step);
                at = step.into();
            }
            let before = self.inst_at(Opcode::Load, ty, &[at], 0);
            let number = self.ctx.i32(number);
            let here = self.inst_at(Opcode::ICmp, TypeId::I1, &[which, number], IntPredicate::Eq as u32);
            out.extend([before, here]);
            let (yes, no) = match (value, result) {
                (Some(value), _) => (value, before.into()),
                (None, Some(other)) => (before.into(), other),
                (None, None) => {
                    result = Some(before.into());
                    continue;
                }
            };
            let picked = self.inst_at(Opcode::Select, ty, &[here.into(), yes, no], 0);
            out.push(picked);
            result = Some(picked.into());
            if value.is_some() {
                out.push(self.inst_at(Opcode::Store, TypeId::VOID, &[picked.into(), at], 0));
            }
        }
        if let (true, Some(result)) = (load, result) {
            replaced.insert(inst, result);
        }
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
