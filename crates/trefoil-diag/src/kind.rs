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
///
/// Its words are one string, cut by length: there are over a thousand kinds, and each string of a static costs a shared
/// library a relocation beside its pointer and length.
#[derive(Debug)]
#[non_exhaustive]
pub struct Kind {
    /// The id, the flag, the text and the help, in this order.
    words: &'static str,
    text: u16,
    id: u8,
    flag: u8,
    /// The severity, unless a warning policy changes it.
    pub severity: Severity,
    /// The party at fault.
    pub blame: Blame,
}

impl PartialEq for &'static Kind {
    fn eq(&self, other: &&'static Kind) -> bool {
        self.id() == other.id()
    }
}

impl Kind {
    /// A row of a table, by its words and the lengths of the first three. [`diagnostics!`](crate::diagnostics) calls it.
    #[doc(hidden)]
    pub const fn declare(
        words: &'static str,
        [id, flag, text]: [usize; 3],
        (severity, blame): (Severity, Blame),
    ) -> Kind {
        assert!(id <= u8::MAX as usize && flag <= u8::MAX as usize && text <= u16::MAX as usize);
        Kind { words, text: text as u16, id: id as u8, flag: flag as u8, severity, blame }
    }

    /// Its stable name in kebab case, for `trefoil explain` and the page of diagnostics. It does not change when the text
    /// does.
    pub fn id(&self) -> &'static str {
        self.part(0, self.id.into())
    }

    /// The flag of a warning without `-W`; empty where it has none.
    pub fn flag(&self) -> &'static str {
        self.part(self.id.into(), self.flag.into())
    }

    /// The text, with `{0}`, `{1}`… for arguments.
    pub fn text(&self) -> &'static str {
        self.part(usize::from(self.id) + usize::from(self.flag), self.text.into())
    }

    /// An explanation beyond the text; mostly empty.
    pub fn help(&self) -> &'static str {
        let start = usize::from(self.id) + usize::from(self.flag) + usize::from(self.text);
        self.part(start, self.words.len() - start)
    }

    fn part(&self, start: usize, len: usize) -> &'static str {
        self.words.get(start..start + len).unwrap_or_default()
    }
}

/// `words` with the first `len` bytes, a name, in kebab case: `UNKNOWN_NAME` as `unknown-name`. `N` is the length of all.
#[doc(hidden)]
pub const fn kebab<const N: usize>(words: &str, len: usize) -> [u8; N] {
    let words = words.as_bytes();
    let mut out = [0; N];
    let mut i = 0;
    while i < N {
        out[i] = match words[i] {
            byte if i >= len => byte,
            b'_' => b'-',
            byte => byte.to_ascii_lowercase(),
        };
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
/// assert_eq!(PALE_COLOUR.flag(), "pale");
/// assert_eq!(PALE_COLOUR.id(), "paint-pale-colour");
/// assert_eq!(PALE_COLOUR.text(), "colour '{0}' is pale");
/// assert_eq!(UNKNOWN_COLOUR.help(), "Colours are those of the chart.");
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
    (@words $name:expr, $words:expr) => {{
        const WORDS: [u8; $words.len()] = $crate::kebab($words, $name.len());
        match std::str::from_utf8(&WORDS) {
            Ok(words) => words,
            Err(_) => $words,
        }
    }};
    (@table $prefix:literal
        $($level:ident $name:ident $([$flag:literal])? : $text:literal $(, help: $help:literal)? ;)*
    ) => {
        $(
            #[doc = concat!("`", $text, "`")]
            #[allow(unreachable_pub)]
            pub static $name: $crate::Kind = $crate::Kind::declare(
                $crate::diagnostics!(@words
                    concat!($prefix, stringify!($name)),
                    concat!($prefix, stringify!($name), $($flag,)? $text $(, $help)?)
                ),
                [
                    concat!($prefix, stringify!($name)).len(),
                    $crate::diagnostics!(@or_empty $($flag)?).len(),
                    $text.len(),
                ],
                $crate::diagnostics!(@level $level),
            );
        )*
        /// The kinds of this table, in its order.
        #[allow(dead_code, unreachable_pub)]
        pub static KINDS: &[&$crate::Kind] = &[$(&$name),*];
    };
    (prefix $prefix:literal; $($rows:tt)*) => { $crate::diagnostics! { @table $prefix $($rows)* } };
    ($($rows:tt)*) => { $crate::diagnostics! { @table "" $($rows)* } };
}
