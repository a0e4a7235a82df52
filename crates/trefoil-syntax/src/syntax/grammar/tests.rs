//! What the parser makes of small texts.

use crate::diag::RenderOptions;
use crate::preprocess::Options;
use crate::source::NoIncludes;
use crate::syntax::dump;

fn parse(source: &str) -> super::Parsed {
    crate::parse("m", source.as_bytes(), &Options::default(), &NoIncludes, None)
}

fn errors(parsed: &super::Parsed) -> Vec<String> {
    let text = parsed.diagnostics.render(&parsed.sources, &parsed.unit.names, RenderOptions::default());
    let heads = text.lines().filter(|l| l.contains("error: ") || l.contains("warning: "));
    heads.map(str::to_owned).collect()
}

#[track_caller]
fn check(source: &str, expected: &str) {
    let parsed = parse(source);
    // What is only suspected has its own tests.
    assert!(!parsed.diagnostics.has_errors(), "{source}: {:?}", errors(&parsed));
    assert_eq!(dump(&parsed.unit).trim_end(), expected.trim_end(), "{source}");
}

/// The tree of one expression.
#[track_caller]
fn expr(source: &str, expected: &str) {
    check(
        &format!("struct S {{ int m; }}; void f() {{ {source}; }}"),
        &format!("struct S\n  field int m\nfunction void f\n  block\n    {expected}"),
    );
}

#[track_caller]
fn fails(source: &str, expected: &[&str]) {
    assert_eq!(errors(&parse(source)), expected, "{source}");
}

#[test]
fn operators_bind_as_in_c() {
    expr("a + b * c - d", "(- (+ a (* b c)) d)");
    expr("a = b = c", "(= a (= b c))");
    expr("a ? b : c ? d : e", "(?: a b (?: c d e))");
    expr("a || b && c | d ^ e & f == g < h << i", "(|| a (&& b (| c (^ d (& e (== f (< g (<< h i))))))))");
    expr("-a++ * !b", "(* (- (post++ a)) (! b))");
    expr("a += b, c >>= 2", "(, (+= a b) (>>= c 2))");
    expr("a < b > c", "(> (< a b) c)");
}

#[test]
fn postfix_and_primary() {
    expr("f(a, b)[1].xyz.x", "(. (. ([] (call f a b) 1) xyz) x)");
    expr("float4(1, 2.5f, .5h, 0x10u)", "(new float4 1 2.5f 0.5h 16u)");
    expr("1.xxx + m._m00", "(+ (. 1 xxx) (. m _m00))");
    expr("\"a\" \"b\\n\"", "\"ab\\n\"");
    expr("this.m", "(. this m)");
    expr("sizeof(float4) + sizeof(a)", "(+ (sizeof type float4) (sizeof a))");
    expr("buf.Load<float4>(4)", "(call (. buf Load<float4>) 4)");
    expr("s.a < b", "(< (. s a) b)");
    expr("vk::RawBufferLoad<uint>(a)", "(call vk::RawBufferLoad<uint> a)");
    expr("a.operator+(b)", "(call (. a operator+) b)");
}

#[test]
fn casts_are_told_from_parentheses() {
    expr("(float4)a", "(cast float4 a)");
    expr("(S)0", "(cast S 0)");
    expr("(a) - b", "(- a b)");
    expr("(float[2])a", "(cast float[2] a)");
    expr("(float4(1,1,1,1)).x", "(. (new float4 1 1 1 1) x)");
    expr("(unsigned int)a", "(cast unsigned int a)");
    expr(
        "(vector<float, 4>)a * (matrix<float, 2, 2>)b",
        "(* (cast vector<float, 4> a) (cast matrix<float, 2, 2> b))",
    );
    expr("(const float)a", "(cast const float a)");
    expr("(S)(a)", "(cast S a)");
}

#[test]
fn declarations_are_told_from_expressions() {
    check(
        "typedef float F; void f() { F a; F(1); int S; S * a; F b = F(2), c[2] = {1, 2}; }",
        "typedef F = float\nfunction void f\n  block\n    var F a\n    (new F 1)\n    var int S\n    (* S a)\n    \
         var F b = (new F 2)\n    var F[2] c = (list 1 2)",
    );
    check(
        "struct T { int x; }; void f(int T) { T < 1; { float T = 2; } }\nT g;",
        "struct T\n  field int x\nfunction void f\n  param int T\n  block\n    (< T 1)\n    block\n      var float T = 2\nvar T g",
    );
}

