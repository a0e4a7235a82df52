//! From the optimised IR to a function of scalars, DXIL operations and flat memory.
//!
//! The input is a function with the invariants of `trefoil-ir`, and the tables of its signatures and resources. The result is
//! the lowered function, with the operations that it calls declared, and the [`Facts`] that the code no longer shows. One
//! walk over the blocks in their order builds it; a construct that DXIL does not have is an error at its place in the source,
//! and the first ends the walk.
//!
//! The state has a part for each question:
//!
//! | part | answers |
//! | --- | --- |
//! | `Input` | what is lowered, and for what |
//! | `Body` | where the next instruction goes |
//! | [`Declared`] | which function an operation is |
//! | `Values` | what a value of the old function has become: scalars, a handle, an address |
//! | `Wholes` | the same as one value, where a function keeps its vectors and calls |
//! | `Resources` | handles and addresses, and which accesses of the block lie side by side |
//! | `Variables` | the arrays that local and groupshared variables have become |
//! | `Payloads` | what mesh shaders are given, which keeps its structure |
//! | [`Facts`] | what flags need |
//!
//! Addresses become code only where memory is accessed. `intrinsic` dispatches each intrinsic by its `rule` to
//! `resources/`, `math/`, `io`; `memory` has variables, `control` terminators and phis.

mod access;
mod apart;
mod body;
mod control;
mod debug;
mod intrinsic;
mod io;
mod long;
mod math;
mod memory;
mod node;
mod opcall;
mod payload;
mod ray_stage;
mod resources;
pub(crate) mod rule;
mod values;

use crate::kinds;
use crate::options::Target;
use crate::resources::ResourceTable;
use crate::signatures::Signatures;
use body::Body;
use memory::Variables;
use payload::Payloads;
use resources::Resources;
use smallvec::SmallVec;
use trefoil_ir::cfg::{dominance_order, reachable};
use trefoil_ir::{
    BlockId, Context, EntityMap, EntryPoint, Error, Flags, FuncId, Function, InstId, Intrinsic, Opcode,
    SideMap, TypeId, Value,
};
use values::{Slot, Values, Wholes};

pub use intrinsic::is_native;
pub use opcall::{Declared, OpAttributes};
pub(crate) use payload::dispatched;
pub use resources::{Handle, address, atomic_code, cbuffer_size, element_component, stride};
pub(crate) use resources::{pass_resources_by_address, properties, stored_component};

/// The minor version of DXIL that marks lifetimes first.
pub const LIFETIMES_SINCE: u8 = 6;

/// What can go wrong: one error ends the lowering.
pub(crate) type Result<T = ()> = std::result::Result<T, Error>;
/// The scalars of a value.
pub(crate) type Lanes = SmallVec<[Value; 4]>;

/// What is lowered.
#[derive(Clone, Copy, PartialEq)]
pub enum Mode {
    /// Everything, of an entry.
    All,
    /// Everything, of a function of a library.
    Library,
    /// Operations alone: the pass `dxil-op-lower`.
    Operations,
}

/// What lowering leaves.
pub(crate) struct Lowered {
    /// The entry and the declared operations.
    pub functions: EntityMap<FuncId, Function>,
    /// What each declared operation may do.
    pub attributes: Vec<(FuncId, OpAttributes)>,
    /// Facts that the code alone no longer shows.
    pub facts: Facts,
}

/// Facts for flags, seen while handles' types were known.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// A typed UAV of more than one component is read.
    pub typed_uav_load: bool,
    /// 64-bit atomics touch the memory of the group.
    pub atomic64_shared: bool,
}

/// What is lowered, and for what: nothing here changes.
pub(crate) struct Input<'a> {
    pub func: &'a Function,
    pub entry: &'a EntryPoint,
    pub target: Target,
    pub signatures: &'a Signatures,
    pub resources: &'a ResourceTable,
    pub mode: Mode,
    /// The blocks that the entry of the function reaches.
    reachable: SideMap<BlockId, bool>,
}

/// The lowering of one function.
pub(crate) struct Lower<'a> {
    pub ctx: &'a mut Context,
    input: Input<'a>,
    body: Body,
    declared: Declared,
    values: Values,
    wholes: Wholes,
    resources: Resources,
    memory: Variables,
    payloads: Payloads,
    facts: Facts,
}

/// Lowers the entry, and a hull shader's patch constant function.
pub(crate) fn lower(
    ctx: &mut Context,
    bodies: &[&Function],
    entry: &EntryPoint,
    target: Target,
    signatures: &Signatures,
    resources: &ResourceTable,
) -> Result<Lowered> {
    let mut declared = Declared::after(EntityMap::with_capacity(24));
    for old in bodies {
        declared.functions.push(Function::new(old.name, TypeId::VOID, Vec::new()));
    }
    let mut all = Facts::default();
    for (i, old) in (0..).zip(bodies) {
        let mut lower = Lower::new(Mode::All, ctx, old, entry, target, signatures, resources, declared);
        lower.run()?;
        lower.fill_whole_phis()?;
        let Lower { body, facts, declared: next, .. } = lower;
        declared = next;
        declared.functions[FuncId::from_u32(i)] = body.func;
        if i == 0 { all = facts } else { all.join(facts) }
    }
    let Declared { functions, attributes, .. } = declared;
    Ok(Lowered { functions, attributes, facts: all })
}

