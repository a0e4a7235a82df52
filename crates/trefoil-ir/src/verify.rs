//! The verifier: whether the invariants at the head of this crate hold. What it finds is always a bug of ours (or an error
//! in text that was read), never of the shader's.
//!
//! Blocks that nothing reaches are only looked at for their form: cleaning leaves stubs. Work is linear in
//! instructions and operands.

use crate::cfg::{Cfg, Dominators, Nesting};
use crate::context::Context;
use crate::diag::Error;
use crate::function::{Function, Merge};
use crate::ids::{BlockId, InstId, TypeId};
use crate::module::Module;
use crate::opcode::{Opcode, OpcodeClass};
use crate::sort_by_key;
use crate::types::{Type, Types};
use crate::value::{Value, ValueKind};
use smallvec::SmallVec;
use trefoil_entity::SideMap;

/// Checks every function of a module; gives what is wrong, nothing when all is well.
pub fn verify(module: &Module) -> Vec<Error> {
    module.functions.values().flat_map(|f| verify_function(&module.ctx, f)).collect()
}

/// Checks one function.
pub fn verify_function(ctx: &Context, func: &Function) -> Vec<Error> {
    if func.is_declaration() {
        return Vec::new();
    }
    let mut v = Verifier { ctx, func, errors: Vec::new(), place: SideMap::with_default(NOWHERE) };
    v.blocks();
    if v.errors.is_empty() {
        v.structure();
        v.dominance();
    }
    v.errors
}

/// Whether a cast, a binary operation or a `getelementptr` can make `result` of operands of these types.
pub fn operands_fit(types: &Types, op: Opcode, result: TypeId, operands: &[TypeId]) -> bool {
    match (op.class(), operands) {
        (OpcodeClass::Binary, &[a, b]) => {
            let float =
                matches!(op, Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem);
            a == result && b == result && if float { types.is_float(a) } else { types.is_int(a) }
        }
        (OpcodeClass::Cast, &[from]) => cast_fits(types, op, from, result),
        (_, &[base, ref indices @ ..]) if op == Opcode::Gep => {
            types.is_ptr(base) && types.is_ptr(result) && indices_fit(types, indices.iter().copied())
        }
        _ => false,
    }
}

/// Whether a `getelementptr` can have indices of these types: at least one, each a scalar integer.
fn indices_fit(types: &Types, mut indices: impl ExactSizeIterator<Item = TypeId>) -> bool {
    indices.len() > 0 && indices.all(|index| matches!(types.get(index), Type::Int(_)))
}

fn cast_fits(types: &Types, op: Opcode, from: TypeId, to: TypeId) -> bool {
    let shapes = types.lanes(from) == types.lanes(to) && is_vector(types, from) == is_vector(types, to);
    let (a, b) = (types.scalar_bits(from), types.scalar_bits(to));
    let (ints, floats) = (types.is_int(from) && types.is_int(to), types.is_float(from) && types.is_float(to));
    let is_ptr = |ty| types.is_ptr(types.scalar(ty));
    match op {
        Opcode::Trunc => shapes && ints && a > b,
        Opcode::ZExt | Opcode::SExt => shapes && ints && a < b,
        Opcode::FpTrunc => shapes && floats && a > b,
        Opcode::FpExt => shapes && floats && a < b,
        Opcode::FpToUi | Opcode::FpToSi => shapes && types.is_float(from) && types.is_int(to),
        Opcode::UiToFp | Opcode::SiToFp => shapes && types.is_int(from) && types.is_float(to),
        Opcode::AddrSpaceCast => shapes && is_ptr(from) && is_ptr(to),
        Opcode::PtrToInt => shapes && is_ptr(from) && types.is_int(to),
        Opcode::IntToPtr => shapes && types.is_int(from) && is_ptr(to),
        _ if is_ptr(from) || is_ptr(to) => from == to,
        _ => {
            a > 0
                && b > 0
                && u64::from(a) * u64::from(types.lanes(from)) == u64::from(b) * u64::from(types.lanes(to))
        }
    }
}

fn is_vector(types: &Types, ty: TypeId) -> bool {
    matches!(types.get(ty), Type::Vector { .. })
}

/// Errors after which the rest is not looked for.
const MAX_ERRORS: usize = 20;
const NOWHERE: (u32, u32) = (u32::MAX, 0);

struct Verifier<'a> {
    ctx: &'a Context,
    func: &'a Function,
    errors: Vec<Error>,
    /// For each instruction, its block and its number in it.
    place: SideMap<InstId, (u32, u32)>,
}

