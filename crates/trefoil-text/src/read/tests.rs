//! The errors of the reader for invalid text, and their places.

use super::{ReadOptions, kinds, read};
use crate::print;

fn error(text: &str) -> String {
    match read(text.as_bytes(), &ReadOptions::default()) {
        Ok(_) => "no error".to_owned(),
        Err(error) => error.to_string(),
    }
}

/// Texts, and the error of each.
const ERRORS: &[(&str, &str)] = &[
    ("define void @f() {\n  ret void", "2:11: error: expected a closing bracket, not the end of the text"),
    ("}", "1:1: error: expected a type, global, function, attribute group or metadata, not '}'"),
    ("@a = global i32 }", "1:17: error: a closing bracket that nothing opens"),
    ("@a = global i32 \"x", "1:17: error: a string without an end"),
    ("@a = global i32 1\n@a = global i32 2", "2:1: error: a second definition of '@a'"),
    ("@a = global i8 256", "1:16: error: the number does not fit 'i8'"),
    ("@a = global i65 1", "1:13: error: integers have 1 to 64 bits"),
    ("@a = global float 1", "1:19: error: this is no constant of type 'float'"),
    ("@a = global x86_fp80 0", "1:13: error: the type 'x86_fp80' is not supported"),
    ("@a = global <0 x i32> undef", "1:14: error: expected between 1 and 4096 lanes, not '0'"),
    ("@a = global [2 x i32] [i32 1]", "1:23: error: 1 members where '[2 x i32]' has 2"),
    ("@a = global %t undef", "1:13: error: there is no type '%t'"),
    ("%t = type { %t }", "1:13: error: a type that contains itself"),
    ("%t = type opaque\n@a = global %t undef", "2:13: error: an opaque type has no values"),
    ("%t = type i32\n%t = type i32", "2:1: error: a second definition of this type"),
    ("module asm \"nop\"", "1:1: error: assembly in a module is not supported"),
    ("@a = thread_local global i32 0", "1:6: error: thread-local globals are not supported"),
    ("@a = alias i32, ptr @b", "1:6: error: 'alias' is not supported"),
    ("define i32 @f() {\n  ret i32 %x\n}", "2:11: error: this value is computed nowhere"),
    ("define void @f() {\n  br label %x\n}", "2:12: error: there is no block of this name"),
    ("define i32 @f(i32 %x) {\n  ret float %x\n}", "2:13: error: the value has type 'i32', not 'float'"),
    (
        "define void @f() {\n  %x = add i32 1, 2\n  %x = add i32 1, 2\n  ret void\n}",
        "3:3: error: a second definition of this name",
    ),
    ("define void @f() {\na:\n  br label %a\na:\n  ret void\n}", "4:1: error: a second block of this name"),
    ("define void @f() {\n  call void @g()\n  ret void\n}", "2:13: error: there is no '@g'"),
    (
        "declare void @g(i32)\ndefine void @f() {\n  call void @g()\n  ret void\n}",
        "3:13: error: '@g' is declared with other types",
    ),
    (
        "define void @f() {\n  fence seq_cst\n  ret void\n}",
        "2:3: error: the instruction 'fence' is not supported",
    ),
    ("define void @f() {\n  frobnicate\n}", "2:3: error: expected an instruction, not 'frobnicate'"),
    (
        "define i32 @f(i64 %x) {\n  %y = zext i64 %x to i32\n  ret i32 %y\n}",
        "2:13: error: 'zext' cannot make 'i32' of 'i64'",
    ),
    (
        "define i32 @f({ i32 } %x) {\n  %y = extractvalue { i32 } %x, 1\n  ret i32 %y\n}",
        "3:3: error: '{ i32 }' has no member 1",
    ),
    (
        "define void @f(i32 %n) {\n  %a = alloca i32, i32 %n\n  ret void\n}",
        "2:20: error: memory of a size known only at run time is not supported",
    ),
    ("define void @f() {\n  %a = add i32 1, 2\n}", "3:1: error: expected an instruction, not '}'"),
    ("define void @f() {}", "1:20: error: a function that is defined has a block"),
    ("!0 = !{!1}\n!a = !{!0}", "1:8: error: there is no such metadata node"),
    (
        "%a = type metadata{ i32 }",
        "1:19: error: expected a type, global, function, attribute group or metadata, not '{'",
    ),
    ("%a = type void", "1:11: error: only the result of a function is 'void'"),
    ("declare i32 #0(i32)\ndeclare void @f()", "1:9: error: expected the name of a function, not 'i32'"),
    (
        "define void @f() {\n  %a = call target(\"x\") @llvm.dx.resource.handlefromheap(i32 0, i1 true)\n  ret void\n}",
        "2:8: error: 'target(\"x\")' is no handle of a resource",
    ),
    (
        "define void @f() {\nentry:\n  br label %entry\n}",
        "3:3: error: in @f, %i0 (br): goes to the entry block, which nothing may",
    ),
    ("target triple = 5", "1:17: error: expected a string, not '5'"),
    (
        "define void @f() {\n  %a = call i32 asm \"\", \"\"()\n  ret void\n}",
        "2:17: error: assembly is not supported",
    ),
];

