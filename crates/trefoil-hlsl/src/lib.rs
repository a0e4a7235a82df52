//! HLSL: source, preprocessor, lexer, parser, types, checks, built-ins, and the lowering to the IR.