/// Lowers one function that is not the only one left: in a library all of it but for calls of functions that others have;
/// for the passes of LLVM's, what the mode says.
#[expect(clippy::too_many_arguments, reason = "as many as lowering has, and the mode")]
pub fn lower_function(
    mode: Mode,
    ctx: &mut Context,
    old: &Function,
    entry: &EntryPoint,
    target: Target,
    signatures: &Signatures,
    resources: &ResourceTable,
    declared: Declared,
) -> Result<(Function, Declared, Facts)> {
    let mut lower = Lower::new(mode, ctx, old, entry, target, signatures, resources, declared);
    lower.whole_function()?;
    let Lower { body, declared, facts, .. } = lower;
    Ok((body.func, declared, facts))
}

impl Facts {
    /// Takes in what is known of another function.
    fn join(&mut self, other: Self) {
        self.typed_uav_load |= other.typed_uav_load;
        self.atomic64_shared |= other.atomic64_shared;
    }
}

impl<'a> Lower<'a> {
    #[expect(clippy::too_many_arguments, reason = "the input, and what is declared so far")]
    fn new(
        mode: Mode,
        ctx: &'a mut Context,
        func: &'a Function,
        entry: &'a EntryPoint,
        target: Target,
        signatures: &'a Signatures,
        resources: &'a ResourceTable,
        declared: Declared,
    ) -> Self {
        let reachable = reachable(func).0;
        Lower {
            ctx,
            input: Input { func, entry, target, signatures, resources, mode, reachable },
            body: Body::after(func),
            declared,
            values: Values::of(func),
            wholes: Wholes::default(),
            resources: Resources::default(),
            memory: Variables::default(),
            payloads: Payloads::default(),
            facts: Facts::default(),
        }
    }
}

impl Lower<'_> {
    fn run(&mut self) -> Result {
        let old = self.input.func;
        // Where text stays text blocks may be laid out in any order.
        let text = self.input.mode == Mode::Operations;
        let order = if text { dominance_order(old) } else { Vec::new() };
        let order = if text { &order } else { &old.layout };
        self.find_payloads();
        let reachable = &self.input.reachable;
        self.body.func.layout.reserve(old.layout.len());
        self.body.func.layout.extend(old.layout.iter().filter(|&&block| reachable[block]));
        let placed = old.debug.as_ref().map(|debug| debug.placed(old));
        for &block in order {
            if !self.input.reachable[block] {
                continue;
            }
            self.body.enter(block, old);
            self.resources.enter_block();
            let mut values = placed.as_ref().map_or(&[][..], |placed| &placed[block]);
            for (position, &inst) in old.blocks[block].insts.iter().enumerate() {
                if !values.is_empty() {
                    values = self.carry_debug(values, position);
                }
                (self.body.source, self.body.loc) = (inst, old.loc(inst));
                self.instruction(inst)?;
                if text {
                    self.after_inst(inst)?;
                }
            }
        }
        self.fill_phis()?;
        self.body.finish(old.entry());
        self.finish_debug();
        Ok(())
    }

    fn instruction(&mut self, inst: InstId) -> Result {
        let i = self.input.func.insts[inst];
        match self.input.mode {
            Mode::Library if i.op == Opcode::Call => {
                self.carry(inst)?;
                return self.keep_parts(inst);
            }
            Mode::All | Mode::Library => {
                if self.long_vector(inst)? {
                    return Ok(());
                }
            }
            Mode::Operations if self.stays(inst) => return self.carry(inst),
            Mode::Operations => {}
        }
        match i.op {
            Opcode::Phi => self.phi(inst),
            Opcode::Intrinsic => {
                let float = self.ctx.types.is_float(i.ty);
                self.body.precise = float && !i.flags.contains(Flags::HLSL_FAST);
                let result = self.intrinsic(inst, i.intrinsic());
                self.body.precise = false;
                result
            }
            Opcode::Call => Err(self.bug("a call is left after inlining")),
            Opcode::Alloca
            | Opcode::Load
            | Opcode::Store
            | Opcode::Gep
            | Opcode::AtomicRmw
            | Opcode::CmpXchg => self.access(inst),
            op if op.is_terminator() => self.terminator(inst),
            _ => self.arithmetic(inst),
        }
    }

    #[cold]
    fn bug(&self, message: impl Into<String>) -> Error {
        Error::bug(self.body.loc, message)
    }

    #[cold]
    fn user(&self, message: impl Into<trefoil_ir::Message>) -> Error {
        Error::new(self.body.loc, message)
    }

    #[cold]
    fn unsupported(&self, which: Intrinsic) -> Error {
        self.user(kinds::UNSUPPORTED.with(&[&which.info().name]))
    }
}
