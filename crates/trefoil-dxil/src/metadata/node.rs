//! What the entry of a node of a work graph says of its launch, its inputs and its outputs.

use super::{Node, Parts, Writer};
use trefoil_ir::{NodeId, NodeIo, NodeRecord, NodeShading};

/// The number that stands where a node has no place for local root arguments.
const NO_ROOT_ARGUMENTS: u32 = u32::MAX;

impl Writer<'_> {
    /// The properties of a node, by their tags.
    pub(super) fn node_properties(&mut self, node: &NodeShading, parts: &mut Parts) {
        parts.extend([self.number(13), self.number(node.launch as u32)]);
        self.wave_size(parts);
        if node.is_program_entry {
            parts.extend([self.number(14), self.bool(true)]);
        }
        parts.extend([self.number(15), self.node_id(node.id)]);
        let index = node.root_arguments.unwrap_or(NO_ROOT_ARGUMENTS);
        parts.extend([self.number(16), self.number(index)]);
        if let Some(shared) = node.share_input_of {
            parts.extend([self.number(17), self.node_id(shared)]);
        }
        for (tag, grid) in [(18, node.dispatch_grid), (22, node.max_dispatch_grid)] {
            if grid != [0; 3] {
                parts.extend([self.number(tag), self.numbers(&grid)]);
            }
        }
        if node.max_recursion_depth != 0 {
            parts.extend([self.number(19), self.number(node.max_recursion_depth)]);
        }
        for (tag, all) in [(20, &node.inputs), (21, &node.outputs)] {
            if !all.is_empty() {
                let rows: Parts = all.iter().map(|io| self.node_io(io)).collect();
                parts.extend([self.number(tag), self.node(&rows)]);
            }
        }
    }

    fn node_id(&mut self, id: NodeId) -> Node {
        let parts = [self.symbol(id.name), self.number(id.index)];
        self.node(&parts)
    }

    fn node_io(&mut self, io: &NodeIo) -> Node {
        let mut parts = Parts::from_slice(&[self.number(1), self.number(io.flags.0)]);
        if let Some(record) = io.record {
            parts.extend([self.number(2), self.node_record(record)]);
        }
        if io.id.is_some() || io.max_records != 0 {
            parts.extend([self.number(3), self.number(io.max_records)]);
        }
        if let Some(id) = io.id {
            if io.array_size != 0 {
                parts.extend([self.number(5), self.number(io.array_size)]);
            }
            if let Some(shared) = io.shared_with {
                parts.extend([self.number(4), self.number(shared)]);
            }
            if io.is_sparse {
                parts.extend([self.number(6), self.bool(true)]);
            }
            parts.extend([self.number(0), self.node_id(id)]);
        }
        self.node(&parts)
    }

    fn node_record(&mut self, record: NodeRecord) -> Node {
        let mut parts = Parts::from_slice(&[self.number(0), self.number(record.size)]);
        if let Some(grid) = record.grid {
            parts.extend([self.number(1), self.numbers(&[grid.offset, grid.component.number(), grid.count])]);
        }
        parts.extend([self.number(2), self.number(record.align)]);
        self.node(&parts)
    }
}
