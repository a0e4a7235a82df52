//! What stands for a tree: instructions that are yet to be made.

use smallvec::SmallVec;
use trefoil_ir::{Flags, Opcode, TypeId, Value};

/// An operand of an instruction that is yet to be made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Part {
    /// A value that there is.
    Known(Value),
    /// The result of the recipe's instruction of that number.
    Made(usize),
}

/// An instruction that is yet to be made.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub op: Opcode,
    pub ty: TypeId,
    pub data: u32,
    pub flags: Flags,
    pub parts: SmallVec<[Part; 3]>,
}

/// Instructions in their order, the last of which gives the result unless there is none.
#[derive(Clone, Debug)]
pub(super) struct Recipe {
    pub nodes: SmallVec<[Node; 6]>,
    pub result: Part,
    ty: TypeId,
    flags: Flags,
}

impl Recipe {
    /// No instructions yet; those to come are of a type and have flags, unless they say otherwise.
    pub(super) fn new(ty: TypeId, flags: Flags, result: Value) -> Self {
        Self { nodes: SmallVec::new(), result: Part::Known(result), ty, flags }
    }

    pub(super) fn ty(&self) -> TypeId {
        self.ty
    }

    /// Adds an operation of the recipe's type; gives its result.
    pub(super) fn binary(&mut self, op: Opcode, a: Part, b: Part) -> Part {
        let node = Node { op, ty: self.ty, data: 0, flags: self.flags, parts: SmallVec::from_slice(&[a, b]) };
        self.push(node)
    }

    /// Adds an instruction; gives its result.
    pub(super) fn push(&mut self, node: Node) -> Part {
        self.nodes.push(node);
        self.result = Part::Made(self.nodes.len() - 1);
        self.result
    }

    /// How many instructions it is, where a product that is added to something is none of its own if `fuses`.
    pub(super) fn cost(&self, fuses: bool) -> u32 {
        let is_product = |part: Part| match part {
            Part::Made(n) => self.nodes[n].op == Opcode::FMul,
            Part::Known(_) => false,
        };
        let by_constant = |part: Part| match part {
            Part::Made(n) => matches!(self.nodes[n].parts[1], Part::Known(v) if v.as_const().is_some()),
            Part::Known(_) => false,
        };
        let fused = |node: &&Node| match (node.op, &*node.parts) {
            (Opcode::FAdd, &[a, b]) => is_product(a) || is_product(b),
            (Opcode::FSub, &[_, b]) => is_product(b) && by_constant(b),
            _ => false,
        };
        let saved = if fuses { self.nodes.iter().filter(fused).count() } else { 0 };
        (self.nodes.len() - saved) as u32
    }
}
