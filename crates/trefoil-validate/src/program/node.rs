//! What the entry of a node of a work graph says: its launch, its inputs and its outputs.

use super::{Fault, Reader, tag};
use trefoil_dxcontainer::rdat::{Node, NodeIo};

/// Tags of an input or an output.
mod io {
    pub(super) const OUTPUT_ID: i64 = 0;
    pub(super) const FLAGS: i64 = 1;
    pub(super) const RECORD: i64 = 2;
    pub(super) const MAX_RECORDS: i64 = 3;
    pub(super) const SHARES_RECORDS: i64 = 4;
    pub(super) const ARRAY_SIZE: i64 = 5;
    pub(super) const IS_SPARSE: i64 = 6;
}

/// Tags of a record.
mod record {
    pub(super) const SIZE: i64 = 0;
    pub(super) const GRID: i64 = 1;
    pub(super) const ALIGN: i64 = 2;
}

type Part = Option<u32>;

impl Reader<'_> {
    /// The node that an entry's properties make, whose function has that name; none where they have no launch.
    pub(super) fn graph_node(
        &self,
        properties: &[(i64, Part)],
        name: &str,
    ) -> Result<Option<Box<Node>>, Fault> {
        if !properties.iter().any(|(tag, _)| *tag == tag::LAUNCH) {
            return Ok(None);
        }
        let mut node = Node {
            launch: 0,
            is_program_entry: false,
            shared_bytes: 0,
            id: (name.to_owned(), 0),
            threads: [0; 3],
            root_arguments: None,
            share_input_of: None,
            dispatch_grid: [0; 3],
            max_dispatch_grid: [0; 3],
            max_recursion_depth: 0,
            inputs: Vec::new(),
            outputs: Vec::new(),
        };
        let what = "the properties of a node have other values than DXIL's";
        for &(tag, value) in properties {
            let word = || self.word(&[value], 0, what);
            let three = || self.three(value, what);
            match tag {
                tag::LAUNCH => node.launch = word()?,
                tag::PROGRAM_ENTRY => node.is_program_entry = word()? != 0,
                tag::NODE_ID => node.id = self.node_id(value)?,
                tag::THREADS => node.threads = three()?,
                // A number that is negative with a sign is none.
                tag::ROOT_ARGUMENTS => {
                    node.root_arguments = Some(word()?).filter(|&at| at <= i32::MAX as u32)
                }
                tag::SHARED_INPUT => node.share_input_of = Some(self.node_id(value)?),
                tag::GRID => node.dispatch_grid = three()?,
                tag::LARGEST_GRID => node.max_dispatch_grid = three()?,
                tag::RECURSION => node.max_recursion_depth = word()?,
                tag::NODE_INPUTS => node.inputs = self.all_io(value)?,
                tag::NODE_OUTPUTS => node.outputs = self.all_io(value)?,
                _ => {}
            }
        }
        Ok(Some(Box::new(node)))
    }

    fn three(&self, list: Part, what: Fault) -> Result<[u32; 3], Fault> {
        let list = self.node(list, what)?;
        let at = |place| self.word(list, place, what);
        Ok([at(0)?, at(1)?, at(2)?])
    }

    /// A name and an index.
    fn node_id(&self, id: Part) -> Result<(String, u32), Fault> {
        let what = "the id of a node is no name and a number";
        let list = self.node(id, what)?;
        Ok((self.text(list, 0, what)?.to_owned(), self.word(list, 1, what)?))
    }

    fn all_io(&self, list: Part) -> Result<Vec<NodeIo>, Fault> {
        let list = self.node(list, "the inputs or outputs of a node are no list")?;
        list.iter().map(|&part| self.one_io(part)).collect()
    }

    /// Tags with values.
    fn tags(
        &self,
        part: Part,
        what: Fault,
    ) -> Result<impl Iterator<Item = Result<(i64, Part), Fault>>, Fault> {
        let parts = self.node(part, what)?;
        if !parts.len().is_multiple_of(2) {
            return Err(what);
        }
        Ok(parts.chunks_exact(2).map(move |pair| Ok((self.int(pair, 0, what)?, pair[1]))))
    }

    fn one_io(&self, part: Part) -> Result<NodeIo, Fault> {
        let what = "an input or output of a node is no list of tags with values";
        let mut one = NodeIo {
            flags: 0,
            id: None,
            array_size: 0,
            max_records: 0,
            shared_with: None,
            is_sparse: false,
            record: (0, 0),
            grid: None,
        };
        for pair in self.tags(part, what)? {
            let (tag, value) = pair?;
            let word = || self.word(&[value], 0, what);
            match tag {
                io::OUTPUT_ID => one.id = Some(self.node_id(value)?),
                io::FLAGS => one.flags = word()?,
                io::RECORD => self.record(value, &mut one)?,
                io::MAX_RECORDS => one.max_records = word()?,
                io::SHARES_RECORDS => one.shared_with = Some(word()?).filter(|&at| at <= i32::MAX as u32),
                io::ARRAY_SIZE => one.array_size = word()?,
                io::IS_SPARSE => one.is_sparse = word()? != 0,
                _ => return Err("an input or output of a node has an unknown tag"),
            }
        }
        Ok(one)
    }

    fn record(&self, part: Part, of: &mut NodeIo) -> Result<(), Fault> {
        let what = "the record of a node is no list of tags with values";
        for pair in self.tags(part, what)? {
            let (tag, value) = pair?;
            match tag {
                record::SIZE => of.record.0 = self.word(&[value], 0, what)?,
                record::GRID if self.node(value, what)?.len() == 3 => {
                    of.grid = Some(self.three(value, what)?.into());
                }
                record::GRID => return Err(what),
                record::ALIGN => of.record.1 = self.word(&[value], 0, what)?,
                _ => return Err("the record of a node has an unknown tag"),
            }
        }
        Ok(())
    }
}