#[test]
fn globals() {
    check("static const float4 x[2][3] = {1};", "var const static float4[2][3] x = (list 1)");
    check("Texture2D<float4> t[] : register(t3, space1);", "var Texture2D<float4>[] t : register(t3 space1)");
    check("SamplerState s : register(s0), u;", "var SamplerState s : register(s0)\nvar SamplerState u");
    check("float4 c : register(ps_5_0, c4[2]);", "var float4 c : register(ps_5_0 c4)");
    check("RWStructuredBuffer<vector<float, 2> > b;", "var RWStructuredBuffer<vector<float, 2>> b");
    check("groupshared uint a[64*2];", "var groupshared uint[(* 64 2)] a");
    check(
        "ConstantBuffer<S> c : register(space2);".replace("<S>", "<int4>").as_str(),
        "var ConstantBuffer<int4> c : register( space2)",
    );
    check(
        "cbuffer C : register(b1) { float4 a : packoffset(c1.y); row_major float4x4 m; };",
        "cbuffer C : register(b1)\n  field float4 a : packoffset(1.1)\n  field row_major float4x4 m",
    );
    check("[[vk::binding(1, 2)]] Buffer<unorm float4> b;", "[vk::binding 1 2] var Buffer<unorm float4> b");
    check("unsigned int a;", "var unsigned int a");
}

#[test]
fn functions() {
    check(
        "[numthreads(8, 4, 1)] void main(uint3 id : SV_DispatchThreadID, inout float x, const in int y[2] = z, float) {}",
        "[numthreads 8 4 1] function void main\n  param uint3 id : SV_DispatchThreadID\n  param in out float x\n  \
         param const in int[2] y = z\n  param float _\n  block",
    );
    check("float4 f(void) : SV_Target;", "function float4 f : SV_Target");
    check(
        "void f(sample float2 a : A, noperspective centroid float sample, triangle float4 t[3], linear float b) {}",
        "function void f\n  param sample float2 a : A\n  param centroid noperspective float sample\n  \
         param triangle float4[3] t\n  param linear float b\n  block",
    );
    check(
        "export precise float3 f() { return 0; }",
        "function precise export float3 f\n  block\n    return 0",
    );
}

#[test]
fn statements() {
    check(
        "void f() { for (int i = 0; i < 4; ++i) { if (a) continue; else if (b) break; else discard; } }",
        "function void f\n  block\n    for (< i 4) (++ i)\n      var int i = 0\n      block\n        if a\n          continue\n        \
         else\n          if b\n            break\n          else\n            discard",
    );
    check(
        "void f() { [unroll(4)] [branch] do x; while (y); switch (z) { case 1: case A::B: return; default: break; } }",
        "function void f\n  block\n    [unroll 4] [branch] \n    do-while y\n      x\n    switch z\n      block\n        case 1\n        \
         case A::B\n        return\n        default\n        break",
    );
    check(
        "void f() { while (int x = g()) ; for (;;) {} }",
        "function void f\n  block\n    while (var int x = (call g))\n      empty\n    for _ _\n      block",
    );
    check(
        "void f() { switch (a) case 1: return; }",
        "function void f\n  block\n    switch a\n      block\n        case 1\n        return",
    );
}

#[test]
fn records() {
    check(
        "struct B { int a; }; struct S : B { static const int N = 4; float f(int x) { return N; } float4 p : SV_Position, q : Q; \
         S operator+(S o); float operator[](int i); struct In { int z; } in_; enum E { X }; }; \
         float S::f(int x) { return 1; } const int S::N;",
        "struct B\n  field int a\nstruct S : B\n  field const static int N = 4\n  function float f\n    param int x\n    block\n      \
         return N\n  field float4 p : SV_Position\n  field float4 q : Q\n  function S operator+\n    param S o\n  function float operator[]\n    \
         param int i\n  struct In\n    field int z\n  field In in_\n  enum E { X }\n\
         function float S::f\n  param int x\n  block\n    return 1\nvar const int S::N",
    );
    check("struct { float x; } v;", "struct \n  field float x\nvar <anonymous> v");
    check("struct S; struct S s;", "struct S;\nvar S s");
    check(
        "struct S { uint a : 3; uint b : 5; operator float() { return 0; } };",
        "struct S\n  field uint a : bits 3\n  field uint b : bits 5\n  function float operator conversion\n    block\n      return 0",
    );
    check(
        "interface I { float f(); }; class C : I { float f() { return 1; } };",
        "interface I\n  function float f\nclass C : I\n  function float f\n    block\n      return 1",
    );
    check("typedef struct { int a; } T; T t;", "struct \n  field int a\ntypedef T = <anonymous>\nvar T t");
}

