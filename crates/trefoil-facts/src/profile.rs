//! Profiles: a stage and a shader model.

use crate::{ShaderModel, Stage};
use std::fmt;

/// A stage and a shader model: `cs_6_0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Profile {
    /// The stage.
    pub stage: Stage,
    /// The shader model.
    pub model: ShaderModel,
}

impl Profile {
    /// The profile of a stage in shader model `major.minor`.
    pub const fn new(stage: Stage, major: u8, minor: u8) -> Self {
        Self { stage, model: ShaderModel::new(major, minor) }
    }

    /// Reads `cs_6_0`. `None` when the text is not of that form.
    ///
    /// ```
    /// use trefoil_facts::{Profile, Stage};
    /// assert_eq!(Profile::parse("ps_6_6"), Some(Profile::new(Stage::Pixel, 6, 6)));
    /// assert_eq!(Profile::parse("ps_six"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('_');
        let stage = Stage::from_prefix(parts.next()?)?;
        let (major, minor) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        parts.next().is_none().then_some(Self::new(stage, major, minor))
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}_{}", self.stage.prefix(), self.model.major, self.model.minor)
    }
}
