//! What the preprocessor makes of small texts.

use super::*;
use crate::diag::RenderOptions;
use crate::lex::TokenKind;
use crate::source::{MemoryIncludes, NoIncludes};

fn unit(source: &str) -> Preprocessed {
    preprocess("main.hlsl", source.as_bytes(), &Options::default(), &NoIncludes, None)
}

/// The tokens with single spaces between.
fn flat(unit: &Preprocessed) -> String {
    let text = |t: &crate::lex::Token| match t.kind {
        TokenKind::PackMatrix => format!("<pack {}>", t.name.0),
        k if k.has_name() => unit.names.get(t.name).to_owned(),
        k => k.text().to_owned(),
    };
    let tokens = &unit.tokens[..unit.tokens.len() - 1];
    tokens.iter().map(text).collect::<Vec<_>>().join(" ")
}

fn errors(unit: &Preprocessed) -> String {
    unit.diagnostics.render(&unit.sources, &unit.names, RenderOptions::default())
}

#[track_caller]
fn check(source: &str, expected: &str) {
    let unit = unit(source);
    assert_eq!(errors(&unit), "");
    assert_eq!(flat(&unit), expected);
}

/// The heads of the diagnostics, one a line.
fn heads(unit: &Preprocessed) -> String {
    let text = errors(unit);
    let heads =
        text.lines().filter(|l| l.contains("error: ") || l.contains("warning: ") || l.contains("note: "));
    heads.collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn check_heads(source: &str, expected: &str) {
    assert_eq!(heads(&unit(source)), expected);
}

#[test]
fn object_macros() {
    check("#define A 1 + B\n#define B 2\nA;", "1 + 2 ;");
    check("#define A A + 1\nA", "A + 1");
    check("#define A B\n#define B A\nA B", "A B");
    check("#define A\nx A y", "x y");
    check("#define A 1\n#undef A\nA", "A");
    check("#define float4 half4\nfloat4 x;", "half4 x ;");
}

#[test]
fn function_macros() {
    check("#define F(a, b) a * b\nF(1, (2, 3))", "1 * ( 2 , 3 )");
    check("#define F() x\nF() F", "x F");
    check("#define F(a) <a>\nF() F(\n1\n)", "< > < 1 >");
    check("#define F(a) a a\nF(F(1))", "1 1 1 1");
    check("#define F (a)\nF", "( a )");
}

#[test]
fn rescanning_follows_the_standard() {
    // The examples of C11 6.10.3.5.
    let defs = "#define x 3\n#define f(a) f(x * (a))\n#undef x\n#define x 2\n#define g f\n#define z z[0]\n\
                #define h g(~\n#define m(a) a(w)\n#define w 0,1\n#define t(a) a\n#define p() int\n#define q(x) x\n\
                #define r(x,y) x ## y\n#define str(x) # x\n";
    check(
        &format!("{defs}f(y+1) + f(f(z)) % t(t(g)(0) + t)(1);"),
        "f ( 2 * ( y + 1 ) ) + f ( 2 * ( f ( 2 * ( z [ 0 ] ) ) ) ) % f ( 2 * ( 0 ) ) + t ( 1 ) ;",
    );
    check(
        &format!("{defs}g(x+(3,4)-w) | h 5) & m\n(f)^m(m);"),
        "f ( 2 * ( 2 + ( 3 , 4 ) - 0 , 1 ) ) | f ( 2 * ( ~ 5 ) ) & f ( 2 * ( 0 , 1 ) ) ^ m ( 0 , 1 ) ;",
    );
    check(
        &format!("{defs}p() i[q()] = {{ q(1), r(2,3), r(4,), r(,5), r(,) }};"),
        "int i [ ] = { 1 , 23 , 4 , 5 , } ;",
    );
    check(&format!("{defs}str() str(a  \"b\\n\" 'c')"), "\"\" \"a \\\"b\\\\n\\\" 'c'\"");
    check("#define f(a) a*g\n#define g(a) f(a)\nf(2)(9)", "2 * 9 * g");
    check("#define NIL(xxx) xxx\n#define G_0(arg) NIL(G_1)(arg)\n#define G_1(arg) NIL(arg)\nG_0(42)", "42");
    check("#define AA BB\n#define BB AA\n#define CALL(x) x\nCALL(AA) AA", "AA AA");
}

#[test]
fn hash_and_paste() {
    check("#define S(x) #x\n#define X S(S(a b))\nX", "\"S(a b)\"");
    check("#define C(a, b) a ## b\nC(x, 1) C(1, f) C(<, <=) C(., 5) C(a, )b", "x1 1f <<= .5 a b");
    check(
        "#define hash_hash # ## #\n#define mk(a) #a\n#define in_between(a) mk(a)\n#define join(c, d) in_between(c hash_hash d)\njoin(x, y)",
        "\"x ## y\"",
    );
    check("#define A B ## C\n#define BC 7\nA", "7");
    check("#define V(a, ...) f(a, ## __VA_ARGS__)\nV(1) V(1, 2, 3)", "f ( 1 ) f ( 1 , 2 , 3 )");
    check("#define V(args...) {args}\nV() V(a, b)", "{ } { a , b }");
}

#[test]
fn bad_macros_are_reported() {
    check_heads(
        "#define F(a) a\nF(1, 2)",
        "main.hlsl:2:6: error: too many arguments provided to function-like macro invocation\nmain.hlsl:1:9: note: macro 'F' defined here",
    );
    check_heads(
        "#define F(a, b) a\nF(1)",
        "main.hlsl:2:4: error: too few arguments provided to function-like macro invocation\nmain.hlsl:1:9: note: macro 'F' defined here",
    );
    check_heads(
        "#define F(a) a\nF(1",
        "main.hlsl:2:1: error: unterminated function-like macro invocation\nmain.hlsl:1:9: note: macro 'F' defined here",
    );
    check_heads(
        "#define A 1\n#define A 2",
        "main.hlsl:2:9: warning: 'A' macro redefined [-Wmacro-redefined]\nmain.hlsl:1:9: note: previous definition is here",
    );
    check_heads("#define A 1\n#define A 1", "");
    check_heads("#define A(x) #y", "main.hlsl:1:15: error: '#' is not followed by a macro parameter");
    check_heads("#define A ## x", "main.hlsl:1:11: error: '##' cannot appear at start of macro expansion");
    check_heads("#define A(a, a)", "main.hlsl:1:14: error: duplicate macro parameter name 'a'");
    check_heads("#define defined", "main.hlsl:1:9: error: 'defined' cannot be used as a macro name");
    check_heads(
        "#define C(a, b) a ## b\nC(+, x)",
        "main.hlsl:2:1: error: pasting formed '+x', an invalid preprocessing token\nmain.hlsl:1:19: note: expanded from macro 'C'",
    );
    check_heads("#define 3", "main.hlsl:1:9: error: macro name must be an identifier");
    check_heads("#bogus", "main.hlsl:1:2: error: invalid preprocessing directive");
}

#[test]
fn conditions() {
    let yes = |e: &str| check(&format!("#if {e}\nyes\n#else\nno\n#endif"), "yes");
    let no = |e: &str| check(&format!("#if {e}\nyes\n#else\nno\n#endif"), "no");
    yes("1");
    no("0");
    yes("1 + 2 * 3 == 7 && !0");
    yes("(1 ? 2 : 3) == 2");
    yes("1 || 1 / 0");
    yes("-1 < 0");
    yes("0xFFFFFFFFFFFFFFFF > 1");
    yes("~0 == -1 && (1 << 4) == 16 && -8 >> 1 == -4");
    no("undefined_name");
    yes("defined __hlsl_dx_compiler && defined(__HLSL_VERSION) && !defined(NOPE)");
    yes("__HLSL_VERSION >= 2021 && __SHADER_TARGET_STAGE == __SHADER_STAGE_LIBRARY");
    yes("true && !false");
    yes("'a' == 97");
    check("#define D defined(X)\n#define X\n#if D\nyes\n#endif", "yes");
    check("#define F(x) x\n#if F(0)\na\n#elif F(1) && 1\nb\n#elif 1/0\nc\n#else\nd\n#endif", "b");
    check("#if 0\n#if 1\n#else\n#endif\na\n#else\nb\n#endif", "b");
    check("#ifdef X\na\n#elif defined __hlsl_dx_compiler\nb\n#endif\n#ifndef X\nc\n#endif", "b c");
    check("#if 0\ndon't \"stop\n#bogus\n#error no\n#endif\nx", "x");
}

#[test]
fn commas_stand_where_one_expression_is_looked_for() {
    check("#if (0, 1) && (1 ? 0, 2 : 0)\nyes\n#endif", "yes");
}

#[test]
fn numbers_that_conditions_change_are_warned_of() {
    let overflow =
        |at: u32| format!("main.hlsl:1:{at}: warning: integer overflow in preprocessor expression");
    let heads_of = |e: &str| heads(&unit(&format!("#if {e}\n#endif")));
    assert_eq!(heads_of("9223372036854775807 + 1"), overflow(25));
    assert_eq!(heads_of("1 << 63"), overflow(7));
    assert_eq!(heads_of("1u << 63"), "");
    assert_eq!(heads_of("1 >> 64"), overflow(7));
    assert_eq!(heads_of("1 || 1 << 64"), "");
    assert_eq!(
        heads_of("-1 < 0u"),
        "main.hlsl:1:8: warning: left side of operator converted from negative value to unsigned: -1 to 18446744073709551615",
    );
}

#[test]
fn bad_conditions_are_reported() {
    check_heads("#if 1 +\n#endif", "main.hlsl:1:8: error: expected value in expression");
    check_heads("#if\n#endif", "main.hlsl:1:4: error: expected value in expression");
    check_heads(
        "#if (1\n#endif",
        "main.hlsl:1:7: error: expected ')' in preprocessor expression\nmain.hlsl:1:5: note: to match this '('",
    );
    check_heads("#if 1 / 0\n#endif", "main.hlsl:1:7: error: division by zero in preprocessor expression");
    check_heads(
        "#if 1 2\n#endif",
        "main.hlsl:1:7: error: token is not a valid binary operator in a preprocessor subexpression",
    );
    check_heads("#if 1 , 2\n#endif", "main.hlsl:1:7: error: expected end of line in preprocessor expression");
    check_heads("#if 1", "main.hlsl:1:2: error: unterminated conditional directive");
    check_heads(
        "#endif\n#else\n#elif 1",
        "main.hlsl:1:2: error: #endif without #if\nmain.hlsl:2:2: error: #else without #if\nmain.hlsl:3:2: error: #elif without #if",
    );
    check_heads("#if 1\n#else\n#else\n#endif", "main.hlsl:3:2: error: #else after #else");
    let deep = format!("#if {}1\n#endif", "(".repeat(100_000));
    assert!(heads(&unit(&deep)).contains("nested too deep (limit 256)"));
}

/// Remembers what it is asked for, and has nothing.
#[derive(Default)]
struct Asked(std::sync::Mutex<Vec<String>>);

impl crate::source::IncludeHandler for Asked {
    fn load(&self, path: &str) -> Option<std::sync::Arc<[u8]>> {
        self.0.lock().unwrap().push(path.to_owned());
        None
    }
}

#[test]
fn names_that_handlers_are_asked_for() {
    let asked = |name: &str, source: &str, dirs: &[&str]| {
        let handler = Asked::default();
        let include_dirs = dirs.iter().map(|&dir| dir.to_owned()).collect();
        preprocess(name, source.as_bytes(), &Options { include_dirs, ..Options::default() }, &handler, None);
        handler.0.into_inner().unwrap().join(" ")
    };
    assert_eq!(asked("m.hlsl", "#include \"x//e.h\"", &[]), "./x/e.h");
    assert_eq!(
        asked("../m.hlsl", "#include \"a.h\"", &["../inc", "inc4//"]),
        "./../a.h ./../inc/a.h ./inc4/a.h"
    );
    assert_eq!(asked("/x/m.hlsl", "#include \"a.h\"", &["/y/"]), "/x/a.h /y/a.h");
    // Angled ones lie in the folders alone; whether quotes would find them is for the words of the error.
    assert_eq!(asked("s/m.hlsl", "#include <a.h>", &["inc"]), "./inc/a.h ./s/a.h");
}

#[test]
fn angled_includes_need_a_folder() {
    let mut files = MemoryIncludes::default();
    files.add("a.h", "A");
    let unit = preprocess("m.hlsl", b"#include <a.h>", &Options::default(), &files, None);
    let text = "m.hlsl:1:10: error: 'a.h' file not found with <angled> include; use \"quotes\" instead\n\
                #include <a.h>\n         ^~~~~\n         \"a.h\"\n";
    assert_eq!(errors(&unit), text);
}

#[test]
fn includes() {
    let mut files = MemoryIncludes::default();
    files.add("a.h", "#pragma once\nA\n#include \"sub/b.h\"\n");
    files.add("sub/b.h", "B\n#include \"c.h\"\n");
    files.add("sub/c.h", "#ifndef C_H\n#define C_H\nC\n#endif\n");
    files.add("inc/d.h", "D __FILE__ __LINE__\n#error bad\n");
    let options = Options { include_dirs: vec!["inc".into()], ..Options::default() };
    let run = |source: &str| preprocess("main.hlsl", source.as_bytes(), &options, &files, None);
    assert_eq!(flat(&run("#include \"a.h\"\n#include \"a.h\"\n#include \"sub/c.h\"\nx")), "A B C x");
    assert_eq!(flat(&run("#define H \"a.h\"\n#include H\n")), "A B C");
    let unit = run("\n#include <d.h>\nend");
    assert_eq!(flat(&unit), "D \"./inc/d.h\" 1 end");
    assert_eq!(
        errors(&unit),
        "In file included from main.hlsl:2:\n./inc/d.h:2:2: error: bad\n#error bad\n ^~~~~\n"
    );
    let unit = run("#include \"nope.h\"\nx");
    assert_eq!(heads(&unit), "main.hlsl:1:10: fatal error: 'nope.h' file not found");
    // Beside the file that includes the including file.
    files.add("x/y.h", "Y\n#include \"z/w.h\"\n");
    files.add("x/z/w.h", "W\n#include \"v.h\"\n#include \"u.h\"\n");
    files.add("x/v.h", "nearer\n");
    files.add("v.h", "farther\n");
    files.add("u.h", "U\n");
    let run = |source: &str| preprocess("main.hlsl", source.as_bytes(), &options, &files, None);
    assert_eq!(flat(&run("#include \"x/y.h\"\n")), "Y W nearer U");
    let unit = run("#if __has_include(\"a.h\") && !__has_include(<nope.h>)\nyes\n#endif");
    assert_eq!(flat(&unit), "yes");
}

#[test]
fn lines_and_files() {
    check(
        "__LINE__\n__LINE__ __FILE__\n#line 100 \"x.hlsl\"\n__LINE__ __FILE__",
        "1 2 \"main.hlsl\" 100 \"x.hlsl\"",
    );
    check("#define L __LINE__\n\nL __COUNTER__ __COUNTER__", "3 0 1");
    check_heads("#line 7 \"y.hlsl\"\n#error oh", "y.hlsl:7:2: error: oh");
    check_heads("#line x", "main.hlsl:1:7: error: #line directive requires a positive integer argument");
}

#[test]
fn pragmas() {
    check("#pragma pack_matrix(row_major)\nx", "<pack 0> x");
    check_heads("#pragma hello", "");
    let mut options = Options::default();
    options.warnings.enabled.insert("unknown-pragmas".into());
    let told = preprocess("m", b"#pragma hello", &options, &NoIncludes, None);
    assert_eq!(heads(&told), "m:1:9: warning: unknown pragma ignored [-Wunknown-pragmas]");
    check_heads("#pragma message(\"a\" \"b\")", "main.hlsl:1:9: warning: ab [-W#pragma-messages]");
    check_heads("#warning careful now", "main.hlsl:1:2: warning: careful now [-W#warnings]");
}

#[test]
fn command_line_definitions() {
    let defines =
        vec![("A".into(), None), ("B".into(), Some("x y".into())), ("F(a)".into(), Some("a+a".into()))];
    let options = Options { defines, ..Options::default() };
    let unit = preprocess("m", b"A B F(1)", &options, &NoIncludes, None);
    assert_eq!(flat(&unit), "1 x y 1 + 1");
}

#[test]
fn bounds_hold() {
    let mut bomb = String::from("#define A0 x\n");
    for i in 1..64 {
        bomb += &format!("#define A{i} A{0} A{0}\n", i - 1);
    }
    let u = unit(&(bomb + "A63"));
    assert!(heads(&u).contains("macro expansion is too large (limit"), "{}", heads(&u));
    assert!(u.tokens.len() <= MAX_MACRO_TOKENS);
    let nest = format!("#define F(x) x\n{}1{}", "F(".repeat(5000), ")".repeat(5000));
    assert!(heads(&unit(&nest)).contains("nested too deep (limit 256)"));
    let ifs = "#if 1\n".repeat(2000);
    assert!(heads(&unit(&ifs)).contains("#if nested too deeply"));
    let mut files = MemoryIncludes::default();
    files.add("m", "#include \"m\"\n");
    let cycle = preprocess("m", b"#include \"m\"\n", &Options::default(), &files, None);
    assert!(heads(&cycle).contains("#include nested too deeply (limit 200)"));
}

#[test]
fn bad_bytes_are_reported() {
    let u = preprocess("m", b"int a\xff;", &Options::default(), &NoIncludes, None);
    assert_eq!(heads(&u), "m:1:6: error: source file is not valid UTF-8");
    let u = preprocess("m", b"int a; // \xff", &Options::default(), &NoIncludes, None);
    assert_eq!(heads(&u), "");
}

#[test]
fn text_reads_back_the_same() {
    let source = "#define M(x) -x\nint a = -M(1);\n\n\n  float b;\n#pragma pack_matrix(column_major)\n#define E\nx E(y)";
    let first = unit(source);
    let text = to_text(&first);
    assert!(text.starts_with("#line 2 \"main.hlsl\"\nint a = - -1;\n\n\n  float b;\n#pragma pack"), "{text}");
    assert_eq!(flat(&unit(&text)), flat(&first));
}

#[test]
fn macro_places_are_shown() {
    let u = unit("#define BAD(x) x ## +\nfoo BAD(y)\n");
    assert_eq!(
        heads(&u),
        "main.hlsl:2:5: error: pasting formed 'y+', an invalid preprocessing token\nmain.hlsl:1:18: note: expanded from macro 'BAD'"
    );
}

#[test]
fn text_that_macros_make_is_bounded() {
    let mut bomb = String::from("#define S(x) #x\n#define X(x) S(x x)\n#define A0 \"aaaaaaaaaaaaaaaa\"\n");
    for i in 1..64 {
        bomb += &format!("#define A{i} X(A{})\n", i - 1);
    }
    assert!(heads(&unit(&(bomb + "A63"))).contains("macro expansion is too large (limit"));
}
