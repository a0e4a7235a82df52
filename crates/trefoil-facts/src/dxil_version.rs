//! Versions of DXIL.

use std::fmt;

/// A version of DXIL; shader model 6.`minor` goes with 1.`minor`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DxilVersion {
    /// The number before the point.
    pub major: u8,
    /// The number after the point.
    pub minor: u8,
}

/// The newest minor version that is written.
const NEWEST: u8 = 8;

impl DxilVersion {
    /// DXIL 1.`minor`.
    pub const fn new(minor: u8) -> Self {
        Self { major: 1, minor }
    }

    /// The version that a program of this model says; [`OFFLINE`](crate::ShaderModel::OFFLINE) has no version of its own and says
    /// the newest.
    pub const fn written(self) -> Self {
        if self.minor == crate::ShaderModel::OFFLINE.minor { Self::new(NEWEST) } else { self }
    }

    /// The number after the point.
    pub const fn minor(self) -> u8 {
        self.minor
    }
}

impl fmt::Display for DxilVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}
