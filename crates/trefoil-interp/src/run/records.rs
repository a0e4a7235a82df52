//! The records of a group of a node: whose they are, and where they lie.

use crate::program::Image;
use std::collections::BTreeMap;

/// Who makes records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Maker {
    /// A thread, by its number in the group.
    Thread(u32),
    /// The group, all of whose waves make them together.
    Group,
}

/// Records that lie one after the other.
#[derive(Debug)]
pub(super) struct Records {
    /// The output that they are made for: its number, and its place in an array. None are the input's.
    pub(super) output: Option<(u32, u32)>,
    pub(super) maker: Maker,
    /// How many times the maker has made records of the output before.
    pub(super) turn: u32,
    /// Their first byte, once their size is known.
    pub(super) first: u32,
    /// Bytes of one.
    pub(super) size: Option<u32>,
    pub(super) count: u32,
    /// Whether they have been given away.
    pub(super) complete: bool,
}

/// The records of a group. Handles of records count from 1 on.
#[derive(Debug, Default)]
pub(super) struct Nodes {
    pub(super) all: Vec<Records>,
    pub(super) input: Option<u32>,
    /// How many times each wave, or thread, has made records of an output.
    pub(super) turns: BTreeMap<(u32, Maker, (u32, u32)), u32>,
    /// The handles of what the group makes.
    pub(super) shared: BTreeMap<((u32, u32), u32), u32>,
    pub(super) memory: Image,
}
