//! HLSL: source, preprocessor, lexer, parser, types, checks, built-ins, and the lowering to the IR.

pub mod builtins;
pub mod diag;
pub mod lex;
pub mod preprocess;
pub mod source;
pub mod syntax;
pub mod typed;
