//! What a compile gives.

use crate::Diagnostics;
use trefoil_dxil::Pdb;

/// What came out.
#[derive(Clone, Debug)]
pub struct Artifact {
    /// The bytes: a container, a SPIR-V module in little endian, or text.
    pub bytes: Vec<u8>,
    /// Warnings; no errors.
    pub warnings: Diagnostics,
    /// The PDB file, where debug information is asked for.
    pub pdb: Option<Pdb>,
}

/// Text that is made of a source without a compile.
#[derive(Clone, Debug)]
pub struct Listing {
    /// The text.
    pub text: String,
    /// Warnings; no errors.
    pub warnings: Diagnostics,
}

/// What a target makes of a module.
pub(crate) struct Made {
    pub(crate) bytes: Vec<u8>,
    pub(crate) pdb: Option<Pdb>,
}

impl From<Vec<u8>> for Made {
    fn from(bytes: Vec<u8>) -> Self {
        Made { bytes, pdb: None }
    }
}

impl Artifact {
    /// Without a PDB file.
    pub(crate) fn plain(bytes: Vec<u8>, warnings: Diagnostics) -> Self {
        Artifact { bytes, warnings, pdb: None }
    }
}
