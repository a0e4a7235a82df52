//! The program, called as people call it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_trefoil"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that does not read its input may be gone before it is written.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn help_and_version_are_shown() {
    for args in [&["--help"][..], &["compile", "--help"]] {
        let out = run(args, "");
        assert!(out.status.success() && text(&out.stdout).contains("Examples:"));
    }
    assert!(text(&run(&["dxc", "-help"], "").stdout).contains("-fvk-use-dx-layout"));
    assert!(text(&run(&["--version"], "").stdout).starts_with("trefoil "));
}

#[test]
fn misuse_ends_with_two() {
    for args in [
        &[][..],
        &["frobnicate"],
        &["compile"],
        &["compile", "-", "-bogus"],
        &["compile", "-", "--emit", "x"],
        &["dxc", "-", "-T", "xx"],
        &["dxc", "-"],
        &["dis"],
        &["dis", "--x"],
    ] {
        let out = run(args, "");
        assert_eq!(out.status.code(), Some(2), "{args:?}: {}", text(&out.stderr));
        assert!(text(&out.stderr).contains("error:"), "{args:?}");
    }
}

#[test]
fn errors_end_with_one() {
    let out = run(&["compile", "-", "-T", "ps_6_0"], "float4 main() : SV_Target { return 1 }");
    assert_eq!(out.status.code(), Some(1));
    assert!(
        text(&out.stderr).starts_with("<stdin>:1:37: error: expected ';' after return statement\n"),
        "{}",
        text(&out.stderr)
    );
    assert_eq!(run(&["compile", "no/such/file", "-T", "ps_6_0"], "").status.code(), Some(1));
    assert_eq!(run(&["dis", "-"], "neither").status.code(), Some(1));
}

#[test]
fn text_comes_out() {
    let out = run(&["compile", "-", "-P", "-D", "A=7"], "#define B A\nint x = B;\n");
    assert_eq!(text(&out.stdout), "#line 2 \"<stdin>\"\nint x = 7;\n", "{}", text(&out.stderr));
    let out = run(&["compile", "-", "--dump-ast"], "int x = 1 + 2;");
    assert_eq!(text(&out.stdout), "var int x = (+ 1 2)\n");
}

#[test]
fn options_without_effect_are_told() {
    let out = run(&["dxc", "-", "-P", "-Gec"], "int x;");
    assert!(text(&out.stderr).contains("warning: option '-Gec' has no effect"), "{}", text(&out.stderr));
}
