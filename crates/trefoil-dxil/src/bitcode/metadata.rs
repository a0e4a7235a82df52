//! Metadata: the module's nodes, the kinds of attachments, and the attachments of a function.

use super::bits::{Abbreviation, BitWriter, FIRST_ABBREVIATION, Field};
use super::codes::{block, metadata};
use super::types::TypeTable;
use super::values::{Constant, Values};
use crate::debug::nodes::{Node, Nodes};
use trefoil_ir::{Context, Entity, Function, Metadata, MetadataId, Module, Symbol, Value, ValueKind};

/// Takes in the constants that metadata names from a node on.
pub(super) fn constants(ctx: &Context, first: MetadataId, types: &mut TypeTable, out: &mut Vec<Constant>) {
    for node in ctx.metadata.values().skip(first.index()) {
        match node {
            Metadata::Value(value) => out.extend(value.as_const().map(Constant::Ir)),
            Metadata::TypeUndef(ty) => {
                let pointee = types.of(ctx, *ty);
                out.push(Constant::UndefPointer(types.pointer(pointee, 0)));
            }
            Metadata::AddressAs(global, ty) => {
                let global_type = types.of(ctx, ctx.globals[*global].ty);
                types.pointer(global_type, ctx.globals[*global].space);
                let pointee = types.of(ctx, *ty);
                out.push(Constant::Cast(*global, types.pointer(pointee, ctx.globals[*global].space)));
            }
            _ => {}
        }
    }
}

/// The abbreviations of the block. DXC's reader refuses strings of seven bits a character, though LLVM 19 reads them.
const ABBREVIATIONS: [Abbreviation; 4] = [
    Abbreviation::new(&[Field::Literal(metadata::STRING as u64), Field::Array, Field::Fixed(8)]),
    Abbreviation::new(&[Field::Literal(metadata::NAME as u64), Field::Array, Field::Fixed(8)]),
    Abbreviation::new(&[Field::Literal(metadata::VALUE as u64), Field::Vbr(6), Field::Vbr(6)]),
    Abbreviation::new(&[Field::Literal(metadata::NODE as u64), Field::Array, Field::Vbr(6)]),
];
const STRING_ID: u32 = FIRST_ABBREVIATION;
const NAME_ID: u32 = FIRST_ABBREVIATION + 1;
const VALUE_ID: u32 = FIRST_ABBREVIATION + 2;
const NODE_ID: u32 = FIRST_ABBREVIATION + 3;

/// Writes the nodes from one on and those of debug information, and their names.
pub(super) fn write(
    module: &Module,
    (first, debug): (MetadataId, Option<&Nodes>),
    types: &mut TypeTable,
    values: &Values,
    out: &mut BitWriter,
) {
    let ctx = &module.ctx;
    if ctx.metadata.is_empty() && debug.is_none() {
        return;
    }
    out.enter(block::METADATA, 3);
    ABBREVIATIONS.iter().for_each(|abbreviation| out.define(abbreviation));
    let number = |id: MetadataId| u64::from(id.as_u32() - first.as_u32());
    let part = |part: &Option<MetadataId>| part.map_or(0, |id| number(id) + 1);
    let value = |out: &mut BitWriter, ty: u32, value: u32| {
        let mut record = out.begin(VALUE_ID);
        record.vbr(ty.into(), 6);
        record.vbr(value.into(), 6);
        record.end();
    };
    for node in ctx.metadata.values().skip(first.index()) {
        match node {
            Metadata::String(text) => out.bytes(STRING_ID, ctx.name(*text)),
            Metadata::Value(of) => value(out, value_type(module, types, *of), values.value(*of)),
            Metadata::TypeUndef(ty) => {
                let pointee = types.of(ctx, *ty);
                let pointer = types.pointer(pointee, 0);
                value(out, pointer, values.constant(Constant::UndefPointer(pointer)));
            }
            Metadata::AddressAs(global, ty) => {
                let pointee = types.of(ctx, *ty);
                let pointer = types.pointer(pointee, ctx.globals[*global].space);
                value(out, pointer, values.constant(Constant::Cast(*global, pointer)));
            }
            Metadata::Node(parts) => {
                let parts = ctx.parts(*parts);
                let mut record = out.begin(NODE_ID);
                record.vbr(parts.len() as u64, 6);
                parts.iter().for_each(|of| record.vbr(part(of), 6));
                record.end();
            }
            Metadata::Distinct(parts) => {
                out.record_of(metadata::DISTINCT_NODE, ctx.parts(*parts).iter().map(part));
            }
            // Debug information is not written yet: an empty node keeps the numbers in step.
            Metadata::Special { .. } => out.record(metadata::NODE, &[]),
        }
    }
    if let Some(nodes) = debug {
        write_nodes(module, nodes, types, values, out);
    }
    for (name, nodes) in &module.named_metadata {
        out.bytes(NAME_ID, ctx.name(*name));
        out.record_of(metadata::NAMED_NODE, nodes.iter().map(|&node| number(node)));
    }
    out.exit();
}

