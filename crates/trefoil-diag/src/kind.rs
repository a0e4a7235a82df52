//! The kinds of diagnostics: rows of static tables.

/// The severity of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// Adds to the diagnostic before it.
    Note,
    /// Compilation succeeds.
    Warning,
    /// Compilation fails, after the rest has been checked.
    Error,
    /// Compilation fails at once.
    Fatal,
}

impl Severity {
    /// The word before the message.
    pub fn name(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
            Severity::Fatal => "fatal error",
        }
    }
}

/// The party at fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blame {
    /// The input: the language, the stage or the target forbids it.
    User,
    /// A limit of the compiler or the target was exceeded; the message names it.
    Limit,
    /// The compiler: an invariant does not hold.
    Bug,
}

/// A kind of diagnostic, declared by [`diagnostics!`](crate::diagnostics).
#[derive(Debug)]
#[non_exhaustive]
pub struct Kind {
    /// Its stable name in kebab case, for `trefoil explain` and the page of diagnostics. It does not change when the text
    /// does.
    pub id: &'static str,
    /// The severity, unless a warning policy changes it.
    pub severity: Severity,
    /// The party at fault.
    pub blame: Blame,
    /// The flag of a warning without `-W`; empty where it has none.
    pub flag: &'static str,
    /// The text, with `{0}`, `{1}`… for arguments.
    pub text: &'static str,
    /// An explanation beyond the text; mostly empty.
    pub help: &'static str,
}

impl PartialEq for &'static Kind {
    fn eq(&self, other: &&'static Kind) -> bool {
        self.id == other.id
    }
}

impl Kind {
    /// A row of a table. [`diagnostics!`](crate::diagnostics) calls it.
    #[doc(hidden)]
    pub const fn declare(
        id: &'static str,
        (severity, blame): (Severity, Blame),
        flag: &'static str,
        text: &'static str,
        help: &'static str,
    ) -> Kind {
        Kind { id, severity, blame, flag, text, help }
    }
}

/// `UNKNOWN_NAME` as `unknown-name`; `N` is the name's length.
#[doc(hidden)]
pub const fn kebab<const N: usize>(name: &str) -> [u8; N] {
    let name = name.as_bytes();
    let mut out = [0; N];
    let mut i = 0;
    while i < N {
        out[i] = if name[i] == b'_' { b'-' } else { name[i].to_ascii_lowercase() };
        i += 1;
    }
    out
}

/// Declares a table of diagnostic kinds as public statics, and `KINDS`, the list of them.
///
/// A row has a severity (`note`, `warning`, `error`, `fatal`; `limit` is an error about an exceeded limit, `bug` one about a
/// broken invariant), a name, the flag of a warning, the text, and help where the text does not suffice. The id is the name in
/// kebab case, after the prefix of the table if it has one.
///
/// ```
/// trefoil_diag::diagnostics! {
///     prefix "paint-";
///     error UNKNOWN_COLOUR: "no colour is called '{0}'", help: "Colours are those of the chart.";
///     warning PALE_COLOUR["pale"]: "colour '{0}' is pale";
///     note SAID_HERE: "said here";
/// }
/// assert_eq!(PALE_COLOUR.flag, "pale");
/// assert_eq!(PALE_COLOUR.id, "paint-pale-colour");
/// assert_eq!(KINDS.len(), 3);
/// ```
#[macro_export]
macro_rules! diagnostics {
    (@level note) => { ($crate::Severity::Note, $crate::Blame::User) };
    (@level warning) => { ($crate::Severity::Warning, $crate::Blame::User) };
    (@level error) => { ($crate::Severity::Error, $crate::Blame::User) };
    (@level fatal) => { ($crate::Severity::Fatal, $crate::Blame::User) };
    (@level limit) => { ($crate::Severity::Error, $crate::Blame::Limit) };
    (@level bug) => { ($crate::Severity::Error, $crate::Blame::Bug) };
    (@or_empty) => { "" };
    (@or_empty $text:literal) => { $text };
    (@id $prefix:literal $name:ident) => {{
        const NAME: &str = concat!($prefix, stringify!($name));
        const ID: [u8; NAME.len()] = $crate::kebab(NAME);
        match std::str::from_utf8(&ID) {
            Ok(id) => id,
            Err(_) => NAME,
        }
    }};
    (@table $prefix:literal
        $($level:ident $name:ident $([$flag:literal])? : $text:literal $(, help: $help:literal)? ;)*
    ) => {
        $(
            #[doc = concat!("`", $text, "`")]
            #[allow(unreachable_pub)]
            pub static $name: $crate::Kind = $crate::Kind::declare(
                $crate::diagnostics!(@id $prefix $name),
                $crate::diagnostics!(@level $level),
                $crate::diagnostics!(@or_empty $($flag)?),
                $text,
                $crate::diagnostics!(@or_empty $($help)?),
            );
        )*
        /// The kinds of this table, in its order.
        #[allow(dead_code, unreachable_pub)]
        pub static KINDS: &[&$crate::Kind] = &[$(&$name),*];
    };
    (prefix $prefix:literal; $($rows:tt)*) => { $crate::diagnostics! { @table $prefix $($rows)* } };
    ($($rows:tt)*) => { $crate::diagnostics! { @table "" $($rows)* } };
}