impl Verifier<'_> {
    fn fail(&mut self, inst: Option<InstId>, what: impl std::fmt::Display) {
        if self.errors.len() >= MAX_ERRORS {
            return;
        }
        let name = self.ctx.name(self.func.name);
        let loc = inst.map_or(crate::Loc::NONE, |i| self.func.loc(i));
        let message = match inst {
            Some(i) => format!("verifier: in @{name}, {i:?} ({}): {what}", self.func.insts[i].op),
            None => format!("verifier: in @{name}: {what}"),
        };
        self.errors.push(Error::bug(loc, message));
    }

    fn blocks(&mut self) {
        let func = self.func;
        for &block in &func.layout {
            let insts = &func.blocks[block].insts;
            if func.terminator(block).is_none() {
                self.fail(None, format!("{block:?} has no terminator"));
            }
            let mut after_phis = false;
            for (n, &inst) in insts.iter().enumerate() {
                if self.place[inst] != NOWHERE {
                    self.fail(Some(inst), "stands twice");
                }
                self.place[inst] = (block.as_u32(), n as u32);
                let op = func.insts[inst].op;
                if op.is_terminator() && n + 1 != insts.len() {
                    self.fail(Some(inst), "a terminator inside a block");
                }
                if op == Opcode::Phi && after_phis {
                    self.fail(Some(inst), "a phi after other instructions");
                }
                if op == Opcode::Alloca && block != func.entry() {
                    self.fail(Some(inst), "an alloca outside of the entry block");
                }
                after_phis |= op != Opcode::Phi;
                self.types(inst);
            }
        }
    }

    fn ty(&self, v: Value) -> TypeId {
        self.func.value_type(self.ctx, v)
    }

    /// Whether a value can choose a lane: an integer that is no vector.
    fn is_index(&self, v: Value) -> bool {
        let ty = self.ty(v);
        self.ctx.types.is_int(ty) && self.ctx.types.scalar(ty) == ty
    }

    /// Whether the operands have the types that the opcode asks for.
    fn types(&mut self, inst: InstId) {
        let i = self.func.insts[inst];
        let operands = self.func.operands(inst);
        let fits = match (i.op.class(), operands) {
            (OpcodeClass::Binary, &[a, b]) => {
                operands_fit(&self.ctx.types, i.op, i.ty, &[self.ty(a), self.ty(b)])
            }
            (OpcodeClass::Unary, &[a]) => self.ty(a) == i.ty,
            (OpcodeClass::Compare, &[a, b]) => {
                let types = &self.ctx.types;
                self.ty(a) == self.ty(b)
                    && types.lanes(self.ty(a)) == types.lanes(i.ty)
                    && types.scalar(i.ty) == TypeId::I1
            }
            (OpcodeClass::Cast, &[a]) => operands_fit(&self.ctx.types, i.op, i.ty, &[self.ty(a)]),
            (OpcodeClass::Value, _) => self.value_types(inst),
            (OpcodeClass::Memory, _) => self.memory_types(inst),
            (OpcodeClass::Call, list) => match i.intrinsic() {
                Some(which) => {
                    let types: SmallVec<[TypeId; 16]> = list.iter().map(|&v| self.ty(v)).collect();
                    which.fits(&self.ctx.types, i.ty, &types) && which.operand_not_constant(list).is_none()
                }
                None => i.op == Opcode::Call && list.last().is_some_and(|f| f.as_func().is_some()),
            },
            (OpcodeClass::Terminator, list) => match (i.op, list) {
                (Opcode::Br, [to]) => to.as_block().is_some(),
                (Opcode::Br, [c, a, b]) => {
                    self.ty(*c) == TypeId::I1 && a.as_block().is_some() && b.as_block().is_some()
                }
                (Opcode::Switch, [_, default, cases @ ..]) => {
                    default.as_block().is_some()
                        && cases.len() % 2 == 0
                        && cases
                            .chunks_exact(2)
                            .all(|c| c[0].as_const().is_some() && c[1].as_block().is_some())
                }
                (Opcode::Ret, list) => list.len() <= 1,
                (op, list) => op == Opcode::Unreachable && list.is_empty(),
            },
            _ => false,
        };
        if !fits {
            let types: Vec<String> =
                operands.iter().map(|&v| format!("{v:?}: {:?}", self.ctx.types.get(self.ty(v)))).collect();
            let result = self.ctx.types.get(i.ty).clone();
            self.fail(Some(inst), format!("operands do not fit: ({}) -> {result:?}", types.join(", ")));
        }
    }

    fn value_types(&self, inst: InstId) -> bool {
        let i = self.func.insts[inst];
        let types = &self.ctx.types;
        match (i.op, self.func.operands(inst)) {
            (Opcode::ExtractElement, &[v, at]) => types.scalar(self.ty(v)) == i.ty && self.is_index(at),
            (Opcode::InsertElement, &[v, s, at]) => {
                self.ty(v) == i.ty && self.ty(s) == types.scalar(i.ty) && self.is_index(at)
            }
            (Opcode::ShuffleVector, &[a, b, mask]) => {
                self.ty(a) == self.ty(b)
                    && types.scalar(self.ty(a)) == types.scalar(i.ty)
                    && types.lanes(self.ty(mask)) == types.lanes(i.ty)
                    && mask.as_const().is_some()
            }
            (Opcode::ExtractValue, list) => list.len() >= 2,
            (Opcode::InsertValue, list) => list.len() >= 3 && self.ty(list[0]) == i.ty,
            (Opcode::Select, &[c, a, b]) => {
                let condition = self.ty(c);
                self.ty(a) == i.ty
                    && self.ty(b) == i.ty
                    && types.scalar(condition) == TypeId::I1
                    && (types.lanes(condition) == 1 || types.lanes(condition) == types.lanes(i.ty))
            }
            (Opcode::Phi, list) => {
                list.len() % 2 == 0
                    && list.chunks_exact(2).all(|p| self.ty(p[0]) == i.ty && p[1].as_block().is_some())
            }
            _ => false,
        }
    }

    fn memory_types(&self, inst: InstId) -> bool {
        let i = self.func.insts[inst];
        let types = &self.ctx.types;
        let no_bool = |ty| self.ctx.bool_memory || types.scalar(ty) != TypeId::I1;
        match (i.op, self.func.operands(inst)) {
            (Opcode::Alloca, []) => no_bool(i.data_type()),
            (Opcode::Load, &[p]) => types.is_ptr(self.ty(p)) && no_bool(i.ty),
            (Opcode::Store, &[v, p]) => types.is_ptr(self.ty(p)) && no_bool(self.ty(v)),
            (Opcode::Gep, &[p, ref indices @ ..]) => {
                types.is_ptr(self.ty(p)) && indices_fit(types, indices.iter().map(|&i| self.ty(i)))
            }
            (Opcode::AtomicRmw, &[p, v]) => types.is_ptr(self.ty(p)) && self.ty(v) == i.ty,
            (Opcode::CmpXchg, &[p, a, b]) => {
                types.is_ptr(self.ty(p))
                    && self.ty(a) == self.ty(b)
                    && matches!(types.get(i.ty), Type::Struct { .. })
            }
            _ => false,
        }
    }

    /// Merges are in the layout, and a loop is entered over a back edge by its continue block alone.
    fn structure(&mut self) {
        let mut listed: SideMap<BlockId, bool> = SideMap::with_default(false);
        for &b in &self.func.layout {
            listed[b] = true;
        }
        for &block in &self.func.layout {
            let mut lost = false;
            self.func.for_each_successor(block, |to| lost |= !listed[to]);
            match self.func.blocks[block].merge {
                Merge::None => {}
                Merge::Selection { merge, .. } => lost |= !listed[merge],
                Merge::Loop { merge, cont, .. } => {
                    lost |= !listed[merge] || !listed[cont];
                    if !self.func.successors(cont).contains(&block) {
                        self.fail(None, format!("the continue block {cont:?} does not go back to {block:?}"));
                    }
                }
            }
            if lost {
                self.fail(None, format!("{block:?} names a block that is not in the layout"));
            }
        }
    }

    /// Definitions dominate their uses; phis name each predecessor once.
    fn dominance(&mut self) {
        let func = self.func;
        let cfg = Cfg::new(func);
        if let Some(from) = func.layout.first().and_then(|&entry| cfg.preds[entry].first()) {
            let branch = func.terminator(*from);
            self.fail(branch, "goes to the entry block, which nothing may");
        }
        let tree = Tree { nesting: Nesting::new(&cfg, &Dominators::new(&cfg)), cfg };
        for &block in &func.layout {
            if !tree.cfg.is_reachable(block) {
                continue;
            }
            for (n, &inst) in func.blocks[block].insts.iter().enumerate() {
                let is_phi = func.insts[inst].op == Opcode::Phi;
                if is_phi {
                    self.phi(&tree, block, inst);
                    continue;
                }
                for &v in func.operands(inst) {
                    let ValueKind::Inst(def) = v.kind() else { continue };
                    let (home, at) = self.place[def];
                    let home_block = BlockId::from_u32(home);
                    let before = home != NOWHERE.0
                        && if home_block == block {
                            (at as usize) < n
                        } else {
                            tree.dominates(home_block, block)
                        };
                    if !before {
                        self.fail(Some(inst), format!("{def:?} is not computed before"));
                    }
                }
            }
        }
    }

    fn phi(&mut self, tree: &Tree, block: BlockId, inst: InstId) {
        let func = self.func;
        let mut from: Vec<BlockId> = Vec::new();
        for pair in func.operands(inst).chunks_exact(2) {
            let Some(pred) = pair[1].as_block() else { continue };
            from.push(pred);
            if let ValueKind::Inst(def) = pair[0].kind()
                && tree.cfg.is_reachable(pred)
            {
                let home = BlockId::from_u32(self.place[def].0);
                if self.place[def] == NOWHERE || !tree.dominates(home, pred) {
                    self.fail(Some(inst), format!("{def:?} is not computed on the way from {pred:?}"));
                }
            }
        }
        let mut preds = tree.cfg.preds[block].to_vec();
        sort_by_key(&mut from, |block| block.as_u32().into());
        sort_by_key(&mut preds, |block| block.as_u32().into());
        if from != preds {
            self.fail(Some(inst), format!("names {from:?}, but {block:?} is reached from {preds:?}"));
        }
    }
}

