//! Shader models.

use std::fmt;

/// A shader model; later ones compare greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShaderModel {
    /// The number before the point.
    pub major: u8,
    /// The number after the point.
    pub minor: u8,
}

impl ShaderModel {
    /// Shader model `major.minor`.
    pub const fn new(major: u8, minor: u8) -> Self {
        Self { major, minor }
    }

    /// What libraries for linking alone are compiled for, `lib_6_x`: it has all that any model has, and no driver takes it.
    pub const OFFLINE: ShaderModel = ShaderModel::new(6, 15);

    /// Reads `6.2`. `None` when the text is not of that form.
    ///
    /// ```
    /// use trefoil_facts::ShaderModel;
    /// assert_eq!(ShaderModel::parse("6.2"), Some(ShaderModel::new(6, 2)));
    /// assert_eq!(ShaderModel::parse("six"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let (major, minor) = text.split_once('.')?;
        Some(Self::new(major.parse().ok()?, minor.parse().ok()?))
    }
}

impl fmt::Display for ShaderModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}
