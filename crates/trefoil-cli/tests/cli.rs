//! The program, called as people call it.

mod common;

use common::run;

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
        &["-T", "ps_6_0"],
        &["Cargo.toml"],
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
    assert_eq!(text(&out.stdout), "#line 1 \"<stdin>\"\n\nint x = 7;\n", "{}", text(&out.stderr));
    let out = run(&["compile", "-", "--dump-ast"], "int x = 1 + 2;");
    assert_eq!(text(&out.stdout), "var int x = (+ 1 2)\n");
}

#[test]
fn options_without_effect_are_told() {
    let out = run(&["dxc", "-", "-P", "-fspv-print-all"], "int x;");
    let told = "warning: option '-fspv-print-all' has no effect";
    assert!(text(&out.stderr).contains(told), "{}", text(&out.stderr));
}

/// Lines of DXC's command line in one process: variants that come to the same give the same, what is wrong is said in
/// order under its line, and the rest is compiled all the same.
#[test]
fn a_batch_compiles_each_line() {
    let folder = std::env::temp_dir().join(format!("trefoil-batch-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let at = |name: &str| folder.join(name).to_string_lossy().into_owned();
    std::fs::write(at("a.hlsl"), "float4 main() : SV_Target { return COLOR; }").unwrap();
    let line = |rest: &str, out: &str| format!("-T ps_6_0 '{}' {rest} -Fo \"{}\"\n", at("a.hlsl"), at(out));
    let mut jobs = String::from("# three colours\n");
    jobs += &line("-D COLOR=1", "1.dxil");
    jobs += &line("-D COLOR=1 -D UNUSED", "2.dxil").replace('\n', " # the same\n");
    jobs += &line("-D COLOR=wrong", "3.dxil");
    jobs += &line("-D \"COLOR=float4(1, 2, 3, 4)\"", "4.dxil");
    jobs += "-T ps_6_0 none.hlsl -Fo none.dxil\n-T ps_6_0 'a.hlsl\n-T ps_6_0 a.hlsl\n";
    std::fs::write(at("jobs.txt"), jobs).unwrap();
    let out = run(&["batch", &at("jobs.txt"), "-j", "3"], "");
    let said = text(&out.stderr);
    assert_eq!(out.status.code(), Some(1), "{said}");
    let expected = [
        "jobs.txt:4:\n",
        "use of undeclared identifier 'wrong'",
        "jobs.txt:6:\n",
        "cannot read 'none.hlsl'",
        "jobs.txt:7:\n",
        "a quote is not closed",
        "jobs.txt:8:\n",
        "nothing says where the result goes",
        "3 of 7 lines compiled",
    ];
    let mut rest = &said[..];
    for words in expected {
        let found = rest.find(words).unwrap_or_else(|| panic!("'{words}' is missing or late in:\n{said}"));
        rest = &rest[found + words.len()..];
    }
    let read = |name: &str| std::fs::read(at(name)).ok();
    assert!(read("1.dxil").is_some() && read("1.dxil") == read("2.dxil") && read("1.dxil") != read("4.dxil"));
    assert!(read("3.dxil").is_none());
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A source with a warning and an error.
const WRONG: &str = "float4 main() : SV_Target { float3 v = float4(1, 2, 3, 4); return w; }";

#[test]
fn diagnostics_are_json_a_line() {
    let out = run(&["compile", "-", "-T", "ps_6_0", "--diagnostics=json"], WRONG);
    assert_eq!(out.status.code(), Some(1));
    let text = text(&out.stderr);
    assert_eq!(text.lines().count(), 2, "{text}");
    assert!(text.starts_with("{\"id\":\"truncates-vector\",\"severity\":\"warning\",\"message\":"), "{text}");
    assert!(
        text.contains("\"flag\":\"conversion\",\"place\":{\"file\":\"<stdin>\",\"line\":1,\"column\":36"),
        "{text}"
    );
    assert!(text.lines().all(|line| line.starts_with('{') && line.ends_with('}')), "{text}");
}

#[test]
fn diagnostics_are_a_sarif_log() {
    let out = run(&["dxc", "-", "-T", "ps_6_0", "--diagnostics=sarif"], WRONG);
    let text = text(&out.stderr);
    let one = |part: &str| assert_eq!(text.matches(part).count(), 1, "{part} in {text}");
    one("\"version\":\"2.1.0\"");
    one("\"rules\":[{\"id\":\"truncates-vector\",");
    one(
        "\"ruleId\":\"undeclared\",\"level\":\"error\",\"message\":{\"text\":\"use of undeclared identifier 'w'\"}",
    );
    one("\"artifactLocation\":{\"uri\":\"%3Cstdin%3E\"},\"region\":{\"startLine\":1,\"startColumn\":67");
}

#[test]
fn other_failures_keep_the_form() {
    let out = run(&["compile", "/there/is/no.hlsl", "-T", "ps_6_0", "--diagnostics=json"], "");
    assert!(
        text(&out.stderr)
            .starts_with("{\"id\":\"program-error\",\"severity\":\"error\",\"message\":\"cannot")
    );
    let out = run(&["compile", "-", "--diagnostics=xml"], "");
    assert_eq!(out.status.code(), Some(2));
}

#[test]
fn diagnostics_are_explained() {
    let out = run(&["explain", "undeclared"], "");
    assert_eq!(text(&out.stdout), "undeclared (error)\n\n  use of undeclared identifier '{0}'\n");
    assert_eq!(run(&["explain", "no-such-id"], "").status.code(), Some(2));
}

/// Names are bytes on Unix: a source, a folder of includes and an output that are not UTF-8.
#[cfg(unix)]
#[test]
fn names_need_not_be_utf8() {
    use std::ffi::{OsStr, OsString};
    use std::os::unix::ffi::OsStrExt;
    use std::path::PathBuf;

    let folder = std::env::temp_dir().join(format!("trefoil-names-{}", std::process::id()));
    let at = |name: &[u8]| folder.join(OsStr::from_bytes(name));
    let joined = |option: &str, path: PathBuf| {
        let mut word = OsString::from(option);
        word.push(path);
        word
    };
    std::fs::create_dir_all(at(b"inc\xfflude")).unwrap();
    std::fs::write(at(b"inc\xfflude/value.h"), "#define VALUE 1").unwrap();
    std::fs::write(
        at(b"sh\xc3der.hlsl"),
        "#include \"value.h\"\nfloat4 main() : SV_Target { return VALUE; }",
    )
    .unwrap();
    let run = |last: OsString| {
        std::process::Command::new(env!("CARGO_BIN_EXE_trefoil"))
            .args([OsStr::new("dxc"), OsStr::new("-Tps_6_0"), at(b"sh\xc3der.hlsl").as_os_str()])
            .arg(joined("-I", at(b"inc\xfflude")))
            .arg(last)
            .output()
            .unwrap()
    };
    let out = run(joined("-Fo", at(b"out\x80.dxil")));
    assert!(out.status.success(), "{}", text(&out.stderr));
    let listing = std::process::Command::new(env!("CARGO_BIN_EXE_trefoil"))
        .arg("dis")
        .arg(at(b"out\x80.dxil"))
        .output()
        .unwrap();
    assert!(text(&listing.stdout).contains("define void @main()"));
    let out = run("-M".into());
    let included = b"inc\xfflude/value.h";
    assert!(out.stdout.windows(included.len()).any(|part| part == included), "{}", text(&out.stdout));
    let out = run("-DVALUE=wrong(".into());
    assert!(text(&out.stderr).contains("sh\u{fffd}der.hlsl:"), "{}", text(&out.stderr));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn libraries_are_linked() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = |name: &str| folder.join(name).display().to_string();
    let (main, shade, made) = (path("main.lib"), path("shade.lib"), path("linked.dxil"));
    let sources = [
        (
            &main,
            "float shade(float x); [shader(\"pixel\")] float main(float a : A) : SV_Target { return shade(a); }",
        ),
        (&shade, "export float shade(float x) { return x * 2; }"),
    ];
    for (library, source) in sources {
        let out = run(&["compile", "-", "-T", "lib_6_3", "-o", library], source);
        assert!(out.status.success(), "{}", text(&out.stderr));
    }
    let out = run(&["link", &main, &shade, "-T", "ps_6_0", "-o", &made], "");
    assert!(out.status.success(), "{}", text(&out.stderr));
    assert!(text(&run(&["dis", &made], "").stdout).contains("define void @main()"));
    // Without an output, the listing is shown.
    assert!(text(&run(&["link", &main, &shade, "-T", "ps_6_0"], "").stdout).contains("dx.op.storeOutput"));
    let out = run(&["link", &main, "-T", "ps_6_0"], "");
    assert_eq!(out.status.code(), Some(1));
    assert!(text(&out.stderr).contains("error: Cannot find definition of function ?shade@@YAMM@Z"));
    assert_eq!(run(&["link", "-T", "ps_6_0"], "").status.code(), Some(2));
}

#[test]
fn containers_are_validated() {
    let path = std::env::temp_dir().join(format!("trefoil-validate-{}.dxil", std::process::id()));
    let name = path.to_string_lossy().into_owned();
    let source = "[numthreads(1, 1, 1)] void main() {}";
    let made = run(&["compile", "-", "-T", "cs_6_0", "-o", &name], source);
    assert!(made.status.success(), "{}", text(&made.stderr));
    let out = run(&["validate", &name], "");
    assert_eq!(text(&out.stdout), "Validation succeeded.\n", "{}", text(&out.stderr));
    let mut bytes = std::fs::read(&path).unwrap();
    bytes.truncate(100);
    std::fs::write(&path, bytes).unwrap();
    let out = run(&["validate", &name], "");
    assert_eq!(out.status.code(), Some(1));
    let said = text(&out.stderr);
    assert!(said.contains("[Container.ContentInvalid]") && said.ends_with("Validation failed.\n"), "{said}");
    std::fs::remove_file(&path).unwrap();
    assert_eq!(run(&["validate"], "").status.code(), Some(2));
}

/// As DXC has it: `-M` prints what is read, `-MD` and `-MF` write it, and none compiles; with a result asked for they do besides.
#[test]
fn what_a_compile_reads_is_a_rule_for_make() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("dependencies");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("in clude")).unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).unwrap();
    write("a.hlsl", "#include \"one.h\"\n#include \"two.h\"\nfloat4 main() : SV_Target { return ONE; }");
    write("one.h", "#ifndef ONE\n#define ONE 1\n#endif\n");
    write("in clude/two.h", "#include \"../one.h\"\n");
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_default();
    let run = |words: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_trefoil"));
        command.current_dir(&folder).args(words).output().unwrap()
    };
    let printed = |words: &[&str]| {
        let out = run(words);
        assert!(out.status.success(), "{words:?}: {}", text(&out.stderr));
        text(&out.stdout)
    };
    let rule = "a.hlsl: a.hlsl \\\n one.h \\\n in\\ clude/two.h \\\n in\\ clude/../one.h\n";
    let object = "{\"output\":\"a.hlsl\",\"inputs\":[\"a.hlsl\",\"one.h\",\"in clude/two.h\",\"in clude/../one.h\"]}\n";
    let includes = ["-I", "in clude", "a.hlsl"];
    for command in ["dxc", "compile"] {
        let with = |words: &[&'static str]| [&[command][..], words, &includes].concat();
        assert_eq!(printed(&with(&["-M"])), rule);
        assert_eq!(printed(&with(&["-M", "-Fo", "b.o"])), rule.replace("a.hlsl:", "b.o:"));
        assert_eq!(read("b.o"), "");
        assert_eq!(printed(&with(&["-MD"])), "");
        assert_eq!(read("a.d"), rule);
        assert_eq!(printed(&with(&["-MF", "c.json"])), "");
        assert_eq!(read("c.json"), object);
        assert_eq!(printed(&with(&["-T", "ps_6_0", "-MD", "-MFd.d", "-Fo", "d.o"])), "");
        assert_eq!(read("d.d"), rule.replace("a.hlsl:", "d.o:"));
        assert!(std::fs::read(folder.join("d.o")).unwrap().starts_with(b"DXBC"));
        for made in ["a.d", "c.json", "d.d", "d.o"] {
            std::fs::remove_file(folder.join(made)).unwrap();
        }
    }
    assert_eq!(printed(&["compile", "-T", "ps_6_0", "-I", "in clude", "a.hlsl", "-o", "e.o", "-MD"]), "");
    assert_eq!(read("a.d"), rule.replace("a.hlsl:", "e.o:"));
    write(
        "jobs",
        "-I 'in clude' a.hlsl -MF f.d\n-T ps_6_0 -I 'in clude' a.hlsl -Fo g.o -MF g.d\na.hlsl -M -Fo h.o",
    );
    let out = run(&["batch", "jobs"]);
    assert_eq!(read("f.d"), rule);
    assert_eq!(read("g.d"), rule.replace("a.hlsl:", "g.o:"));
    let said = text(&out.stderr);
    assert!(said.starts_with("jobs:3:\ntrefoil: error: -M prints, which lines of many do not"), "{said}");
    // What does not compile leaves no rule that says it had been made.
    let out = run(&["dxc", "-T", "ps_6_0", "-Fo", "i.o", "-MF", "i.d", "a.hlsl"]);
    assert_eq!(out.status.code(), Some(1));
    assert_eq!(read("i.d"), "");
}
