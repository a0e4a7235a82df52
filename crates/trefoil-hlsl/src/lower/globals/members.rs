//! Resources that global structures and constant buffers hold, where each that is used is bound by itself: the registers that DXC gives
//! them, on which programs without reflection rely.
//!
//! In: which handles are made of them, in the order of the code. Out: a row of its own for each member that is used, in place of those as
//! declared: those of all structures, then those of each constant buffer.
//!
//! Parts of structures that are copied come first. Then come the uses of inlined functions: what is inlined last, which is deepest, before
//! the rest, and the last use before the first, but copies last and in their order. Then come, variable by variable, those of the
//! function itself, grouped by the operation, the operation that the function meets last before the others; after them those that are
//! copied before they are used, the last one first. A single resource of a constant buffer is as one that is used ahead of all else in
//! its function.

use crate::lower::Lowerer;
use crate::lower::values::Val;
use crate::typed::{Ty, TyId, VarId};
use smallvec::SmallVec;
use trefoil_entity::{Entity, EntityMap, HashMap, SparseMap};
use trefoil_ir::{Context, Function, InstId, Intrinsic, Module, Resource, ResourceId, TypeId, Value};

/// The members of all functions of a module.
#[derive(Default)]
pub(in crate::lower) struct Members {
    /// By row as declared, what is known of its variable.
    variables: SparseMap<ResourceId, Option<Variable>>,
    /// How many variables there are.
    count: u32,
    /// The call that is lowered.
    call: Call,
    /// How many calls there were.
    calls: u32,
    /// How many structures were copied.
    copies: u32,
    /// The handles of the function that is lowered, in the order of its code.
    handles: Vec<Handle>,
    /// What all functions use.
    uses: Vec<Use>,
}

/// A variable that holds members.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Variable {
    /// The place of the constant buffer among all; 0 for structures outside of any.
    buffer: u32,
    /// Its number among those that hold members.
    number: u32,
    /// Whether it is a resource, no structure or array.
    is_single: bool,
}

/// A call of a function that is inlined.
#[derive(Clone, Copy, Default)]
pub(in crate::lower) struct Call {
    /// How many calls are around.
    depth: u32,
    number: u32,
}

/// A handle of a member, or of another resource beside members.
struct Handle {
    row: ResourceId,
    /// Which element, where the row is an array; none where something not constant says it.
    element: Option<u32>,
    inst: InstId,
    call: Call,
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
    /// A parameter or variable takes a structure that it is a part of, in the copy of this number.
    Part(u32),
}

/// A use of a member.
struct Use {
    row: ResourceId,
    element: Option<u32>,
    /// As that of its variable.
    buffer: u32,
    /// Before and after which others it comes.
    order: Order,
}

/// Which of two uses comes first: the lesser.
type Order = [u32; 7];

