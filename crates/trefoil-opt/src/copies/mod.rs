//! Copies: a local array that holds what lies elsewhere, where nothing changes it, is read there.
//!
//! A structure that is loaded from a buffer and then indexed at run time would be copied element by element into memory of the
//! invocation's own, of which it then reads one; so would an array that a function takes by value. Such a **copy** is an array whose
//! stores all stand in one block, each of an element loaded at the same place of one **source**, and the loads that come after
//! them; where these stores are of all its elements, others may have come before, as of what a call was passed and has changed. The source is memory that nothing writes, the rows of an input, another local array all of whose stores come before the
//! copy, or a variable or parameter that nothing writes on the ways from the copy to what reads it (`unwritten`). A store that comes
//! before a load in the dominator tree does so in every iteration of a loop: what is read is what was copied last.
//! Cost: linear in the instructions, a few times over for copies of copies.
//!
//! An array that only constants are stored to is read in a table of the module likewise (`tables`).

mod tables;
mod unwritten;

use crate::cse::is_constant_address;
use crate::places;
use crate::rules::made_by;
use crate::simplify::Replaced;
use smallvec::SmallVec;
use trefoil_ir::cfg::{Cfg, Dominators, Nesting};
use trefoil_ir::{
    BlockId, Context, Flags, Function, GlobalId, HashMap, InstId, Intrinsic, Opcode, SideMap, Type, TypeId,
    Value,
};

/// Most rounds: how deep copies of copies are seen through.
const ROUNDS: usize = 4;

/// Reads copies where they were copied from; says whether there were any. Rows of control points that a hull shader has made are such
/// where an index may choose them.
pub fn run(ctx: &mut Context, func: &mut Function, may_index: bool) -> bool {
    let mut changed = false;
    for _ in 0..ROUNDS {
        let arrays = Arrays::of(ctx, func, may_index);
        if !arrays.have_copies() || !arrays.read_at_source(ctx, func) {
            break;
        }
        changed = true;
    }
    changed
}

/// An access to an element of an array.
#[derive(Clone, Copy)]
struct Access {
    inst: InstId,
    /// The address.
    gep: InstId,
    at: Place,
}

/// Where an instruction stands: its block, and its number in the layout.
#[derive(Clone, Copy, PartialEq)]
struct Place {
    block: BlockId,
    number: u32,
}

/// What is done with a local array.
#[derive(Default)]
struct Array {
    stores: Vec<Access>,
    loads: Vec<Access>,
    /// Its address goes elsewhere, too.
    escapes: bool,
}

/// Constant indices that lead to an element.
type Path = SmallVec<[u64; 4]>;

/// Where the elements of a copy come from.
#[derive(Clone, Copy)]
enum Source {
    /// Memory: the address of one of them, whose last indices are those of the copy's element, and how many come before those.
    Memory { gep: InstId, prefix: usize },
    /// Rows of an input: what reads one of them, and the row of the first.
    Rows { load: InstId, first: u64 },
    /// A constant of the module, of the array's own type.
    Table(GlobalId),
}

/// What an array is a copy of.
struct Copied {
    source: Source,
    /// What was copied to each element.
    values: HashMap<Path, Value>,
    /// Where it is whole: its last store.
    made: Place,
}

struct Arrays {
    /// The local arrays, in the order of their allocas.
    all: Vec<Array>,
    /// The number of the array that an address is in, or that an alloca makes.
    of: SideMap<InstId, u32>,
    /// Where loads stand.
    places: SideMap<InstId, Option<Place>>,
    /// Whether rows of control points that a hull shader has made may be indexed.
    may_index: bool,
}

const NOT: u32 = u32::MAX;

impl Arrays {
    fn of(ctx: &Context, func: &Function, may_index: bool) -> Arrays {
        let (of, places) = (SideMap::with_default(NOT), SideMap::with_default(None));
        let mut arrays = Arrays { all: Vec::new(), of, places, may_index };
        for &inst in &func.blocks[func.entry()].insts {
            let i = &func.insts[inst];
            if i.op == Opcode::Alloca && matches!(ctx.types.get(i.data_type()), Type::Array { .. }) {
                arrays.of[inst] = arrays.all.len() as u32;
                arrays.all.push(Array::default());
            }
        }
        if !arrays.all.is_empty() {
            let mut number = 0;
            for &block in &func.layout {
                for &inst in &func.blocks[block].insts {
                    number += 1;
                    arrays.note(ctx, func, inst, Place { block, number });
                }
            }
        }
        arrays
    }

