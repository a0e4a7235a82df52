//! Calls of intrinsics that DXIL has no operation for, as other calls and instructions.
//!
//! In comes a function with calls and intrinsics as clang writes them; those that LLVM's pass `dxil-intrinsic-expansion`
//! expands go, and the instructions that LLVM makes of them stand in their place, in its order and with its names, so that
//! what reads the text of one reads the other's.

mod buffers;
mod emit;
mod integers;
mod matrix;
mod numbers;

use emit::Emit;
use smallvec::SmallVec;
use trefoil_dxil::module::target::target;
use trefoil_ir::{FuncId, Function, HashMap, InstId, Intrinsic, Module, Opcode, Value};

/// Expands all that LLVM's pass does.
pub(crate) fn run(module: &mut Module, id: FuncId) {
    as_llvm(module, id, |_| true);
}

/// Expands what nothing after it takes.
pub(crate) fn without_form(module: &mut Module, id: FuncId) {
    let has = |f: &Function| kind_of_name(module.ctx.name(f.name)).is_some_and(Kind::has_no_form);
    if module.functions.values().any(has) {
        as_llvm(module, id, Kind::has_no_form);
    }
}

/// What LLVM's pass expands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// An intrinsic that the IR has.
    Own(Intrinsic),
    /// `llvm.fshl`, `llvm.fshr`; whether to the right.
    Funnel(bool),
    FpClass,
    PowI,
    SubSat,
    /// A sum of lanes; whether of floats, with a start.
    Sum(bool),
    Matrix(Matrix),
    /// A product and whether it left its type; whether signed.
    Overflow(bool),
    /// Whole rows of a signature; whether they are read.
    Signature(bool),
}

impl Kind {
    /// Whether nothing else expands it: matrices, products that may overflow, shifts of two words, sums of lanes.
    fn has_no_form(self) -> bool {
        matches!(self, Kind::Matrix(_) | Kind::Overflow(_) | Kind::Funnel(_) | Kind::SubSat | Kind::Sum(_))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Matrix {
    Multiply,
    Transpose,
}

/// What a declared function of this name is.
fn kind_of_name(name: &str) -> Option<Kind> {
    const NAMES: [(&str, Kind); 12] = [
        ("fshl", Kind::Funnel(false)),
        ("fshr", Kind::Funnel(true)),
        ("is.fpclass", Kind::FpClass),
        ("powi", Kind::PowI),
        ("usub.sat", Kind::SubSat),
        ("vector.reduce.add", Kind::Sum(false)),
        ("vector.reduce.fadd", Kind::Sum(true)),
        ("matrix.multiply", Kind::Matrix(Matrix::Multiply)),
        ("matrix.transpose", Kind::Matrix(Matrix::Transpose)),
        ("umul.with.overflow", Kind::Overflow(false)),
        ("smul.with.overflow", Kind::Overflow(true)),
        ("dx.load.input", Kind::Signature(true)),
    ];
    let rest = name.strip_prefix("llvm.")?;
    let is =
        |row: &&(&str, Kind)| rest.strip_prefix(row.0).is_some_and(|t| t.is_empty() || t.starts_with('.'));
    let store = || rest.starts_with("dx.store.output").then_some(Kind::Signature(false));
    NAMES.iter().find(is).map(|row| row.1).or_else(store)
}

/// Expands what is wanted of one function.
fn as_llvm(module: &mut Module, id: FuncId, wanted: fn(Kind) -> bool) {
    let target = target(module);
    let mut kinds: HashMap<FuncId, Kind> = HashMap::default();
    for (callee, f) in module.functions.iter().filter(|(_, f)| f.is_declaration()) {
        kinds.extend(kind_of_name(module.ctx.name(f.name)).map(|kind| (callee, kind)));
    }
    let name = module.functions[id].name;
    let mut func = std::mem::replace(
        &mut module.functions[id],
        Function::new(name, trefoil_ir::TypeId::VOID, Vec::new()),
    );
    let blocks = func.layout.clone();
    let mut emit = Emit::new(module, &mut func, target.version);
    for block in blocks {
        for inst in emit.cursor.enter(block) {
            let i = emit.cursor.func.insts[inst];
            emit.cursor.at_inst(inst);
            let kind = match i.op {
                Opcode::Intrinsic => i.intrinsic().map(Kind::Own),
                Opcode::Call => {
                    let callee = emit.cursor.func.operands(inst).last().and_then(|v| v.as_func());
                    callee.and_then(|callee| kinds.get(&callee)).copied()
                }
                _ => None,
            };
            if i.op == Opcode::ExtractValue && buffers::member(&mut emit, inst) {
                continue;
            }
            let done = kind.filter(|&kind| wanted(kind)).is_some_and(|kind| expand(&mut emit, inst, kind));
            if !done {
                emit.cursor.keep(inst);
            }
        }
    }
    emit.finish();
    module.functions[id] = func;
}

/// Puts instructions in the place of a call; `false` when it stays.
fn expand(e: &mut Emit, inst: InstId, kind: Kind) -> bool {
    let mut ops: SmallVec<[Value; 8]> = e.cursor.func.operands(inst).into();
    if e.cursor.func.insts[inst].op == Opcode::Call {
        ops.pop();
    }
    e.flags = e.cursor.func.insts[inst].flags;
    let result = match kind {
        Kind::Own(which) => match which {
            Intrinsic::LoadTyped | Intrinsic::LoadRaw => return buffers::load(e, inst, which, &ops),
            Intrinsic::StoreTyped | Intrinsic::StoreRaw => return buffers::store(e, which, &ops),
            Intrinsic::Abs => integers::abs(e, ops[0]),
            Intrinsic::SDot => integers::dot(e, Intrinsic::IMad, ops[0], ops[1]),
            Intrinsic::UDot => integers::dot(e, Intrinsic::UMad, ops[0], ops[1]),
            _ => numbers::own(e, inst, which, &ops),
        },
        Kind::Funnel(right) => integers::funnel(e, right, &ops),
        Kind::FpClass => numbers::class(e, &ops),
        Kind::PowI => numbers::integer_power(e, inst, &ops),
        Kind::SubSat => integers::saturating_difference(e, &ops),
        Kind::Sum(floats) => integers::sum(e, floats, &ops),
        Kind::Matrix(Matrix::Multiply) => matrix::multiply(e, inst, &ops),
        Kind::Matrix(Matrix::Transpose) => matrix::transpose(e, inst, &ops),
        Kind::Overflow(signed) => integers::overflow(e, inst, signed, &ops),
        Kind::Signature(true) => buffers::input_row(e, inst, &ops),
        Kind::Signature(false) => return buffers::output_row(e, inst, &ops),
    };
    if let Some(result) = result {
        e.replaced.insert(inst, result);
    }
    result.is_some()
}