#[test]
fn errors_name_what_is_wrong_and_where() {
    let wrong =
        ERRORS.iter().map(|(text, expected)| (text, error(text), expected)).filter(|(_, a, b)| a != *b);
    assert_eq!(wrong.collect::<Vec<_>>(), []);
}

#[test]
fn depth_is_bounded() {
    let deep = |open: &str, close: &str| {
        format!("@a = global {}i32{} undef", open.repeat(100_000), close.repeat(100_000))
    };
    for (open, close) in [("{", "}"), ("[1 x ", "]"), ("<{", "}>")] {
        assert!(error(&deep(open, close)).contains("nested deeper than 100 levels"));
    }
    let metadata = format!("!a = !{{!0}}\n!0 = {}{}", "!{".repeat(100_000), "}".repeat(100_000));
    assert!(error(&metadata).contains("nested deeper than 100 levels"));
    let chain: String = (0..100_000).map(|n| format!("!{n} = !{{!{}, !{}}}\n", n + 1, n + 1)).collect();
    let chain = format!("!trefoil.entries = !{{!0}}\n{chain}");
    assert!(error(&chain).contains("nested deeper than 100 levels"));
    let wide: String = (0..40).map(|n| format!("!{n} = !{{!{}, !{}}}\n", n + 1, n + 1)).collect();
    let wide = format!("!trefoil.entries = !{{!0}}\n{wide}!40 = !{{}}");
    let error = error(&wide);
    assert!(error.contains("the metadata is too large"), "{error}");
}

#[test]
fn types_that_name_one_another_a_hundred_thousand_deep_are_refused() {
    let mut text = String::new();
    for n in 0..100_000 {
        text += &format!("%t{n} = type {{ %t{} }}\n", n + 1);
    }
    text += "%t100000 = type { i32 }\n";
    assert!(error(&text).contains("nested deeper than 100 levels"));
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    assert_eq!(error("\u{7f}"), "1:1: error: a byte that means nothing here: 0x7f");
    let result = read(b"@\"\xff\" = global i32 0", &ReadOptions::default());
    assert_eq!(result.err().map(|e| e.message.kind), Some(&kinds::NOT_UTF8));
}

#[test]
fn intrinsics_are_declared_in_the_order_of_their_calls() {
    let text = "define void @f() {
  %a = call float @llvm.dx.load.input(i32 0, i32 0, i8 0, i32 poison)
  %b = call i32 @llvm.some.thing(i32 1)
  ret void
}";
    let first = print(&read(text.as_bytes(), &ReadOptions::default()).unwrap());
    let again = print(&read(first.as_bytes(), &ReadOptions::default()).unwrap());
    assert_eq!(first, again);
}

#[test]
fn intrinsics_are_refused_with_operands_that_they_do_not_take() {
    for call in [
        "i32 @llvm.exp.i32(i32 1)",
        "float @llvm.umin.f32(float 1.0, float 2.0)",
        "i32 @llvm.dx.thread.id(float 1.0)",
        "float @llvm.dx.fdot(<2 x i32> zeroinitializer, <2 x i32> zeroinitializer)",
        "<2 x float> @llvm.dx.wave.any(i1 true)",
        "<4 x float> @llvm.dx.any(<4 x float> zeroinitializer)",
        "{ i32, i1 } @llvm.dx.splitdouble(double 1.0)",
        "i32 @llvm.dx.isnan(float 1.0)",
        "float @llvm.dx.resource.load.typedbuffer(i32 1, i32 2)",
    ] {
        let text = format!("define void @f() {{\n  %a = call {call}\n  ret void\n}}");
        let error = read(text.as_bytes(), &ReadOptions::default()).err().expect(call);
        assert!(error.to_string().contains("does not take operands of these types"), "{call}: {error}");
        assert_eq!((error.line, error.column), (2, 8), "{call}");
    }
}
