//! How code uses each resource: one analysis that all targets and reflection read.
//!
//! Binding tables and flags depend on how resources are used, not on how they are declared. [`ResourceUses`] finds the uses in
//! one walk: each instruction that accesses a resource (through its handle, or an address in it) adds facts to the resource's
//! row. Handles of descriptor heaps have no row; their facts are kept for each heap as a whole.
//! A handle from phis or selects counts for every resource that it may be of.

use crate::context::Context;
use crate::function::{Function, Inst};
use crate::ids::{InstId, ResourceId, TypeId};
use crate::intrinsic::Intrinsic;
use crate::opcode::{Flags, Opcode, OpcodeClass, Ordering};
use crate::resource::ResourceClass;
use crate::value::Value;
use smallvec::SmallVec;
use trefoil_entity::{SideMap, SparseMap};

/// Limit on the phis and selects that a handle is followed through.
const MAX_STEPS: usize = 4096;

/// A set of facts about the use of one resource.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResourceUse(u8);

impl ResourceUse {
    /// A handle of it is made. DXIL (DXIL.rst, "Resource metadata") and shader model 5 byte code (`dcl_resource`
    /// and the like) list exactly the resources that are used; use of a heap is a shader flag of SM 6.6.
    pub const HANDLE: Self = Self(1);
    /// Its hidden counter is used. DXIL's resource properties, `PSV0` (`UAVStructuredBufferWithCounter`) and reflection of
    /// shader model 5 record it; in SPIR-V the counter is a buffer of its own, which needs a binding.
    pub const COUNTER: Self = Self(2);
    /// The counter is incremented. D3D's functional specification forbids a shader to do both.
    pub const COUNTS_UP: Self = Self(4);
    /// The counter is decremented.
    pub const COUNTS_DOWN: Self = Self(8);
    /// It is read or written by atomic or volatile loads and stores, as other front ends write `globallycoherent`: DXIL's
    /// resource properties and the declarations of DXBC record it.
    pub const COHERENT: Self = Self(16);
    /// It is accessed by atomic operations. Vulkan requires that such an image has a format (SPIR-V environment, "Validation
    /// rules": `OpImageTexelPointer`).
    pub const ATOMIC: Self = Self(32);
    /// The same on 64 bits: a flag of the resource in DXIL's metadata, `PSV0` and `RDAT`, and of shaders that do so
    /// on a resource of a heap (HLSL specifications, "SM 6.6 64-bit integer atomics").
    pub const ATOMIC64: Self = Self(64);
    /// The same on textures and typed buffers, which is an optional feature of devices and a shader flag.
    pub const ATOMIC64_TYPED: Self = Self(128);

    /// Whether all of these facts hold.
    #[inline]
    pub fn contains(self, facts: Self) -> bool {
        self.0 & facts.0 == facts.0
    }

    /// The union of both sets.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// A step of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CounterStep {
    /// The resource of the counter.
    pub resource: ResourceId,
    /// Whether it is an increment.
    pub up: bool,
    /// The location.
    pub loc: crate::Loc,
}

/// The uses of all resources of a module.
#[derive(Clone, Debug, Default)]
pub struct ResourceUses {
    rows: SparseMap<ResourceId, ResourceUse>,
    resource_heap: ResourceUse,
    sampler_heap: ResourceUse,
    steps: Vec<CounterStep>,
    /// The last search that visited each instruction.
    met: SideMap<InstId, u32>,
    searches: u32,
}

