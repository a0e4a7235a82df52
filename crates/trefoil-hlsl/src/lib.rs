//! HLSL: source, preprocessor, lexer, parser, types, checks, built-ins, and the lowering to the IR.

pub mod builtins;
pub mod check;
pub mod diag;
pub mod lex;
pub mod lower;
pub mod preprocess;
pub mod source;
pub mod syntax;
pub mod typed;

pub use check::{CheckOptions, Exports, check};
pub use syntax::grammar::Parsed;

/// Preprocesses and parses the file called `name` with the text `source`.
///
/// ```
/// use trefoil_hlsl::{preprocess::Options, source::NoIncludes};
/// let parsed = trefoil_hlsl::parse("a.hlsl", b"float4 x;", &Options::default(), &NoIncludes, None);
/// assert!(!parsed.diagnostics.has_errors());
/// assert_eq!(trefoil_hlsl::syntax::dump(&parsed.unit), "var float4 x\n");
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