/// Takes in the constants that debug information names: those of its nodes, and those that variables hold.
pub(super) fn debug_constants(m: &Module, nodes: &Nodes, types: &mut TypeTable, out: &mut Vec<Constant>) {
    for node in nodes.list() {
        if let Node::Value(value) = node {
            value_type(m, types, *value);
            out.extend(value.as_const().map(Constant::Ir));
        }
    }
}

/// Writes the nodes of debug information and their names.
fn write_nodes(module: &Module, nodes: &Nodes, types: &mut TypeTable, values: &Values, out: &mut BitWriter) {
    for node in nodes.list() {
        match node {
            Node::Text(text) => out.bytes(STRING_ID, text),
            Node::Value(value) => {
                let mut record = out.begin(VALUE_ID);
                record.vbr(value_type(module, types, *value).into(), 6);
                record.vbr(values.value(*value).into(), 6);
                record.end();
            }
            Node::Record(code, operands) => out.record(*code, operands),
        }
    }
    for (name, nodes) in &nodes.named {
        out.bytes(NAME_ID, name);
        out.record_of(metadata::NAMED_NODE, nodes.iter().map(|&node| node.into()));
    }
}

/// Writes the values of a function that debug information names, as nodes of the function's own.
pub(super) fn write_local(values: &[(u32, u32)], out: &mut BitWriter) {
    if values.is_empty() {
        return;
    }
    out.enter(block::METADATA, 3);
    for &(ty, value) in values {
        out.record(metadata::VALUE, &[ty.into(), value.into()]);
    }
    out.exit();
}

fn value_type(module: &Module, types: &mut TypeTable, value: Value) -> u32 {
    let ctx = &module.ctx;
    match value.kind() {
        ValueKind::Const(id) => types.of(ctx, ctx.consts.get(id).ty),
        ValueKind::Func(id) => {
            let ty = types.signature(ctx, &module.functions[id]);
            types.pointer(ty, 0)
        }
        ValueKind::Global(id) => {
            let pointee = types.of(ctx, ctx.globals[id].ty);
            types.pointer(pointee, ctx.globals[id].space)
        }
        _ => types.metadata(),
    }
}

/// The kinds of attachments that functions use, in order of their names.
pub(super) fn kinds(ctx: &Context, bodies: &[&Function]) -> Vec<Symbol> {
    let mut kinds: Vec<Symbol> = Vec::new();
    for &(kind, _) in bodies.iter().flat_map(|func| func.attachments.values().flatten()) {
        if let Err(place) = kinds.binary_search_by(|&known| ctx.name(known).cmp(ctx.name(kind))) {
            kinds.insert(place, kind);
        }
    }
    kinds
}

/// Writes the kinds, numbered in their order.
pub(super) fn write_kinds(ctx: &Context, kinds: &[Symbol], out: &mut BitWriter) {
    if kinds.is_empty() {
        return;
    }
    out.enter(block::METADATA, 3);
    for (i, &kind) in kinds.iter().enumerate() {
        out.text(metadata::KIND, &[i as u64], ctx.name(kind));
    }
    out.exit();
}

/// Writes a function's attachments: instructions are counted in their order, those without value included.
pub(super) fn write_attachments(func: &Function, kinds: &[Symbol], out: &mut BitWriter) {
    if func.attachments.is_empty() {
        return;
    }
    out.enter(block::METADATA_ATTACHMENT, 3);
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    for (number, inst) in insts.enumerate() {
        let Some(attached) = func.attachments.get(inst) else { continue };
        let mut record = vec![number as u64];
        for &(kind, node) in attached {
            let kind = kinds.iter().position(|&k| k == kind).unwrap_or(0);
            record.extend([kind as u64, node.index() as u64]);
        }
        out.record(metadata::ATTACHMENT, &record);
    }
    out.exit();
}
