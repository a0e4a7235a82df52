//! The resource tables: which resources the entry uses, their numbers within their class, and where they are bound.

use crate::kinds;
use crate::options::{BoundResource, Target};
use smallvec::SmallVec;
use std::collections::BTreeMap;
use trefoil_ir::{
    Context, Error, Function, GlobalId, HashMap, Intrinsic, LayoutRule, ResourceClass, ResourceId,
    ResourceKind, ResourceUse, ResourceUses, SparseMap, Type, TypeId, Value, pair_key, sort_by_key,
};

/// The bytes of the largest constant buffer.
const MAX_CBUFFER: u32 = 65536;

/// The bytes of the largest element of a structured buffer.
const MAX_STRIDE: u32 = 2048;

/// A part of a resource's metadata.
#[derive(Clone, Debug)]
pub enum Tail {
    /// Nothing.
    Null,
    /// A number.
    Number(Value),
    /// Tags with their values.
    Tags(Vec<Value>),
}

/// What the metadata of linked resources says besides names and bindings, as their libraries had it.
#[derive(Clone, Debug, Default)]
pub struct Written(HashMap<ResourceId, (TypeId, Vec<Tail>)>);

impl Written {
    /// The type of a resource's variable, and what follows its binding.
    pub(crate) fn get(&self, id: ResourceId) -> Option<(TypeId, &[Tail])> {
        self.0.get(&id).map(|(variable, tail)| (*variable, tail.as_slice()))
    }
}

impl FromIterator<(ResourceId, (TypeId, Vec<Tail>))> for Written {
    fn from_iter<I: IntoIterator<Item = (ResourceId, (TypeId, Vec<Tail>))>>(rows: I) -> Self {
        Written(rows.into_iter().collect())
    }
}

/// The used resources by class, in order of declaration.
#[derive(Clone, Debug, Default)]
pub struct ResourceTable {
    /// By [`ResourceClass::index`].
    pub classes: [Vec<BoundResource>; 4],
    /// One more than the place of a resource: its class, and four times its number there.
    places: SparseMap<ResourceId, u32>,
    uses: ResourceUses,
    /// The variables that stand for resources in libraries.
    pub symbols: HashMap<ResourceId, GlobalId>,
    /// What the metadata of linked resources says.
    pub written: Written,
}