#[test]
fn enums_typedefs_namespaces() {
    check(
        "enum class E : uint { A, B = A + 2, }; E e = E::A;",
        "enum class E : uint { A B = (+ A 2) }\nvar E e = E::A",
    );
    check(
        "typedef float4 T[3], U; using V = T; V v;",
        "typedef T = float4[3]\ntypedef U = float4\ntypedef V = T\nvar V v",
    );
    check(
        "namespace n { struct S { struct I { int a; }; }; S g(S s); namespace m { typedef int J; } } n::S a; n::S::I b; using namespace n; S c; m::J d; using n::m::J; J e;",
        "namespace n\n  struct S\n    struct I\n      field int a\n  function S g\n    param S s\n  namespace m\n    typedef J = int\nvar n::S a\nvar n::S::I b\nusing namespace n\nvar S c\nvar m::J d\nusing n::m::J\nvar J e",
    );
    check(
        "namespace a { namespace b { struct S {}; } } a::b::S s; ::a::b::S t;",
        "namespace a\n  namespace b\n    struct S\nvar a::b::S s\nvar ::a::b::S t",
    );
    check(
        "void f() { n::g(1); n::x = (n::y) + 2; }",
        "function void f\n  block\n    (call n::g 1)\n    (= n::x (+ n::y 2))",
    );
}

#[test]
fn templates() {
    check(
        "template<typename T, int N = 4> struct A { T v[N]; T get() { return v[0]; } }; A<float, 2> a; A<A<int> > b;",
        "template<typename T, var int N = 4> struct A\n  field T[N] v\n  function T get\n    block\n      return ([] v 0)\n\
         var A<float, 2> a\nvar A<A<int>> b",
    );
    check(
        "template<typename T> T sq(T x) { return x * x; } template<> int sq<int>(int x) { return x; } void f() { sq<float>(2); sq(3); sq<(1 > 2)>(4); }",
        "template<typename T> function T sq\n  param T x\n  block\n    return (* x x)\ntemplate<> function int sq<int>\n  param int x\n  block\n    return x\n\
         function void f\n  block\n    (call sq<float> 2)\n    (call sq 3)\n    (call sq<(> 1 2)> 4)",
    );
    check(
        "template<typename T> struct A { typedef T type; }; template<> struct A<int> {}; template<typename T> struct A<vector<T, 4> > {}; \
         template<typename T> typename A<T>::type f(); template struct A<float>;",
        "template<typename T> struct A\n  typedef type = T\ntemplate<> struct A<int>\ntemplate<typename T> struct A<vector<T, 4>>\n\
         template<typename T> function A<T>::type f\ninstantiate\n  struct A<float>;",
    );
    check(
        "template<typename T> using V = vector<T, 3>; V<float> v;",
        "template<typename T> typedef V = vector<T, 3>\nvar V<float> v",
    );
    check(
        "template<template<typename> class C, typename T> struct A { C<T> v; };",
        "template<template<typename > typename C, typename T> struct A\n  field C<T> v",
    );
}

#[test]
fn closing_angles_join_in_202x() {
    let source = b"template<typename T> struct A { T v; }; A<A<int>> a; Buffer<vector<float, 1>> b;";
    let options = Options { hlsl_version: trefoil_facts::HlslVersion::V202x, ..Options::default() };
    let parsed = crate::parse("m", source, &options, &NoIncludes, None);
    assert_eq!(errors(&parsed), [""; 0]);
    assert!(dump(&parsed.unit).ends_with("var A<A<int>> a\nvar Buffer<vector<float, 1>> b\n"));
    let parsed = parse("Buffer<vector<float, 1>> b;");
    assert!(errors(&parsed)[0].contains("a space is required between consecutive right angle brackets"));
}

