//! The metadata of bitcode as read, walked as that of the IR is.

use super::nodes::{MOST_INTS, Tree};
use crate::read::model::{Constant, Kind, Meta, Module, Ty, Value};

/// The metadata of a module of bitcode.
#[derive(Clone, Copy)]
pub(crate) struct BitcodeNodes<'a> {
    module: &'a Module,
}

impl<'a> BitcodeNodes<'a> {
    /// Those of a module.
    pub(crate) fn of(module: &'a Module) -> BitcodeNodes<'a> {
        BitcodeNodes { module }
    }

    fn constant(&self, node: Option<u32>) -> Option<(u32, &'a Constant)> {
        let &Meta::Value { value } = self.module.metadata.get(node? as usize)? else { return None };
        match self.module.value(None, value)? {
            Value { ty, kind: Kind::Constant(constant) } => Some((*ty, constant)),
            _ => None,
        }
    }

    /// A constant as an integer of its type, without a sign.
    fn integer(&self, ty: u32, constant: &Constant) -> Option<u64> {
        let &Ty::Int(bits) = self.module.ty(ty) else { return None };
        match constant {
            Constant::Int(value) => Some(cut(*value as u64, bits)),
            Constant::Null => Some(0),
            _ => None,
        }
    }
}

/// A number in the bits of a type.
fn cut(value: u64, bits: u32) -> u64 {
    if bits >= 64 { value } else { value & ((1 << bits) - 1) }
}

impl<'a> Tree<'a> for BitcodeNodes<'a> {
    type Node = Option<u32>;

    fn first(&self, name: &str) -> Option<u32> {
        self.module.named_node(name)
    }

    fn is_there(&self, node: Option<u32>) -> bool {
        node.is_some()
    }

    fn count(&self, node: Option<u32>) -> usize {
        self.module.node(node).len()
    }

    fn part(&self, node: Option<u32>, index: usize) -> Option<u32> {
        self.module.node(node).get(index).copied().flatten()
    }

    fn long(&self, node: Option<u32>) -> Option<u64> {
        let (ty, constant) = self.constant(node)?;
        self.integer(ty, constant)
    }

    fn text(&self, node: Option<u32>) -> Option<&'a str> {
        match self.module.metadata.get(node? as usize)? {
            &Meta::Text(text) => Some(self.module.text(text)),
            _ => None,
        }
    }

    fn ints(&self, node: Option<u32>) -> Vec<u32> {
        let Some((ty, constant)) = self.constant(node) else {
            return self.module.node(node).iter().filter_map(|&part| self.int(part)).collect();
        };
        let (Ty::Array { len, elem } | Ty::Vector { len, elem }) = *self.module.ty(ty) else {
            return Vec::new();
        };
        let numbers = |number: u64| match self.module.ty(elem) {
            Ty::Int(bits) => cut(number, *bits) as u32,
            _ => 0,
        };
        match constant {
            Constant::Data(data) => data.iter().map(|&number| numbers(number)).collect(),
            Constant::Text(bytes) => bytes.iter().map(|&byte| numbers(u64::from(byte))).collect(),
            Constant::Aggregate(parts) => {
                let part = |&id: &u32| match self.module.value(None, id) {
                    Some(Value { ty, kind: Kind::Constant(constant) }) => {
                        self.integer(*ty, constant).unwrap_or(0) as u32
                    }
                    _ => 0,
                };
                parts.iter().map(part).collect()
            }
            // All zero.
            _ => vec![0; len.min(u64::from(MOST_INTS)) as usize],
        }
    }
}
