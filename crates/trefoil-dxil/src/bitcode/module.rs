//! The module block.

use super::bits::{Abbreviation, BitWriter, FIRST_ABBREVIATION, Field, TextAbbreviation};
use super::codes::{attribute, block, module};
use super::function::{Body, offset, types_and_constants, write_function};
use super::metadata;
use super::types::{BcType, TypeTable, natural_align};
use super::values::{Constant, Values};
use crate::constant_address;
use crate::debug::nodes::Nodes;
use crate::lower::OpAttributes;
use smallvec::SmallVec;
use trefoil_ir::{
    ConstKind, Entity, FuncId, Function, GlobalId, Metadata, MetadataId, Module, Symbol, TypeId, Value,
    filled,
};

/// What the module does not say itself.
pub struct ModuleFacts<'a> {
    /// The attributes of declared operations.
    pub attributes: &'a [(FuncId, OpAttributes)],
    /// The metadata nodes before this one, that only attachments name, are left out.
    pub first_node: MetadataId,
    /// Debug information; then no node is left out.
    pub(crate) debug: Option<&'a Nodes>,
}

impl<'a> ModuleFacts<'a> {
    /// A module of which all metadata is written, with the attributes of its declared operations.
    pub fn of(attributes: &'a [(FuncId, OpAttributes)]) -> Self {
        ModuleFacts { attributes, first_node: MetadataId::from_u32(0), debug: None }
    }

    /// The same, with debug information.
    pub(crate) fn with(self, nodes: &'a Nodes) -> Self {
        ModuleFacts { debug: Some(nodes), ..self }
    }

    /// As [`of`](Self::of), of a module whose nodes before one are left out.
    pub(crate) fn from_node(first_node: MetadataId) -> Self {
        ModuleFacts { attributes: &[], first_node, debug: None }
    }
}

/// Linkage of symbols seen from outside, and of those that are not.
const EXTERNAL: u64 = 0;
const INTERNAL: u64 = 3;
const ABBREVIATION_WIDTH: u32 = 3;

/// A function: its type, whether it is declared only, its attributes, and what else could be said. The C convention and
/// external linkage are what all have.
const FUNCTION: Abbreviation = Abbreviation::new(&[
    Field::Literal(module::FUNCTION as u64),
    Field::Vbr(6),
    Field::Literal(0),
    Field::Fixed(1),
    Field::Literal(EXTERNAL),
    Field::Vbr(6),
    Field::Array,
    Field::Fixed(1),
]);
/// The abbreviation of the data layout, the first of the module.
const DATALAYOUT: TextAbbreviation = TextAbbreviation::new(module::DATALAYOUT, 0);
/// The first is the data layout's.
const FUNCTION_ID: u32 = FIRST_ABBREVIATION + 1;

