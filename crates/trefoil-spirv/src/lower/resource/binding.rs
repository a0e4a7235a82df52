//! Descriptor sets and bindings, by the scheme of DXC: what the source says in Vulkan's words, then its registers with the
//! shifts of the options, then the lowest numbers that are free, in the order of declaration.

use crate::kinds;
use crate::lower::{Lower, Result};
use crate::options::RegisterShift;
use trefoil_ir::{
    Error, HashMap, HashSet, Intrinsic, Resource, ResourceClass, ResourceId, ResourceUse, SideMap, SpirvNote,
};

/// The constant buffer of loose globals.
const GLOBALS: &str = "$Globals";

/// Arrays of more resources keep together.
const MAX_FLAT: u32 = 1 << 16;

/// A descriptor's set and binding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::lower) struct Slot {
    pub(in crate::lower) set: u32,
    pub(in crate::lower) binding: u32,
}

/// Where each resource and each counter is bound.
pub(in crate::lower) struct Bindings {
    pub(in crate::lower) resources: SideMap<ResourceId, Option<Slot>>,
    pub(in crate::lower) counters: SideMap<ResourceId, Option<Slot>>,
    used: HashSet<Slot>,
    /// The next binding to try, by set and where the search began.
    next: HashMap<(u32, u32), u32>,
}

impl Default for Bindings {
    fn default() -> Self {
        Self {
            resources: SideMap::with_default(None),
            counters: SideMap::with_default(None),
            used: HashSet::default(),
            next: HashMap::default(),
        }
    }
}

impl Bindings {
    fn take(&mut self, slot: Slot) -> Option<Slot> {
        self.used.insert(slot);
        Some(slot)
    }

    /// So many bindings from one on.
    fn take_all(&mut self, slot: Slot, count: u32) -> Option<Slot> {
        for n in 1..count {
            self.used.insert(Slot { binding: slot.binding.saturating_add(n), ..slot });
        }
        self.take(slot)
    }

    /// The lowest free binding of a set from one on.
    fn free(&mut self, set: u32, from: u32) -> Option<Slot> {
        self.free_run(set, from, 1)
    }

    /// The lowest free bindings of a set from one on, that many in a row.
    fn free_run(&mut self, set: u32, from: u32, count: u32) -> Option<Slot> {
        let mut binding = *self.next.entry((set, from)).or_insert(from);
        let mut first = binding;
        while binding - first < count {
            let is_used = self.used.contains(&Slot { set, binding });
            binding = binding.checked_add(1)?;
            if is_used {
                first = binding;
            }
        }
        if count == 1 {
            self.next.insert((set, from), first);
        }
        self.take_all(Slot { set, binding: first }, count)
    }
}

