//! Instructions: operands that exist, of types that fit, in blocks that end once.

use super::Code;
use super::attributes::Lists;
use super::cast;
use super::summary::{FunctionTraits, ModuleTraits, Summary};
use super::table::Types;
use crate::Rule;
use crate::program::is_marker;
use crate::report::Report;
use trefoil_dxil_read::bitcode_model::{Constant, Function, Kind, Module, Op, Ty, binary};

/// Whether an instruction ends a block.
fn is_terminator(op: &Op) -> bool {
    matches!(op, Op::Branch { .. } | Op::CondBranch { .. } | Op::Switch { .. } | Op::Ret(_) | Op::Unreachable)
}

/// Operations and functions that there is room for before the first is listed; few functions call more.
const MOST_LISTED: usize = 32;

/// Most operations that programs call have numbers below.
const OFTEN_CALLED: usize = 256;

/// Checks a function's instructions and gives their summaries, of as many as are right.
pub(super) fn check(
    m: &Module,
    func: &Function,
    (types, traits, lists): (&Types<'_>, &mut ModuleTraits, &Lists),
    report: &mut Report,
) -> Code {
    let traits = traits.of_function(m, func, types);
    let body = Body { m, func, types, traits: &traits, lists };
    let count = func.blocks.iter().map(Vec::len).sum();
    let mut code = Code {
        summaries: Vec::with_capacity(count),
        ops: Vec::with_capacity(count.min(MOST_LISTED)),
        calls: Vec::with_capacity(count.min(MOST_LISTED)),
        ..Code::default()
    };
    let mut seen = Seen::new(m);
    // Results are numbered in the order of the instructions.
    let mut next = func.first_value;
    for (block, insts) in func.blocks.iter().enumerate() {
        let mut phis = true;
        let mut first = None;
        for (at, inst) in insts.iter().enumerate() {
            let last = at + 1 == insts.len();
            let is_phi = matches!(inst.op, Op::Phi { .. });
            let near = first.unwrap_or(next)..next;
            let found = if is_terminator(&inst.op) != last {
                Err("a block ends where its last instruction is, and nowhere else")
            } else if is_phi && !phis {
                Err("a phi after an instruction of another kind")
            } else {
                traits.summary(inst, near).and_then(|(summary, called)| {
                    seen.add(&mut code, summary, called);
                    body.op(&inst.op)
                })
            };
            phis &= is_phi;
            if let Some(result) = inst.result {
                first.get_or_insert(result);
                next = result + 1;
            }
            if let Err(what) = found {
                report.inst(Rule::BitcodeValid, (m, func), (block, at), &[&what]);
            }
        }
        if insts.is_empty() {
            report.function(Rule::BitcodeValid, &func.name, &[&"a block without instructions"]);
        }
    }
    code
}

/// Which operations and functions of a function were listed.
struct Seen {
    ops: Vec<bool>,
    functions: Vec<bool>,
}

impl Seen {
    fn new(m: &Module) -> Seen {
        Seen { ops: vec![false; OFTEN_CALLED], functions: vec![false; m.functions.len()] }
    }

    #[inline]
    fn add(&mut self, code: &mut Code, summary: Summary, called: Option<u32>) {
        code.summaries.push(summary);
        code.traits.add(summary.traits);
        if let Some(number) = called
            && let Some(known) = self.functions.get_mut(number as usize)
            && !std::mem::replace(known, true)
        {
            code.calls.push(number);
        }
        if let Some(op) = summary.op {
            if self.ops.len() <= op as usize {
                self.ops.resize((op as usize + 1).next_power_of_two(), false);
            }
            if !std::mem::replace(&mut self.ops[op as usize], true) {
                code.ops.push(op);
            }
        }
    }
}

struct Body<'a> {
    m: &'a Module,
    func: &'a Function,
    types: &'a Types<'a>,
    traits: &'a FunctionTraits<'a>,
    lists: &'a Lists,
}

type Fault = Result<(), &'static str>;

