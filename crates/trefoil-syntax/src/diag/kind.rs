//! The kinds of diagnostics: rows of static tables.

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// Says more about the diagnostic before it.
    Note,
    /// Compilation goes on.
    Warning,
    /// Compilation fails, though the rest is still looked at.
    Error,
    /// Compilation fails, and the rest could not be looked at.
    Fatal,
}

/// A kind of diagnostic. Declared by [`diagnostics!`](crate::diagnostics), compared by its id.
#[derive(Debug)]
pub struct Kind {
    /// Its name in the source, for tests.
    pub id: &'static str,
    /// How bad it is, unless a warning policy says otherwise.
    pub severity: Severity,
    /// For a warning, the name of its flag without `-W`; empty where it has none.
    pub flag: &'static str,
    /// The words, with `{0}`, `{1}`… where arguments go.
    pub text: &'static str,
}

impl PartialEq for &'static Kind {
    fn eq(&self, other: &&'static Kind) -> bool {
        self.id == other.id
    }
}

/// Declares a table of diagnostic kinds as public statics.
///
/// ```
/// trefoil_syntax::diagnostics! {
///     error UNKNOWN_COLOUR: "no colour is called '{0}'";
///     warning PALE_COLOUR["pale"]: "colour '{0}' is pale";
///     note SAID_HERE: "said here";
/// }
/// assert_eq!(PALE_COLOUR.flag, "pale");
/// ```
#[macro_export]
macro_rules! diagnostics {
    ($($severity:ident $name:ident $([$flag:literal])? : $text:literal;)*) => {
        $(
            #[doc = concat!("`", $text, "`")]
            #[allow(unreachable_pub)]
            pub static $name: $crate::diag::Kind = $crate::diag::Kind {
                id: stringify!($name),
                severity: $crate::diagnostics!(@severity $severity),
                flag: $crate::diagnostics!(@flag $($flag)?),
                text: $text,
            };
        )*
    };
    (@severity note) => { $crate::diag::Severity::Note };
    (@severity warning) => { $crate::diag::Severity::Warning };
    (@severity error) => { $crate::diag::Severity::Error };
    (@severity fatal) => { $crate::diag::Severity::Fatal };
    (@flag) => { "" };
    (@flag $flag:literal) => { $flag };
}