/// Writes a lowered module: one defined function, and declared ones.
pub fn write(m: &Module, facts: &ModuleFacts<'_>) -> Vec<u8> {
    let ctx = &m.ctx;
    let mut types = TypeTable::new(ctx);
    let mut values = Values::new(m, used_globals(m));
    let signatures = number_types(m, &values.globals, &mut types);
    let mut wanted: Vec<Constant> = Vec::with_capacity(values.globals.len() + ctx.metadata.len());
    wanted.extend(values.globals.iter().filter_map(|&g| ctx.globals[g].init.map(Constant::Ir)));
    metadata::constants(ctx, facts.first_node, &mut types, &mut wanted);
    if let Some(nodes) = facts.debug {
        metadata::debug_constants(m, nodes, &mut types, &mut wanted);
    }
    let constants = values.constants(ctx, &mut types, &wanted);
    // Every type must be known before the table is written: the function's constants and instructions follow below.
    let bodies: Vec<&Function> = m.functions.values().filter(|f| !f.is_declaration()).collect();
    let mut used = bodies.iter().map(|func| types_and_constants(ctx, func, &mut types)).collect::<Vec<_>>();
    if facts.debug.is_some_and(|nodes| nodes.callees.is_some()) {
        types.of(ctx, TypeId::I64);
        used.iter_mut().for_each(|used| used.extend(offset(ctx).map(Constant::Ir)));
    }
    if !ctx.metadata.is_empty() || facts.debug.is_some() {
        types.metadata();
    }

    let mut out = BitWriter::new();
    out.enter(block::MODULE, ABBREVIATION_WIDTH);
    out.record(module::VERSION, &[1]);
    let lists = attribute_lists(m, facts);
    let groups = write_attributes(m, &lists, &mut out);
    types.write(ctx, &mut out);
    out.text(module::TRIPLE, &[], &m.triple);
    out.define_text(&DATALAYOUT);
    out.text(module::DATALAYOUT, &[], &m.data_layout);
    write_globals(m, &mut types, &values, &mut out);
    out.define(&FUNCTION);
    for (id, func) in m.functions.iter() {
        let list = groups.iter().position(|g| *g == lists[id.index()]).map_or(0, |i| i as u64 + 1);
        let mut record = out.begin(FUNCTION_ID);
        record.vbr(u64::from(signatures[id.index()]), 6);
        record.fixed(u64::from(func.is_declaration()), 1);
        record.vbr(list, 6);
        // Alignment, section, visibility, collector, address, prologue, storage, group and prefix are absent.
        record.vbr(10, 6);
        record.fixed(0, 10);
        record.end();
    }
    constants.write(ctx, &values, &mut out);
    metadata::write(m, (facts.first_node, facts.debug), &mut types, &values, &mut out);
    let kinds = metadata::kinds(ctx, &bodies);
    metadata::write_kinds(ctx, &kinds, &mut out);
    write_symbols(m, &values, &mut out);
    let ids = m.functions.iter().filter(|(_, func)| !func.is_declaration()).map(|(id, _)| id);
    for ((id, func), constants) in ids.zip(bodies).zip(used) {
        let debug = facts.debug.map(|nodes| (nodes, id));
        let body = Body { func, constants, signatures: &signatures, kinds: &kinds, debug };
        write_function(ctx, &body, &mut types, &mut values, &mut out);
    }
    out.exit();
    out.finish()
}

/// The globals that code refers to, in their order.
fn used_globals(m: &Module) -> Vec<GlobalId> {
    if m.ctx.globals.is_empty() {
        return Vec::new();
    }
    let mut used = filled(m.ctx.globals.len(), false);
    let has_addresses =
        m.ctx.consts.iter().any(|(_, constant)| matches!(constant.kind, ConstKind::Address(_)));
    let names = |value: &&Value| match value.as_const() {
        Some(_) => has_addresses,
        None => value.as_inst().is_none(),
    };
    for func in m.functions.values() {
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                for &value in func.operands(inst).iter().filter(names) {
                    let address = value.as_const().and_then(|c| constant_address::parts(&m.ctx, c));
                    let variable = address.map_or(value, |(_, variable, _)| variable);
                    if let Some(global) = variable.as_global() {
                        used[global.index()] = true;
                    }
                }
            }
        }
    }
    for node in m.ctx.metadata.values() {
        let named = match node {
            Metadata::Value(value) => value.as_global(),
            Metadata::AddressAs(global, _) => Some(*global),
            _ => None,
        };
        if let Some(global) = named {
            used[global.index()] = true;
        }
    }
    m.ctx.globals.ids().filter(|id| used[id.index()]).collect()
}

/// Numbers the types of globals and functions; gives those of the functions.
fn number_types(m: &Module, globals: &[GlobalId], types: &mut TypeTable) -> Vec<BcType> {
    for &global in globals {
        let global = &m.ctx.globals[global];
        let pointee = types.of(&m.ctx, global.ty);
        types.pointer(pointee, global.space);
    }
    let number = |func: &Function| {
        let ty = types.signature(&m.ctx, func);
        types.pointer(ty, 0);
        ty
    };
    m.functions.values().map(number).collect()
}

/// What one function's attributes are: those of an operation, and pairs of strings.
type Attributes<'m> = (Option<OpAttributes>, &'m [(Symbol, Symbol)]);

