//! What is asked of a farm.

use crate::address::Address;

/// What is asked of a farm.
#[derive(Clone, Debug)]
pub struct FarmOptions {
    /// Where the server is.
    pub address: Address,
    /// The name of the instance; empty for the server's own.
    pub instance: String,
    /// Headers of every call.
    pub headers: Vec<(String, String)>,
    /// The certificates of who signs the server's, in PEM; the system's where there are none.
    pub ca: Option<Vec<u8>>,
    /// Properties of the machines that can run the program.
    pub properties: Vec<(String, String)>,
    /// The bytes of the program `trefoil` that works on batches.
    pub program: Vec<u8>,
    /// How many batches may be under way at once.
    pub parallel: usize,
    /// How many permutations a batch has; by itself, what the time of a sample says.
    pub batch: Option<usize>,
}
