//! Debug information: LLVM's metadata of it in the module of the part `ILDB`, and what else tells of the source.
//!
//! In: what the front end has recorded ([`DebugInfo`]), the places of the lowered instructions, and the values of variables that
//! came through lowering. Out: nodes and places for the writer of bitcode. The module without them is the same bytes as a
//! compile without debug information makes.

mod files;
pub(crate) mod nodes;
mod options;
pub(crate) mod parts;
mod source;
mod types;

use crate::bitcode::codes::metadata as code;
use crate::bitcode::{self, ModuleFacts};
use crate::lower::OpAttributes;
use crate::module::code::insts;
use files::Files;
use nodes::{FunctionNodes, NodeId, Nodes, Place, ValueCall, or_none};
use trefoil_ir::debug::{
    DebugFrame, DebugFunction, DebugScope, DebugTypeId, DebugVariableId, DebugVariableKind, Origin, ScopeId,
};
use trefoil_ir::{
    Context, DebugInfo, DebugValue, EntityMap, FrameId, FuncId, Function, Loc, Module, Param, SideMap, TypeId,
};

pub use options::{DebugOptions, DebugRequest, Pdb};

/// `DW_LANG_C_plus_plus`, as DXC says of HLSL.
const LANGUAGE: u64 = 4;
/// All there is, not line tables alone.
const FULL: u64 = 1;
const FLAG_PROTOTYPED: u64 = 1 << 8;
/// `DW_TAG_auto_variable`, `DW_TAG_arg_variable`
const TAG_LOCAL: u64 = 0x100;
const TAG_PARAMETER: u64 = 0x101;
/// `DW_OP_bit_piece`
const BIT_PIECE: u64 = 0x9d;

/// What nodes are made of.
struct Describe<'a> {
    info: &'a DebugInfo,
    source: &'a dyn Origin,
    nodes: Nodes,
    files: Files,
    /// The nodes that have been made.
    types: SideMap<DebugTypeId, Option<NodeId>>,
    scopes: SideMap<ScopeId, Option<NodeId>>,
    frames: SideMap<FrameId, Option<(NodeId, Option<NodeId>)>>,
    variables: SideMap<DebugVariableId, Option<NodeId>>,
}

/// The bitcode of a module with debug information.
#[derive(Default)]
pub(crate) struct Written {
    /// With the sources, for the container; only where somebody wants it.
    pub with_source: Vec<u8>,
    /// Without them, for the PDB file, which has them itself.
    pub plain: Vec<u8>,
}

/// Writes a module with debug information, after it was written without.
pub(crate) fn write(
    module: &mut Module,
    request: &DebugRequest<'_>,
    producer: &str,
    attributes: &[(FuncId, OpAttributes)],
) -> Written {
    if !request.options.full {
        return Written::default();
    }
    let mut nodes = describe(module, request, producer);
    let mut attributes = attributes.to_vec();
    attributes.extend(nodes.callees.into_iter().flatten().map(|id| (id, OpAttributes::ReadNone)));
    let plain = bitcode::write(module, &ModuleFacts::of(&attributes).with(&nodes));
    let mut with_source = Vec::new();
    if request.options.embed || request.options.source_in_hash {
        source::add(&mut nodes, request);
        with_source = bitcode::write(module, &ModuleFacts::of(&attributes).with(&nodes));
    }
    if nodes.callees.is_some() {
        module.functions.truncate(module.functions.len() - 2);
    }
    Written { with_source, plain }
}

/// Makes the nodes of a module, and declares what they need.
fn describe(module: &mut Module, request: &DebugRequest<'_>, producer: &str) -> Nodes {
    let nothing = DebugInfo::default();
    let info = module.debug.take();
    let mut describe = Describe {
        info: info.as_deref().unwrap_or(&nothing),
        source: request.source,
        nodes: Nodes::after(module.ctx.metadata.len()),
        files: Files::default(),
        types: SideMap::with_default(None),
        scopes: SideMap::with_default(None),
        frames: SideMap::with_default(None),
        variables: SideMap::with_default(None),
    };
    describe.unit(&mut module.ctx, producer, &module.functions);
    describe.flags(&mut module.ctx);
    let bodies = module.functions.iter().filter(|(_, func)| !func.is_declaration());
    for (id, func) in bodies {
        let told = describe.body(&mut module.ctx, func);
        describe.nodes.functions.insert(id, told);
    }
    let mut nodes = describe.nodes;
    declare_callees(module, &mut nodes);
    module.debug = info;
    nodes
}

/// Declares the functions that are called to say what variables hold.
fn declare_callees(module: &mut Module, nodes: &mut Nodes) {
    if !nodes.functions.values().any(|told| told.has_values) {
        return;
    }
    let param = |ty| Param { ty, name: None };
    let metadata = || param(TypeId::METADATA);
    let value = vec![metadata(), param(TypeId::I64), metadata(), metadata()];
    let address = vec![metadata(), metadata(), metadata()];
    let mut declare = |name: &str, params| {
        let name = module.ctx.symbol(name);
        module.functions.push(Function::new(name, TypeId::VOID, params))
    };
    nodes.callees = Some([declare("llvm.dbg.value", value), declare("llvm.dbg.declare", address)]);
    module.ctx.int(TypeId::I64, 0);
}