impl ResourceTable {
    /// Collects what the functions use and binds what has no register yet.
    pub fn build<'f>(ctx: &Context, funcs: impl IntoIterator<Item = &'f Function>) -> Result<Self, Error> {
        let uses = ResourceUses::of(ctx, funcs);
        // Of a module's resources a function uses few.
        let used: SmallVec<[ResourceId; 16]> = uses.with(ResourceUse::HANDLE).collect();
        Self::with_uses(ctx, used, uses)
    }

    /// As [`build`](Self::build), numbered as LLVM does it: by space, register and size.
    pub fn build_sorted<'f>(
        ctx: &Context,
        funcs: impl IntoIterator<Item = &'f Function>,
    ) -> Result<Self, Error> {
        let mut ids: Vec<ResourceId> = ctx.resources.ids().collect();
        let row = |id: &ResourceId| &ctx.resources[*id];
        sort_by_key(&mut ids, |id| row(id).count.into());
        sort_by_key(&mut ids, |id| pair_key(row(id).space, row(id).lower_bound.unwrap_or(u32::MAX)));
        Self::with_uses(ctx, ids, ResourceUses::of(ctx, funcs))
    }

    /// The resources of linked code, whose uses are known, with what their metadata says.
    pub fn linked(ctx: &Context, uses: ResourceUses, written: Written) -> Result<Self, Error> {
        Ok(ResourceTable { written, ..Self::with_uses(ctx, ctx.resources.ids(), uses)? })
    }

    fn with_uses(
        ctx: &Context,
        order: impl IntoIterator<Item = ResourceId>,
        uses: ResourceUses,
    ) -> Result<Self, Error> {
        let mut table = ResourceTable { uses, ..Default::default() };
        let mut taken = None;
        for id in order {
            if table.uses.get(id).contains(ResourceUse::HANDLE) {
                table.bind(ctx, id, &mut taken)?;
            }
        }
        Ok(table)
    }

    /// Binds the other resources too, those without a register behind all that are bound.
    pub(crate) fn keep_unused(&mut self, ctx: &Context) -> Result<(), Error> {
        let (stated, others): (Vec<ResourceId>, Vec<ResourceId>) = ctx
            .resources
            .ids()
            .filter(|&id| self.get(id).is_none())
            .partition(|&id| ctx.resources[id].lower_bound.is_some());
        let mut taken = None;
        stated.into_iter().chain(others).try_for_each(|id| self.bind(ctx, id, &mut taken))
    }

    /// Binds a resource; one without a register of its own after all that are stated and those bound so far.
    fn bind(&mut self, ctx: &Context, id: ResourceId, taken: &mut Option<Registers>) -> Result<(), Error> {
        let resource = &ctx.resources[id];
        let (space, count) = (resource.space, resource.count.max(1));
        let place = (class_of(ctx, id), space);
        let lower = match resource.lower_bound {
            Some(lower) => lower,
            None => {
                let taken = taken.get_or_insert_with(|| self.stated(ctx));
                taken.first_free(place, count).ok_or_else(|| no_room(ctx, id))?
            }
        };
        if let Some(taken) = taken {
            taken.take(place, lower, count);
        }
        let class = place.0.index();
        let number = self.classes[class].len() as u32;
        let bound = BoundResource { resource: id, id: number, space, lower, count };
        self.classes[class].push(bound);
        self.places.set(id, (number * 4 + class as u32) + 1);
        Ok(())
    }

    /// Refuses constant buffers that are larger than what hardware reads, and counters that go up and down.
    pub fn check(&self, ctx: &Context) -> Result<(), Error> {
        let both = ResourceUse::COUNTS_UP.union(ResourceUse::COUNTS_DOWN);
        if let Some(id) = self.uses.with(both).next() {
            let last = self.uses.counter_steps().iter().rfind(|step| step.resource == id);
            let loc = last.map_or(ctx.resources[id].loc, |step| step.loc);
            return Err(Error::new(loc, &kinds::COUNTER_BOTH_WAYS));
        }
        for bound in &self.classes[ResourceClass::CBuffer.index()] {
            let resource = &ctx.resources[bound.resource];
            let Some(ty) = ctx.types.as_resource(resource.ty) else { continue };
            let size = LayoutRule::CBuffer.size(ctx, ty.element);
            if size > MAX_CBUFFER {
                let what = kinds::CBUFFER_TOO_LARGE.with(&[&size, &label(ctx, bound.resource)]);
                return Err(Error::new(resource.loc, what));
            }
        }
        Ok(())
    }

    /// Refuses structured buffers that Direct3D does not have, unless no validator reads what is written.
    pub(crate) fn check_structured(&self, ctx: &Context, target: &Target) -> Result<(), Error> {
        if target.skips_validation() {
            return Ok(());
        }
        self.check_strides(ctx)?;
        let uavs = self.classes[ResourceClass::Uav.index()].iter().map(|bound| bound.resource);
        let mut coherent = uavs.filter(|&id| ctx.resources[id].globally_coherent);
        match coherent.find(|&id| self.has_counter(id)) {
            Some(id) => {
                let name = ctx.name(ctx.resources[id].name);
                Err(Error::new(ctx.resources[id].loc, kinds::COHERENT_COUNTER.with(&[&name])))
            }
            None => Ok(()),
        }
    }

    fn check_strides(&self, ctx: &Context) -> Result<(), Error> {
        for class in [ResourceClass::Srv, ResourceClass::Uav] {
            for bound in &self.classes[class.index()] {
                let resource = &ctx.resources[bound.resource];
                let Some(ty) = ctx.types.as_resource(resource.ty) else { continue };
                if ty.kind != ResourceKind::StructuredBuffer {
                    continue;
                }
                let stride = LayoutRule::Scalar.stride(ctx, ty.element);
                if stride > MAX_STRIDE {
                    let name = ctx.name(resource.name);
                    return Err(Error::new(
                        resource.loc,
                        kinds::ELEMENT_TOO_LARGE.with(&[&MAX_STRIDE, &stride, &name]),
                    ));
                }
            }
        }
        Ok(())
    }

    /// An error for a constant buffer of what is no structure: other front ends may write one.
    pub(crate) fn check_elements(&self, ctx: &Context) -> Result<(), Error> {
        for bound in &self.classes[ResourceClass::CBuffer.index()] {
            let resource = &ctx.resources[bound.resource];
            let mut held = ctx.types.as_resource(resource.ty).map_or(TypeId::VOID, |ty| ty.element);
            while let Type::Array { elem, .. } = *ctx.types.get(held) {
                held = elem;
            }
            if !matches!(ctx.types.get(held), Type::Struct { .. }) {
                return Err(Error::new(resource.loc, &kinds::CBUFFER_ELEMENT));
            }
        }
        Ok(())
    }

    /// Where a used resource is bound.
    pub fn get(&self, id: ResourceId) -> Option<BoundResource> {
        let place = self.places.get(id).checked_sub(1)?;
        self.classes[place as usize % 4].get(place as usize / 4).copied()
    }

    /// Whether variables stand for resources.
    pub fn in_library(&self) -> bool {
        !self.symbols.is_empty()
    }

    /// The variable that stands for a resource, in libraries.
    pub fn symbol(&self, id: ResourceId) -> Option<GlobalId> {
        self.symbols.get(&id).copied()
    }

    /// How the functions use their resources.
    pub fn uses(&self) -> &ResourceUses {
        &self.uses
    }

    /// Whether the resource's counter is used.
    pub fn has_counter(&self, id: ResourceId) -> bool {
        self.uses.get(id).contains(ResourceUse::COUNTER)
    }

    /// Whether 64-bit atomic operations touch the resource.
    pub(crate) fn has_atomic64(&self, id: ResourceId) -> bool {
        self.uses.get(id).contains(ResourceUse::ATOMIC64)
    }

    /// The registers that are taken before any is given out: those that the source says of what is used, or keeps free.
    fn stated(&self, ctx: &Context) -> Registers {
        let mut taken = Registers::default();
        for (id, resource) in ctx.resources.iter() {
            let is_used = self.uses.get(id).contains(ResourceUse::HANDLE);
            if (resource.reserved || is_used || self.get(id).is_some())
                && let Some(lower) = resource.lower_bound.or_else(|| self.get(id).map(|b| b.lower))
            {
                taken.take((class_of(ctx, id), resource.space), lower, resource.count.max(1));
            }
        }
        taken
    }

    /// Everything used, class by class.
    pub fn all(&self) -> impl Iterator<Item = &BoundResource> {
        self.classes.iter().flatten()
    }
}

