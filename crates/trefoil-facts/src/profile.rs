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

/// The profile of libraries for linking alone.
const OFFLINE: &str = "lib_6_x";

impl Profile {
    /// The profile of a stage in shader model `major.minor`.
    pub const fn new(stage: Stage, major: u8, minor: u8) -> Self {
        Self { stage, model: ShaderModel::new(major, minor) }
    }

    /// Reads `cs_6_0`, or `lib_6_x` for [`ShaderModel::OFFLINE`]. `None` when the text is not of that form.
    ///
    /// ```
    /// use trefoil_facts::{Profile, ShaderModel, Stage};
    /// assert_eq!(Profile::parse("ps_6_6"), Some(Profile::new(Stage::Pixel, 6, 6)));
    /// assert_eq!(Profile::parse("ps_six"), None);
    /// assert_eq!(Profile::parse("lib_6_x").map(|profile| profile.model), Some(ShaderModel::OFFLINE));
    /// assert_eq!(Profile::parse("ps_6_x"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        if text == OFFLINE {
            return Some(Profile { stage: Stage::Library, model: ShaderModel::OFFLINE });
        }
        let mut parts = text.split('_');
        let stage = Stage::from_prefix(parts.next()?)?;
        let (major, minor) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let profile = Self::new(stage, major, minor);
        (parts.next().is_none() && profile.model != ShaderModel::OFFLINE).then_some(profile)
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.model == ShaderModel::OFFLINE {
            return f.write_str(OFFLINE);
        }
        write!(f, "{}_{}_{}", self.stage.prefix(), self.model.major, self.model.minor)
    }
}