    fn note(&mut self, ctx: &Context, func: &Function, inst: InstId, at: Place) {
        let i = &func.insts[inst];
        for (n, &operand) in func.operands(inst).iter().enumerate() {
            let Some(of) = operand.as_inst() else { continue };
            let number = self.of[of];
            let Some(array) = self.all.get_mut(number as usize) else { continue };
            let is_element = func.insts[of].op == Opcode::Gep;
            match (i.op, n) {
                (Opcode::Gep, 0) if !is_element && steps_into(ctx, func, inst, of) => self.of[inst] = number,
                (Opcode::Load, 0) if is_element && i.flags == Flags::NONE => {
                    array.loads.push(Access { inst, gep: of, at });
                }
                (Opcode::Store, 1) if is_element && i.flags == Flags::NONE => {
                    array.stores.push(Access { inst, gep: of, at });
                }
                _ => array.escapes = true,
            }
        }
        if i.op == Opcode::Load && !self.all.is_empty() {
            self.places[inst] = Some(at);
        }
    }

    /// Whether any array may be a copy.
    fn have_copies(&self) -> bool {
        self.all.iter().any(Array::may_be_copy)
    }

    /// Has the loads of copies read their sources; whether there were any.
    fn read_at_source(&self, ctx: &mut Context, func: &mut Function) -> bool {
        let cfg = Cfg::new(func);
        let doms = Dominators::new(&cfg);
        let nesting = Nesting::new(&cfg, &doms);
        let precedes = |a: Place, b: Place| {
            if a.block == b.block { a.number < b.number } else { nesting.dominates(&cfg, a.block, b.block) }
        };
        if cfg.order.len() < func.layout.len() {
            return false;
        }
        let mut replaced = Replaced::new(func);
        let mut before: HashMap<InstId, InstId> = HashMap::default();
        let mut changed = false;
        for array in self.all.iter().filter(|array| array.may_be_copy()) {
            let copied = self.copied(ctx, func, &cfg, array, &precedes);
            let copied = copied.or_else(|| tables::held(ctx, func, array, &precedes));
            let Some(copied) = copied else { continue };
            for load in array.loads.iter().filter(|load| precedes(copied.made, load.at)) {
                match path(ctx, func, load.gep) {
                    Some(path) => {
                        let value = copied.values.get(&path);
                        changed |= value.is_some_and(|&value| replaced.set(load.inst, value));
                    }
                    None => {
                        before.extend(copied.source.read(ctx, func, load).map(|made| (load.inst, made)));
                        changed = true;
                    }
                }
            }
        }
        if !changed {
            return false;
        }
        insert(func, &before);
        func.rewrite_operands(|v| replaced.get(v));
        func.retain(|inst| !replaced.contains(inst));
        true
    }

    /// What an array is a copy of, from its last stores on.
    fn copied(
        &self,
        ctx: &Context,
        func: &Function,
        cfg: &Cfg,
        array: &Array,
        precedes: &dyn Fn(Place, Place) -> bool,
    ) -> Option<Copied> {
        let last = array.stores.last()?;
        let from = func.operands(last.inst)[0].as_inst()?;
        if func.insts[from].is_intrinsic(Intrinsic::LoadControlPoint) && !self.may_index {
            return None;
        }
        let (depth, ty) = (func.operands(last.gep).len() - 2, func.insts[from].ty);
        let is_alike =
            |load: &Access| func.operands(load.gep).len() - 2 == depth && func.insts[load.inst].ty == ty;
        let loads: Vec<Access> =
            array.loads.iter().filter(|load| precedes(last.at, load.at)).copied().collect();
        if loads.is_empty() || !loads.iter().all(is_alike) {
            return None;
        }
        let source = Source::of(ctx, func, from, last.gep)?;
        if !source.can_be_indexed(ctx, func, &loads) {
            return None;
        }
        let mut values: HashMap<Path, Value> = HashMap::default();
        let mut read: Option<(Place, InstId)> = None;
        let mut earlier = &array.stores[..];
        while let Some((store, before)) = earlier.split_last() {
            let copied = func.operands(store.inst)[0].as_inst().zip(path(ctx, func, store.gep));
            let Some((from, to)) = copied.filter(|(from, to)| {
                store.at.block == last.at.block
                    && to.len() == depth
                    && func.insts[*from].ty == ty
                    && source.has(ctx, func, *from, to)
            }) else {
                break;
            };
            read = match (read, self.places[from]) {
                (Some(read), Some(place)) if precedes(read.0, place) => Some(read),
                (_, place) => place.map(|place| (place, from)),
            };
            values.entry(to).or_insert(from.into());
            earlier = before;
        }
        let first = array.stores.get(earlier.len())?;
        // What was stored before the copy is gone where the copy is whole.
        if !earlier.is_empty()
            && (!earlier.iter().all(|store| precedes(store.at, first.at))
                || values.len() as u64 != elements(ctx, func, last.gep)?)
        {
            return None;
        }
        let copied = Copied { source, values, made: last.at };
        let Source::Memory { gep, prefix } = source else { return Some(copied) };
        let stays = self.stays(ctx, func, gep, read, precedes) || {
            let (place, from) = read?;
            let mut source = places::Place::of(ctx, func, gep.into());
            source.indices.truncate(prefix - 1);
            unwritten::is_unwritten(ctx, func, cfg, &source, (place.block, from), &loads)
        };
        stays.then_some(copied)
    }

