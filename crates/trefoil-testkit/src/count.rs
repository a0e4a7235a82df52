//! How many instructions an artifact has within its functions, counted in listings that others print.

pub mod beside;

use crate::dxc::Microsoft;
use crate::ours::Target;
use crate::spirv;
use crate::vkd3d::{self, Form};

/// The instructions of what was made for a target: DXIL as DXC prints it, DXBC as vkd3d does, SPIR-V by its words.
pub fn instructions(microsoft: &Microsoft, made: &[u8], target: Target) -> usize {
    match target {
        Target::Spirv => spirv::body_size(made),
        Target::Dxil => {
            let listing = microsoft.disassemble(made).unwrap_or_default();
            let mut inside = false;
            let counts = |line: &&str| {
                inside = (inside || line.starts_with("define ")) && !line.starts_with('}');
                inside && line.starts_with("  ")
            };
            listing.lines().filter(counts).count()
        }
        Target::Dxbc => {
            let listing = vkd3d::disassemble(made, Form::Dxbc).unwrap_or_default();
            listing.lines().skip(1).filter(|line| !line.trim().is_empty() && !line.contains("dcl_")).count()
        }
    }
}