/// The attributes of each function.
fn attribute_lists<'m>(m: &'m Module, facts: &ModuleFacts<'_>) -> Vec<Attributes<'m>> {
    let mut lists: Vec<Attributes<'_>> =
        m.functions.values().map(|func| (None, func.attributes.as_slice())).collect();
    for &(func, attributes) in facts.attributes {
        lists[func.index()].0 = Some(attributes);
    }
    lists
}

/// Writes the attribute groups in use; a function names one by its position.
fn write_attributes<'m>(m: &Module, lists: &[Attributes<'m>], out: &mut BitWriter) -> Vec<Attributes<'m>> {
    let mut groups: Vec<Attributes<'_>> = Vec::with_capacity(lists.len());
    // Few are different.
    for list in lists.iter().filter(|(own, pairs)| own.is_some() || !pairs.is_empty()) {
        if let Err(place) = groups.binary_search(list) {
            groups.insert(place, *list);
        }
    }
    if groups.is_empty() {
        return groups;
    }
    out.enter(block::PARAMATTR_GROUP, ABBREVIATION_WIDTH);
    for (i, (own, pairs)) in groups.iter().enumerate() {
        // Of the function itself, not of a parameter; each attribute is an enumerator without value.
        let mut record: SmallVec<[u64; 16]> = smallvec::smallvec![i as u64 + 1, u64::from(u32::MAX)];
        let known: &[u64] = match own {
            None => &[],
            Some(OpAttributes::Plain) => &[attribute::NOUNWIND],
            Some(OpAttributes::ReadNone) => &[attribute::NOUNWIND, attribute::READNONE],
            Some(OpAttributes::ReadOnly) => &[attribute::NOUNWIND, attribute::READONLY],
            Some(OpAttributes::NoReturn) => &[attribute::NORETURN, attribute::NOUNWIND],
            Some(OpAttributes::NoDuplicate) => &[attribute::NODUPLICATE, attribute::NOUNWIND],
        };
        record.extend(known.iter().flat_map(|&a| [0, a]));
        for &(key, value) in *pairs {
            let value = m.ctx.name(value);
            record.push(if value.is_empty() { 3 } else { 4 });
            record.extend(m.ctx.name(key).bytes().map(u64::from).chain([0]));
            if !value.is_empty() {
                record.extend(value.bytes().map(u64::from).chain([0]));
            }
        }
        out.record(3, &record);
    }
    out.exit();
    out.enter(block::PARAMATTR, ABBREVIATION_WIDTH);
    for i in 0..groups.len() as u64 {
        out.record(2, &[i + 1]);
    }
    out.exit();
    groups
}

fn write_globals(m: &Module, types: &mut TypeTable, values: &Values, out: &mut BitWriter) {
    let ctx = &m.ctx;
    for &id in &values.globals {
        let global = &ctx.globals[id];
        let ty = types.of(ctx, global.ty);
        let init = global.init.map_or(0, |init| u64::from(values.constant(Constant::Ir(init))) + 1);
        let mut record: SmallVec<[u64; 12]> = smallvec::smallvec![
            u64::from(ty),
            u64::from(global.constant) | 2 | u64::from(global.space) << 2,
            init,
            if (global.constant || global.space == 0) && global.init.is_some() { INTERNAL } else { EXTERNAL },
            match global.align {
                0 => natural_align(ctx, global.ty),
                bytes => u64::from(bytes.trailing_zeros()) + 1,
            },
            0,
        ];
        if global.constant && global.init.is_some() {
            // No visibility, no thread-local mode; the address does not matter.
            record.extend([0, 0, 1, 0, 0, 0]);
        }
        out.record(module::GLOBALVAR, &record);
    }
}

fn write_symbols(m: &Module, values: &Values, out: &mut BitWriter) {
    const ENTRY: u32 = 1;
    const TEXT: TextAbbreviation = TextAbbreviation::new(ENTRY, 1);
    out.enter(block::VALUE_SYMTAB, 4);
    out.define_text(&TEXT);
    for &id in &values.globals {
        out.text(ENTRY, &[u64::from(values.global(id))], m.ctx.name(m.ctx.globals[id].name));
    }
    for (id, func) in m.functions.iter() {
        out.text(ENTRY, &[u64::from(values.function(id))], m.ctx.name(func.name));
    }
    out.exit();
}
