//! What flags need to know of linked code: which resources its operations touch, and how.

use super::handles::Found;
use super::rows::{Bound, Row, Rows};
use trefoil_dxil::lower::Facts;
use trefoil_dxil::module::code::{insts, int, operations};
use trefoil_dxil::ops::DxilOp;
use trefoil_ir::{
    ConstKind, Context, FuncId, Function, InstId, Module, Opcode, ResourceClass, ResourceKind, ResourceUse,
    ResourceUses, SPACE_RECORD, SPACE_SHARED, Stage, Type, Value, ValueKind,
};

/// What a handle is of.
#[derive(Clone, Copy)]
enum Of {
    Row(usize),
    /// The heap, of a class.
    Heap(ResourceClass),
}

/// Walks over the code of some functions, which become a library's or a shader's; handles must still be those of libraries.
pub(super) fn find(
    module: &Module,
    functions: &[FuncId],
    rows: &Rows,
    found: &Found,
    bound: &Bound,
    to: Stage,
) -> (Facts, ResourceUses) {
    let (facts, uses) = (Facts::default(), ResourceUses::default());
    let mut all = All { ctx: &module.ctx, rows, to, facts, uses };
    for (at, row) in rows.rows.iter().enumerate() {
        if let Some(id) = bound.id(at).filter(|_| functions.iter().any(|&func| found.uses_in(func, at))) {
            all.uses.add_facts(Ok(id), ResourceUse::HANDLE);
            if row.told.counter {
                all.uses.add_facts(Ok(id), ResourceUse::COUNTER);
            }
            if row.told.atomic64 {
                all.uses.add_facts(Ok(id), ResourceUse::ATOMIC64);
            }
        }
    }
    for &id in functions {
        let func = &module.functions[id];
        for (inst, op) in operations(&module.ctx, &module.functions, func) {
            all.operation(module, (id, func), (inst, op), found, bound);
        }
        for inst in insts(func) {
            let is_atomic = matches!(func.insts[inst].op, Opcode::AtomicRmw | Opcode::CmpXchg);
            if is_atomic && is_shared(&module.ctx, func, inst) && is_wide(&module.ctx, func, inst) {
                all.facts.atomic64_shared = true;
            }
        }
    }
    (all.facts, all.uses)
}

/// Whether an instruction's address is in the group's memory, or in a node's record, which counts as that.
fn is_shared(ctx: &Context, func: &Function, inst: InstId) -> bool {
    let ty = func.value_type(ctx, func.operands(inst)[0]);
    matches!(ctx.types.get(ty), Type::Ptr(SPACE_SHARED | SPACE_RECORD))
}

/// Whether an instruction's last operand is of 64 bits.
fn is_wide(ctx: &Context, func: &Function, inst: InstId) -> bool {
    let last = func.operands(inst).last();
    last.is_some_and(|&value| ctx.types.scalar_bits(func.value_type(ctx, value)) == 64)
}

struct All<'a> {
    ctx: &'a Context,
    rows: &'a Rows,
    /// The stage of what is made: that of a shader, or the library's.
    to: Stage,
    facts: Facts,
    uses: ResourceUses,
}