    /// Whether nothing changes a source once the copy has read it, at `read` for the first time.
    fn stays(
        &self,
        ctx: &Context,
        func: &Function,
        gep: InstId,
        read: Option<(Place, InstId)>,
        precedes: &dyn Fn(Place, Place) -> bool,
    ) -> bool {
        let base = func.operands(gep)[0];
        let local = base.as_inst().and_then(|base| self.all.get(self.of[base] as usize));
        match (local, read) {
            (Some(local), Some((read, _))) => {
                !local.escapes && local.stores.iter().all(|store| precedes(store.at, read))
            }
            (Some(_), None) => false,
            (None, _) => is_constant_address(ctx, func, base),
        }
    }
}

impl Array {
    fn may_be_copy(&self) -> bool {
        !self.escapes && !self.stores.is_empty() && !self.loads.is_empty()
    }
}

impl Source {
    /// Where what is stored to an element comes from.
    fn of(ctx: &Context, func: &Function, from: InstId, element: InstId) -> Option<Source> {
        if reads_row(func, from) {
            let row = ctx.as_int(func.operands(from)[1])?;
            let &[index] = &path(ctx, func, element)?[..] else { return None };
            return Some(Source::Rows { load: from, first: row.checked_sub(index)? });
        }
        let gep = address_of(func, from)?;
        let depth = func.operands(element).len() - 2;
        let prefix = func.operands(gep).len().checked_sub(1 + depth).filter(|&prefix| prefix > 0)?;
        Some(Source::Memory { gep, prefix })
    }

    /// Whether a value is, of the source, the element to which the path leads.
    fn has(&self, ctx: &Context, func: &Function, from: InstId, to: &Path) -> bool {
        match *self {
            Source::Table(_) => false,
            Source::Rows { load, first } => {
                let (a, b) = (func.operands(load), func.operands(from));
                reads_row(func, from)
                    && func.insts[load].data == func.insts[from].data
                    && (a.len(), a[0], a.get(2)) == (b.len(), b[0], b.get(2))
                    && ctx.as_int(b[1]) == to.first().map(|index| first + index)
            }
            Source::Memory { gep, prefix } => {
                let Some(at) = address_of(func, from) else { return false };
                let (a, b) = (func.operands(gep), func.operands(at));
                let is_at = |(&index, &to): (&Value, &u64)| ctx.as_int(index) == Some(to);
                b.len() == 1 + prefix + to.len()
                    && a[..=prefix] == b[..=prefix]
                    && func.insts[gep].data == func.insts[at].data
                    && b[1 + prefix..].iter().zip(to).all(is_at)
            }
        }
    }

