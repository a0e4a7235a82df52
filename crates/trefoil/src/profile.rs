//! Profiles: a stage and a shader model.

use trefoil_ir::Stage;

/// A stage and a shader model: `cs_6_0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Profile {
    /// The stage.
    pub stage: Stage,
    /// The shader model's major version.
    pub major: u8,
    /// The shader model's minor version.
    pub minor: u8,
}

impl Profile {
    /// Reads `cs_6_0`. `None` when the text is not of that form.
    ///
    /// ```
    /// use trefoil::{Profile, Stage};
    /// let p = Profile::parse("ps_6_6").unwrap();
    /// assert_eq!((p.stage, p.major, p.minor), (Stage::Pixel, 6, 6));
    /// assert!(Profile::parse("ps_six").is_none());
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('_');
        let stage = Stage::from_prefix(parts.next()?)?;
        let (major, minor) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        parts.next().is_none().then_some(Self { stage, major, minor })
    }
}

impl std::fmt::Display for Profile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}_{}_{}", self.stage.prefix(), self.major, self.minor)
    }
}