impl Describe<'_> {
    /// The compile unit, with its functions and global variables.
    fn unit(&mut self, ctx: &mut Context, producer: &str, functions: &EntityMap<FuncId, Function>) {
        let info = self.info;
        let producer = self.nodes.text_or_none(producer);
        let unit = self.nodes.reserve();
        let mut subprograms = Vec::new();
        for (id, scope) in info.scopes.iter() {
            if let DebugScope::Function(function) = scope {
                subprograms.push(self.function(ctx, id, function, functions));
            }
        }
        let mut globals = Vec::new();
        for global in &info.globals {
            let ty = or_none(Some(self.ty(ctx, global.ty)));
            let name = self.nodes.text_or_none(&global.name);
            let (file, line) = self.file_and_line(global.place);
            let scope = or_none(Some(unit));
            let operands = [scope, name, 0, file, line, ty, u64::from(global.is_local), 1, 0, 0];
            globals.push(self.nodes.uniqued(code::GLOBAL_VAR, &operands));
        }
        let main = self.source.files().into_iter().next().map(|(name, _)| name);
        let main = main.map(|name| self.files.node(&mut self.nodes, &name));
        let nothing = or_none(Some(self.nodes.tuple(&[])));
        let subprograms = or_none(Some(self.nodes.tuple(&subprograms)));
        let globals = or_none(Some(self.nodes.tuple(&globals)));
        // Not optimised, no flags, no version of a run time, no file of its own; no enumerations kept apart, no retained types,
        // no imports, no id.
        let file = or_none(main);
        let operands = [LANGUAGE, file, producer, 0, 0, 0, 0, FULL, nothing, 0, subprograms, globals, 0, 0];
        self.nodes.fill_distinct(unit, code::COMPILE_UNIT, &operands);
        self.nodes.named.push(("llvm.dbg.cu", vec![unit]));
    }

    /// A function of the source.
    fn function(
        &mut self,
        ctx: &mut Context,
        id: ScopeId,
        function: &DebugFunction,
        functions: &EntityMap<FuncId, Function>,
    ) -> NodeId {
        let mut types = Vec::with_capacity(function.types.len());
        for &ty in &function.types {
            types.push(ty.map(|ty| self.ty(ctx, ty)));
        }
        let types = self.nodes.tuple_of(&types);
        let ty = self.nodes.uniqued(code::SUBROUTINE_TYPE, &[0, or_none(Some(types))]);
        let name = self.nodes.text_or_none(&function.name);
        let link_name = self.nodes.text_or_none(&function.link_name);
        let (file, line) = self.file_and_line(function.place);
        let (_, body) = self.file_and_line(function.body);
        let made = function.function.and_then(|own| functions.iter().find(|(_, func)| func.name == own));
        let made = made.map(|(made, _)| self.nodes.value(made.into()));
        // It is seen from outside and defined here; not virtual, not optimised.
        let operands = [
            file,
            name,
            link_name,
            file,
            line,
            or_none(Some(ty)),
            0,
            1,
            body,
            0,
            0,
            0,
            FLAG_PROTOTYPED,
            0,
            or_none(made),
            0,
            0,
            0,
        ];
        let node = self.nodes.uniqued(code::SUBPROGRAM, &operands);
        self.scopes[id] = Some(node);
        node
    }

    /// The versions of debug information.
    fn flags(&mut self, ctx: &mut Context) {
        let mut flags = Vec::new();
        // The largest value counts where modules are linked: DXC's behaviour for both.
        for (name, value) in [("Dwarf Version", 4), ("Debug Info Version", 3)] {
            let parts =
                [self.nodes.value(ctx.i32(2)), self.nodes.text(name), self.nodes.value(ctx.i32(value))];
            flags.push(self.nodes.tuple(&parts));
        }
        self.nodes.named.push(("llvm.module.flags", flags));
    }

    /// The node of a scope.
    fn scope(&mut self, id: ScopeId) -> Option<NodeId> {
        // Scopes come after those around them: what is missing is made from the outside in.
        let mut missing = Vec::new();
        let mut at = id;
        while self.scopes[at].is_none()
            && let Some(DebugScope::Block { parent, .. }) = self.info.scopes.get(at)
        {
            missing.push(at);
            at = *parent;
        }
        for &at in missing.iter().rev() {
            let DebugScope::Block { parent, place } = self.info.scopes[at] else { continue };
            let around = or_none(self.scopes[parent]);
            let (file, line) = self.file_and_line(place);
            let column = self.source.spot(place).map_or(0, |spot| spot.column);
            self.scopes[at] =
                Some(self.nodes.distinct(code::LEXICAL_BLOCK, &[around, file, line, column.into()]));
        }
        self.scopes[id]
    }

    /// The scope of a frame, and the place that it was inlined at.
    fn frame(&mut self, id: FrameId) -> Option<(NodeId, Option<NodeId>)> {
        let mut missing = Vec::new();
        let mut at = Some(id);
        while let Some(frame) = at.filter(|&frame| self.frames[frame].is_none()) {
            missing.push(frame);
            at = self.info.frames.get(frame)?.call.frame();
        }
        for &frame in missing.iter().rev() {
            let DebugFrame { scope, call } = self.info.frames[frame];
            let scope = self.scope(scope)?;
            let inlined = match call.frame() {
                Some(caller) => Some(self.call(call, self.frames[caller]?)),
                None => None,
            };
            self.frames[frame] = Some((scope, inlined));
        }
        self.frames[id]
    }

    /// The place of a call in its caller's frame.
    fn call(&mut self, call: Loc, (scope, inlined): (NodeId, Option<NodeId>)) -> NodeId {
        let (line, column) = self.source.spot(call).map_or((0, 0), |spot| (spot.line, spot.column));
        let operands = [line.into(), column.into(), scope.into(), or_none(inlined)];
        self.nodes.distinct(code::LOCATION, &operands)
    }

    fn place(&mut self, loc: Loc) -> Option<Place> {
        let (scope, inlined) = self.frame(loc.frame()?)?;
        let spot = self.source.spot(loc)?;
        Some(Place { line: spot.line, column: spot.column, scope, inlined })
    }

    /// The places of a function's instructions, and what variables hold in it.
    fn body(&mut self, ctx: &mut Context, func: &Function) -> FunctionNodes {
        let mut places = SideMap::sized(func.inst_count(), None);
        let mut last = (Loc::NONE, None);
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                let loc = func.loc(inst);
                if loc != last.0 {
                    last = (loc, self.place(loc));
                }
                places[inst] = last.1;
            }
        }
        let mut values = SideMap::with_default(Vec::new());
        let mut has_values = false;
        if let Some(debug) = &func.debug {
            let placed = debug.placed(func);
            let mut is_there = SideMap::sized(func.inst_count(), false);
            insts(func).for_each(|inst| is_there[inst] = true);
            for &block in &func.layout {
                for &(position, value) in &placed[block] {
                    let is_computed = value.value.as_inst().is_none_or(|inst| is_there[inst]);
                    if let Some(call) = self.value_call(ctx, func, position, (&value, is_computed)) {
                        values[block].push(call);
                        has_values = true;
                    }
                }
            }
        }
        FunctionNodes { places, values, has_values }
    }

    fn value_call(
        &mut self,
        ctx: &mut Context,
        func: &Function,
        position: usize,
        (value, is_computed): (&DebugValue, bool),
    ) -> Option<ValueCall> {
        let place = self.place(value.place)?;
        let variable = self.variable(ctx, value.variable)?;
        let whole = self.info.types[self.info.variables[value.variable].ty].bits;
        let is_whole = value.bit == 0 && u64::from(value.bits) == whole;
        let part: &[u64] = if is_whole { &[] } else { &[BIT_PIECE, value.bit.into(), value.bits.into()] };
        let part = self.nodes.uniqued(code::EXPRESSION, part);
        let DebugValue { mut value, is_address, .. } = *value;
        if let Some(inst) = value.as_inst().filter(|_| !is_computed) {
            if is_address || ctx.types.scalar_bits(func.insts[inst].ty) == 0 {
                return None;
            }
            // Nothing computes it any more: what the variable held before ends there.
            value = ctx.undef(func.insts[inst].ty);
        }
        if value.as_const().is_some() {
            self.nodes.value(value);
        }
        Some(ValueCall { position, value, is_address, variable, part, place })
    }

    /// The node of a variable.
    fn variable(&mut self, ctx: &mut Context, id: DebugVariableId) -> Option<NodeId> {
        if let Some(known) = self.variables[id] {
            return Some(known);
        }
        let variable = &self.info.variables[id];
        let (tag, position) = match variable.kind {
            DebugVariableKind::Local => (TAG_LOCAL, 0),
            DebugVariableKind::Parameter(position) => (TAG_PARAMETER, position),
            DebugVariableKind::Global => (TAG_PARAMETER, 0),
        };
        let scope = or_none(self.scope(variable.scope));
        let ty = or_none(Some(self.ty(ctx, variable.ty)));
        let name = self.nodes.text_or_none(&variable.name);
        let (file, line) = self.file_and_line(variable.place);
        let operands = [tag, scope, name, file, line, ty, position.into(), 0];
        let node = self.nodes.uniqued(code::LOCAL_VAR, &operands);
        self.variables[id] = Some(node);
        Some(node)
    }
}