impl Lowerer<'_> {
    /// Notes that the resources of one variable are bound by their uses, and the first variable of the constant buffer that holds it.
    pub(super) fn note_members(&mut self, rows: &[ResourceId], buffer: Option<VarId>, is_single: bool) {
        if !self.options.target.binds_members_by_use {
            return;
        }
        let members = &mut self.shared.members;
        members.count += 1;
        let buffer = buffer.map_or(0, |first| 1 + first.index() as u32);
        let variable = Variable { buffer, number: members.count, is_single };
        rows.iter().for_each(|&row| members.variables.set(row, Some(variable)));
    }

    /// Notes that the body of a function is lowered next where it is called; gives the call around it.
    pub(in crate::lower) fn enter_call(&mut self) -> Call {
        let members = &mut self.shared.members;
        members.calls += 1;
        let inner = Call { depth: members.call.depth + 1, number: members.calls };
        std::mem::replace(&mut members.call, inner)
    }

    /// Goes back to the call around.
    pub(in crate::lower) fn leave_call(&mut self, outer: Call) {
        self.shared.members.call = outer;
    }

    /// Notes a handle, of a member or not, where there are members.
    pub(in crate::lower) fn note_handle(&mut self, row: ResourceId, index: Value, handle: Value) {
        let members = &mut self.shared.members;
        if members.count == 0 {
            return;
        }
        let Some(inst) = handle.as_inst() else { return };
        let element = self.b.ctx.as_int(index).map(|index| index as u32);
        members.handles.push(Handle { row, element, inst, call: members.call, purpose: Purpose::Method });
    }

    /// Notes that the handles since there were so many are parts of a structure that is copied.
    pub(in crate::lower) fn note_copied_parts(&mut self, before: usize, ty: TyId) {
        if self.count_handles() > before && matches!(self.ty(ty), Ty::Struct(_)) {
            let Members { copies, handles, .. } = &mut self.shared.members;
            *copies += 1;
            handles.iter_mut().skip(before).for_each(|handle| handle.purpose = Purpose::Part(*copies));
        }
    }

    /// How many handles were noted so far.
    pub(in crate::lower) fn count_handles(&self) -> usize {
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

impl Handle {
    /// The phase that a use belongs to, and what orders it there, of the handle at this place among those of the function.
    fn order(&self, place: u32, variable: Variable, first: FirstUse) -> [u32; 5] {
        let last_first = |number: u32| u32::MAX - number;
        let (Call { depth, number }, row) = (self.call, self.row.as_u32());
        match self.purpose {
            Purpose::Part(copy) => [0, last_first(copy), last_first(row), first.at, 0],
            _ if depth != 0 && variable.is_single => [1, last_first(depth), last_first(number), 1, row],
            Purpose::Copy if depth != 0 => [1, last_first(depth), last_first(number), 2, place],
            _ if depth != 0 => [1, last_first(depth), last_first(number), 0, last_first(place)],
            Purpose::Copy => [2, variable.number, 1, 0, last_first(place)],
            _ => [2, variable.number, 0, last_first(first.of_operation), place],
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
        let first_uses = first_uses(ctx, func, &handles);
        for (place, handle) in (0..).zip(handles) {
            let Some(variable) = self.variables.get(handle.row) else { continue };
            let Some(&first) = first_uses.get(&handle.inst) else { continue };
            let [phase, rest @ ..] = handle.order(place, variable, first);
            let [a, b, c, d] = rest;
            let order = [variable.buffer, number as u32, phase, a, b, c, d];
            self.uses.push(Use { row: handle.row, element: handle.element, buffer: variable.buffer, order });
        }
    }

    /// Gives each member that is used a row of its own.
    pub(in crate::lower) fn bind_by_use(&mut self, module: &mut Module) {
        if self.uses.is_empty() {
            return;
        }
        let mut declared = std::mem::take(&mut module.ctx.resources);
        self.count_registers(&module.ctx, module.functions.values(), &mut declared);
        let uses = self.in_order();
        let mut is_used: SparseMap<ResourceId, bool> = SparseMap::default();
        uses.iter().for_each(|&(_, row, _)| is_used.set(row, true));
        let mut made = Made::default();
        let mut uses = uses.into_iter().peekable();
        for (id, row) in declared.iter() {
            let variable = self.variables.get(id);
            while let Some((_, row, element)) =
                uses.next_if(|&(of, ..)| variable.is_some_and(|v| v.buffer == of))
            {
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

    /// Counts the registers of variables that state their first one: members of types that no code uses take none, as with DXC.
    fn count_registers<'f>(
        &self,
        ctx: &Context,
        functions: impl Iterator<Item = &'f Function>,
        rows: &mut EntityMap<ResourceId, Resource>,
    ) {
        let states = |&id: &ResourceId| self.variables.get(id).is_some() && rows[id].lower_bound.is_some();
        let stated: Vec<ResourceId> = rows.ids().filter(states).collect();
        if stated.is_empty() {
            return;
        }
        let handles = functions.flat_map(|func| func.insts.values()).filter(|inst| {
            inst.is_intrinsic(Intrinsic::Handle) || inst.is_intrinsic(Intrinsic::HandleFromHeap)
        });
        let types: HashMap<TypeId, ()> = handles.map(|handle| (handle.ty, ())).collect();
        let (mut variable, mut next) = (None, [None; 4]);
        for id in stated {
            let row = &mut rows[id];
            if variable != self.variables.get(id) {
                (variable, next) = (self.variables.get(id), [None; 4]);
            }
            let Some(ty) = ctx.types.as_resource(row.ty) else { continue };
            let next = &mut next[ty.class().index()];
            row.lower_bound = next.or(row.lower_bound);
            let count = if types.contains_key(&row.ty) { row.count } else { 0 };
            *next = row.lower_bound.map(|first| first.saturating_add(count));
        }
    }

    /// The members that are used, each once, with their constant buffers. An array that something not constant indexes stays whole.
    fn in_order(&mut self) -> Vec<(u32, ResourceId, Option<u32>)> {
        let mut whole: SparseMap<ResourceId, bool> = SparseMap::default();
        self.uses.iter().filter(|used| used.element.is_none()).for_each(|used| whole.set(used.row, true));
        self.uses.sort_by_key(|used| used.order);
        let mut seen = HashMap::default();
        let all = self
            .uses
            .iter()
            .map(|used| (used.buffer, used.row, used.element.filter(|_| !whole.get(used.row))));
        all.filter(|&(_, row, element)| seen.insert((row, element), ()).is_none()).collect()
    }
}

/// Where a handle is used first.
#[derive(Clone, Copy)]
struct FirstUse {
    /// The place in the code.
    at: u32,
    /// The place of the first operation of the same kind.
    of_operation: u32,
}

/// Where the handles of a function are used first.
fn first_uses(ctx: &Context, func: &Function, noted: &[Handle]) -> HashMap<InstId, FirstUse> {
    let noted: HashMap<InstId, &Handle> = noted.iter().map(|handle| (handle.inst, handle)).collect();
    let mut firsts: HashMap<SmallVec<[u32; 8]>, u32> = HashMap::default();
    let mut of_handles = HashMap::default();
    let all = func.layout.iter().flat_map(|&block| &func.blocks[block].insts);
    for (place, &inst) in (0..).zip(all) {
        let operands = func.operands(inst);
        let handle = |operand: &Value| noted.get(&operand.as_inst()?).copied();
        let handles: SmallVec<[&Handle; 2]> = operands.iter().filter_map(handle).collect();
        let Some(handle) = handles.first() else { continue };
        let used = &func.insts[inst];
        let types = operands.iter().map(|&operand| func.value_type(ctx, operand).as_u32());
        // Operations of inlined functions come after those of the function itself.
        let is_inlined = u32::from(handle.call.depth != 0);
        let is_subscript = u32::from(handle.purpose == Purpose::Subscript);
        let kind = [is_inlined, is_subscript, used.op as u32, used.data, used.ty.as_u32()];
        let first = *firsts.entry(kind.into_iter().chain(types).collect()).or_insert(place);
        for handle in handles {
            of_handles.entry(handle.inst).or_insert(FirstUse { at: place, of_operation: first });
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