fn demand(right: bool, what: &'static str) -> Fault {
    if right { Ok(()) } else { Err(what) }
}

impl Body<'_> {
    /// The row that stands for the type of a value.
    #[inline]
    fn ty(&self, id: u32) -> u32 {
        self.traits.value(id).map_or(u32::MAX, |value| value.ty)
    }

    #[inline]
    fn same(&self, a: u32, b: u32) -> bool {
        self.ty(a) == self.ty(b)
    }

    /// Whether a value is of a type.
    #[inline]
    fn is_of(&self, id: u32, ty: u32) -> bool {
        self.ty(id) == self.types.canonical(ty)
    }

    fn op(&self, op: &Op) -> Fault {
        match op {
            Op::Binary { op, a, b, .. } => self.binary(*op, *a, *b),
            Op::Cast { op, value, ty } => demand(
                cast::is_valid(self.types, *op, self.ty(*value), *ty),
                "a cast that LLVM does not have",
            ),
            Op::Compare { predicate, a, b, .. } => self.compare(*predicate, *a, *b),
            Op::Select { condition, a, b } => {
                let condition = self.ty(*condition);
                let lanes = self.types.lanes(condition);
                let right = *self.types.scalar(condition) == Ty::Int(1)
                    && (lanes == 0 || lanes == self.types.lanes(self.ty(*a)));
                demand(right && self.same(*a, *b), "a selection of types that do not fit")
            }
            Op::Phi { ty, incoming } => {
                let incoming = self.func.pairs(*incoming);
                let fit = incoming.iter().all(|&(value, _)| self.is_of(value, *ty));
                demand(fit, "a phi of values of other types")?;
                incoming.iter().try_for_each(|&(_, block)| self.block(block, true))
            }
            Op::Branch { to } => self.block(*to, false),
            Op::CondBranch { condition, then, other } => {
                let is_bit = *self.types.get(self.ty(*condition)) == Ty::Int(1);
                demand(is_bit, "a branch on what is no i1")?;
                self.block(*then, false)?;
                self.block(*other, false)
            }
            Op::Switch { value, default, cases } => {
                demand(self.types.is_int(self.ty(*value)), "a switch over what is no integer")?;
                self.block(*default, false)?;
                let cases = self.func.pairs(*cases);
                for &(case, block) in cases {
                    let right = self.same(case, *value) && self.m.int(Some(self.func), case).is_some();
                    demand(right, "a case that is no constant of the switch's type")?;
                    self.block(block, false)?;
                }
                let mut numbers: Vec<_> =
                    cases.iter().map(|&(case, _)| self.m.int(Some(self.func), case)).collect();
                numbers.sort_unstable();
                demand(numbers.windows(2).all(|pair| pair[0] != pair[1]), "a case that is there twice")
            }
            Op::Ret(value) => {
                let Ty::Function { ret, .. } = self.types.get(self.func.ty) else { return Ok(()) };
                let right = match value {
                    Some(value) => self.types.equal(self.ty(*value), *ret),
                    None => *self.types.get(*ret) == Ty::Void,
                };
                demand(right, "a result of another type than the function's")
            }
            Op::Unreachable => Ok(()),
            Op::Alloca { ty, align } => {
                demand(self.types.is_first_class(*ty), "memory for a type that has no values")?;
                demand(*align <= 30, "an alignment that is no power of two")
            }
            Op::Load { ty, pointer, align, .. } => {
                demand(*align <= 30, "an alignment that is no power of two")?;
                let to = self.types.pointee(self.ty(*pointer));
                demand(
                    to.is_some_and(|to| self.types.equal(to, *ty)),
                    "a load of another type than the pointer's",
                )?;
                demand(self.types.is_first_class(*ty), "a load of a type that has no values")
            }
            Op::Store { pointer, value, align, .. } => {
                demand(*align <= 30, "an alignment that is no power of two")?;
                let to = self.types.pointee(self.ty(*pointer));
                let right = to.is_some_and(|to| self.types.equal(to, self.ty(*value)));
                demand(right, "a store of another type than the pointer's")
            }
            Op::Gep { source, operands, .. } => self.gep(*source, self.func.list(*operands)),
            Op::ExtractValue { aggregate, indices } => {
                self.path(self.ty(*aggregate), self.func.list(*indices)).map(drop)
            }
            Op::InsertValue { aggregate, value, indices } => {
                let ty = self.path(self.ty(*aggregate), self.func.list(*indices))?;
                demand(self.types.equal(ty, self.ty(*value)), "a member is set to a value of another type")
            }
            Op::ExtractElement { vector, index } => {
                let right = self.types.lanes(self.ty(*vector)) > 0 && self.types.is_int(self.ty(*index));
                demand(right, "an element of what is no vector")
            }
            Op::InsertElement { vector, value, index } => {
                let vector = self.ty(*vector);
                let Ty::Vector { elem, .. } = self.types.get(vector) else {
                    return Err("an element of what is no vector");
                };
                let right = self.types.equal(*elem, self.ty(*value)) && self.types.is_int(self.ty(*index));
                demand(right, "an element of another type than the vector's")
            }
            Op::Shuffle { a, b, mask } => {
                let right = self.types.lanes(self.ty(*a)) > 0
                    && self.same(*a, *b)
                    && self.chooses(*mask, 2 * self.types.lanes(self.ty(*a)))
                    && *self.types.scalar(self.ty(*mask)) == Ty::Int(32)
                    && self.types.lanes(self.ty(*mask)) > 0;
                demand(right, "a shuffle of types that do not fit")
            }
            Op::Call { callee, ty, arguments, attributes, .. } => {
                self.call(*callee, *ty, (self.func.list(*arguments), *attributes))
            }
            Op::AtomicRmw { op, pointer, value, ordering } => {
                let to = self.types.pointee(self.ty(*pointer));
                let right = to.is_some_and(|to| self.types.equal(to, self.ty(*value)))
                    && self.types.is_int(self.ty(*value));
                demand(right && *op <= 10, "an atomic operation of types that do not fit")?;
                demand(*ordering >= 2, "an atomic operation without an order")
            }
            Op::CmpXchg { pointer, compare, new, success, failure } => {
                let to = self.types.pointee(self.ty(*pointer));
                let right = to.is_some_and(|to| self.types.equal(to, self.ty(*compare)))
                    && self.same(*compare, *new)
                    && self.types.is_int(self.ty(*new));
                demand(right, "an atomic operation of types that do not fit")?;
                let orders = *success >= 2 && *failure >= 2 && !matches!(failure, 4 | 5);
                demand(orders, "an atomic operation without an order")?;
                demand(success >= failure, "an exchange that orders less when it succeeds than when it fails")
            }
        }
    }

    /// Whether a mask is constant, and chooses among so many elements.
    fn chooses(&self, mask: u32, count: u64) -> bool {
        let is_among = |&id: &u32| match self.m.value(Some(self.func), id).map(|value| &value.kind) {
            Some(Kind::Constant(Constant::Int(number))) => u64::try_from(*number).is_ok_and(|at| at < count),
            Some(Kind::Constant(Constant::Undef | Constant::Null)) => true,
            _ => false,
        };
        match self.m.value(Some(self.func), mask).map(|value| &value.kind) {
            Some(Kind::Constant(Constant::Data(words))) => words.iter().all(|&word| word < count),
            Some(Kind::Constant(Constant::Aggregate(parts))) => parts.iter().all(is_among),
            Some(Kind::Constant(Constant::Undef | Constant::Null)) => true,
            _ => false,
        }
    }

    fn binary(&self, op: u64, a: u32, b: u32) -> Fault {
        demand(self.same(a, b), "operands of two types")?;
        match self.types.scalar(self.ty(a)) {
            Ty::Int(_) => demand(op <= binary::XOR, "an operator that integers do not have"),
            Ty::Half | Ty::Float | Ty::Double => demand(
                matches!(op, binary::ADD..=binary::MUL | binary::SDIV | binary::SREM),
                "an operator that real numbers do not have",
            ),
            _ => Err("an operator on what is no number"),
        }
    }

    fn compare(&self, predicate: u64, a: u32, b: u32) -> Fault {
        demand(self.same(a, b), "operands of two types")?;
        match self.types.scalar(self.ty(a)) {
            Ty::Int(_) | Ty::Pointer { .. } => {
                demand((32..=41).contains(&predicate), "a comparison that integers do not have")
            }
            Ty::Half | Ty::Float | Ty::Double => {
                demand(predicate <= 15, "a comparison that real numbers do not have")
            }
            _ => Err("a comparison of what is no number"),
        }
    }

    fn block(&self, block: u32, of_phi: bool) -> Fault {
        demand((block as usize) < self.func.blocks.len(), "a block that is not there")?;
        demand(of_phi || block != 0, "a branch to the entry block")
    }

    fn path(&self, mut ty: u32, indices: &[u32]) -> Result<u32, &'static str> {
        demand(!indices.is_empty(), "a member without an index")?;
        for &index in indices {
            ty = self.types.member(ty, index).ok_or("a member that the type does not have")?;
        }
        Ok(ty)
    }

    fn gep(&self, source: u32, operands: &[u32]) -> Fault {
        let base = self.ty(*operands.first().ok_or("an address without a base")?);
        let to = self.types.pointee(base);
        demand(
            to.is_some_and(|to| self.types.equal(to, source)),
            "an address in another type than the pointer's",
        )?;
        demand(self.types.is_first_class(source), "an address in a type that has no values")?;
        let mut ty = source;
        for (at, &index) in operands[1..].iter().enumerate() {
            // Of the first index LLVM asks nothing.
            if at == 0 {
                continue;
            }
            demand(self.types.is_int(self.ty(index)), "an index that is no integer")?;
            ty = match self.types.get(ty) {
                Ty::Array { elem, .. } | Ty::Vector { elem, .. } => *elem,
                Ty::Struct { fields, .. } => {
                    let index = self.m.int(Some(self.func), index);
                    let index = index.and_then(|index| usize::try_from(index).ok());
                    let field = index.and_then(|index| fields.get(index));
                    *field.ok_or("a member that the type does not have")?
                }
                _ => return Err("an address within what has no members"),
            };
        }
        Ok(())
    }

    /// Whether a call, where it marks that a variable begins or ends to live, says how many bytes that has.
    fn has_size(&self, callee: u32, arguments: &[u32]) -> bool {
        let kind = |id: u32| self.m.value(Some(self.func), id).map(|value| &value.kind);
        let Some(Kind::Function(number)) = kind(callee) else { return true };
        let is_mark = self.m.functions.get(*number as usize).is_some_and(|to| is_marker(&to.name));
        let size = arguments.first().and_then(|&size| kind(size));
        !is_mark || matches!(size, Some(Kind::Constant(Constant::Int(_) | Constant::Null)))
    }

    fn call(&self, callee: u32, ty: u32, (arguments, attributes): (&[u32], u64)) -> Fault {
        let to = self.types.pointee(self.ty(callee));
        demand(to.is_some_and(|to| self.types.equal(to, ty)), "a call of another type than the function's")?;
        let Ty::Function { ret, params, variadic } = self.types.get(ty) else {
            return Err("a call of what is no function");
        };
        let count = if *variadic { arguments.len() >= params.len() } else { arguments.len() == params.len() };
        demand(count, "another number of arguments than the function takes")?;
        let fit = params.iter().zip(arguments).all(|(&param, &argument)| self.is_of(argument, param));
        demand(fit, "an argument of another type than the function takes")?;
        demand(self.has_size(callee, arguments), "a mark of a variable's life without a constant size")?;
        self.lists.of_call(self.types, attributes, (*ret, params)).map_or(Ok(()), Err)
    }
}
