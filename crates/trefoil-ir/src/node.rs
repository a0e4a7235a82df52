//! Nodes of work graphs: what an entry says of its launch, its inputs and its outputs.

use crate::resource::ComponentType;
use crate::symbol::Symbol;
use trefoil_facts::{NodeFlags, NodeLaunch};

/// The name of a node: an array of nodes, and the place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeId {
    /// The name of the array.
    pub name: Symbol,
    /// The place.
    pub index: u32,
}

/// What only the entry of a node says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeShading {
    /// `[NodeLaunch("…")]`
    pub launch: NodeLaunch,
    /// `[NodeIsProgramEntry]`
    pub is_program_entry: bool,
    /// `[NodeID("…", n)]`, or the function's name.
    pub id: NodeId,
    /// `[NodeLocalRootArgumentsTableIndex(n)]`
    pub root_arguments: Option<u32>,
    /// `[NodeShareInputOf("…", n)]`
    pub share_input_of: Option<NodeId>,
    /// `[NodeDispatchGrid(x, y, z)]`; zeros where not said.
    pub dispatch_grid: [u32; 3],
    /// `[NodeMaxDispatchGrid(x, y, z)]`; zeros where not said.
    pub max_dispatch_grid: [u32; 3],
    /// `[NodeMaxRecursionDepth(n)]`; 0 where not said.
    pub max_recursion_depth: u32,
    /// What comes in: at most one, in a valid shader.
    pub inputs: Vec<NodeIo>,
    /// What goes out.
    pub outputs: Vec<NodeIo>,
}

/// An input or output of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeIo {
    /// What it is.
    pub flags: NodeFlags,
    /// Its records; none where they are empty.
    pub record: Option<NodeRecord>,
    /// `[MaxRecords(n)]`; 0 where not said.
    pub max_records: u32,
    /// `[MaxRecordsSharedWith(output)]`: the number of that output.
    pub shared_with: Option<u32>,
    /// `[NodeArraySize(n)]`; 0 where not said, the greatest number where unbounded.
    pub array_size: u32,
    /// `[AllowSparseNodes]`, `[UnboundedSparseNodes]`
    pub is_sparse: bool,
    /// Of an output, the node that it goes to.
    pub id: Option<NodeId>,
}

/// The records of an input or output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeRecord {
    /// Bytes of a record.
    pub size: u32,
    /// Its alignment.
    pub align: u32,
    /// The field with `SV_DispatchGrid`.
    pub grid: Option<RecordGrid>,
}

/// The field of a record that says how many groups are launched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordGrid {
    /// Its place in the record, in bytes.
    pub offset: u32,
    /// Its numbers: unsigned, of 16 or 32 bits.
    pub component: ComponentType,
    /// How many it has, 1 to 3.
    pub count: u32,
}

/// The numbers of a node, and of each of its inputs and outputs.
const NUMBERS: usize = 16;
const NUMBERS_OF_IO: usize = 12;

impl NodeShading {
    /// The structure as numbers and names, for text.
    pub fn parts(&self) -> (Vec<u32>, Vec<Symbol>) {
        let mut numbers = vec![self.launch as u32, u32::from(self.is_program_entry), self.id.index];
        let optional = |number: Option<u32>| [u32::from(number.is_some()), number.unwrap_or(0)];
        numbers.extend(optional(self.root_arguments));
        numbers.extend(optional(self.share_input_of.map(|id| id.index)));
        numbers.extend(self.dispatch_grid);
        numbers.extend(self.max_dispatch_grid);
        numbers.extend([self.max_recursion_depth, self.inputs.len() as u32]);
        numbers.push(self.outputs.len() as u32);
        let mut names = vec![self.id.name];
        names.extend(self.share_input_of.map(|id| id.name));
        for io in self.inputs.iter().chain(&self.outputs) {
            numbers.extend([io.flags.0, io.max_records, u32::from(io.is_sparse), io.array_size]);
            numbers.push(io.shared_with.map_or(0, |n| n.wrapping_add(1)));
            numbers.extend(optional(io.id.map(|id| id.index)));
            let record = io.record.unwrap_or(NodeRecord { size: 0, align: 0, grid: None });
            let grid = record.grid.map_or([0; 3], |g| [g.offset, g.component.number(), g.count]);
            numbers.extend([record.size, record.align]);
            numbers.extend(grid);
            names.extend(io.id.map(|id| id.name));
        }
        (numbers, names)
    }

    /// The structure of its parts; `None` where they are no node's.
    pub fn from_parts(numbers: &[u32], names: &[Symbol]) -> Option<Self> {
        let (own, rest) = numbers.split_first_chunk::<NUMBERS>()?;
        let &[launch, entry, index, has_root, root, shares, shared, dx, dy, dz, mx, my, mz, depth, ins, outs] =
            own;
        let mut names = names.iter().copied();
        let id = NodeId { name: names.next()?, index };
        let share_input_of = match shares {
            0 => None,
            _ => Some(NodeId { name: names.next()?, index: shared }),
        };
        let (all, []) = rest.as_chunks::<NUMBERS_OF_IO>() else { return None };
        if all.len() as u64 != u64::from(ins) + u64::from(outs) {
            return None;
        }
        let all: Option<Vec<NodeIo>> = all.iter().map(|io| NodeIo::from_numbers(io, &mut names)).collect();
        let mut inputs = all?;
        let outputs = inputs.split_off(ins as usize);
        Some(Self {
            launch: NodeLaunch::from_number(launch)?,
            is_program_entry: entry != 0,
            id,
            root_arguments: (has_root != 0).then_some(root),
            share_input_of,
            dispatch_grid: [dx, dy, dz],
            max_dispatch_grid: [mx, my, mz],
            max_recursion_depth: depth,
            inputs,
            outputs,
        })
    }
}

impl NodeIo {
    fn from_numbers(
        numbers: &[u32; NUMBERS_OF_IO],
        names: &mut impl Iterator<Item = Symbol>,
    ) -> Option<Self> {
        let &[
            flags,
            max_records,
            sparse,
            array_size,
            shared,
            has_id,
            index,
            size,
            align,
            offset,
            part,
            count,
        ] = numbers;
        let grid = match count {
            0 => None,
            1..=3 => Some(RecordGrid { offset, component: ComponentType::from_number(part)?, count }),
            _ => return None,
        };
        let id = match has_id {
            0 => None,
            _ => Some(NodeId { name: names.next()?, index }),
        };
        Some(Self {
            flags: NodeFlags(flags),
            record: (size != 0).then_some(NodeRecord { size, align, grid }),
            max_records,
            shared_with: shared.checked_sub(1),
            array_size,
            is_sparse: sparse != 0,
            id,
        })
    }
}