impl ResourceUses {
    /// The uses in these functions.
    pub fn of<'f>(ctx: &Context, funcs: impl IntoIterator<Item = &'f Function>) -> Self {
        let mut uses = Self::default();
        for func in funcs {
            for &block in &func.layout {
                func.blocks[block].insts.iter().for_each(|&inst| uses.add(ctx, func, inst));
            }
        }
        uses
    }

    /// How a resource is used.
    #[inline]
    pub fn get(&self, id: ResourceId) -> ResourceUse {
        self.rows.get(id)
    }

    /// How the heap of resources is used.
    pub fn resource_heap(&self) -> ResourceUse {
        self.resource_heap
    }

    /// How the heap of samplers is used.
    pub fn sampler_heap(&self) -> ResourceUse {
        self.sampler_heap
    }

    /// The union of the facts of all resources and heaps.
    pub fn any(&self) -> ResourceUse {
        let heaps = self.resource_heap.union(self.sampler_heap);
        self.rows.iter().fold(heaps, |all, (_, facts)| all.union(facts))
    }

    /// The resources with these facts, in declaration order.
    pub fn with(&self, facts: ResourceUse) -> impl Iterator<Item = ResourceId> {
        self.rows.iter().filter(move |(_, known)| known.contains(facts)).map(|(id, _)| id)
    }

    /// The counter steps of resources that are not of heaps, in code order.
    pub fn counter_steps(&self) -> &[CounterStep] {
        &self.steps
    }

    /// Adds facts that somebody else found: of a resource, or of a heap where there is none.
    pub fn add_facts(&mut self, of: Result<ResourceId, ResourceClass>, facts: ResourceUse) {
        let known = match of {
            Ok(id) => {
                self.rows.set(id, self.rows.get(id).union(facts));
                return;
            }
            Err(ResourceClass::Sampler) => &mut self.sampler_heap,
            Err(ResourceClass::Srv | ResourceClass::Uav | ResourceClass::CBuffer) => &mut self.resource_heap,
        };
        *known = known.union(facts);
    }

    /// Adds the facts of an instruction.
    #[inline]
    pub fn add(&mut self, ctx: &Context, func: &Function, inst: InstId) {
        let op = func.insts[inst].op;
        if op == Opcode::Intrinsic || op.class() == OpcodeClass::Memory {
            self.add_access_or_call(ctx, func, inst);
        }
    }

    fn add_access_or_call(&mut self, ctx: &Context, func: &Function, inst: InstId) {
        let i = &func.insts[inst];
        match i.op {
            Opcode::Intrinsic => self.add_intrinsic(ctx, func, inst, i),
            Opcode::Load => self.add_access(ctx, func, i, func.operands(inst).first()),
            Opcode::Store => self.add_access(ctx, func, i, func.operands(inst).get(1)),
            Opcode::AtomicRmw | Opcode::CmpXchg => {
                let operands = func.operands(inst);
                if let (Some(&pointer), Some(&data)) = (operands.first(), operands.last())
                    && let Some(handle) = handle_of(func, pointer)
                {
                    self.add_atomic(ctx, func, handle, func.value_type(ctx, data));
                }
            }
            _ => {}
        }
    }

    fn add_intrinsic(&mut self, ctx: &Context, func: &Function, inst: InstId, i: &Inst) {
        let operands = func.operands(inst);
        match (i.intrinsic(), operands) {
            (Some(Intrinsic::Handle | Intrinsic::HandleFromHeap), _) => {
                self.note(ctx, func, inst.into(), ResourceUse::HANDLE);
            }
            (Some(Intrinsic::UpdateCounter), &[handle, step]) => {
                // An `i8`: negative steps are decrements.
                let step = ctx.as_int(step).map(|step| step as u8 as i8).filter(|&step| step != 0);
                let facts = match step {
                    Some(1..) => ResourceUse::COUNTS_UP,
                    Some(_) => ResourceUse::COUNTS_DOWN,
                    None => ResourceUse::default(),
                };
                let loc = func.loc(inst);
                let found = self.note(ctx, func, handle, ResourceUse::COUNTER.union(facts));
                let step = step.map(|step| step > 0);
                let steps = found.into_iter().filter_map(|resource| Some((resource, step?)));
                self.steps.extend(steps.map(|(resource, up)| CounterStep { resource, up, loc }));
            }
            (Some(Intrinsic::AtomicBinOp | Intrinsic::AtomicCompareExchange), &[handle, ..]) => {
                self.add_atomic(ctx, func, handle, i.ty);
            }
            _ => {}
        }
    }

    /// Adds the facts of a load or store.
    #[inline]
    fn add_access(&mut self, ctx: &Context, func: &Function, i: &Inst, pointer: Option<&Value>) {
        if (i.flags.contains(Flags::VOLATILE) || i.flags.ordering() != Ordering::NotAtomic)
            && let Some(handle) = pointer.and_then(|&pointer| handle_of(func, pointer))
        {
            self.note(ctx, func, handle, ResourceUse::COHERENT);
        }
    }

    fn add_atomic(&mut self, ctx: &Context, func: &Function, handle: Value, data: TypeId) {
        let mut facts = ResourceUse::ATOMIC;
        if ctx.types.scalar_bits(data) == 64 {
            facts = facts.union(ResourceUse::ATOMIC64);
            let ty = ctx.types.as_resource(func.value_type(ctx, handle));
            if ty.is_some_and(|ty| ty.kind.is_typed()) {
                facts = facts.union(ResourceUse::ATOMIC64_TYPED);
            }
        }
        self.note(ctx, func, handle, facts);
    }

    /// Adds facts to the rows of all resources that a handle may be of; gives the resources.
    fn note(
        &mut self,
        ctx: &Context,
        func: &Function,
        handle: Value,
        facts: ResourceUse,
    ) -> SmallVec<[ResourceId; 1]> {
        let mut found = SmallVec::new();
        let mut work: SmallVec<[InstId; 8]> = handle.as_inst().into_iter().collect();
        self.searches += 1;
        let mut steps = 0;
        while let Some(inst) = work.pop() {
            let (i, operands) = (&func.insts[inst], func.operands(inst));
            if matches!(i.op, Opcode::Phi | Opcode::Select) {
                if self.met[inst] != self.searches && steps < MAX_STEPS {
                    self.met[inst] = self.searches;
                    steps += 1;
                    work.extend(operands.iter().filter_map(|v| v.as_inst()));
                }
            } else if i.is_intrinsic(Intrinsic::Handle) {
                let id = operands.first().and_then(|&id| ctx.resource_id(id));
                if let Some(id) = id.filter(|id| !found.contains(id)) {
                    found.push(id);
                    self.rows.set(id, self.rows.get(id).union(facts));
                }
            } else if i.is_intrinsic(Intrinsic::HandleFromHeap) {
                let class = ctx.types.as_resource(i.ty).map(|ty| ty.class());
                let heap = match class {
                    Some(ResourceClass::Sampler) => &mut self.sampler_heap,
                    _ => &mut self.resource_heap,
                };
                *heap = heap.union(facts);
            }
        }
        found
    }
}

/// The handle of the resource that an address is in.
fn handle_of(func: &Function, pointer: Value) -> Option<Value> {
    let mut at = pointer.as_inst()?;
    while func.insts[at].op == Opcode::Gep {
        at = func.operands(at).first()?.as_inst()?;
    }
    if func.insts[at].is_intrinsic(Intrinsic::GetPointer) { func.operands(at).first().copied() } else { None }
}
