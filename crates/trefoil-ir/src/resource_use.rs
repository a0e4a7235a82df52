//! How code uses each resource: one analysis that all targets and reflection read.
//!
//! A declaration says what a resource may be used for; binding tables and flags say what it is used for. [`ResourceUses`]
//! finds that in one walk: each instruction that reaches a resource (through its handle, or through an address in it) adds
//! its facts to the resource's row. Handles of descriptor heaps have no row; their facts are kept for each heap as a whole.
//! A handle that is still chosen by phis or selects counts for every resource that it may be of.

use crate::context::Context;
use crate::function::{Function, Inst};
use crate::ids::{InstId, ResourceId, TypeId};
use crate::intrinsic::Intrinsic;
use crate::opcode::{Flags, Opcode, OpcodeClass, Ordering};
use crate::resource::ResourceClass;
use crate::value::Value;
use smallvec::SmallVec;
use trefoil_entity::SideMap;

/// How far a chosen handle is looked through.
const MAX_STEPS: usize = 4096;

/// What is known of the use of one resource: a set of facts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResourceUse(u8);

impl ResourceUse {
    /// A handle of it is made. DXIL (DXIL.rst, "Resource metadata") and shader model 5 byte code (`dcl_resource` and its
    /// kin) list the resources that are used and no others; a heap that is used is a shader flag of SM 6.6.
    pub const HANDLE: Self = Self(1);
    /// Its hidden counter is used. DXIL's resource properties and `PSV0` say so (`UAVStructuredBufferWithCounter`), as does
    /// reflection of shader model 5; in SPIR-V the counter is a buffer of its own, which needs a binding.
    pub const COUNTER: Self = Self(2);
    /// The counter goes up. D3D's functional specification lets a counter go one way only within a shader.
    pub const COUNTS_UP: Self = Self(4);
    /// The counter goes down.
    pub const COUNTS_DOWN: Self = Self(8);
    /// It is read or written by atomic or volatile loads and stores, as other front ends write `globallycoherent`: DXIL's
    /// resource properties and the declarations of byte code say so of views.
    pub const COHERENT: Self = Self(16);
    /// Operations read and write it at once. Vulkan asks that such an image has a format (SPIR-V environment, "Validation
    /// rules": `OpImageTexelPointer`).
    pub const ATOMIC: Self = Self(32);
    /// The same on 64 bits: a flag of the resource in DXIL's metadata, `PSV0` and `RDAT`, and of shaders that do it to
    /// what comes from a heap (HLSL specifications, "SM 6.6 64-bit integer atomics").
    pub const ATOMIC64: Self = Self(64);
    /// The same on textures and typed buffers, which is an optional feature of devices and a shader flag.
    pub const ATOMIC64_TYPED: Self = Self(128);

    /// Whether all of these facts hold.
    #[inline]
    pub fn contains(self, facts: Self) -> bool {
        self.0 & facts.0 == facts.0
    }

    /// The facts of both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// A step of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CounterStep {
    /// Whose counter.
    pub resource: ResourceId,
    /// Whether it goes up.
    pub up: bool,
    /// Where.
    pub loc: crate::Loc,
}

/// The uses of all resources of a module.
#[derive(Clone, Debug, Default)]
pub struct ResourceUses {
    rows: SideMap<ResourceId, ResourceUse>,
    resource_heap: ResourceUse,
    sampler_heap: ResourceUse,
    steps: Vec<CounterStep>,
    /// The search that met each instruction last.
    met: SideMap<InstId, u32>,
    searches: u32,
}

impl ResourceUses {
    /// The uses in these functions.
    pub fn of<'f>(ctx: &Context, funcs: impl IntoIterator<Item = &'f Function>) -> Self {
        let mut uses = Self::new(ctx);
        for func in funcs {
            for &block in &func.layout {
                func.blocks[block].insts.iter().for_each(|&inst| uses.add(ctx, func, inst));
            }
        }
        uses
    }

    /// No uses yet: for who walks over one function anyway and [adds](Self::add) the instructions.
    pub fn new(ctx: &Context) -> Self {
        Self { rows: SideMap::sized(ctx.resources.len(), ResourceUse::default()), ..Self::default() }
    }

    /// How a resource is used.
    #[inline]
    pub fn get(&self, id: ResourceId) -> ResourceUse {
        self.rows[id]
    }

    /// How the heap of resources is used.
    pub fn resource_heap(&self) -> ResourceUse {
        self.resource_heap
    }

    /// How the heap of samplers is used.
    pub fn sampler_heap(&self) -> ResourceUse {
        self.sampler_heap
    }

    /// All facts that hold of some resource of the module, those of heaps included.
    pub fn any(&self, ctx: &Context) -> ResourceUse {
        let heaps = self.resource_heap.union(self.sampler_heap);
        ctx.resources.ids().fold(heaps, |all, id| all.union(self.rows[id]))
    }

    /// The resources of which the facts hold, in the order of their declaration.
    pub fn with(&self, ctx: &Context, facts: ResourceUse) -> impl Iterator<Item = ResourceId> {
        ctx.resources.ids().filter(move |&id| self.rows[id].contains(facts))
    }

    /// The steps of the counters of resources that have a row, in the order of the code.
    pub fn counter_steps(&self) -> &[CounterStep] {
        &self.steps
    }

    /// Adds what an instruction does.
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
                // An `i8`: what is negative counts down.
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

    /// A load or a store.
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

    /// Adds facts to the rows of what a handle may be of, and gives the rows.
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
                    self.rows[id] = self.rows[id].union(facts);
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
