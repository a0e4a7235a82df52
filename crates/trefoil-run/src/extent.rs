//! The extent of an execution.

use crate::error::{Error, Result};
use crate::value;

/// The extent of an execution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Thread groups in x, y and z.
    Groups([u32; 3]),
    /// The pixels of a rectangle, by width and height.
    Pixels([u32; 2]),
    /// A number of vertices.
    Vertices(u32),
}

impl std::str::FromStr for Extent {
    type Err = Error;

    /// Thread groups: `4`, `8,8,1`, `16x16`.
    fn from_str(text: &str) -> Result<Extent> {
        let extent = value::extent(text)?;
        let part = |at: usize| u32::try_from(extent.get(at).copied().unwrap_or(1)).unwrap_or(u32::MAX);
        Ok(Extent::Groups([part(0), part(1), part(2)]))
    }
}