impl Lower<'_> {
    fn shift(&self, class: ResourceClass) -> &RegisterShift {
        match class {
            ResourceClass::CBuffer => &self.options.b_shift,
            ResourceClass::Srv => &self.options.t_shift,
            ResourceClass::Sampler => &self.options.s_shift,
            ResourceClass::Uav => &self.options.u_shift,
        }
    }

    /// Gives every resource and counter its set and binding.
    pub(in crate::lower) fn assign_bindings(&mut self) -> Result<()> {
        let ctx = self.ctx;
        self.find_indexed();
        for (id, r) in ctx.resources.iter() {
            if ctx.types.as_resource(r.ty).is_none() {
                return Err(Error::bug(r.loc, "a resource whose type is none"));
            }
            if self.is_direct(id) {
                continue;
            }
            self.check_asked(id)?;
            let count = self.bindings_of(id)?;
            if let Some((binding, set)) = r.vk_binding.or_else(|| self.asked_for(r)) {
                self.resources.bindings.resources[id] =
                    self.resources.bindings.take_all(Slot { set, binding }, count);
            } else if let Some(register) = r.lower_bound {
                let shift = self.shift(self.facts(r).class()).of(r.space);
                let Some(binding) = register.checked_add(shift) else {
                    return Err(Error::new(r.loc, &kinds::SHIFTED_REGISTER_TOO_LARGE));
                };
                let slot = Slot { set: r.space, binding };
                self.resources.bindings.resources[id] = self.resources.bindings.take_all(slot, count);
            }
        }
        for (id, r) in ctx.resources.iter() {
            if let Some(binding) = r.vk_counter_binding {
                let set = self.resources.bindings.resources[id].map_or(self.implicit_set(r), |s| s.set);
                self.resources.bindings.counters[id] = self.resources.bindings.take(Slot { set, binding });
            }
        }
        for (id, r) in ctx.resources.iter() {
            let of_heap = matches!(ctx.name(r.name), Resource::RESOURCE_HEAP | Resource::SAMPLER_HEAP);
            if self.resources.bindings.resources[id].is_none() && !self.is_direct(id) && !of_heap {
                let set = self.implicit_set(r);
                let class = self.facts(r).class();
                let from = if self.options.auto_shift { self.shift(class).of(set) } else { 0 };
                let count = self.bindings_of(id)?;
                let slot = self.resources.bindings.free_run(set, from, count);
                if slot.is_none() {
                    return Err(Error::new(r.loc, &kinds::SHIFTED_REGISTER_TOO_LARGE));
                }
                self.resources.bindings.resources[id] = slot;
            }
            if r.has_counter && !of_heap {
                self.assign_counter(id);
            }
        }
        // Counters of buffers that need not have one come last.
        for id in ctx.resources.ids() {
            if self.counts(id) && !self.is_of_heap(id) {
                self.assign_counter(id);
            }
        }
        self.assign_heaps();
        let of_heap: Vec<ResourceId> = ctx
            .resources
            .iter()
            .filter(|&(id, r)| self.is_of_heap(id) && (r.has_counter || self.counts(id)))
            .map(|(id, _)| id)
            .collect();
        self.assign_heap_counters(&of_heap);
        self.check_combined()
    }

    /// A descriptor that holds a texture and its sampler is declared as both.
    fn check_combined(&self) -> Result<()> {
        let all = &self.ctx.spirv.combined;
        let is_sampler = |id: ResourceId| self.facts(&self.ctx.resources[id]).kind.is_sampler();
        let slot = |id: ResourceId| self.resources.bindings.resources[id];
        let is_alone = |&&id: &&ResourceId| {
            !all.iter().any(|&other| slot(other) == slot(id) && is_sampler(other) != is_sampler(id))
        };
        let Some(&id) = all.iter().find(is_alone) else { return Ok(()) };
        let Slot { set, binding } = slot(id).unwrap_or(Slot { set: 0, binding: 0 });
        let message = kinds::COMBINED_ALONE.with(&[&set, &binding]);
        Err(Error::new(self.ctx.resources[id].loc, message))
    }

    /// Where some registers are bound one by one, all must be.
    fn check_asked(&self, id: ResourceId) -> Result<()> {
        let r = &self.ctx.resources[id];
        if self.options.registers.is_empty() || self.is_of_heap(id) || self.asked_for(r).is_some() {
            return Ok(());
        }
        match (self.ctx.name(r.name) == GLOBALS, r.lower_bound) {
            (true, _) if r.vk_binding.is_some() => Ok(()),
            (true, _) => Err(Error::new(r.loc, &kinds::BIND_GLOBALS)),
            (_, None) => Err(Error::new(r.loc, &kinds::BIND_WITHOUT_REGISTER)),
            (_, Some(_)) => Err(Error::new(r.loc, &kinds::BIND_MISSING)),
        }
    }

    /// How many bindings a resource takes: an array has one, or one for each element.
    fn bindings_of(&self, id: ResourceId) -> Result<u32> {
        let r = &self.ctx.resources[id];
        match r.count {
            _ if !self.has_bindings_apart(id) => Ok(1),
            count if count > MAX_FLAT => {
                Err(Error::new(r.loc, kinds::FLATTENED_ARRAY_TOO_LARGE.with(&[&MAX_FLAT])))
            }
            count => Ok(count),
        }
    }

    /// Finds the arrays in structures that are indexed at run time: their elements share a variable.
    fn find_indexed(&mut self) {
        if !self.ctx.spirv.notes().iter().any(|note| matches!(note, SpirvNote::Apart(_))) {
            return;
        }
        for func in self.module.functions.values() {
            let insts = func.layout.iter().flat_map(|&block| &func.blocks[block].insts);
            for &inst in insts.filter(|&&inst| func.insts[inst].is_intrinsic(Intrinsic::Handle)) {
                let &[resource, index, ..] = func.operands(inst) else { continue };
                if index.as_const().is_none()
                    && let Some(id) = self.ctx.resource_id(resource)
                {
                    self.resources.indexed.insert(id);
                }
            }
        }
    }

    /// Whether a buffer has no descriptor: it is pushed, or lies in the record of a shader.
    fn is_direct(&self, id: ResourceId) -> bool {
        self.ctx.push_constant == Some(id) || self.ctx.spirv.is_shader_record(id)
    }

    /// Whether the code uses the counter of a buffer.
    fn counts(&self, id: ResourceId) -> bool {
        self.resources.uses.get(id).contains(ResourceUse::COUNTER)
    }

    pub(in crate::lower) fn is_of_heap(&self, id: ResourceId) -> bool {
        let name = self.ctx.name(self.ctx.resources[id].name);
        matches!(name, Resource::RESOURCE_HEAP | Resource::SAMPLER_HEAP)
    }

    /// The counters of the buffers in the heap share a binding too.
    fn assign_heap_counters(&mut self, ids: &[ResourceId]) {
        if ids.is_empty() {
            return;
        }
        let slot = match self.options.counter_heap {
            Some((binding, set)) => Some(Slot { set, binding }),
            None => self.resources.bindings.free(self.options.auto_binding_space, 0),
        };
        ids.iter().for_each(|&id| self.resources.bindings.counters[id] = slot);
    }

    /// All arrays that stand for one heap share a binding, after all others unless the options say which.
    fn assign_heaps(&mut self) {
        let ctx = self.ctx;
        let heaps = [
            (Resource::RESOURCE_HEAP, self.options.resource_heap),
            (Resource::SAMPLER_HEAP, self.options.sampler_heap),
        ];
        for (name, asked) in heaps {
            let rows: Vec<ResourceId> =
                ctx.resources.iter().filter(|(_, r)| ctx.name(r.name) == name).map(|(id, _)| id).collect();
            if rows.is_empty() {
                continue;
            }
            let slot = match asked {
                Some((binding, set)) => Some(Slot { set, binding }),
                None => self.resources.bindings.free(self.options.auto_binding_space, 0),
            };
            rows.into_iter().for_each(|id| self.resources.bindings.resources[id] = slot);
        }
    }

    /// The binding and set that the options give a resource by name or register.
    fn asked_for(&self, r: &Resource) -> Option<(u32, u32)> {
        if let Some(slot) = self.options.globals
            && self.ctx.name(r.name) == GLOBALS
        {
            return Some(slot);
        }
        let (class, register) = (self.facts(r).class(), r.lower_bound?);
        let mut all = self.options.registers.iter();
        let found = all.find(|b| b.class == class && b.register == register && b.space == r.space)?;
        Some((found.binding, found.set))
    }

    fn assign_counter(&mut self, id: ResourceId) {
        if self.resources.bindings.counters[id].is_none() {
            let set = self.resources.bindings.resources[id].map_or(0, |s| s.set);
            self.resources.bindings.counters[id] = self.resources.bindings.free(set, 0);
        }
    }

    /// The set of a resource that has no binding: loose globals, which name no space, are in that of the options.
    fn implicit_set(&self, r: &Resource) -> u32 {
        if self.ctx.name(r.name) == GLOBALS { self.options.auto_binding_space } else { r.space }
    }
}