    /// Whether the elements can be indexed at run time: they are of arrays all the way, and a row is named by 32 bits.
    fn can_be_indexed(&self, ctx: &Context, func: &Function, loads: &[Access]) -> bool {
        let Source::Memory { gep, prefix } = *self else {
            let index = |load: &Access| func.operands(load.gep).last().map(|&v| func.value_type(ctx, v));
            return loads.iter().all(|load| index(load) == Some(TypeId::I32));
        };
        let mut ty = func.insts[gep].data_type();
        for (n, &index) in func.operands(gep).iter().enumerate().skip(2) {
            let step = match ctx.types.get(ty) {
                Type::Array { elem, .. } => Some(*elem),
                Type::Struct { fields, .. } if n <= prefix => {
                    ctx.as_int(index).and_then(|n| fields.get(usize::try_from(n).ok()?)).copied()
                }
                _ => None,
            };
            let Some(step) = step else { return false };
            ty = step;
        }
        true
    }

    /// Has a load of the copy read the source instead; gives what must stand before it.
    fn read(&self, ctx: &mut Context, func: &mut Function, load: &Access) -> Option<InstId> {
        let (loc, i) = (func.loc(load.inst), func.insts[load.inst]);
        match *self {
            Source::Table(table) => Some(tables::read(ctx, func, load, table)),
            Source::Memory { gep, prefix } => {
                let mut operands: SmallVec<[Value; 8]> = func.operands(gep)[..=prefix].into();
                operands.extend_from_slice(&func.operands(load.gep)[2..]);
                let gep = func.insts[gep];
                let address = func.detached(loc, Opcode::Gep, gep.ty, &operands, gep.data, gep.flags);
                func.operands_mut(load.inst)[0] = address.into();
                Some(address)
            }
            Source::Rows { load: row, first } => {
                let index = *func.operands(load.gep).last()?;
                let mut operands: SmallVec<[Value; 4]> = func.operands(row).into();
                let first = ctx.i32(first as u32);
                let sum = (ctx.as_int(first) != Some(0))
                    .then(|| func.detached(loc, Opcode::Add, TypeId::I32, &[index, first], 0, Flags::NONE));
                operands[1] = sum.map_or(index, Value::from);
                let row = func.insts[row];
                func.replace(load.inst, row.op, i.ty, &operands, row.data, row.flags);
                sum
            }
        }
    }
}

/// Whether an instruction reads a row of an input or of what a patch has.
fn reads_row(func: &Function, inst: InstId) -> bool {
    use Intrinsic::{LoadControlPoint, LoadInput, LoadPatchConstant};
    matches!(func.insts[inst].intrinsic(), Some(LoadInput | LoadPatchConstant | LoadControlPoint))
}

/// The step that leads to what an instruction loads.
fn address_of(func: &Function, load: InstId) -> Option<InstId> {
    let i = &func.insts[load];
    if i.op != Opcode::Load || i.flags != Flags::NONE {
        return None;
    }
    made_by(func, func.operands(load)[0], Opcode::Gep)
}

/// Whether an address is of an element of an array: a step into the alloca's own type.
fn steps_into(ctx: &Context, func: &Function, gep: InstId, alloca: InstId) -> bool {
    let operands = func.operands(gep);
    func.insts[gep].data_type() == func.insts[alloca].data_type()
        && operands.len() > 2
        && ctx.as_int(operands[1]) == Some(0)
}

/// How many elements there are of those that an address in an array is of one of; none where a step is into a structure.
fn elements(ctx: &Context, func: &Function, gep: InstId) -> Option<u64> {
    let (mut ty, mut count) = (func.insts[gep].data_type(), 1u64);
    for _ in func.operands(gep).iter().skip(2) {
        let Type::Array { elem, len } = ctx.types.get(ty) else { return None };
        (ty, count) = (*elem, count.checked_mul((*len).into())?);
    }
    Some(count)
}

/// The indices of an element's address, where they are constant.
fn path(ctx: &Context, func: &Function, gep: InstId) -> Option<Path> {
    func.operands(gep).iter().skip(2).map(|&index| ctx.as_int(index)).collect()
}

/// Puts each instruction before the one that needs it.
pub(crate) fn insert(func: &mut Function, needed: &HashMap<InstId, InstId>) {
    for b in 0..func.layout.len() {
        let block = func.layout[b];
        if !func.blocks[block].insts.iter().any(|inst| needed.contains_key(inst)) {
            continue;
        }
        let insts = std::mem::take(&mut func.blocks[block].insts);
        for inst in insts {
            if let Some(&first) = needed.get(&inst) {
                func.append(block, first);
            }
            func.append(block, inst);
        }
    }
}
