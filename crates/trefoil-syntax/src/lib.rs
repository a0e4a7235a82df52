//! HLSL as text: source files, diagnostics, lexer, preprocessor, parser and syntax tree.
//!
//! Any bytes give a tree and a list of diagnostics. Nothing here knows what a program means, so a formatter or a language
//! server needs this crate alone.

pub mod diag;
pub mod lex;
pub mod preprocess;
pub mod rewrite;
pub mod room;
pub mod source;
pub mod spelling;
pub mod syntax;

pub use syntax::grammar::Parsed;
pub use trefoil_diag::diagnostics;

/// The tables of diagnostics of this crate.
pub static KINDS: &[&[&trefoil_diag::Kind]] =
    &[diag::KINDS, preprocess::KINDS, syntax::grammar::KINDS, syntax::grammar::WARNINGS];

/// Preprocesses and parses the file called `name` with the text `source`.
///
/// ```
/// use trefoil_syntax::{preprocess::Options, source::NoIncludes};
/// let parsed = trefoil_syntax::parse("a.hlsl", b"float4 x;", &Options::default(), &NoIncludes, None);
/// assert!(!parsed.diagnostics.has_errors());
/// assert_eq!(trefoil_syntax::syntax::dump(&parsed.unit), "var float4 x\n");
/// ```
pub fn parse(
    name: &str,
    source: &[u8],
    options: &preprocess::Options,
    includes: &dyn source::IncludeHandler,
    cache: Option<&lex::LexCache>,
) -> Parsed {
    let tokens = preprocess::preprocess(name, source, options, includes, cache);
    syntax::grammar::parse_tokens(tokens, options.hlsl_version)
}