impl All<'_> {
    fn operation(
        &mut self,
        module: &Module,
        (id, func): (FuncId, &Function),
        (inst, op): (InstId, DxilOp),
        found: &Found,
        bound: &Bound,
    ) {
        let operands = func.operands(inst);
        let handle = |at: usize| of(module, id, func, *operands.get(at)?, found);
        match op {
            DxilOp::CreateHandleFromHeap => {
                let sampler = operands.get(2).and_then(|&v| int(self.ctx, v)) == Some(1);
                let class = if sampler { ResourceClass::Sampler } else { ResourceClass::Srv };
                self.uses.add_facts(Err(class), ResourceUse::HANDLE);
            }
            DxilOp::BufferLoad | DxilOp::TextureLoad => {
                let annotated = annotation(self.ctx, func, operands.get(1).copied());
                // A library says nothing of the elements of an array, as DXC's validator has it.
                let is_told = |&value: &Value| self.to != Stage::Library || !is_of_element(func, value);
                let row = operands.get(1).filter(|value| is_told(value)).and_then(|_| handle(1));
                let row = row.and_then(|of| self.row(of));
                self.facts.typed_uav_load |= annotated.map_or(row.is_some_and(reads_many), many);
            }
            DxilOp::AtomicBinOp | DxilOp::AtomicCompareExchange
                if self.ctx.types.scalar_bits(func.insts[inst].ty) == 64 =>
            {
                let row = handle(1).and_then(|of| self.row(of));
                let typed = row.is_some_and(|row| is_typed(row.told.kind));
                let wide = ResourceUse::ATOMIC64;
                let facts = if typed { wide.union(ResourceUse::ATOMIC64_TYPED) } else { wide };
                match handle(1) {
                    Some(Of::Row(row)) => {
                        bound.id(row).into_iter().for_each(|id| self.uses.add_facts(Ok(id), facts));
                    }
                    Some(Of::Heap(class)) => self.uses.add_facts(Err(class), facts),
                    None => {}
                }
            }
            _ => {}
        }
    }

    fn row(&self, of: Of) -> Option<&Row> {
        match of {
            Of::Row(row) => self.rows.rows.get(row),
            Of::Heap(_) => None,
        }
    }
}

/// What a handle is of, as far as it is known.
fn of(module: &Module, id: FuncId, func: &Function, handle: Value, found: &Found) -> Option<Of> {
    let inst = handle.as_inst()?;
    let op = trefoil_dxil::module::code::operation(&module.ctx, &module.functions, func, inst)?;
    match op {
        DxilOp::AnnotateHandle => of(module, id, func, *func.operands(inst).get(1)?, found),
        DxilOp::CreateHandleForLib => found.row(id, inst).map(Of::Row),
        DxilOp::CreateHandleFromHeap => {
            let sampler = int(&module.ctx, *func.operands(inst).get(2)?)? != 0;
            Some(Of::Heap(if sampler { ResourceClass::Sampler } else { ResourceClass::Srv }))
        }
        _ => None,
    }
}

/// Whether a handle is made of what is loaded from an element of an array of resources.
fn is_of_element(func: &Function, handle: Value) -> bool {
    let loaded = handle.as_inst().and_then(|made| func.operands(made).get(1)).and_then(|v| v.as_inst());
    loaded.is_some_and(|load| {
        let address = func.operands(load).first();
        func.insts[load].op == Opcode::Load
            && !address.is_some_and(|a| matches!(a.kind(), ValueKind::Global(_)))
    })
}

/// The properties that a handle is annotated with.
fn annotation(ctx: &Context, func: &Function, handle: Option<Value>) -> Option<[u32; 2]> {
    let inst = handle?.as_inst()?;
    let operands = func.operands(inst);
    let is_annotation = int(ctx, *operands.first()?) == Some(DxilOp::AnnotateHandle.opcode().into());
    let properties = operands.get(2).filter(|_| is_annotation)?.as_const()?;
    let ConstKind::Aggregate(words) = &ctx.consts.get(properties).kind else { return None };
    let word = |at: usize| ctx.consts.as_int(*words.get(at)?).map(|word| word as u32);
    Some([word(0)?, word(1)?])
}

/// Whether properties are those of a writable view of elements of several components.
fn many([basic, more]: [u32; 2]) -> bool {
    let kind = ResourceKind::from_dxil_number(basic & 255);
    kind.is_some_and(is_typed) && basic >> 12 & 1 != 0 && more >> 8 & 255 > 1
}

fn reads_many(row: &Row) -> bool {
    row.told.class == ResourceClass::Uav && is_typed(row.told.kind) && row.told.width > 1
}

/// Whether a kind has elements of a component type.
fn is_typed(kind: ResourceKind) -> bool {
    !matches!(
        kind,
        ResourceKind::RawBuffer
            | ResourceKind::StructuredBuffer
            | ResourceKind::CBuffer
            | ResourceKind::TBuffer
            | ResourceKind::AccelerationStructure
    ) && !kind.is_sampler()
        && !kind.is_feedback()
}
