//! Writes `include/trefoil.h`, or with `--check` says whether it is fresh.

use cbindgen::{Builder, Config, DocumentationStyle, Language, RenameRule, Style};
use std::path::Path;

const FOREWORD: &str = "\
/* trefoil: HLSL to DXIL, SPIR-V and DXBC, in your own process.
 *
 * Made by `cargo run -p trefoil-capi --example header` of crates/trefoil-capi/src; do not edit.
 *
 * Null pointers, bytes of any kind and wrong sizes are errors, which the result says; other pointers must be valid for the call. A
 * session may be used by many threads at once, and a result be read by many; each is freed once, when nobody uses it any more.
 * Structures begin with their own size, so that programs and libraries of different versions understand each other. docs/c.md has
 * examples. */";

fn header(folder: &Path) -> String {
    let mut config = Config {
        language: Language::C,
        style: Style::Type,
        header: Some(FOREWORD.into()),
        include_guard: Some("TREFOIL_H".into()),
        cpp_compat: true,
        documentation_style: DocumentationStyle::C99,
        line_length: 120,
        ..Config::default()
    };
    config.no_includes = true;
    config.sys_includes = vec!["stddef.h".into(), "stdint.h".into()];
    config.usize_is_size_t = true;
    config.enumeration.rename_variants = RenameRule::ScreamingSnakeCase;
    config.enumeration.prefix_with_name = true;
    // What is written as a number, since C may write any.
    config.export.include = vec!["RequestTarget".into()];
    for (ours, theirs) in [
        ("Session", "trefoil_session"),
        ("CallResult", "trefoil_result"),
        ("IncludeResult", "trefoil_include_result"),
        ("IncludeCallback", "trefoil_include_callback"),
        ("SessionOptions", "trefoil_session_options"),
        ("CompileRequest", "trefoil_request"),
        ("Diagnostic", "trefoil_diagnostic"),
        ("Status", "trefoil_status"),
        ("RequestTarget", "trefoil_target"),
        ("Severity", "trefoil_severity"),
    ] {
        config.export.rename.insert(ours.into(), theirs.into());
    }
    let files = ["types.rs", "result.rs", "api.rs"].iter();
    let builder = files.fold(Builder::new().with_config(config), |builder, file| {
        builder.with_src(folder.join("src").join(file))
    });
    let bindings = builder.generate();
    let mut out = Vec::new();
    bindings.expect("the crate compiles").write(&mut out);
    let text = String::from_utf8(out).expect("a header is text");
    in_c(&text)
}

/// Leaves out what Rust demands of its callers: the foreword says it once.
fn in_c(text: &str) -> String {
    let mut lines: Vec<&str> = Vec::new();
    let mut demands = false;
    for line in text.lines().map(str::trim_end) {
        demands = line == "// # Safety" || demands && line.starts_with("//");
        if !demands {
            lines.push(line);
        } else if lines.last() == Some(&"//") {
            lines.pop();
        }
    }
    lines.join("\n") + "\n"
}

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = folder.join("include/trefoil.h");
    let fresh = header(folder);
    if std::env::args().any(|word| word == "--check") {
        let known = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            known == fresh,
            "stale: {}; run `cargo run -p trefoil-capi --example header`",
            path.display()
        );
    } else {
        std::fs::write(&path, fresh).expect("the header can be written");
    }
}