#[test]
fn what_dxc_refuses_is_refused() {
    let refused = [
        "namespace { int a; }",
        "namespace a::b { int c; }",
        "struct S { int x; S() {} };",
        "enum E : uint;",
        "struct S { int x; }; S operator+(S a, S b);",
        "void f(struct { int x; } s) {}",
        "struct S { int x; } f();",
        "float f() { return {1}; }",
        "float4 f() { return (float4){1, 2, 3, 4}; }",
        "float4 f() { return float4{1, 2, 3, 4}; }",
        "struct S { public: int x; };",
        "union U { int x; };",
        "void f() { auto x = 1; }",
        "unsigned x;",
        "signed int x;",
        "float line;",
        "int uniform x;",
        "void f(float x, ...) {}",
        "void f() { a: return; }",
        "void f() { goto a; }",
        "cbuffer { int a; }",
        "using x;",
        "template<T> void f() {}",
        "int a = 'ab';",
        "static_assert(1, \"x\");",
        "float x = 1f;",
        "int x = 0xe+1;",
        "float x(1);",
        "long x;",
        "int new;",
    ];
    for source in refused {
        assert!(parse(source).diagnostics.has_errors(), "{source}");
    }
    let taken = [
        "float f() { float g(float x); float precise = 1, sample = 2, center = 3, globallycoherent = 4; return precise; }",
        "float f(float a[], int) { return 1; }",
        "float x = 1e999;",
        "typedef int;",
        "struct S { ~S() {} };",
        "float pass, matrix, texture;",
        "precise float f() { precise float x = 1; return x; }",
        "globallycoherent RWByteAddressBuffer b;",
    ];
    for source in taken {
        assert!(!parse(source).diagnostics.has_errors(), "{source}: {:?}", errors(&parse(source)));
    }
}

#[test]
fn matrix_order_pragmas_are_kept() {
    let parsed = parse(
        "float4x4 a;\n#pragma pack_matrix(row_major)\nfloat4x4 b;\n#pragma pack_matrix(default)\nfloat4x4 c;",
    );
    let unit = &parsed.unit;
    let order = |i: usize| unit.matrix_order_at(unit.vars.values().nth(i).unwrap().ty);
    use crate::syntax::tree::MatrixOrder;
    assert_eq!([order(0), order(1), order(2)], [None, Some(MatrixOrder::Row), None]);
}

#[test]
fn effects_are_dropped_with_a_warning() {
    let parsed = parse(
        "float4 c < string UIName = \"x\"; > = 1; SamplerState s { Filter = 1; }; sampler u = sampler_state { A = <c>; };\n\
         technique T < int n = 1; string s = \"x\"; > { pass P { VertexShader = compile vs_2_0 main(); } }\nint pass;",
    );
    assert_eq!(errors(&parsed).len(), 4, "{:?}", errors(&parsed));
    assert!(!parsed.diagnostics.has_errors());
    assert_eq!(dump(&parsed.unit), "var float4 c = 1\nvar SamplerState s\nvar sampler u\nvar int pass\n");
}

#[test]
fn each_mistake_is_reported_once_and_the_rest_is_read() {
    fails(
        "void f() { int a = ; int b }\nfloat g() { return 1 }\nfoo h;",
        &[
            "m:1:20: error: expected expression",
            "m:1:27: error: expected ';' at end of declaration",
            "m:2:21: error: expected ';' after return statement",
            "m:3:1: error: unknown type name 'foo'",
        ],
    );
    fails(
        "void f() { g(1, ; }\nint x = 1",
        &["m:1:17: error: expected expression", "m:2:10: error: expected ';' after top level declarator"],
    );
    fails(
        "struct S { int a }\nint b;",
        &[
            "m:1:17: error: expected ';' at end of declaration list",
            "m:1:19: error: expected ';' after struct",
        ],
    );
    fails(
        "}\nint a;\n}",
        &["m:1:1: error: extraneous closing brace ('}')", "m:3:1: error: extraneous closing brace ('}')"],
    );
    fails("void f() { if (a { } }", &["m:1:18: error: expected ')'"]);
    fails(
        "void f( { }\nint 3;",
        &["m:1:9: error: expected parameter declarator", "m:2:5: error: expected unqualified-id"],
    );
    fails(
        "float* p; void g(float &r) {}",
        &[
            "m:1:6: error: pointers are unsupported in HLSL",
            "m:1:24: error: pointers are unsupported in HLSL",
        ],
    );
    fails(
        "int a = 12abc; float b = 1.5q; int c = 09;",
        &[
            "m:1:11: error: invalid digit 'a' in decimal constant",
            "m:1:29: error: invalid suffix 'q' on floating constant",
            "m:1:41: error: invalid digit '9' in octal constant",
        ],
    );
    fails("void f() {", &["m:1:11: error: expected '}'"]);
    fails("float a = float;", &["m:1:16: error: expected '(' for function-style cast or type construction"]);
    fails("float4 a = float4;", &["m:1:12: error: unexpected type name 'float4': expected expression"]);
    fails("float4 a = uint2;", &["m:1:12: error: unexpected type name 'uint2': expected expression"]);
}

