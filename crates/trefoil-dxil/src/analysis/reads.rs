//! Which bytes of its constant buffers and texture buffers a program reads, for the variables that reflection calls used.
//!
//! In come lowered functions with their calls of operations, out go for each buffer the places that loads begin at. Of an index
//! computed at run time the constant part counts: the variable that is indexed begins there.

use crate::module::code::{insts, int, op_of};
use crate::ops::DxilOp;
use crate::resources::ResourceTable;
use trefoil_ir::{
    ConstKind, Context, Function, GlobalId, HashMap, InstId, Opcode, ResourceId, ResourceKind, Value,
    ValueKind, sort_by_key,
};

/// Sums nest no deeper than this where constant parts are looked for.
const MAX_DEPTH: u32 = 16;
/// Bytes of a row.
const ROW: u32 = 16;

/// The places that are read.
#[derive(Default)]
pub struct ConstantReads {
    /// By the number of the resource.
    places: Vec<Vec<u32>>,
    /// The buffers by their names in code, once something is loaded.
    buffers: Option<Buffers>,
}

impl ConstantReads {
    /// What is read of a constant buffer or texture buffer.
    pub(crate) fn of(&self, resource: ResourceId) -> &[u32] {
        self.places.get(resource.as_u32() as usize).map_or(&[], Vec::as_slice)
    }

    /// Adds what a function reads, of the same resources each time.
    pub(crate) fn add(
        &mut self,
        ctx: &Context,
        func: &Function,
        calls: &[(InstId, DxilOp)],
        resources: &ResourceTable,
    ) {
        self.places.resize(ctx.resources.len(), Vec::new());
        // The buffer and the place of each load of a row.
        let mut loads: Vec<(InstId, ResourceId, u32)> = Vec::new();
        for &(inst, op) in calls {
            if !matches!(op, DxilOp::CBufferLoadLegacy | DxilOp::CBufferLoad | DxilOp::BufferLoad) {
                continue;
            }
            let operands = func.operands(inst);
            let buffers = self.buffers.get_or_insert_with(|| Buffers::of(ctx, resources));
            let Some(buffer) = buffers.of_handle(ctx, func, operands[1]) else { continue };
            let place = base(ctx, func, operands[2], 0);
            match op {
                DxilOp::CBufferLoad => self.mark(buffer, place),
                _ => loads.push((inst, buffer, place.wrapping_mul(ROW))),
            }
        }
        if loads.is_empty() {
            return;
        }
        sort_by_key(&mut loads, |row| row.0.as_u32().into());
        for inst in insts(func) {
            let i = &func.insts[inst];
            if i.op != Opcode::ExtractValue {
                continue;
            }
            let Some(load) = func.operands(inst)[0].as_inst() else { continue };
            let Ok(at) = loads.binary_search_by_key(&load, |row| row.0) else { continue };
            let (_, buffer, start) = loads[at];
            let bytes = ctx.types.scalar_bits(i.ty) / 8;
            self.mark(buffer, start.wrapping_add(component(ctx, func, inst) * bytes));
        }
    }

    fn mark(&mut self, buffer: ResourceId, at: u32) {
        let places = &mut self.places[buffer.as_u32() as usize];
        if let Err(slot) = places.binary_search(&at) {
            places.insert(slot, at);
        }
    }
}

/// Which part of what was loaded an instruction takes.
fn component(ctx: &Context, func: &Function, inst: InstId) -> u32 {
    func.operands(inst).get(1).and_then(|&index| int(ctx, index)).unwrap_or(0) as u32
}

/// How a handle names its resource.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Name {
    /// By its class, and its number there.
    Id(u64, u32),
    /// By its class, first register and space.
    Place(u64, u32, u32),
    /// By the variable that stands for it, in libraries.
    Variable(GlobalId),
}

/// The constant buffers and texture buffers by what handles may call them.
struct Buffers(HashMap<Name, ResourceId>);

impl Buffers {
    fn of(ctx: &Context, resources: &ResourceTable) -> Self {
        let mut names = HashMap::default();
        for (class, all) in (0..).zip(&resources.classes) {
            for bound in all {
                let ty = ctx.types.as_resource(ctx.resources[bound.resource].ty);
                if !ty.is_some_and(|ty| matches!(ty.kind, ResourceKind::CBuffer | ResourceKind::TBuffer)) {
                    continue;
                }
                let own = [Name::Id(class, bound.id), Name::Place(class, bound.lower, bound.space)];
                let variable = resources.symbol(bound.resource).map(Name::Variable);
                for name in own.into_iter().chain(variable) {
                    names.entry(name).or_insert(bound.resource);
                }
            }
        }
        Buffers(names)
    }

    /// The one that a handle is of.
    fn of_handle(&self, ctx: &Context, func: &Function, handle: Value) -> Option<ResourceId> {
        let mut inst = handle.as_inst()?;
        loop {
            let operands = func.operands(inst);
            let name = match op_of(ctx, func, inst)? {
                DxilOp::AnnotateHandle => {
                    inst = operands[1].as_inst()?;
                    continue;
                }
                DxilOp::CreateHandle => Name::Id(int(ctx, operands[1])?, int(ctx, operands[2])? as u32),
                DxilOp::CreateHandleForLib => Name::Variable(variable(ctx, func, operands[1])?),
                DxilOp::CreateHandleFromBinding => {
                    let bound = &ctx.consts.get(operands[1].as_const()?).kind;
                    let part = |n: usize| match bound {
                        ConstKind::Aggregate(parts) => ctx.consts.as_int(*parts.get(n)?),
                        // The first register of the first space, of what is only read.
                        ConstKind::Zero => Some(0),
                        _ => None,
                    };
                    Name::Place(part(3)?, part(0)? as u32, part(2)? as u32)
                }
                _ => return None,
            };
            return self.0.get(&name).copied();
        }
    }
}

/// The variable that a value was loaded from, or from an element of it.
fn variable(ctx: &Context, func: &Function, loaded: Value) -> Option<GlobalId> {
    let mut address = *func.operands(loaded.as_inst()?).first()?;
    loop {
        address = match address.kind() {
            ValueKind::Global(global) => return Some(global),
            ValueKind::Inst(inst) => *func.operands(inst).first()?,
            ValueKind::Const(id) => match &ctx.consts.get(id).kind {
                ConstKind::Expr(expr) => (*expr.operands.first()?).into(),
                _ => return None,
            },
            _ => return None,
        };
    }
}

/// The constant part of a sum.
fn base(ctx: &Context, func: &Function, value: Value, depth: u32) -> u32 {
    if let Some(known) = int(ctx, value) {
        return known as u32;
    }
    match value.as_inst() {
        Some(inst) if depth < MAX_DEPTH && matches!(func.insts[inst].op, Opcode::Add | Opcode::Or) => {
            let parts = func.operands(inst).iter();
            parts.fold(0, |sum, &part| sum.wrapping_add(base(ctx, func, part, depth + 1)))
        }
        _ => 0,
    }
}
