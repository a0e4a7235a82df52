//! Resources that global structures hold, and arrays in constant buffers, where each that is used is bound by itself: the registers that
//! DXC gives them, on which programs without reflection rely.
//!
//! In: which handles are made of them, in the order of the code. Out: a row of its own for each member that is used, in place of those as
//! declared. Variables keep their order. Among the members of one, those that inlined functions use come first: what is inlined last, which
//! is deepest, comes before the rest, and the last use before the first. Then come those that the function itself uses, grouped by the
//! operation, the operation that the function meets last before the others; then those that are copied before they are used, the last one
//! first.

use crate::lower::Lowerer;
use crate::lower::values::Val;
use crate::typed::{Ty, TyId};
use smallvec::SmallVec;
use trefoil_entity::{EntityMap, HashMap, SparseMap};
use trefoil_ir::{Context, Function, InstId, Intrinsic, Module, Resource, ResourceId, Value};

/// The members of all functions of a module.
#[derive(Default)]
pub(in crate::lower) struct Members {
    /// By row as declared: one more than the number of its variable.
    variables: SparseMap<ResourceId, u32>,
    /// How many variables there are.
    count: u32,
    /// How many calls are around what is lowered.
    pub depth: u32,
    /// The handles of the function that is lowered, in the order of its code.
    handles: Vec<Handle>,
    /// What all functions use.
    uses: Vec<Use>,
}

/// A handle of a member.
struct Handle {
    row: ResourceId,
    /// Which element, where the row is an array; none where something not constant says it.
    element: Option<u32>,
    inst: InstId,
    depth: u32,
    purpose: Purpose,
}

/// What a handle is made for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::lower) enum Purpose {
    /// A method is called, or the handle is given to one.
    Method,
    /// An element is named by its index.
    Subscript,
    /// A parameter or variable takes it.
    Copy,
    /// A parameter or variable takes a structure that it is a part of.
    Part,
}

/// A use of a member.
struct Use {
    row: ResourceId,
    element: Option<u32>,
    /// Before and after which others it comes.
    order: Order,
}

/// The variable, the function, and where the use comes among those of one function.
type Order = (u32, u32, Phase, u32, u32);

/// What a use is of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    /// A copy of the structure that it is a part of.
    Part,
    /// An inlined function.
    Inlined,
    /// The function itself.
    Own,
    /// A copy.
    Copied,
}

impl Lowerer<'_> {
    /// Notes that the resources of one variable are bound by their uses.
    pub(super) fn note_members(&mut self, rows: &[ResourceId]) {
        if !self.options.target.binds_members_by_use {
            return;
        }
        let members = &mut self.shared.members;
        members.count += 1;
        rows.iter().for_each(|&row| members.variables.set(row, members.count));
    }

    /// Notes a handle, if it is one of a member.
    pub(in crate::lower) fn note_use_of_member(&mut self, row: ResourceId, index: Value, handle: Value) {
        let members = &mut self.shared.members;
        if members.count == 0 || members.variables.get(row) == 0 {
            return;
        }
        let Some(inst) = handle.as_inst() else { return };
        let element = self.b.ctx.as_int(index).map(|index| index as u32);
        members.handles.push(Handle { row, element, inst, depth: members.depth, purpose: Purpose::Method });
    }

    /// Notes that the handles since there were so many are parts of structures that are copied.
    pub(in crate::lower) fn note_copied_parts(&mut self, before: usize, ty: TyId) {
        if self.count_members() > before && matches!(self.ty(ty), Ty::Struct(_)) {
            let parts = self.shared.members.handles.iter_mut().skip(before);
            parts.for_each(|handle| handle.purpose = Purpose::Part);
        }
    }

    /// How many handles of members there are.
    pub(in crate::lower) fn count_members(&self) -> usize {
        self.shared.members.handles.len()
    }

    /// Notes what a value is for, which may be the handle that was made last.
    pub(in crate::lower) fn note_purpose(&mut self, val: &Val, purpose: Purpose) {
        if let Val::Single(value) = val
            && let Some(last) = self.shared.members.handles.last_mut()
            && value.as_inst() == Some(last.inst)
        {
            last.purpose = purpose;
        }
    }
}

impl Members {
    /// Puts the uses of a function that is whole in order.
    pub(in crate::lower) fn settle(&mut self, ctx: &Context, func: &Function, number: usize) {
        let handles = std::mem::take(&mut self.handles);
        if handles.is_empty() {
            return;
        }
        let is_subscript = |handle: &&Handle| handle.purpose == Purpose::Subscript;
        let subscripts = handles.iter().filter(is_subscript).map(|handle| (handle.inst, ())).collect();
        let first_uses = first_uses(ctx, func, &subscripts);
        for (place, handle) in (0..).zip(handles) {
            let Handle { row, element, inst, depth, purpose } = handle;
            let Some(&used) = first_uses.get(&inst) else { continue };
            let (phase, first, second) = match (depth, purpose) {
                (0, Purpose::Copy) => (Phase::Copied, 0, u32::MAX - place),
                (0, Purpose::Part) => (Phase::Part, used.at, place),
                (0, _) => (Phase::Own, u32::MAX - used.first, place),
                _ => (Phase::Inlined, u32::MAX - depth, u32::MAX - place),
            };
            let order = (self.variables.get(row), number as u32, phase, first, second);
            self.uses.push(Use { row, element, order });
        }
    }