#[test]
fn nesting_is_bounded() {
    let limit = |source: String| {
        let found = errors(&parse(&source));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("too deep (limit"), "{found:?}");
    };
    limit(format!("int a = {}1;", "(".repeat(100_000)));
    limit(format!("int a = {}1;", "-".repeat(100_000)));
    limit(format!("int a = {}1;", "!(int)".repeat(100_000)));
    limit(format!("void f() {}", "{".repeat(100_000)));
    limit(format!("void f() {{ {} }}", "if (1) ".repeat(100_000)));
    limit(format!("void f() {{ {} ; }}", "if (1) ; else ".repeat(100_000)));
    limit(format!("int a = {};", "1 ? ".repeat(100_000) + "1"));
    limit(format!("int a = {};", "b = ".repeat(100_000) + "1"));
    limit(format!("int a = f{};", "[0]".repeat(100_000)));
    limit(format!("int a = {};", "{".repeat(100_000)));
    limit("namespace a {".repeat(100_000));
    limit("struct a {".repeat(100_000));
    limit(format!("{} x;", "vector<".repeat(100_000)));
    limit(format!("int x{};", "[1]".repeat(100_000)));
    limit("template<int N> ".repeat(100_000) + "int x;");
    limit("template<".repeat(100_000) + "int x;");
}

#[test]
fn chains_of_operators_are_bounded() {
    let chain = |operator: &str, operands: usize| {
        format!("int a = 1{};", format!(" {operator} 1").repeat(operands - 1))
    };
    let limit = crate::syntax::grammar::MAX_CHAIN as usize;
    for operator in ["+", "&&", "<<"] {
        assert!(errors(&parse(&chain(operator, limit))).is_empty());
        let found = errors(&parse(&chain(operator, limit + 1)));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(
            found[0].ends_with("fatal error: a chain of operators has more than 100000 operands (limit)")
        );
    }
}

#[test]
fn trees_are_bounded_wherever_they_stand() {
    let most = usize::from(crate::syntax::grammar::MAX_EXPR_HEIGHT);
    let chain = |links: usize| "x ? 1 : ".repeat(links) + "2";
    let places = |tree: &str| {
        [
            format!("int f(int x) {{ {} return {tree}; }}", "x = x + 1;".repeat(most)),
            format!("int g(int x);{} int f(int x) {{ return g({tree}); }}", "int a = 1;".repeat(2 * most)),
            format!("struct S {{ int f(int x) {{ {} return {tree}; }} }};", "x = x + 1;".repeat(most)),
        ]
    };
    for fits in places(&chain(most - 2)) {
        assert_eq!(errors(&parse(&fits)), [""; 0]);
    }
    for source in places(&chain(most)) {
        let found = errors(&parse(&source));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].ends_with("fatal error: expression is nested too deep (limit 4096)"));
    }
}

#[test]
fn initializer_lists_are_bounded() {
    let source = format!("int a[] = {{ {} 1 }};", "1,".repeat(crate::syntax::grammar::MAX_LIST));
    let expected = "m:1:11: fatal error: initializer list is too long (limit 2097152 elements)";
    assert_eq!(errors(&parse(&source)), [expected]);
}

#[test]
fn no_text_makes_it_panic() {
    let words = [
        "struct",
        "S",
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "<",
        ">",
        ">>",
        ";",
        ",",
        ":",
        "::",
        "=",
        "template",
        "typename",
        "float4",
        "x",
        "operator",
        "+",
        "if",
        "else",
        "for",
        "while",
        "do",
        "switch",
        "case",
        "default",
        "return",
        "namespace",
        "using",
        "typedef",
        "enum",
        "class",
        "cbuffer",
        "register",
        "1",
        "1.5",
        "\"s\"",
        "'c'",
        "'",
        "\"",
        "#define A(x) x##x\n",
        "A(",
        "#if 1\n",
        "#endif\n",
        "technique",
        "sampler_state",
        "static",
        "const",
        "this",
        ".",
        "->",
        "?",
        "sizeof",
        "decltype",
        "unsigned",
        "~",
        "vector",
        "Texture2D",
        "vk",
        "in",
        "out",
        "sample",
        "/*",
        "//",
        "\\\n",
        "\u{7f}",
        "é",
        "__VA_ARGS__",
        "defined",
        "\n",
    ];
    let mut seed = 0x2545_f491_4f6c_dd1du64;
    for _ in 0..3000 {
        let mut text = String::new();
        for _ in 0..40 {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            text += words[(seed % words.len() as u64) as usize];
            text.push(if seed & 0x1000 == 0 { ' ' } else { '\n' });
        }
        let parsed = parse(&text);
        dump(&parsed.unit);
        errors(&parsed);
    }
}
