//! Metadata as text: numbers for nodes, in the order in which a walk from the names meets them.

use super::model::{Meta, Module};
use super::types;
use std::fmt::Write;

/// The numbers of nodes.
#[derive(Default)]
pub(super) struct Slots {
    by_node: Vec<Option<u32>>,
    order: Vec<u32>,
}

impl Slots {
    /// Numbers every node that names and attachments lead to.
    pub(super) fn new(m: &Module) -> Self {
        let mut slots = Slots { by_node: vec![None; m.metadata.len()], order: Vec::new() };
        for (_, nodes) in &m.named {
            nodes.iter().for_each(|&node| slots.visit(m, node));
        }
        for func in &m.functions {
            for inst in func.blocks.iter().flatten() {
                inst.attachments.iter().for_each(|&(_, node)| slots.visit(m, node));
            }
        }
        slots
    }

    fn visit(&mut self, m: &Module, root: u32) {
        // A walk of our own, since nodes may nest as deep as the input likes.
        let mut work = vec![root];
        while let Some(node) = work.pop() {
            let is_node = matches!(m.metadata.get(node as usize), Some(Meta::Node { .. } | Meta::Debug(_)));
            if !is_node || self.by_node[node as usize].is_some() {
                continue;
            }
            self.by_node[node as usize] = Some(self.order.len() as u32);
            self.order.push(node);
            work.extend(m.node(Some(node)).iter().rev().flatten());
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
    for (number, &node) in slots.order.iter().enumerate() {
        let _ = write!(out, "!{number} = ");
        match m.metadata.get(node as usize) {
            Some(Meta::Node { parts, distinct }) => {
                out.push_str(if *distinct { "distinct !{" } else { "!{" });
                for (i, part) in parts.iter().enumerate() {
                    out.push_str(if i > 0 { ", " } else { "" });
                    reference(m, slots, *part, out);
                }
                out.push_str("}\n");
            }
            Some(Meta::Debug(code)) => _ = writeln!(out, "!{{}} ; debug information of code {code}"),
            _ => out.push_str("!{}\n"),
        }
    }
}

fn reference(m: &Module, slots: &Slots, part: Option<u32>, out: &mut String) {
    let Some(id) = part else {
        out.push_str("null");
        return;
    };
    match m.metadata.get(id as usize) {
        Some(Meta::Text(text)) => {
            out.push_str("!\"");
            types::escaped(text.bytes(), out);
            out.push('"');
        }
        Some(Meta::Value { value }) => types::metadata_value(m, *value, out),
        _ => match slots.of(id) {
            Some(number) => _ = write!(out, "!{number}"),
            None => out.push_str("<badref>"),
        },
    }
}