    /// Gives each member that is used a row of its own.
    pub(in crate::lower) fn bind_by_use(&mut self, module: &mut Module) {
        if self.uses.is_empty() {
            return;
        }
        let declared = std::mem::take(&mut module.ctx.resources);
        let uses = self.in_order();
        let mut is_used: SparseMap<ResourceId, bool> = SparseMap::default();
        uses.iter().for_each(|&(_, row, _)| is_used.set(row, true));
        let mut made = Made::default();
        let mut uses = uses.into_iter().peekable();
        for (id, row) in declared.iter() {
            let variable = self.variables.get(id);
            while let Some((_, row, element)) = uses.next_if(|&(of, ..)| of == variable) {
                made.add(&mut module.ctx, row, element, &declared[row]);
            }
            if !is_used.get(id) {
                made.add(&mut module.ctx, id, None, row);
            }
        }
        for func in module.functions.values_mut() {
            made.rename(&mut module.ctx, func);
        }
        module.ctx.resources = made.rows;
    }

    /// The members that are used, each once, with their variables. An array that something not constant indexes stays whole.
    fn in_order(&mut self) -> Vec<(u32, ResourceId, Option<u32>)> {
        let mut whole: SparseMap<ResourceId, bool> = SparseMap::default();
        self.uses.iter().filter(|used| used.element.is_none()).for_each(|used| whole.set(used.row, true));
        self.uses.sort_by_key(|used| used.order);
        let mut seen = HashMap::default();
        let all = self
            .uses
            .iter()
            .map(|used| (used.order.0, used.row, used.element.filter(|_| !whole.get(used.row))));
        all.filter(|&(_, row, element)| seen.insert((row, element), ()).is_none()).collect()
    }
}

/// Where a handle is used first.
#[derive(Clone, Copy)]
struct FirstUse {
    /// The place in the code.
    at: u32,
    /// The place of the first operation of the same kind.
    first: u32,
}

/// Where the handles of a function are used first.
fn first_uses(ctx: &Context, func: &Function, subscripts: &HashMap<InstId, ()>) -> HashMap<InstId, FirstUse> {
    let mut firsts: HashMap<SmallVec<[u32; 8]>, u32> = HashMap::default();
    let mut of_handles = HashMap::default();
    let all = func.layout.iter().flat_map(|&block| &func.blocks[block].insts);
    for (place, &inst) in (0..).zip(all) {
        let operands = func.operands(inst);
        let is_handle = |&of: &InstId| func.insts[of].is_intrinsic(Intrinsic::Handle);
        let handles: SmallVec<[InstId; 2]> =
            operands.iter().filter_map(|operand| operand.as_inst()).filter(is_handle).collect();
        let Some(handle) = handles.first() else { continue };
        let used = &func.insts[inst];
        let types = operands.iter().map(|&operand| func.value_type(ctx, operand).as_u32());
        let is_subscript = u32::from(subscripts.contains_key(handle));
        let kind = [is_subscript, used.op as u32, used.data, used.ty.as_u32()].into_iter().chain(types);
        let first = *firsts.entry(kind.collect()).or_insert(place);
        for handle in handles {
            of_handles.entry(handle).or_insert(FirstUse { at: place, first });
        }
    }
    of_handles
}

/// The rows that take the place of those declared.
#[derive(Default)]
struct Made {
    rows: EntityMap<ResourceId, Resource>,
    /// By row as declared, and element where that has a row of its own.
    numbers: HashMap<(ResourceId, Option<u32>), ResourceId>,
}

impl Made {
    /// Adds a row as it was declared, or the row of one element of it.
    fn add(&mut self, ctx: &mut Context, id: ResourceId, element: Option<u32>, declared: &Resource) {
        let row = match element {
            Some(element) if !declared.dimensions.is_empty() => row_of_element(ctx, declared, element),
            _ => declared.clone(),
        };
        self.numbers.insert((id, element), self.rows.push(row));
    }

    /// Has the handles of a function name the new rows.
    fn rename(&self, ctx: &mut Context, func: &mut Function) {
        for inst in func.insts.ids() {
            if !func.insts[inst].is_intrinsic(Intrinsic::Handle) {
                continue;
            }
            let &[row, index, ..] = func.operands(inst) else { continue };
            let Some(row) = ctx.as_int(row).map(|id| ResourceId::from_u32(id as u32)) else { continue };
            let element = ctx.as_int(index).map(|index| index as u32);
            let of_element = element.and_then(|_| self.numbers.get(&(row, element)));
            let Some(&new) = of_element.or_else(|| self.numbers.get(&(row, None))) else { continue };
            func.operands_mut(inst)[0] = ctx.i32(new.as_u32());
            if of_element.is_some() {
                func.operands_mut(inst)[1] = ctx.i32(0);
            }
        }
    }
}

/// The row of one element of an array, named by its indices.
fn row_of_element(ctx: &mut Context, array: &Resource, element: u32) -> Resource {
    let mut indices: SmallVec<[u32; 4]> = SmallVec::new();
    let mut rest = element;
    for &length in array.dimensions.iter().rev() {
        indices.push(rest % length.max(1));
        rest /= length.max(1);
    }
    let mut name = ctx.name(array.name).to_owned();
    indices.iter().rev().for_each(|index| name.push_str(&format!(".{index}")));
    Resource {
        name: ctx.symbol(&name),
        count: 1,
        dimensions: Vec::new(),
        lower_bound: array.lower_bound.map(|first| first.saturating_add(element)),
        ..array.clone()
    }
}
