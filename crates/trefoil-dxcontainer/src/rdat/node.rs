//! The tables of the nodes of work graphs: each node with its attributes, its inputs and its outputs.
//!
//! A row stands once in its table, wherever it is needed again; a row names others by their places, and lists of them as lists
//! of indices.

use super::{Indices, Strings, table};
use crate::bytes::Put;
use std::collections::BTreeMap;

/// A node of a work graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The number of the launch.
    pub launch: u32,
    /// Whether it starts a program.
    pub is_program_entry: bool,
    /// The bytes of the group's memory that it uses.
    pub shared_bytes: u32,
    /// Its name and index.
    pub id: (String, u32),
    /// The threads of a group.
    pub threads: [u32; 3],
    /// The place of its local root arguments.
    pub root_arguments: Option<u32>,
    /// The node whose input it shares.
    pub share_input_of: Option<(String, u32)>,
    /// The groups of a launch; zeros where not said.
    pub dispatch_grid: [u32; 3],
    /// The most groups of a launch; zeros where not said.
    pub max_dispatch_grid: [u32; 3],
    /// How often it may launch itself.
    pub max_recursion_depth: u32,
    /// What comes in.
    pub inputs: Vec<NodeIo>,
    /// What goes out.
    pub outputs: Vec<NodeIo>,
}

/// An input or output of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeIo {
    /// What it is.
    pub flags: u32,
    /// Of an output, the node that it goes to.
    pub id: Option<(String, u32)>,
    /// The length of an array of outputs; 0 where not said.
    pub array_size: u32,
    /// The most records; 0 where not said.
    pub max_records: u32,
    /// The output that it shares that number with.
    pub shared_with: Option<u32>,
    /// Whether nodes of the array may be missing.
    pub is_sparse: bool,
    /// Bytes of a record, and their alignment; zeros where records are empty.
    pub record: (u32, u32),
    /// The field of a record that says how many groups are launched: place, component, count.
    pub grid: Option<(u32, u32, u32)>,
}

/// The tables, each with the number of its kind, in the order in which they are written.
pub(super) struct Tables {
    ids: Rows<2>,
    attributes: Rows<2>,
    io_attributes: Rows<2>,
    io: Rows<2>,
    nodes: Rows<5>,
}

/// A table of rows of `N` words, each of which stands once.
struct Rows<const N: usize> {
    kind: u32,
    rows: Vec<[u32; N]>,
    known: BTreeMap<[u32; N], u32>,
}

impl<const N: usize> Rows<N> {
    fn new(kind: u32) -> Self {
        Self { kind, rows: Vec::new(), known: BTreeMap::new() }
    }

    /// The place of a row.
    fn at(&mut self, row: [u32; N]) -> u32 {
        let next = self.rows.len() as u32;
        *self.known.entry(row).or_insert_with(|| {
            self.rows.push(row);
            next
        })
    }

    fn part(&self) -> Option<(u32, Vec<u8>)> {
        if self.rows.is_empty() {
            return None;
        }
        let mut table = table(self.rows.len(), 4 * N as u32);
        self.rows.as_flattened().iter().for_each(|&word| table.put_u32(word));
        Some((self.kind, table))
    }
}

impl Tables {
    pub(super) fn new() -> Self {
        let [ids, io_attributes, attributes, io] = [7, 8, 9, 10].map(Rows::new);
        Self { ids, attributes, io_attributes, io, nodes: Rows::new(11) }
    }

    /// The place of a node.
    pub(super) fn node<'a>(
        &mut self,
        node: &'a Node,
        strings: &mut Strings<'a>,
        indices: &mut Indices,
    ) -> u32 {
        let mut own = Vec::new();
        let id = self.id(&node.id, strings);
        own.push(self.attributes.at([1, id]));
        own.push(self.attributes.at([2, indices.list_at(&node.threads)]));
        own.extend(node.root_arguments.map(|index| self.attributes.at([6, index])));
        if let Some(shared) = &node.share_input_of {
            let id = self.id(shared, strings);
            own.push(self.attributes.at([3, id]));
        }
        if node.dispatch_grid != [0; 3] {
            own.push(self.attributes.at([4, indices.list_at(&node.dispatch_grid)]));
        }
        if node.max_recursion_depth != 0 {
            own.push(self.attributes.at([5, node.max_recursion_depth]));
        }
        if node.max_dispatch_grid != [0; 3] {
            own.push(self.attributes.at([7, indices.list_at(&node.max_dispatch_grid)]));
        }
        let own = indices.list_at(&own);
        let inputs = self.all_io(&node.inputs, strings, indices);
        let outputs = self.all_io(&node.outputs, strings, indices);
        self.nodes.at([node.launch, node.shared_bytes, own, outputs, inputs])
    }

    fn id<'a>(&mut self, (name, index): &'a (String, u32), strings: &mut Strings<'a>) -> u32 {
        self.ids.at([strings.at(name), *index])
    }

    fn all_io<'a>(&mut self, all: &'a [NodeIo], strings: &mut Strings<'a>, indices: &mut Indices) -> u32 {
        let rows: Vec<u32> = all.iter().map(|io| self.one_io(io, strings, indices)).collect();
        indices.list_at(&rows)
    }

    fn one_io<'a>(&mut self, io: &'a NodeIo, strings: &mut Strings<'a>, indices: &mut Indices) -> u32 {
        let mut own = Vec::new();
        if let Some(id) = &io.id {
            let id = self.id(id, strings);
            own.extend([[1, id], [6, io.array_size]]);
        }
        if io.max_records != 0 {
            own.push([2, io.max_records]);
        } else if let Some(shared) = io.shared_with {
            own.push([3, shared]);
        }
        if io.is_sparse {
            own.push([7, 1]);
        }
        let (size, align) = io.record;
        if size != 0 {
            own.push([4, size]);
            let grid =
                io.grid.map(|(offset, component, count)| offset & 0xffff | (component << 2 | count) << 16);
            own.extend(grid.map(|grid| [5, grid]));
            own.push([8, align]);
        }
        let own: Vec<u32> = own.into_iter().map(|row| self.io_attributes.at(row)).collect();
        self.io.at([io.flags, indices.list_at(&own)])
    }

    /// The tables that have rows.
    pub(super) fn parts(&self) -> impl Iterator<Item = (u32, Vec<u8>)> {
        [
            self.ids.part(),
            self.attributes.part(),
            self.io_attributes.part(),
            self.io.part(),
            self.nodes.part(),
        ]
        .into_iter()
        .flatten()
    }
}