/// Registers that are taken, by class and space: ranges that do not touch, each by its first register.
#[derive(Default)]
struct Registers(HashMap<(ResourceClass, u32), BTreeMap<u32, u32>>);

impl Registers {
    /// Takes a range, or what of it is free.
    fn take(&mut self, place: (ResourceClass, u32), first: u32, count: u32) {
        let ranges = self.0.entry(place).or_default();
        let (mut first, mut last) = (first, first.saturating_add(count - 1));
        if let Some((&start, &end)) = ranges.range(..=first).next_back()
            && end.saturating_add(1) >= first
        {
            (first, last) = (start, last.max(end));
        }
        while let Some((&start, &end)) = ranges.range(first..).next()
            && start <= last.saturating_add(1)
        {
            ranges.remove(&start);
            last = last.max(end);
        }
        ranges.insert(first, last);
    }

    /// The first of so many free registers side by side; none where a range goes to the end.
    fn first_free(&self, place: (ResourceClass, u32), count: u32) -> Option<u32> {
        let mut at = 0u32;
        for (&first, &last) in self.0.get(&place).into_iter().flatten() {
            if first - at >= count {
                break;
            }
            at = last.checked_add(1)?;
        }
        Some(at)
    }
}

/// What to call a resource: its name, or else its registers.
pub fn label(ctx: &Context, id: ResourceId) -> String {
    let resource = &ctx.resources[id];
    let name = ctx.name(resource.name);
    if !name.is_empty() {
        return format!("'{name}'");
    }
    let letter = ["t", "u", "b", "s"][class_of(ctx, id).index()];
    match resource.lower_bound {
        Some(lower) => format!("the resource at {letter}{lower} in space {}", resource.space),
        None => format!("a resource without a register in space {}", resource.space),
    }
}

fn no_room(ctx: &Context, id: ResourceId) -> Error {
    Error::new(ctx.resources[id].loc, kinds::NO_REGISTER_LEFT.with(&[&label(ctx, id)]))
}

/// The class of a resource's handles.
pub fn class_of(ctx: &Context, id: ResourceId) -> ResourceClass {
    ctx.types.as_resource(ctx.resources[id].ty).map_or(ResourceClass::Srv, |ty| ty.class())
}

/// The resource that a handle instruction names.
pub fn resource_of(ctx: &Context, func: &Function, inst: trefoil_ir::InstId) -> Option<ResourceId> {
    if !func.insts[inst].is_intrinsic(Intrinsic::Handle) {
        return None;
    }
    let id = ctx.consts.as_int(func.operands(inst).first()?.as_const()?)?;
    ((id as usize) < ctx.resources.len()).then_some(ResourceId::from_u32(id as u32))
}
