//! The parser's diagnostics.

crate::diagnostics! {
    error EXPECTED: "expected '{0}'";
    note TO_MATCH: "to match this '{0}'";
    error EXPECTED_IDENT: "expected identifier";
    error EXPECTED_EXPR: "expected expression";
    error EXPECTED_TYPE: "expected a type";
    error EXPECTED_UNQUALIFIED: "expected unqualified-id";
    error EXPECTED_BODY: "expected function body after function declarator";
    error EXPECTED_OPERATOR: "expected an operator or a type after 'operator'";
    error EXPECTED_LPAREN_AFTER: "expected '(' after '{0}'";
    error EXPECTED_CONSTRUCT: "expected '(' for function-style cast or type construction";
    error EXPECTED_WHILE: "expected 'while' in do/while loop";
    error SEMI_AFTER_EXPR: "expected ';' after expression";
    error SEMI_AFTER_DECL: "expected ';' at end of declaration";
    error SEMI_AFTER_TOP: "expected ';' after top level declarator";
    error SEMI_AFTER_RECORD: "expected ';' after {0}";
    error SEMI_AFTER_STMT: "expected ';' after {0} statement";
    error SEMI_IN_FOR: "expected ';' in 'for' statement specifier";
    error COLON_AFTER_CASE: "expected ':' after '{0}'";
    error UNKNOWN_TYPE: "unknown type name '{0}'";
    error NO_TYPE: "HLSL requires a type specifier for all declarations";
    error EXTRA_BRACE: "extraneous closing brace ('}')";
    error NESTING: "nesting is too deep (limit {0})";
    error EXPR_HEIGHT: "expression is nested too deep (limit {0})";
    error POINTER: "pointers are unsupported in HLSL";
    error REFERENCE: "references are unsupported in HLSL";
    error ARROW: "operator '->' is unsupported in HLSL";
    error UNTERMINATED_STRING: "missing terminating '{0}' character";
    error UNKNOWN_CHARACTER: "unexpected character '{0}'";
    error EMPTY_CHARACTER: "empty character constant";
    error NUMBER_SUFFIX: "invalid suffix '{0}' on {1} constant";
    error NUMBER_DIGIT: "invalid digit '{0}' in {1} constant";
    error NUMBER_LARGE: "{0} constant is too large";
    error NUMBER_EXPONENT: "exponent has no digits";
    error BAD_REGISTER: "invalid register '{0}'; expected a letter of a register class and a number";
    error BAD_SPACE: "invalid register space '{0}'; expected 'space' and a number";
    error BAD_PACKOFFSET: "invalid packoffset; expected 'c' and a number, and a component x, y, z or w";
    error BAD_ANNOTATION: "expected a semantic, 'register' or 'packoffset' after ':'";
    error LOCAL_FUNCTION: "function definition is not allowed here";
    error MULTIPLE_TYPES: "cannot combine with previous type specifier in declaration";
    warning DUPLICATE_MODIFIER["duplicate-decl-specifier"]: "duplicate '{0}' declaration specifier";
    warning EFFECT_TECHNIQUE["effects-syntax"]: "effect '{0}' ignored - effect syntax is deprecated";
    warning EFFECT_STATE["effects-syntax"]: "effect state block ignored - effect states are deprecated";
    warning EFFECT_ANNOTATION["effects-syntax"]: "possible effect annotation ignored - effect annotations are deprecated";
    error GOTO: "goto and labels are unsupported in HLSL";
    error TEMPLATE_OPERAND: "expected '<' after 'template'";
}