/// The graph of a function and its dominator tree.
struct Tree {
    cfg: Cfg,
    nesting: Nesting,
}

impl Tree {
    /// Whether `a` dominates `b`, which can be reached.
    fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        self.cfg.is_reachable(a) && self.nesting.dominates(&self.cfg, a, b)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::Builder;
    use crate::function::{Hint, Param};

    fn function(ctx: &mut Context) -> Function {
        let name = ctx.symbol("f");
        let mut func = Function::new(name, TypeId::I32, vec![Param { ty: TypeId::I32, name: None }]);
        let entry = func.new_block();
        func.layout.push(entry);
        func
    }

    #[test]
    fn what_the_builder_makes_is_sound() {
        let mut ctx = Context::default();
        let mut func = function(&mut ctx);
        let entry = func.entry();
        let mut b = Builder::new(&mut ctx, &mut func, entry);
        let p = Value::new(ValueKind::Param(0));
        let zero = b.ctx.i32(0);
        let c = b.icmp(crate::IntPredicate::Slt, p, zero);
        let guard = b.begin_if(c, Hint::None);
        let sum = b.binary(Opcode::Add, p, p);
        let (then, other) = (b.block(), guard.else_block);
        b.end_if(guard);
        let phi = b.phi(TypeId::I32, &[(sum, then), (p, other)]);
        b.ret(Some(phi));
        assert_eq!(verify_function(&ctx, &func), []);
    }

