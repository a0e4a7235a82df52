//! What a compile gives.

use crate::Diagnostics;

/// What came out.
#[derive(Clone, Debug)]
pub struct Artifact {
    /// The bytes: a container, a SPIR-V module in little endian, or text.
    pub bytes: Vec<u8>,
    /// Warnings; no errors.
    pub warnings: Diagnostics,
}
