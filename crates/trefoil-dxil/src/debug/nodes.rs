//! The metadata nodes of debug information, numbered after the module's own, each as the record that bitcode has it as.
//!
//! Nodes that are the same are one node, but for those that LLVM keeps distinct.

use crate::bitcode::codes::metadata as code;
use smallvec::SmallVec;
use trefoil_ir::{BlockId, FuncId, HashMap, InstId, SideMap, Value};

/// The number of a node.
pub(crate) type NodeId = u32;
/// The operands of a record.
pub(crate) type Operands = SmallVec<[u64; 20]>;

/// A node.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    /// A string.
    Text(String),
    /// A constant or a function.
    Value(Value),
    /// Any other: the code of its record, and the operands.
    Record(u32, Operands),
}

/// Where an instruction comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub line: u32,
    pub column: u32,
    /// The node of the scope.
    pub scope: NodeId,
    /// The node of the place that it was inlined at.
    pub inlined: Option<NodeId>,
}

/// A call that says what a variable holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ValueCall {
    /// Before which instruction of its block it stands, by position.
    pub position: usize,
    /// What the variable holds, or where it lies.
    pub value: Value,
    /// Whether it says where the variable lies.
    pub is_address: bool,
    /// The nodes of the variable and of the part of it.
    pub variable: NodeId,
    pub part: NodeId,
    pub place: Place,
}

/// What is told of a function with a body.
#[derive(Clone, Debug)]
pub(crate) struct FunctionNodes {
    /// Where its instructions come from.
    pub places: SideMap<InstId, Option<Place>>,
    /// What variables hold, by block, in order.
    pub values: SideMap<BlockId, Vec<ValueCall>>,
    /// Whether there are any.
    pub has_values: bool,
}

/// All that debug information adds to a module.
#[derive(Debug)]
pub(crate) struct Nodes {
    /// The number of the first node.
    first: NodeId,
    list: Vec<Node>,
    texts: HashMap<String, NodeId>,
    values: HashMap<Value, NodeId>,
    records: HashMap<(u32, Operands), NodeId>,
    /// Named lists of nodes.
    pub named: Vec<(&'static str, Vec<NodeId>)>,
    /// What is told of the functions with bodies.
    pub functions: HashMap<FuncId, FunctionNodes>,
    /// The declarations of `llvm.dbg.value` and `llvm.dbg.declare`.
    pub callees: Option<[FuncId; 2]>,
}

/// A node that may be missing, as an operand.
pub(crate) fn or_none(node: Option<NodeId>) -> u64 {
    node.map_or(0, |node| u64::from(node) + 1)
}

impl Nodes {
    /// None yet, after as many nodes of the module's own.
    pub(crate) fn after(count: usize) -> Self {
        Self {
            first: count as NodeId,
            list: Vec::new(),
            texts: HashMap::default(),
            values: HashMap::default(),
            records: HashMap::default(),
            named: Vec::new(),
            functions: HashMap::default(),
            callees: None,
        }
    }

    /// All nodes in the order of their numbers.
    pub(crate) fn list(&self) -> &[Node] {
        &self.list
    }

    /// The number that the next node gets.
    pub(crate) fn next(&self) -> NodeId {
        self.first + self.list.len() as NodeId
    }

    fn push(&mut self, node: Node) -> NodeId {
        let id = self.next();
        self.list.push(node);
        id
    }

    /// A string.
    pub(crate) fn text(&mut self, text: &str) -> NodeId {
        if let Some(&known) = self.texts.get(text) {
            return known;
        }
        let id = self.push(Node::Text(text.to_owned()));
        self.texts.insert(text.to_owned(), id);
        id
    }

    /// A string, as an operand that is missing where it is empty.
    pub(crate) fn text_or_none(&mut self, text: &str) -> u64 {
        if text.is_empty() { 0 } else { or_none(Some(self.text(text))) }
    }

    /// A constant or a function.
    pub(crate) fn value(&mut self, value: Value) -> NodeId {
        if let Some(&known) = self.values.get(&value) {
            return known;
        }
        let id = self.push(Node::Value(value));
        self.values.insert(value, id);
        id
    }

    /// The node of a constant or a function, where it has one.
    pub(crate) fn known_value(&self, value: Value) -> Option<NodeId> {
        self.values.get(&value).copied()
    }

    /// A node that is the same as every other with these operands; the first is added here.
    pub(crate) fn uniqued(&mut self, code: u32, operands: &[u64]) -> NodeId {
        let key = (code, std::iter::once(0).chain(operands.iter().copied()).collect::<Operands>());
        if let Some(&known) = self.records.get(&key) {
            return known;
        }
        let id = self.push(Node::Record(key.0, key.1.clone()));
        self.records.insert(key, id);
        id
    }

    /// A node that is like no other.
    pub(crate) fn distinct(&mut self, code: u32, operands: &[u64]) -> NodeId {
        let operands = std::iter::once(1).chain(operands.iter().copied()).collect();
        self.push(Node::Record(code, operands))
    }

    /// The number of a node whose operands are known later. Strings among those must be there before: readers want them so.
    pub(crate) fn reserve(&mut self) -> NodeId {
        self.push(Node::Record(code::NODE, Operands::new()))
    }

    /// Gives a reserved node what it is.
    pub(crate) fn fill(&mut self, id: NodeId, code: u32, operands: &[u64]) {
        let operands = std::iter::once(0).chain(operands.iter().copied()).collect();
        self.list[(id - self.first) as usize] = Node::Record(code, operands);
    }

    /// As [`fill`](Self::fill), with a node that is like no other.
    pub(crate) fn fill_distinct(&mut self, id: NodeId, code: u32, operands: &[u64]) {
        let operands = std::iter::once(1).chain(operands.iter().copied()).collect();
        self.list[(id - self.first) as usize] = Node::Record(code, operands);
    }

    /// A list of nodes.
    pub(crate) fn tuple(&mut self, parts: &[NodeId]) -> NodeId {
        self.tuple_of(&parts.iter().map(|&part| Some(part)).collect::<SmallVec<[_; 8]>>())
    }

    /// A list of nodes, some of which may be missing.
    pub(crate) fn tuple_of(&mut self, parts: &[Option<NodeId>]) -> NodeId {
        let key = (code::NODE, parts.iter().map(|&part| or_none(part)).collect::<Operands>());
        if let Some(&known) = self.records.get(&key) {
            return known;
        }
        let id = self.push(Node::Record(key.0, key.1.clone()));
        self.records.insert(key, id);
        id
    }
}
