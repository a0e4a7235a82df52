//! Input that means no good: what must be refused, and programs so large that anything superlinear shows.
//!
//! The cases serve the tests, which ask for a clear diagnostic, bounded memory and cost in proportion, and the program
//! `hostile`, which prints what a build takes for each at full size.

use crate::consumers::workspace;
use std::path::Path;
use std::process::Command;

/// What the large programs are compiled to.
pub const TARGETS: [&str; 3] = ["dxil", "spirv", "dxbc"];

/// A file that must be refused.
pub struct Case {
    /// Its name.
    pub name: &'static str,
    /// The text, and files that lie beside it.
    pub files: fn() -> Vec<(&'static str, Vec<u8>)>,
    /// What it is compiled for.
    pub profile: &'static str,
    /// The entry that is asked for.
    pub entry: &'static str,
    /// What the diagnostic says, among other things: one of these.
    pub says: &'static [&'static str],
}

/// A shader's frame with a body.
fn around(body: &str) -> Vec<u8> {
    let head = "RWStructuredBuffer<float> r : register(u0);\n[numthreads(1, 1, 1)]\nvoid main()\n{\n";
    format!("{head}{body}\n}}\n").into_bytes()
}

/// Such a frame with something before it.
fn with(before: &str, body: &str) -> Vec<u8> {
    [before.as_bytes(), &around(body)].concat()
}

fn alone(text: Vec<u8>) -> Vec<(&'static str, Vec<u8>)> {
    vec![("main.hlsl", text)]
}

