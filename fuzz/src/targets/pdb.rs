//! PDB files, and containers with debug information: any bytes tell of their source or are refused.

use super::{Input, Target};
use crate::broken::{Binary, binary};
use crate::random::Random;
use crate::seeds::debug_files;
use trefoil::DebugSource;

/// Files of both kinds.
pub(super) struct Pdb(Vec<Binary>);

impl Pdb {
    /// With files made of the tests' shaders.
    pub(super) fn new() -> Pdb {
        Pdb(debug_files().into_iter().map(|bytes| Binary { range: 0..bytes.len(), bytes }).collect())
    }
}

impl Target for Pdb {
    fn extension(&self) -> &'static str {
        "pdb"
    }

    fn input(&self, random: &mut Random) -> Input {
        Input { head: String::new(), bytes: binary(&self.0, random) }
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        let Ok(told) = DebugSource::read(&input.bytes) else { return Ok(false) };
        let text: usize = told.files.iter().map(|(_, text)| text.len()).sum();
        // zlib makes no more of a byte than this.
        let most = 1100 * input.bytes.len();
        if text > most { Err(format!("{text} bytes of text of {}", input.bytes.len())) } else { Ok(true) }
    }
}