    #[test]
    fn a_value_used_where_it_may_not_be_computed_is_found() {
        let mut ctx = Context::default();
        let mut func = function(&mut ctx);
        let entry = func.entry();
        let mut b = Builder::new(&mut ctx, &mut func, entry);
        let p = Value::new(ValueKind::Param(0));
        let zero = b.ctx.i32(0);
        let c = b.icmp(crate::IntPredicate::Slt, p, zero);
        let guard = b.begin_if(c, Hint::None);
        let sum = b.binary(Opcode::Add, p, p);
        b.end_if(guard);
        b.ret(Some(sum));
        let errors = verify_function(&ctx, &func);
        assert!(errors[0].to_string().contains("is not computed before"), "{errors:?}");
    }

    #[test]
    fn addresses_as_indices_are_found() {
        let mut ctx = Context::default();
        let mut func = function(&mut ctx);
        let entry = func.entry();
        let mut b = Builder::new(&mut ctx, &mut func, entry);
        let array = b.ctx.types.array(TypeId::I32, 4);
        let place = b.alloca(array);
        let (zero, ptr) = (b.ctx.i32(0), b.func.value_type(b.ctx, place));
        b.inst(Opcode::Gep, ptr, &[place, zero, place], array.as_u32(), crate::Flags::NONE);
        b.ret(Some(zero));
        let errors = verify_function(&ctx, &func);
        assert!(errors[0].to_string().contains("operands do not fit"), "{errors:?}");
    }

    #[test]
    fn operands_of_other_types_are_found() {
        let mut ctx = Context::default();
        let mut func = function(&mut ctx);
        let entry = func.entry();
        let mut b = Builder::new(&mut ctx, &mut func, entry);
        let one = b.ctx.f32(1.0);
        let p = Value::new(ValueKind::Param(0));
        let sum = b.binary(Opcode::Add, p, one);
        b.ret(Some(sum));
        let errors = verify_function(&ctx, &func);
        assert!(errors[0].to_string().contains("operands do not fit"), "{errors:?}");
    }
}
