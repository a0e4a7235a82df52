//! What functions of a DXIL module say of themselves in words.

/// The attribute whose value is a [`DenormMode`].
pub const DENORM_MODE: &str = "fp32-denorm-mode";
/// The attribute of a pixel shader whose operations across a wave count helper lanes too, from shader model 6.7 on. It has no value.
pub const HELPER_LANES: &str = "waveops-include-helper-lanes";

/// What becomes of 32-bit floats that are denormal: `-denorm`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DenormMode {
    /// What the driver likes.
    #[default]
    Any,
    /// They are kept.
    Preserve,
    /// They are zero.
    FlushToZero,
}

impl DenormMode {
    /// All of them.
    pub const ALL: [DenormMode; 3] = [DenormMode::Any, DenormMode::Preserve, DenormMode::FlushToZero];

    /// Its word on the command line and in DXIL.
    pub const fn word(self) -> &'static str {
        match self {
            DenormMode::Any => "any",
            DenormMode::Preserve => "preserve",
            DenormMode::FlushToZero => "ftz",
        }
    }

    /// The mode with this word.
    pub fn from_word(word: &str) -> Option<DenormMode> {
        DenormMode::ALL.into_iter().find(|mode| mode.word() == word)
    }
}
