//! Copies: a local array that holds what lies elsewhere, where nothing changes it, is read there.
//!
//! A structure that is loaded from a buffer and then indexed at run time would be copied element by element into memory of the
//! invocation's own, of which it then reads one; so would an array that a function takes by value. Such a **copy** is an array whose
//! stores all stand in one block, each of an element loaded at the same place of one **source**, and whose loads all come after
//! them. The source is memory that nothing writes, or another local array all of whose stores come before the copy. A store that comes
//! before a load in the dominator tree does so in every iteration of a loop: what is read is what was copied last.
//! Cost: linear in the instructions, a few times over for copies of copies.

use crate::cse::is_constant_address;
use crate::simplify::Replaced;
use smallvec::SmallVec;
use trefoil_ir::cfg::{Cfg, Dominators, Nesting};
use trefoil_ir::{BlockId, Context, Flags, Function, HashMap, InstId, Opcode, SideMap, Type, TypeId, Value};

/// Most rounds: how deep copies of copies are seen through.
const ROUNDS: usize = 4;

/// Reads copies where they were copied from; says whether there were any.
pub fn run(ctx: &Context, func: &mut Function) -> bool {
    let mut changed = false;
    for _ in 0..ROUNDS {
        let arrays = Arrays::of(ctx, func);
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
struct Source {
    /// The address of one of them, whose last indices are those of the copy's element.
    gep: InstId,
    /// How many indices come before those.
    prefix: usize,
    /// What was copied to each element.
    values: HashMap<Path, Value>,
}

struct Arrays {
    /// The local arrays, in the order of their allocas.
    all: Vec<Array>,
    /// The number of the array that an address is in, or that an alloca makes.
    of: SideMap<InstId, u32>,
    /// Where loads stand.
    places: SideMap<InstId, Option<Place>>,
}

const NOT: u32 = u32::MAX;

impl Arrays {
    fn of(ctx: &Context, func: &Function) -> Arrays {
        let mut arrays =
            Arrays { all: Vec::new(), of: SideMap::with_default(NOT), places: SideMap::with_default(None) };
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
    fn read_at_source(&self, ctx: &Context, func: &mut Function) -> bool {
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
        let mut addresses: HashMap<InstId, InstId> = HashMap::default();
        for array in self.all.iter().filter(|array| array.may_be_copy()) {
            let Some(source) = self.source(ctx, func, array, &precedes) else { continue };
            for load in &array.loads {
                match path(ctx, func, load.gep) {
                    Some(path) => {
                        if let Some(&value) = source.values.get(&path)
                            && func.value_type(ctx, value) == func.insts[load.inst].ty
                        {
                            replaced.set(load.inst, value);
                        }
                    }
                    None => _ = addresses.insert(load.inst, source.address(func, load)),
                }
            }
        }
        if replaced.is_empty() && addresses.is_empty() {
            return false;
        }
        insert(func, &addresses);
        func.rewrite_operands(|v| replaced.get(v));
        func.retain(|inst| !replaced.contains(inst));
        true
    }

    /// What an array is a copy of.
    fn source(
        &self,
        ctx: &Context,
        func: &Function,
        array: &Array,
        precedes: &dyn Fn(Place, Place) -> bool,
    ) -> Option<Source> {
        let (first, last) = (array.stores.first()?, array.stores.last()?);
        if first.at.block != last.at.block || !array.loads.iter().all(|load| precedes(last.at, load.at)) {
            return None;
        }
        let mut from = source_of(func, first)?;
        let depth = func.operands(first.gep).len() - 2;
        let mut source = Source {
            gep: func.operands(from)[0].as_inst().filter(|&gep| func.insts[gep].op == Opcode::Gep)?,
            prefix: 0,
            values: HashMap::default(),
        };
        source.prefix =
            func.operands(source.gep).len().checked_sub(1 + depth).filter(|&prefix| prefix > 0)?;
        if !source.leads_to_array(ctx, func) {
            return None;
        }
        let ty = func.insts[from].ty;
        let mut read = self.places[from]?;
        for store in &array.stores {
            from = source_of(func, store)?;
            let to = path(ctx, func, store.gep).filter(|path| path.len() == depth)?;
            if func.insts[from].ty != ty || !source.has(ctx, func, from, &to) {
                return None;
            }
            let place = self.places[from]?;
            read = if precedes(place, read) { place } else { read };
            source.values.insert(to, from.into());
        }
        let has_shape =
            |load: &Access| func.operands(load.gep).len() - 2 == depth && func.insts[load.inst].ty == ty;
        (array.loads.iter().all(has_shape) && self.stays(ctx, func, &source, read, precedes))
            .then_some(source)
    }

    /// Whether nothing changes a source once the copy has read it, at `read` for the first time.
    fn stays(
        &self,
        ctx: &Context,
        func: &Function,
        source: &Source,
        read: Place,
        precedes: &dyn Fn(Place, Place) -> bool,
    ) -> bool {
        let base = func.operands(source.gep)[0];
        let local = base.as_inst().and_then(|base| self.all.get(self.of[base] as usize));
        match local {
            Some(local) => !local.escapes && local.stores.iter().all(|store| precedes(store.at, read)),
            None => is_constant_address(ctx, func, base),
        }
    }
}

impl Array {
    fn may_be_copy(&self) -> bool {
        !self.escapes && !self.stores.is_empty() && !self.loads.is_empty()
    }
}

impl Source {
    /// The indices of the source that do not depend on the element, its base and the type in which they step.
    fn prefix<'a>(&self, func: &'a Function) -> (&'a [Value], TypeId) {
        (&func.operands(self.gep)[..=self.prefix], func.insts[self.gep].data_type())
    }

    /// Whether a load reads, of the source, the element to which the path leads.
    fn has(&self, ctx: &Context, func: &Function, load: InstId, to: &Path) -> bool {
        let Some(gep) = func.operands(load)[0].as_inst().filter(|&gep| func.insts[gep].op == Opcode::Gep)
        else {
            return false;
        };
        let operands = func.operands(gep);
        let is_at = |(&index, &to): (&Value, &u64)| ctx.as_int(index) == Some(to);
        operands.len() == 1 + self.prefix + to.len()
            && (&operands[..=self.prefix], func.insts[gep].data_type()) == self.prefix(func)
            && operands[1 + self.prefix..].iter().zip(to).all(is_at)
    }

    /// Whether what the prefix leads to is an array at each further step: others cannot be indexed at run time.
    fn leads_to_array(&self, ctx: &Context, func: &Function) -> bool {
        let mut ty = func.insts[self.gep].data_type();
        for (n, &index) in func.operands(self.gep).iter().enumerate().skip(2) {
            ty = match ctx.types.get(ty) {
                Type::Array { elem, .. } => *elem,
                Type::Struct { fields, .. } if n <= self.prefix => {
                    let field = ctx.as_int(index).and_then(|n| fields.get(usize::try_from(n).ok()?));
                    let Some(&field) = field else { return false };
                    field
                }
                _ => return false,
            };
        }
        true
    }

    /// The address in the source of what a load of the copy reads.
    fn address(&self, func: &mut Function, load: &Access) -> InstId {
        let (before, ty) = self.prefix(func);
        let mut operands: SmallVec<[Value; 8]> = before.into();
        operands.extend_from_slice(&func.operands(load.gep)[2..]);
        let (loc, i) = (func.loc(load.inst), func.insts[self.gep]);
        func.detached(loc, Opcode::Gep, i.ty, &operands, ty.as_u32(), i.flags)
    }
}

/// Whether an address is of an element of an array: a step into the alloca's own type.
fn steps_into(ctx: &Context, func: &Function, gep: InstId, alloca: InstId) -> bool {
    let operands = func.operands(gep);
    func.insts[gep].data_type() == func.insts[alloca].data_type()
        && operands.len() > 2
        && ctx.as_int(operands[1]) == Some(0)
}

/// The load whose value is stored.
fn source_of(func: &Function, store: &Access) -> Option<InstId> {
    let value = func.operands(store.inst)[0].as_inst()?;
    let i = &func.insts[value];
    (i.op == Opcode::Load && i.flags == Flags::NONE).then_some(value)
}

/// The indices of an element's address, where they are constant.
fn path(ctx: &Context, func: &Function, gep: InstId) -> Option<Path> {
    func.operands(gep).iter().skip(2).map(|&index| ctx.as_int(index)).collect()
}

/// Puts addresses before the loads that then read there.
fn insert(func: &mut Function, addresses: &HashMap<InstId, InstId>) {
    for b in 0..func.layout.len() {
        let block = func.layout[b];
        if !func.blocks[block].insts.iter().any(|inst| addresses.contains_key(inst)) {
            continue;
        }
        let before = std::mem::take(&mut func.blocks[block].insts);
        let mut after = before.clone();
        after.clear();
        for inst in before {
            if let Some(&address) = addresses.get(&inst) {
                func.operands_mut(inst)[0] = address.into();
                after.push(address);
            }
            after.push(inst);
        }
        func.blocks[block].insts = after;
    }
}
