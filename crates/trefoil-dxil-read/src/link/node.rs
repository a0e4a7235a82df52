//! What metadata says of the nodes of work graphs.

use crate::described::{Node, Nodes, Tree};
use trefoil_ir::{
    ComponentType, NodeFlags, NodeId, NodeIo, NodeLaunch, NodeRecord, NodeShading, RecordGrid, Symbol,
};

/// Reads the properties of an entry that is a node; `name` is the function's.
pub(super) fn read(nodes: Nodes<'_>, properties: Node, name: Symbol) -> Option<NodeShading> {
    let mut node = NodeShading {
        launch: NodeLaunch::Broadcasting,
        is_program_entry: false,
        id: NodeId { name, index: 0 },
        root_arguments: None,
        share_input_of: None,
        dispatch_grid: [0; 3],
        max_dispatch_grid: [0; 3],
        max_recursion_depth: 0,
        inputs: Vec::new(),
        outputs: Vec::new(),
    };
    for (tag, value) in nodes.tags(properties) {
        match tag {
            13 => node.launch = NodeLaunch::from_number(nodes.int(value)?)?,
            14 => node.is_program_entry = nodes.int(value)? != 0,
            15 => node.id = id(nodes, value)?,
            16 => node.root_arguments = nodes.int(value).filter(|&index| index != u32::MAX),
            17 => node.share_input_of = Some(id(nodes, value)?),
            18 => node.dispatch_grid = grid(nodes, value)?,
            19 => node.max_recursion_depth = nodes.int(value)?,
            20 => node.inputs = all(nodes, value)?,
            21 => node.outputs = all(nodes, value)?,
            22 => node.max_dispatch_grid = grid(nodes, value)?,
            _ => {}
        }
    }
    Some(node)
}

fn id(nodes: Nodes<'_>, node: Node) -> Option<NodeId> {
    Some(NodeId { name: nodes.symbol(nodes.part(node, 0))?, index: nodes.int_at(node, 1)? })
}

fn grid(nodes: Nodes<'_>, node: Node) -> Option<[u32; 3]> {
    let at = |i| nodes.int_at(node, i);
    Some([at(0)?, at(1)?, at(2)?])
}

fn all(nodes: Nodes<'_>, list: Node) -> Option<Vec<NodeIo>> {
    nodes.parts(list).iter().map(|&node| io(nodes, node)).collect()
}

/// An input or output.
fn io(nodes: Nodes<'_>, node: Node) -> Option<NodeIo> {
    let mut io = NodeIo {
        flags: NodeFlags::default(),
        record: None,
        max_records: 0,
        shared_with: None,
        array_size: 0,
        is_sparse: false,
        id: None,
    };
    for (tag, value) in nodes.tags(node) {
        match tag {
            0 => io.id = Some(id(nodes, value)?),
            1 => io.flags = NodeFlags(nodes.int(value)?),
            2 => io.record = Some(record(nodes, value)?),
            3 => io.max_records = nodes.int(value)?,
            4 => io.shared_with = nodes.int(value),
            5 => io.array_size = nodes.int(value)?,
            6 => io.is_sparse = nodes.int(value)? != 0,
            _ => {}
        }
    }
    Some(io)
}

fn record(nodes: Nodes<'_>, node: Node) -> Option<NodeRecord> {
    let mut record = NodeRecord { size: 0, align: 0, grid: None };
    for (tag, value) in nodes.tags(node) {
        match tag {
            0 => record.size = nodes.int(value)?,
            1 => {
                let [offset, component, count] = grid(nodes, value)?;
                let component = ComponentType::from_number(component)?;
                record.grid = Some(RecordGrid { offset, component, count });
            }
            2 => record.align = nodes.int(value)?,
            _ => {}
        }
    }
    Some(record)
}
