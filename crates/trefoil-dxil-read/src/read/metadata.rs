//! Metadata as text: numbers for nodes, in the order in which a walk from the names meets them.

use super::debug;
use super::model::{DebugPlace, Function, Meta, Module, Op, Ty};
use super::types;
use std::fmt::Write;
use trefoil_dxil::bitcode::codes::metadata::LOCATION;
use trefoil_ir::HashMap;

/// The numbers of nodes, and of the places of instructions, which have no node of their own.
#[derive(Default)]
pub(super) struct Slots {
    by_node: Vec<Option<u32>>,
    by_place: HashMap<DebugPlace, u32>,
    order: Vec<Numbered>,
}

/// What has a number.
enum Numbered {
    Node(u32),
    Place(DebugPlace),
}

impl Slots {
    /// Numbers every node that names and attachments lead to.
    pub(super) fn new(m: &Module) -> Self {
        let mut slots = Slots { by_node: vec![None; m.metadata.len()], ..Slots::default() };
        for (_, nodes) in &m.named {
            nodes.iter().for_each(|&node| slots.visit(m, node));
        }
        for func in &m.functions {
            let places = func.places.iter().copied().chain(std::iter::repeat(None));
            for (inst, place) in func.blocks.iter().flatten().zip(places) {
                metadata_arguments(m, func, &inst.op).for_each(|node| slots.visit(m, node));
                func.pairs(inst.attachments).iter().for_each(|&(_, node)| slots.visit(m, node));
                if let Some(place) = place {
                    slots.visit_place(m, place);
                }
            }
        }
        slots
    }

    fn visit_place(&mut self, m: &Module, place: DebugPlace) {
        if self.by_place.contains_key(&place) {
            return;
        }
        self.by_place.insert(place, self.order.len() as u32);
        self.order.push(Numbered::Place(place));
        [place.scope, place.inlined].into_iter().flatten().for_each(|node| self.visit(m, node));
    }

    /// The number of a place.
    pub(super) fn of_place(&self, place: &DebugPlace) -> Option<u32> {
        self.by_place.get(place).copied()
    }

    fn visit(&mut self, m: &Module, root: u32) {
        // A walk of our own, since nodes may nest as deep as the input likes.
        let mut work = vec![root];
        while let Some(node) = work.pop() {
            let meta = m.metadata.get(node as usize);
            let is_node = matches!(meta, Some(Meta::Node { .. } | Meta::Debug(..)));
            if !is_node || self.by_node[node as usize].is_some() {
                continue;
            }
            self.by_node[node as usize] = Some(self.order.len() as u32);
            self.order.push(Numbered::Node(node));
            work.extend(m.node(Some(node)).iter().rev().flatten());
            if let Some(Meta::Debug(code, operands)) = meta {
                let start = work.len();
                work.extend(debug::parts(*code, operands));
                work[start..].reverse();
            }
        }
    }

    pub(super) fn of(&self, node: u32) -> Option<u32> {
        self.by_node.get(node as usize).copied().flatten()
    }
}

/// The named nodes, then all numbered ones.
pub(super) fn write(m: &Module, slots: &Slots, out: &mut String) {
    for (name, nodes) in &m.named {
        let _ = write!(out, "!{name} = !{{");
        for (i, &node) in nodes.iter().enumerate() {
            out.push_str(if i > 0 { ", " } else { "" });
            reference(m, slots, Some(node), out);
        }
        out.push_str("}\n");
    }
    out.push('\n');
    let refer = |part: Option<u32>, out: &mut String| reference(m, slots, part, out);
    for (number, numbered) in slots.order.iter().enumerate() {
        let _ = write!(out, "!{number} = ");
        let node = match numbered {
            Numbered::Node(node) => *node,
            Numbered::Place(DebugPlace { line, column, scope, inlined }) => {
                let or_none = |node: Option<u32>| node.map_or(0, |node| u64::from(node) + 1);
                let scope = scope.map_or(u64::MAX, u64::from);
                let operands = [0, *line, *column, scope, or_none(*inlined)];
                debug::write(m, &refer, LOCATION, &operands, out);
                out.push('\n');
                continue;
            }
        };
        match m.metadata.get(node as usize) {
            Some(Meta::Node { parts, distinct }) => {
                out.push_str(if *distinct { "distinct !{" } else { "!{" });
                for (i, part) in m.parts(*parts).iter().enumerate() {
                    out.push_str(if i > 0 { ", " } else { "" });
                    reference(m, slots, *part, out);
                }
                out.push_str("}\n");
            }
            Some(Meta::Debug(code, operands)) => {
                debug::write(m, &refer, *code, operands, out);
                out.push('\n');
            }
            _ => out.push_str("!{}\n"),
        }
    }
}

/// The nodes of the module that a call names in place of values.
fn metadata_arguments<'m>(m: &'m Module, func: &'m Function, op: &'m Op) -> impl Iterator<Item = u32> + 'm {
    let (arguments, params) = match op {
        Op::Call { ty, arguments, .. } => (func.list(*arguments), m.params(*ty)),
        _ => (&[][..], &[][..]),
    };
    let nodes = arguments.iter().zip(params).filter(|(_, param)| *m.ty(**param) == Ty::Metadata);
    nodes.map(|(node, _)| *node).filter(|&node| m.module_nodes.is_some_and(|count| node < count))
}

/// A node where another names it.
pub(super) fn reference(m: &Module, slots: &Slots, part: Option<u32>, out: &mut String) {
    let Some(id) = part else {
        out.push_str("null");
        return;
    };
    match m.metadata.get(id as usize) {
        Some(&Meta::Text(text)) => {
            out.push_str("!\"");
            types::escaped(m.text(text).bytes(), out);
            out.push('"');
        }
        Some(Meta::Value { value }) => types::metadata_value(m, *value, out),
        _ => match slots.of(id) {
            Some(number) => _ = write!(out, "!{number}"),
            None => out.push_str("<badref>"),
        },
    }
}
