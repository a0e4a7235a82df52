//! What metadata says of the nodes of work graphs.

use super::nodes::{Node, Nodes, Tree};
use super::tag;
use trefoil_dxcontainer::Stage;
use trefoil_ir::{
    ComponentType, Module, NodeFlags, NodeId, NodeIo, NodeLaunch, NodeRecord, NodeShading, RecordGrid, Symbol,
};

/// What the metadata of a library says of one of its shaders.
#[derive(Clone, Debug)]
pub struct DescribedEntry {
    /// Its name, as metadata has it.
    pub name: String,
    /// Thread group size; zeros where the stage has none.
    pub threads: [u32; 3],
    /// Least, most and preferred lanes of a wave; zeros where nothing is asked.
    pub wave_size: [u32; 3],
    /// What a node says.
    pub node: Option<DescribedNode>,
}

/// What a node says, with the names that its symbols stand for.
#[derive(Clone, Debug)]
pub struct DescribedNode {
    /// All but the names.
    pub shading: NodeShading,
    /// The name of its array of nodes.
    pub name: String,
    /// The name of the node whose input it shares; empty where it shares none.
    pub share_input_of: String,
    /// By output, the name of the node that it goes to; empty where nothing says so.
    pub outputs: Vec<String>,
}

/// The shaders of a library, in the order of its metadata.
pub(super) fn entries(module: &Module) -> Vec<DescribedEntry> {
    let nodes = Nodes::of(module);
    nodes.named("dx.entryPoints").iter().filter_map(|&entry| entry_of(module, nodes, Some(entry))).collect()
}

fn entry_of(module: &Module, nodes: Nodes<'_>, entry: Node) -> Option<DescribedEntry> {
    let name = nodes.symbol(nodes.part(entry, 1)).filter(|_| nodes.part(entry, 0).is_some())?;
    let text = |symbol: Symbol| module.ctx.name(symbol).to_owned();
    let properties = nodes.part(entry, 4);
    let mut out = DescribedEntry { name: text(name), threads: [0; 3], wave_size: [0; 3], node: None };
    for (tag, value) in nodes.tags(properties) {
        let ints = || [0, 1, 2].map(|at| nodes.int_at(value, at).unwrap_or(0));
        match tag {
            tag::THREADS => out.threads = ints(),
            tag::WAVE_SIZE => out.wave_size = [ints()[0], 0, 0],
            tag::WAVE_RANGE => out.wave_size = ints(),
            tag::STAGE if nodes.int(value).and_then(Stage::from_number) == Some(Stage::Node) => {
                let shading = read(nodes, properties, name)?;
                out.node = Some(DescribedNode {
                    name: text(shading.id.name),
                    share_input_of: shading.share_input_of.map(|id| text(id.name)).unwrap_or_default(),
                    outputs: shading
                        .outputs
                        .iter()
                        .map(|io| io.id.map(|id| text(id.name)).unwrap_or_default())
                        .collect(),
                    shading,
                });
            }
            _ => {}
        }
    }
    Some(out)
}

/// Reads the properties of an entry that is a node; `name` is the function's.
pub(crate) fn read(nodes: Nodes<'_>, properties: Node, name: Symbol) -> Option<NodeShading> {
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
