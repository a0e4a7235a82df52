//! The lowering: one pass over the IR of each entry point, which writes a module.
//!
//! The input is an optimised module with its entries, and [`Options`]; the result is the binary, or an error that names what
//! SPIR-V or the target environment does not support. One walk over the blocks lowers the instructions; types, constants and
//! variables are made on first use; what must be declared before the first instruction is collected ahead
//! (`look_ahead`). Types, constants and variables of resources are shared by the module; [`Lower::start`] resets everything
//! else for each entry.
//!
//! [`Lower`] has the four inputs, the module writer, and a part for each module below, which alone writes its fields.
//!
//! | module | what it lowers | its part |
//! | --- | --- | --- |
//! | `body`, `block` | values, blocks, structure, terminators | [`Body`] |
//! | `types` | types and constants, in registers and in buffers | [`TypeTable`] |
//! | `interface` | inputs, outputs, system values, patches, streams | [`Interface`] |
//! | `resource` | descriptor variables, bindings, handles | [`Resources`] |
//! | `memory` | addresses, loads, stores, atomics | [`Addresses`] |
//! | `texture` | images, samples, sizes | |
//! | `arithmetic` | what is computed lane by lane, vectors, mathematics | |
//! | `wave`, `ray`, `named` | lanes, ray queries, what the source names | [`RayQueries`] |
//! | `ray_stage` | what shaders of ray tracing call, know and pass | [`Passed`] |
//! | `debug` | lines and sources; functions, types and variables | [`Debug`] |
//! | `entry` | the frame: requirements, modes, the entry points | |
//! | `linked` | functions that are no entry points, and calls of them | `functions` |

mod arithmetic;
mod block;
mod body;
mod debug;
mod entry;
mod interface;
mod intrinsic;
mod linked;
mod memory;
mod named;
mod query_arrays;
mod ray;
mod ray_stage;
mod resource;
pub(crate) mod rule;
mod texture;
mod types;
mod wave;

pub(crate) use entry::lower;
pub(crate) use intrinsic::is_native;

use crate::kinds;
use crate::module::{Id, Writer};
use crate::options::Options;
use crate::origin::Origin;
use body::Body;
use debug::Debug;
use interface::Interface;
use memory::Addresses;
use ray::RayQueries;
use ray_stage::Passed;
use resource::Resources;
use spirv::{GlslStd450Op, Op};
use std::fmt::Display;
use trefoil_ir::{
    Context, EntryPoint, Error, FuncId, Function, Inst, InstId, Message, Module, Opcode, SideMap, SpirvNote,
    SpirvSubject, TypeId, Value, ValueKind,
};
use types::{Shape, TypeTable};

pub(crate) type Result<T> = std::result::Result<T, Error>;

/// A module on its way to SPIR-V.
pub(crate) struct Lower<'a> {
    module: &'a Module,
    ctx: &'a Context,
    /// The entry that is lowered, its position among all of them, and its function.
    entry: &'a EntryPoint,
    number: u32,
    func: &'a Function,
    options: &'a Options,
    /// The module that is written.
    out: Writer,
    body: Body,
    types: TypeTable,
    interface: Interface,
    resources: Resources,
    addresses: Addresses,
    queries: RayQueries,
    passed: Passed,
    debug: Debug<'a>,
    /// The ids of functions that are called or linked, and whether those of other modules are declared.
    functions: SideMap<FuncId, (Id, bool)>,
}

impl<'a> Lower<'a> {
    /// A module of which nothing is written yet, at its first entry.
    fn new(module: &'a Module, entry: &'a EntryPoint, options: &'a Options, origin: &'a dyn Origin) -> Self {
        let (ctx, func) = (&module.ctx, &module.functions[entry.func]);
        Self {
            module,
            ctx,
            entry,
            number: 0,
            func,
            options,
            out: Writer::with_room(func.inst_count()),
            body: Body::new(func, false),
            types: TypeTable::new(ctx),
            interface: Interface::default(),
            resources: Resources::default(),
            addresses: Addresses::default(),
            queries: RayQueries::default(),
            passed: Passed::default(),
            debug: Debug::new(origin),
            functions: SideMap::with_default((Id::NONE, false)),
        }
    }

    /// Goes on with another entry: what belongs to a function and its interface begins anew.
    fn start(&mut self, number: u32, entry: &'a EntryPoint, kills: bool) {
        self.func = &self.module.functions[entry.func];
        self.entry = entry;
        self.number = number;
        self.body = Body::new(self.func, kills);
        self.interface.start_entry();
        self.resources.start_entry();
        self.addresses.start_entry();
        self.queries = RayQueries::default();
        self.passed.start_entry();
    }

    /// What the source asks by number and name for something of the module or of the entry.
    fn notes_on(&self, subject: SpirvSubject) -> impl Iterator<Item = &'a SpirvNote> + use<'a> {
        self.ctx.spirv.notes_on(self.number, subject)
    }