/// Files that must be refused.
pub const CASES: &[Case] = &[
    Case {
        name: "truncated_file",
        files: || alone(around("    r[0] = 1;")[..90].to_vec()),
        profile: "cs_6_0",
        entry: "main",
        says: &["expected"],
    },
    Case {
        name: "payload_handed_on_12000_times",
        files: || {
            let head = "struct [raypayload] P { float a : read(caller) : write(closesthit); };\nstruct At { float2 b; };\n";
            let hand_on = parts(12_000, |i| format!("void f{}(inout P p) {{ f{i}(p); }}\n", i + 1));
            let shader = "[shader(\"closesthit\")] void m(inout P p, in At t) { f12000(p); }\n";
            alone(format!("{head}void f0(inout P p) {{ p.a = 1; }}\n{hand_on}{shader}").into_bytes())
        },
        profile: "lib_6_7",
        entry: "main",
        says: &["nest more than"],
    },
    Case {
        name: "unterminated_comment",
        files: || alone(b"void main() {} /* and so on".to_vec()),
        profile: "cs_6_0",
        entry: "main",
        says: &["comment"],
    },
    Case {
        name: "line_of_10_megabytes",
        files: || alone(around(&format!("    r[0] = 1{};", "+1".repeat(5 << 20)))),
        profile: "cs_6_0",
        entry: "main",
        says: &["nest", "deep", "depth", "limit", "too "],
    },
    Case {
        name: "identifier_of_10_megabytes",
        files: || alone(around(&format!("    r[0] = {};", "x".repeat(10 << 20)))),
        profile: "cs_6_0",
        entry: "main",
        says: &["undeclared", "undefined", "unknown", "too long", "limit"],
    },
    Case {
        name: "parentheses_100000_deep",
        files: || alone(around(&format!("    r[0] = {}1{};", "(".repeat(100_000), ")".repeat(100_000)))),
        profile: "cs_6_0",
        entry: "main",
        says: &["nest", "deep", "depth", "limit"],
    },
    Case {
        name: "blocks_100000_deep",
        files: || alone(around(&format!("{}{}", "{".repeat(100_000), "}".repeat(100_000)))),
        profile: "cs_6_0",
        entry: "main",
        says: &["nest", "deep", "depth", "limit"],
    },
    Case {
        name: "ifs_100000_deep",
        files: || alone(around(&format!("{} r[0] = 1;", "if (r[0] > 1) ".repeat(100_000)))),
        profile: "cs_6_0",
        entry: "main",
        says: &["nest", "deep", "depth", "limit"],
    },
    Case {
        name: "unary_operators_100000",
        files: || alone(around(&format!("    r[0] = {}1;", "- ".repeat(100_000)))),
        profile: "cs_6_0",
        entry: "main",
        says: &["nest", "deep", "depth", "limit"],
    },
    Case {
        name: "conditional_directives_100000_deep",
        files: || alone("#if 1\n".repeat(100_000).into_bytes()),
        profile: "cs_6_0",
        entry: "main",
        says: &["#if", "#endif", "nest", "deep", "limit"],
    },
    Case {
        name: "macro_bomb",
        files: macro_bomb,
        profile: "cs_6_0",
        entry: "main",
        says: &["macro", "expan", "limit"],
    },
    Case {
        name: "include_cycle",
        files: || {
            vec![
                ("main.hlsl", b"#include \"a.hlsli\"\n".to_vec()),
                ("a.hlsli", b"#include \"main.hlsl\"\n".to_vec()),
            ]
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["include"],
    },
    Case {
        name: "missing_include",
        files: || alone(b"#include \"nowhere.hlsli\"\nvoid main() {}\n".to_vec()),
        profile: "cs_6_0",
        entry: "main",
        says: &["nowhere.hlsli"],
    },
    Case {
        name: "not_utf8",
        files: || {
            alone(around("    r[0] = \u{1};").iter().map(|b| if *b == 1 { 0xff } else { *b }).collect())
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["UTF-8", "character", "byte"],
    },
    Case {
        name: "unknown_type",
        files: || alone(around("    flaot x = 1; r[0] = x;")),
        profile: "cs_6_0",
        entry: "main",
        says: &["flaot"],
    },
    Case {
        name: "wrong_overload",
        files: || alone(around("    r[0] = dot(1, 2, 3);")),
        profile: "cs_6_0",
        entry: "main",
        says: &["dot"],
    },
    Case {
        name: "missing_entry",
        files: || alone(around("    r[0] = 1;")),
        profile: "cs_6_0",
        entry: "nobody",
        says: &["there is no function 'nobody'"],
    },
    Case {
        name: "unsupported_profile",
        files: || alone(around("    r[0] = 1;")),
        profile: "cs_9_9",
        entry: "main",
        says: &["cs_9_9"],
    },
    Case {
        name: "recursion",
        files: || {
            alone(
                b"float f(float x) { return x < 1 ? 0 : f(x - 1); }\n"
                    .iter()
                    .copied()
                    .chain(around("    r[0] = f(3);"))
                    .collect(),
            )
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["recurs"],
    },
    Case {
        name: "template_without_end",
        files: || {
            let pre = "template<int N> float f() { return f<N - 1>() + f<N - 2>(); }\n";
            alone(with(pre, "    r[0] = f<100000>();"))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["depth"],
    },
    Case {
        name: "type_arguments_100000_deep",
        files: || {
            let (open, close) = ("S<".repeat(100_000), ">".repeat(100_000));
            alone(with("template<typename T> struct S { T t; };\n", &format!("    {open}int{close} x;")))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["deep"],
    },
    Case {
        name: "initialisers_100000_deep",
        files: || alone(around(&format!("    float a = {}1{};", "{".repeat(100_000), "}".repeat(100_000)))),
        profile: "cs_6_0",
        entry: "main",
        says: &["deep"],
    },
    Case {
        name: "structures_50000_deep",
        files: || {
            let text = format!("{}float x;{}", "struct A { ".repeat(50_000), " } a;".repeat(50_000));
            alone(with(&text, "    r[0] = 1;"))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["deep"],
    },
    Case {
        name: "structures_in_structures",
        files: || {
            let mut pre = String::from("struct S0 { float a; };\n");
            (1..20_000).for_each(|i| pre += &format!("struct S{i} {{ S{} a; }};\n", i - 1));
            alone(with(&pre, "    S19999 s; r[0] = 1;"))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["deep"],
    },
    Case {
        name: "sum_of_a_million_terms",
        files: || alone(around(&format!("    r[0] = r[1]{};", "+1".repeat(1_000_000)))),
        profile: "cs_6_0",
        entry: "main",
        says: &["chain of operators"],
    },
    Case {
        name: "calls_100000_deep",
        files: || {
            let mut pre = String::from("float f0(float x) { return x * 2; }\n");
            (1..100_000).for_each(|i| pre += &format!("float f{i}(float x) {{ return f{}(x); }}\n", i - 1));
            alone(with(&pre, "    r[0] = f99999(r[1]);"))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["deep"],
    },
    Case {
        name: "calls_that_double",
        files: || {
            let mut pre = String::from("float f0(float x) { return x * 2; }\n");
            let line = |i: usize| format!("float f{i}(float x) {{ return f{0}(x) + f{0}(x + 1); }}\n", i - 1);
            (1..40).for_each(|i| pre += &line(i));
            alone(with(&pre, "    r[0] = f39(r[1]);"))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["instructions (limit)"],
    },
    Case {
        name: "calls_around_deep_expressions",
        files: || {
            let mut pre = String::from("float f0(float x) { return x * 2; }\n");
            let terms = "+x".repeat(900);
            let line = |i: usize| format!("float f{i}(float x) {{ return f{}(x){terms}; }}\n", i - 1);
            (1..100).for_each(|i| pre += &line(i));
            alone(with(&pre, "    r[0] = f99(r[1]);"))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["deep"],
    },
    Case {
        name: "default_argument_that_needs_itself",
        files: || alone(with("float f(float a = f() + f()) { return a; }\n", "    r[0] = f();")),
        profile: "cs_6_0",
        entry: "main",
        says: &["default arguments", "undeclared", "recurs"],
    },
    Case {
        name: "unrolled_without_count",
        files: || {
            alone(around(
                "    float s = 0; int n = (int)r[0]; [unroll] for (int i = 0; i < n; i++) s += r[i]; r[0] = s;",
            ))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["unroll"],
    },
    Case {
        name: "unrolled_in_unrolled",
        files: || {
            let heads: String =
                (0..8).map(|k| format!("[unroll] for (int i{k} = 0; i{k} < 100; i{k}++) ")).collect();
            alone(around(&format!("    float s = 0; {heads} s += r[i0 + i7]; r[0] = s;")))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["limit"],
    },
    Case {
        name: "array_of_2000000000_textures",
        files: || alone(with("Texture2D t[2000000000];\n", "    r[0] = t[(int)r[1]].Load(int3(0, 0, 0)).x;")),
        profile: "cs_6_0",
        entry: "main",
        says: &["too large"],
    },
    Case {
        name: "array_of_arrays",
        files: || alone(around("    float a[65536][65536]; a[0][0] = 1; r[0] = a[(int)r[2]][1];")),
        profile: "cs_6_0",
        entry: "main",
        says: &["more than", "large"],
    },
    Case {
        name: "threads_beyond_number",
        files: || {
            alone(
                b"RWBuffer<float> r; [numthreads(2000000000, 2000000000, 2)] void main() { r[0] = 1; }"
                    .to_vec(),
            )
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["numthreads"],
    },
    Case {
        name: "semantic_of_a_million_rows",
        files: || alone(b"float4 main(float4 a[1000000] : A) : SV_Target { return a[5]; }".to_vec()),
        profile: "ps_6_0",
        entry: "main",
        says: &["rows"],
    },
    Case {
        name: "macro_of_100000_parameters",
        files: || {
            let names: Vec<String> = (0..100_000).map(|i| format!("a{i}")).collect();
            let pre = format!("#define M({}) a0\n", names.join(","));
            alone(with(&pre, &format!("    r[0] = M({});", vec!["1"; 100_000].join(","))))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["too many parameters"],
    },
    Case {
        name: "macro_calls_100000_deep",
        files: || {
            let call = format!("    r[0] = {}1{};", "F(".repeat(100_000), ")".repeat(100_000));
            alone(with("#define F(x) x\n", &call))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["too deep", "too large"],
    },
    Case {
        name: "pasting_that_doubles",
        files: || {
            let mut pre =
                String::from("#define P(a, b) a##b\n#define Q(a, b) P(a, b)\n#define X0 xxxxxxxxxx\n");
            (1..60).for_each(|i| pre += &format!("#define X{i} Q(X{0}, X{0})\n", i - 1));
            alone(with(&pre, "    r[0] = X59;"))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["too large"],
    },
    Case {
        name: "expression_of_if_100000_deep",
        files: || {
            let text = format!("#if {}1{}\n#endif\n", "(".repeat(100_000), ")".repeat(100_000));
            alone(with(&text, "    r[0] = 1;"))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["too deep"],
    },
    Case {
        name: "wrong_overload_of_20000",
        files: || {
            let line = |i: usize| format!("struct T{i} {{ float a; }}; float f(T{i} x) {{ return 1; }}\n");
            let pre: String = (0..5_000).map(line).collect();
            alone(with(&pre, &"r[0] = f(r);\n".repeat(20)))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["and 4968 more"],
    },
    Case {
        name: "errors_without_end",
        files: || alone(around(&"    float 1;\n".repeat(100_000))),
        profile: "cs_6_0",
        entry: "main",
        says: &["too many errors"],
    },
    Case {
        name: "zeros_10_megabytes",
        files: || alone(vec![0; 10 << 20]),
        profile: "cs_6_0",
        entry: "main",
        says: &["expected", "character"],
    },
    Case {
        name: "huge_array",
        files: || alone(around("    float a[2000000000]; a[0] = 1; r[0] = a[(uint)r[1]];")),
        profile: "cs_6_0",
        entry: "main",
        says: &["array", "size", "limit", "large", "big"],
    },
    Case {
        name: "structures_nested_twofold",
        files: || {
            let nested = |i: u32| format!("struct S{i} {{ S{} a, b; }};\n", i - 1);
            let all: String = (1..=30).map(nested).collect();
            alone(with(&format!("struct S0 {{}};\n{all}"), "    S30 s; S30 t = s; r[0] = 1;"))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["more than 16384 structures nest in one (limit)"],
    },
    Case {
        name: "array_of_arrays_of_nothing",
        files: || {
            let dims = "[32]".repeat(6);
            alone(with("struct S {};\n", &format!("    S s{dims}; S t{dims} = s; r[0] = 1;")))
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["the shader lowers to more than 4000000 instructions (limit)"],
    },
];

/// Each macro uses the one before ten times: ten thousand million words from thirteen lines.
fn macro_bomb() -> Vec<(&'static str, Vec<u8>)> {
    let mut text = String::from("#define A0 1+\n");
    for level in 1..=10 {
        let before = format!("A{} ", level - 1).repeat(10);
        text.push_str(&format!("#define A{level} {before}\n"));
    }
    text.push_str("static const float x = A10 1;\nvoid main() {}\n");
    alone(text.into_bytes())
}

/// A program with a number of like parts.
pub struct Heavy {
    /// Its name.
    pub name: &'static str,
    /// The text with that many parts.
    pub text: fn(usize) -> Vec<u8>,
    /// How many make it large.
    pub full: usize,
}

/// More edges into one block than a phi could name if its operands were counted in 16 bits.
pub const MANY_EDGES: usize = 33_000;
/// About as many links as a chain of `else if` or `?:` may have.
pub const LONGEST_CHAIN: usize = 4_000;

/// The parts that `one` makes, joined.
fn parts(n: usize, one: impl Fn(usize) -> String) -> String {
    (0..n).map(one).collect()
}

/// Programs that must cost in proportion to their length, whether they are refused or not.
pub const HEAVY: &[Heavy] = &[
    Heavy {
        name: "statements",
        text: |n| around(&parts(n, |i| format!("r[{i}] = r[{}] * 2;\n", i + 1))),
        full: 50_000,
    },
    Heavy {
        name: "terms",
        text: |n| around(&format!("r[0] = r[1]{};", parts(n, |i| format!(" + r[{i}]")))),
        full: 50_000,
    },
    Heavy {
        name: "variables",
        text: |n| around(&(parts(n, |i| format!("float v{i} = r[{i}];\n")) + "r[0] = v1;")),
        full: 50_000,
    },
    Heavy {
        name: "ifs",
        text: |n| around(&parts(n, |i| format!("if (r[{i}] > 1) r[{i}] = r[{}] * 2;\n", i + 1))),
        full: 20_000,
    },
    Heavy {
        name: "variable_through_ifs",
        text: |n| {
            let one = |i| format!("if (r[{i}] > 1) x = sin(x) * r[{i}]; else x = cos(x) / r[{i}];\n");
            around(&format!("float x = r[0]; {} r[0] = x;", parts(n, one)))
        },
        full: 5_000,
    },
    Heavy {
        name: "loops",
        text: |n| {
            let one = |i| format!("for (int i{i} = 0; i{i} < r[{i}]; i{i}++) s += r[i{i}];\n");
            around(&format!("float s = 0; {} r[0] = s;", parts(n, one)))
        },
        full: 5_000,
    },
    Heavy {
        name: "short_loops",
        text: |n| around(&parts(n, |i| format!("for (int i{i} = 0; i{i} < 2; i{i}++) r[i{i} + {i}] = 1;\n"))),
        full: 5_000,
    },
    Heavy {
        name: "breaks",
        text: |n| {
            let one = |i| format!("if (r[{i}] > 0) break; s += r[{i}];\n");
            around(&format!("float s = 0; while (true) {{ {} break; }} r[0] = s;", parts(n, one)))
        },
        full: 3_000,
    },
    Heavy {
        name: "returns",
        text: |n| around(&parts(n, |i| format!("if (r[{i}] > 0) return; r[{i}] = 1;\n"))),
        full: 2_000,
    },
    Heavy {
        name: "breaks_that_leave_a_variable_different",
        text: |n| {
            let one = |i| format!("if (u == {i}) break; s = {i};\n");
            around(&format!("uint u = r[1], s = u; while (true) {{ {} break; }} r[0] = s;", parts(n, one)))
        },
        full: MANY_EDGES,
    },
    Heavy {
        name: "continues_that_leave_a_variable_different",
        text: |n| {
            let one = |i| format!("if (u == {i}) continue; s = {i};\n");
            let head = "uint s = r[1]; for (uint u = 0; u < s; u++)";
            around(&format!("{head} {{ {} }} r[0] = s;", parts(n, one)))
        },
        full: MANY_EDGES,
    },
    Heavy {
        name: "returns_of_different_values",
        text: |n| {
            let returns = parts(n, |i| format!("if (u == {i}) return u + {i};\n"));
            with(&format!("uint f(uint u) {{ {returns} return u; }}\n"), "r[0] = f(r[1]);")
        },
        full: MANY_EDGES,
    },
    Heavy {
        name: "else_ifs_that_pick_a_value",
        text: |n| {
            let arms: Vec<String> =
                (0..n).map(|i| format!("if (u == {}) x = r[{i}];\n", i * 3 + i % 7)).collect();
            around(&format!("uint u = r[1]; float x = 0; {} r[0] = x;", arms.join("else ")))
        },
        full: LONGEST_CHAIN,
    },
    Heavy {
        name: "choices_in_a_chain",
        text: |n| {
            let arms = parts(n, |i| format!("u == {} ? r[{i}] :\n", i * 3 + i % 7));
            around(&format!("uint u = r[1]; r[0] = {arms} 0;"))
        },
        full: LONGEST_CHAIN,
    },
    Heavy {
        name: "labels_that_pick_a_value",
        text: |n| {
            let cases = parts(n, |i| format!("case {i}: x = {}; break;\n", i % 7));
            around(&format!("float x = 0; switch ((int)r[1]) {{ {cases} }} r[0] = x;"))
        },
        full: MANY_EDGES,
    },
    Heavy {
        name: "calls_of_a_large_function",
        text: |n| {
            let pre = format!("float g(float x) {{ {} return x; }}\n", "x = sin(x) * 2; ".repeat(200));
            with(&pre, &parts(n, |i| format!("r[{i}] = g(r[{i}]);\n")))
        },
        full: 500,
    },
    Heavy {
        name: "functions",
        text: |n| {
            with(&parts(n, |i| format!("float f{i}(float x) {{ return x + {i}; }}\n")), "r[0] = f1(r[1]);")
        },
        full: 100_000,
    },
    Heavy {
        name: "instances",
        text: |n| {
            let pre = "template<int N> float f() { return N; }\n";
            with(pre, &parts(n, |i| format!("r[{i}] = f<{i}>();\n")))
        },
        full: 20_000,
    },
    Heavy {
        name: "overloads",
        text: |n| {
            let one = |i| format!("struct T{i} {{ float a; }}; float f(T{i} x) {{ return 1; }}\n");
            with(&parts(n, one), "T1 t; t.a = 1; r[0] = f(t);")
        },
        full: 10_000,
    },
    Heavy {
        name: "macros",
        text: |n| {
            let pre = parts(n, |i| format!("#define M{} M{i}\n", i + 1));
            with(&format!("#define M0 1\n{pre}"), &format!("r[0] = M{n};"))
        },
        full: 100_000,
    },
    Heavy {
        name: "definitions_again",
        text: |n| with(&"#define A 1\n#undef A\n".repeat(n), "r[0] = 1;"),
        full: 200_000,
    },
    Heavy {
        name: "fields",
        text: |n| {
            let fields = parts(n, |i| format!("float a{i}; "));
            let pre = format!("struct S {{ {fields} }};\nRWStructuredBuffer<S> q;\n");
            with(&pre, "S s = q[0]; s.a1 = 1; q[1] = s;")
        },
        full: 10_000,
    },
    Heavy {
        name: "constants",
        text: |n| {
            let fields = parts(n, |i| format!("float c{i};\n"));
            with(&format!("cbuffer C {{ {fields} }}\n"), "r[0] = c1;")
        },
        full: 100_000,
    },
    Heavy {
        name: "resources",
        text: |n| {
            let pre = parts(n, |i| format!("RWBuffer<float> b{i};\n"));
            with(&pre, &parts(n, |i| format!("b{i}[0] = 1;\n")))
        },
        full: 10_000,
    },
    Heavy {
        name: "shared_variables",
        text: |n| {
            let pre = parts(n, |i| format!("groupshared float g{i}[4];\n"));
            with(&pre, &parts(n, |i| format!("g{i}[(int)r[{i}]] = 1; r[{i}] = g{i}[3];\n")))
        },
        full: 5_000,
    },
    Heavy {
        name: "labels",
        text: |n| {
            let cases = parts(n, |i| format!("case {i}: r[0] = {i}; break;\n"));
            around(&format!("switch ((int)r[1]) {{ {cases} }}"))
        },
        full: 30_000,
    },
    Heavy {
        name: "labels_with_values",
        text: |n| {
            let cases = parts(n, |i| format!("case {i}: x = r[{i}]; break;\n"));
            around(&format!("float x = 0; switch ((int)r[1]) {{ {cases} }} r[0] = x;"))
        },
        full: 30_000,
    },
    Heavy {
        name: "enumerators",
        text: |n| with(&format!("enum E {{ {} last }};\n", parts(n, |i| format!("e{i}, "))), "r[0] = e1;"),
        full: 100_000,
    },
    Heavy {
        name: "initialisers",
        text: |n| {
            let list = parts(n, |i| format!("{i}, "));
            with(&format!("static const float a[{}] = {{ {list} 1 }};\n", n + 1), "r[0] = a[(int)r[1]];")
        },
        full: 200_000,
    },
    Heavy {
        name: "list_of_10_megabytes",
        text: |n| {
            with(&format!("static const float a[] = {{ {} 1 }};\n", "1,".repeat(n)), "r[0] = a[(int)r[1]];")
        },
        full: 5_000_000,
    },
    Heavy {
        name: "elements_written_by_index",
        text: |n| {
            around(&format!(
                "float a[64]; {} r[0] = a[3];",
                parts(n, |i| format!("a[(int)r[{i}]] = r[{i}];\n"))
            ))
        },
        full: 3_000,
    },
    Heavy { name: "blocks", text: |n| around(&"{ float a = r[0]; r[0] = a; }\n".repeat(n)), full: 50_000 },
    Heavy {
        name: "matrix_products",
        text: |n| around(&format!("float4x4 m = r[0]; {} r[0] = m[0][0];", "m = mul(m, m);\n".repeat(n))),
        full: 2_000,
    },
];

/// What a run of the program did.
pub struct Run {
    /// Its exit code; none when a signal ended it.
    pub code: Option<i32>,
    /// The processor's time, user and system.
    pub seconds: f64,
    /// The most memory it held, in bytes.
    pub memory: u64,
    /// What stood on standard error.
    pub said: String,
}

/// Has the program refuse a case.
pub fn refuse(program: &Path, case: &Case) -> Result<Run, String> {
    let folder = workspace().join("target/hostile").join(case.name);
    run(program, &folder, (case.files)(), &["-T", case.profile, "-E", case.entry, "--emit", "dxil"])
}

/// Has the program compile a heavy case with `n` parts.
pub fn heavy(program: &Path, case: &Heavy, n: usize, target: &str) -> Result<Run, String> {
    let folder = workspace().join("target/hostile").join(format!("{}-{target}", case.name));
    run(program, &folder, alone((case.text)(n)), &["-T", "cs_6_0", "--emit", target])
}

/// Bounds the address space to little more than 1 GiB, runs the program, prints its time and the most memory it held.
const MEASURE: &str = "
import resource, subprocess, sys
resource.setrlimit(resource.RLIMIT_AS, (1200000 << 10,) * 2)
code = subprocess.run(sys.argv[1:]).returncode
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime, used.ru_maxrss)
sys.exit(code if code >= 0 else 128 - code)
";

/// Runs the program on files.
fn run(
    program: &Path,
    folder: &Path,
    files: Vec<(&'static str, Vec<u8>)>,
    args: &[&str],
) -> Result<Run, String> {
    std::fs::create_dir_all(folder).map_err(|e| e.to_string())?;
    for (name, text) in files {
        std::fs::write(folder.join(name), text).map_err(|e| e.to_string())?;
    }
    let mut python = Command::new("python3");
    python.args(["-c", MEASURE]).arg(program).args(["compile", "main.hlsl", "-o", "out"]).args(args);
    let out = python.current_dir(folder).output().map_err(|e| format!("python3: {e}"))?;
    let text = String::from_utf8_lossy(&out.stdout);
    let mut figures = text.split_whitespace().rev();
    let memory = figures.next().and_then(|word| word.parse::<u64>().ok());
    let seconds = figures.next().and_then(|word| word.parse().ok());
    let (Some(memory), Some(seconds)) = (memory, seconds) else {
        return Err(format!("no figures: {text}{}", String::from_utf8_lossy(&out.stderr)));
    };
    let code = out.status.code().filter(|&code| code < 128);
    Ok(Run { code, seconds, memory: memory << 10, said: String::from_utf8_lossy(&out.stderr).into_owned() })
}
