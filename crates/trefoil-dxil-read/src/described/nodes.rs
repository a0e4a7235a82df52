//! Walking a module's metadata: what is not there, or of another form, reads as nothing.

use trefoil_ir::{ConstId, ConstKind, FuncId, Metadata, MetadataId, Module, Symbol, Type, TypeId};

/// No array of integers is longer: how the outputs of a stage depend on its inputs takes the most.
pub(super) const MOST_INTS: u32 = 1 << 16;

/// Metadata as it is walked: of the IR, or of bitcode as read.
pub(crate) trait Tree<'a> {
    /// A node, or none.
    type Node: Copy;

    /// The first node of a named list.
    fn first(&self, name: &str) -> Self::Node;
    /// Whether there is a node.
    fn is_there(&self, node: Self::Node) -> bool;
    /// How many parts a node has.
    fn count(&self, node: Self::Node) -> usize;
    /// One part of a node.
    fn part(&self, node: Self::Node, index: usize) -> Self::Node;
    /// An integer.
    fn long(&self, node: Self::Node) -> Option<u64>;
    /// A string.
    fn text(&self, node: Self::Node) -> Option<&'a str>;
    /// The integers in a constant array, or in a node of integers.
    fn ints(&self, node: Self::Node) -> Vec<u32>;

    /// An integer of 32 bits.
    fn int(&self, node: Self::Node) -> Option<u32> {
        self.long(node).map(|value| value as u32)
    }

    /// An integer in a node.
    fn int_at(&self, node: Self::Node, index: usize) -> Option<u32> {
        self.int(self.part(node, index))
    }

    /// The pairs of a list of tags and what they tag.
    fn tags(&self, node: Self::Node) -> impl Iterator<Item = (u32, Self::Node)> {
        let pairs = self.count(node) / 2;
        (0..pairs).filter_map(move |at| Some((self.int_at(node, 2 * at)?, self.part(node, 2 * at + 1))))
    }
}

/// A node, or none.
pub(crate) type Node = Option<MetadataId>;

/// The metadata of a module.
#[derive(Clone, Copy)]
pub(crate) struct Nodes<'a> {
    module: &'a Module,
}

impl<'a> Nodes<'a> {
    /// Those of a module.
    pub(crate) fn of(module: &'a Module) -> Nodes<'a> {
        Nodes { module }
    }

    /// The nodes of a named list.
    pub(crate) fn named(&self, name: &str) -> &'a [MetadataId] {
        let found = self.module.named_metadata.iter().find(|(n, _)| self.module.ctx.name(*n) == name);
        found.map_or(&[], |(_, nodes)| nodes)
    }

    /// A node's parts.
    pub(crate) fn parts(&self, node: Node) -> &'a [Node] {
        match node.and_then(|id| self.module.ctx.metadata.get(id)) {
            Some(Metadata::Node(parts) | Metadata::Distinct(parts)) => self.module.ctx.parts(*parts),
            _ => &[],
        }
    }

    fn constant(&self, node: Node) -> Option<ConstId> {
        match self.module.ctx.metadata.get(node?)? {
            Metadata::Value(value) => value.as_const(),
            _ => None,
        }
    }

    /// A string, as it is interned.
    pub(crate) fn symbol(&self, node: Node) -> Option<Symbol> {
        match self.module.ctx.metadata.get(node?)? {
            Metadata::String(text) => Some(*text),
            _ => None,
        }
    }

    /// A function.
    pub(crate) fn function(&self, node: Node) -> Option<FuncId> {
        match self.module.ctx.metadata.get(node?)? {
            Metadata::Value(value) => value.as_func(),
            _ => None,
        }
    }

    /// The type of an undefined value, or what an undefined address would point to.
    pub(crate) fn ty(&self, node: Node) -> Option<TypeId> {
        match self.module.ctx.metadata.get(node?)? {
            Metadata::TypeUndef(ty) | Metadata::AddressAs(_, ty) => Some(*ty),
            Metadata::Value(value) => match value.as_global() {
                // A library's variable, whose type is that of the resource where no handle stands for it.
                Some(global) => Some(self.module.ctx.globals[global].ty),
                None => Some(self.module.ctx.consts.get(value.as_const()?).ty),
            },
            _ => None,
        }
    }
}

impl<'a> Tree<'a> for Nodes<'a> {
    type Node = Node;

    fn first(&self, name: &str) -> Node {
        self.named(name).first().copied()
    }

    fn is_there(&self, node: Node) -> bool {
        node.is_some()
    }

    fn count(&self, node: Node) -> usize {
        self.parts(node).len()
    }

    fn part(&self, node: Node, index: usize) -> Node {
        self.parts(node).get(index).copied().flatten()
    }

    fn long(&self, node: Node) -> Option<u64> {
        self.module.ctx.consts.as_int(self.constant(node)?)
    }

    fn text(&self, node: Node) -> Option<&'a str> {
        match self.module.ctx.metadata.get(node?)? {
            Metadata::String(text) => Some(self.module.ctx.name(*text)),
            _ => None,
        }
    }

    fn ints(&self, node: Node) -> Vec<u32> {
        let Some(constant) = self.constant(node) else {
            return self.parts(node).iter().filter_map(|&part| self.int(part)).collect();
        };
        let ctx = &self.module.ctx;
        let constant = ctx.consts.get(constant);
        match &constant.kind {
            ConstKind::Aggregate(parts) => {
                parts.iter().map(|&part| ctx.consts.as_int(part).unwrap_or(0) as u32).collect()
            }
            // All zero.
            _ => match *ctx.types.get(constant.ty) {
                Type::Array { len, .. } | Type::Vector { len, .. } => vec![0; len.min(MOST_INTS) as usize],
                _ => Vec::new(),
            },
        }
    }
}
