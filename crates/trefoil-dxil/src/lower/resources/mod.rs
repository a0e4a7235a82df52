//! Accesses of resources: handles, the addresses that pointers into resources are, and the operations that load, store, sample
//! and count.
//!
//! A handle of the old function is a [`Handle`] here, a pointer an [`address::Address`]: what is known at compile time, and
//! values for the rest. Code for an address is made where it is accessed. Loads and stores of words that lie side by side
//! in a block become one.

pub mod address;
mod buffer;
mod cbuffer;
mod handle;
mod neighbours;
mod passed;
mod ray;
mod texture;

use address::Address;
use trefoil_ir::{HashMap, HashSet, ResourceId, Value};

pub use buffer::atomic_code;
pub use handle::{Handle, cbuffer_size, element_component, stride};
pub(crate) use handle::{properties, stored_component};
pub(crate) use passed::pass_resources_by_address;

/// The handles and addresses that have been met.
#[derive(Default)]
pub(super) struct Resources {
    handles: Vec<Handle>,
    /// Handles that are the same wherever they are made, by resource and index.
    fixed: HashMap<(ResourceId, u64), u32>,
    /// The handles through which a counter is used, once one without a variable is met.
    counted: Option<HashSet<Value>>,
    /// The handles that parameters are, by their numbers.
    params: Vec<(u32, u32)>,
    addresses: Vec<Address>,
    rows: cbuffer::RowCache,
    neighbours: neighbours::Neighbours,
}

impl Resources {
    /// A handle by its number.
    pub(super) fn handle(&self, number: u32) -> &Handle {
        &self.handles[number as usize]
    }

    /// How an address by its number is accessed.
    pub(super) fn kind(&self, address: u32) -> address::Kind {
        self.addresses[address as usize].kind
    }

    /// Forgets what holds within a block.
    pub(super) fn enter_block(&mut self) {
        self.rows.clear();
        self.neighbours.clear();
    }
}