    /// Whether several entries share the module.
    fn is_shared(&self) -> bool {
        self.module.entries.len() > 1
    }

    /// An error in the input, or a bound that is passed, at the current instruction.
    #[cold]
    fn fail<T>(&self, message: impl Into<Message>) -> Result<T> {
        Err(Error::new(self.body.loc, message))
    }

    /// An invariant that does not hold, at the current instruction.
    #[cold]
    fn bug<T>(&self, what: impl Display) -> Result<T> {
        Err(Error::bug(self.body.loc, what.to_string()))
    }

    /// The type of a value.
    fn type_of(&self, value: Value) -> TypeId {
        self.func.value_type(self.ctx, value)
    }

    /// The shape of a value, or an error.
    fn shape_of_value(&self, value: Value) -> Result<Shape> {
        self.shape(self.type_of(value))
    }

    /// An operand of an instruction; all instructions were checked to have theirs.
    #[inline]
    fn operand(&self, inst: InstId, n: usize) -> Result<Value> {
        match self.func.operands(inst).get(n) {
            Some(&v) => Ok(v),
            None => self.bug("an instruction lacks an operand"),
        }
    }

    /// The id of a value that has been written before.
    fn id(&mut self, value: Value) -> Result<Id> {
        match value.kind() {
            ValueKind::Const(c) => self.constant(c),
            ValueKind::Inst(i) if self.body.values[i].is_some() => Ok(self.body.values[i]),
            ValueKind::Param(n) if (n as usize) < self.body.params.len() => Ok(self.body.params[n as usize]),
            ValueKind::Inst(i) => {
                if let Some(joined) = self.joined_lanes(i)? {
                    return Ok(joined);
                }
                if self.inst(i).op == Opcode::ExtractElement && std::mem::take(&mut self.body.chained[i]) {
                    self.extract_element(i)?;
                    return Ok(self.body.values[i]);
                }
                let ty = self.func.insts[i].ty;
                if self.ctx.types.as_resource(ty).is_some() {
                    self.fail(kinds::UNSUPPORTED.with(&[&"a resource that is chosen at run time"]))
                } else if self.ctx.types.is_ptr(ty) {
                    self.fail(kinds::UNSUPPORTED.with(&[&"an address as a value"]))
                } else if self.ctx.types.lanes(ty) > 4 {
                    self.fail(&kinds::WIDE_VECTOR)
                } else {
                    self.bug("a value is used before it is made")
                }
            }
            ValueKind::Global(_) | ValueKind::Func(_) => {
                self.fail(kinds::UNSUPPORTED.with(&[&"an address as a value"]))
            }
            _ => self.bug("an operand is not a value"),
        }
    }

    /// The ids of all operands from `from` on.
    fn operand_ids<const N: usize>(&mut self, inst: InstId) -> Result<[Id; N]> {
        let mut ids = [Id::NONE; N];
        for (n, id) in ids.iter_mut().enumerate() {
            let value = self.operand(inst, n)?;
            *id = self.id(value)?;
        }
        Ok(ids)
    }

    /// What an instruction is, by value.
    fn inst(&self, inst: InstId) -> Inst {
        self.func.insts[inst]
    }

    /// The constant integer that an operand is.
    fn const_operand(&self, inst: InstId, n: usize, what: &str) -> Result<u32> {
        match self.ctx.as_int(self.operand(inst, n)?) {
            Some(v) => Ok(v as u32),
            None => self.fail(kinds::OPERAND_NOT_CONSTANT.with(&[&what])),
        }
    }

    /// Writes an instruction with a result of a shape.
    fn op(&mut self, op: Op, shape: Shape, operands: &[Id]) -> Id {
        let ty = self.type_of_shape(shape);
        let id = self.out.value(op, ty, operands);
        self.moved(op, id, operands);
        id
    }

    /// Says that what only moves values of minimum precision is of it too.
    fn moved(&mut self, op: Op, id: Id, from: &[Id]) {
        let moves = matches!(
            op,
            Op::CompositeExtract | Op::CompositeConstruct | Op::VectorShuffle | Op::VectorExtractDynamic
        );
        let from = if op == Op::VectorExtractDynamic { &from[..1] } else { from };
        if moves && self.out.are_relaxed(from) {
            self.out.relaxed(id);
        }
    }

    /// The same, where literals (or ids among them) follow the ids.
    fn op_with(&mut self, op: Op, shape: Shape, ids: &[Id], literals: &[u32]) -> Id {
        let ty = self.type_of_shape(shape);
        let id = self.out.value_with(op, ty, ids, literals);
        self.moved(op, id, ids);
        id
    }

    /// Writes a call of GLSL.std.450 with a result of a shape.
    fn glsl(&mut self, op: GlslStd450Op, shape: Shape, operands: &[Id]) -> Id {
        let ty = self.type_of_shape(shape);
        self.out.glsl(op, ty, operands)
    }
}
