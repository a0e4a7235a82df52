//! What the preprocessor is asked for.

use crate::diag::WarningPolicy;
use trefoil_facts::{HlslVersion, Profile, Stage};

/// What the preprocessor is asked for.
#[derive(Clone, Debug)]
pub struct Options {
    /// `-D NAME=VALUE`; without a value, 1.
    pub defines: Vec<(String, Option<String>)>,
    /// `-I`, in order.
    pub include_dirs: Vec<String>,
    /// `-flegacy-macro-expansion`: the operands of `##` have their macros replaced first.
    pub legacy_macro_expansion: bool,
    /// `-ignore-line-directives`: `#line` moves nothing.
    pub ignore_line_directives: bool,
    /// `-HV`: the version of the language.
    pub hlsl_version: HlslVersion,
    /// The profile.
    pub profile: Profile,
    /// Macros that the target predefines, with what they stand for.
    pub predefined: &'static [(&'static str, &'static str)],
    /// `-enable-16bit-types`.
    pub enable_16bit_types: bool,
    /// `-Zpr`: matrices are row-major unless said otherwise.
    pub row_major: bool,
    /// A macro whose text at the end of the source is asked for: `-rootsig-define`.
    pub wanted_macro: Option<String>,
    /// Whether the macros that the files leave defined are asked for, as directives.
    pub list_macros: bool,
    /// Whether the marks of directives are asked for, which a text of the tokens needs.
    pub list_marks: bool,
    /// What becomes of warnings.
    pub warnings: WarningPolicy,
}

impl Options {
    /// What a macro stands for that only some targets predefine.
    pub(super) fn target_macro(&self, name: &str) -> Option<String> {
        let of_name = self.predefined.iter().find(|(known, _)| *known == name);
        of_name.map(|(_, value)| (*value).to_owned())
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            defines: Vec::new(),
            include_dirs: Vec::new(),
            legacy_macro_expansion: false,
            ignore_line_directives: false,
            hlsl_version: HlslVersion::default(),
            profile: Profile::new(Stage::Library, 6, 6),
            predefined: &[],
            enable_16bit_types: false,
            row_major: false,
            wanted_macro: None,
            list_macros: false,
            list_marks: false,
            warnings: WarningPolicy::default(),
        }
    }
}
