//! The language against `llvm-tblgen-19`, byte for byte, on files of ours and on LLVM's own; and wrong input.

use std::path::{Path, PathBuf};
use std::process::Command;
use trefoil_tablegen::{FileLoader, Options, Records, Severity, read, text_of};

const INSTALL: &str = "cargo xtask fetch, or apt-get install llvm-19 llvm-19-dev";

/// What `cargo xtask fetch` brings, or else what the system has.
fn fetched(path: &str, system: &str) -> PathBuf {
    let fetched = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/consumers").join(path);
    if fetched.exists() { fetched } else { system.into() }
}

fn program() -> PathBuf {
    fetched("bin/llvm-tblgen-19", "llvm-tblgen-19")
}

fn here() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/td")
}

/// What LLVM's program prints, or nothing where it refuses.
fn llvm(mode: &str, include: &Path, file: &Path) -> Option<Vec<u8>> {
    let output = Command::new(program()).arg(mode).arg("-I").arg(include).arg(file).output();
    let output = output.unwrap_or_else(|e| panic!("llvm-tblgen-19: {e}; get it by: {INSTALL}"));
    output.status.success().then_some(output.stdout)
}

fn ours(include: &Path, file: &Path) -> Records {
    let text =
        std::fs::read(file).unwrap_or_else(|e| panic!("{}: {e}; get it by: {INSTALL}", file.display()));
    let mut loader = FileLoader { directories: vec![include.to_path_buf()] };
    read(&file.display().to_string(), text_of(text), &mut loader, &Options::default())
}

/// Compares both forms of output; the keys of LLVM's JSON are in order, and so are ours.
fn same(include: &Path, file: &Path) -> Result<(), String> {
    let records = ours(include, file);
    if records.has_errors() {
        let messages: Vec<String> = records.diagnostics().iter().map(ToString::to_string).collect();
        return Err(format!("{}: refused:\n{}", file.display(), messages.join("\n")));
    }
    let (mut json, mut text) = (Vec::new(), Vec::new());
    records.dump_json(&mut json).expect("memory takes it");
    records.print_records(&mut text).expect("memory takes it");
    for (mode, ours) in [("--dump-json", json), ("--print-records", text)] {
        let theirs =
            llvm(mode, include, file).ok_or_else(|| format!("{}: LLVM refuses it", file.display()))?;
        if ours != theirs {
            let at =
                ours.iter().zip(&theirs).position(|(a, b)| a != b).unwrap_or(ours.len().min(theirs.len()));
            let around = |bytes: &[u8]| {
                let (from, to) = (at.saturating_sub(80).min(bytes.len()), (at + 80).min(bytes.len()));
                String::from_utf8_lossy(&bytes[from..to]).into_owned()
            };
            return Err(format!(
                "{} {mode} differs at byte {at}:\nllvm: …{}…\nours: …{}…",
                file.display(),
                around(&theirs),
                around(&ours)
            ));
        }
    }
    Ok(())
}

#[test]
fn files_of_ours_read_as_llvm_reads_them() {
    let mut files: Vec<PathBuf> = std::fs::read_dir(here())
        .expect("tests/td lists")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|e| e == "td"))
        .collect();
    files.sort();
    assert!(files.len() >= 60, "{} files", files.len());
    let wrong: Vec<String> = files.iter().filter_map(|file| same(&here(), file).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn the_specifications_read_as_llvm_reads_them() {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
    for name in ["DXIL.td", "HLSL.td"] {
        same(&spec, &spec.join(name)).unwrap();
    }
}

#[test]
fn llvms_own_files_read_as_llvm_reads_them() {
    let include = fetched("llvm/usr/include/llvm-19", "/usr/include/llvm-19");
    for name in [
        "llvm/IR/Intrinsics.td",
        "llvm/Target/Target.td",
        "llvm/Frontend/OpenMP/OMP.td",
        "llvm/Frontend/OpenACC/ACC.td",
        "llvm/Option/OptParser.td",
    ] {
        same(&include, &include.join(name)).unwrap();
    }
}

#[test]
fn names_of_a_class_print_as_llvm_prints_them() {
    let file = here().join("sort_names.td");
    let mut out = Vec::new();
    assert!(ours(&here(), &file).print_enums("N", &mut out).expect("memory takes it"));
    let output = Command::new(program()).arg("--print-enums").arg("--class=N").arg(file).output();
    assert_eq!(String::from_utf8(out), String::from_utf8(output.expect(INSTALL).stdout));
}

#[test]
fn sets_print_as_llvm_prints_them() {
    let file = here().join("sets.td");
    let mut out = Vec::new();
    ours(&here(), &file).print_sets(&mut out).unwrap();
    let theirs = llvm("--print-sets", &here(), &file).expect("LLVM takes the file");
    assert!(out.len() > 400);
    assert_eq!(String::from_utf8(out), String::from_utf8(theirs));
}

/// What a set may not say; LLVM refuses each too.
#[test]
fn wrong_sets_are_errors_at_their_places() {
    let prologue = std::fs::read_to_string(here().join("sets.td")).expect("sets.td reads");
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let line = prologue.lines().count() + 1;
    for (elements, message) in [
        ("(shl Eight, -1)", "the number -1 of the operator shl is not positive"),
        ("(shl Eight)", "the operator shl does not take 1 arguments"),
        ("(decimate Eight, 0)", "the number 0 of the operator decimate is not positive"),
        ("(trunc Eight, a0)", "'a0' is no integer"),
        ("(a0 Eight)", "a0 is no operator of sets"),
        ("(add 1)", "'1' is no element of a set"),
        ("(sequence \"a%u\", 0, 8)", "no record is named 'a8'"),
        (
            "(sequence \"a%u\", 0, 1073741824)",
            "a sequence from 0 to 1073741824: its numbers go from 0 to 1073741823",
        ),
        ("(sequence a0, 0, 1)", "the format of a sequence is no string"),
    ] {
        let text = format!("{prologue}\ndef Wrong : Set<{elements}>;");
        let file = directory.join("wrong_set.td");
        std::fs::write(&file, text).expect("the file is written");
        let error = ours(&here(), &file).print_sets(&mut Vec::new()).unwrap_err();
        let place = format!("{}:{}:5: error: ", file.display(), line + 1);
        assert!(error.starts_with(&place) && error.contains(message), "{elements}: {error}");
        assert!(llvm("--print-sets", &here(), &file).is_none(), "LLVM takes {elements}");
    }
}

/// Wrong input, a line each: where the first error stands, its message, and the text with `\n` for line breaks. LLVM
/// must refuse it too.
#[test]
fn wrong_input_is_an_error_at_its_place() {
    let cases = std::fs::read_to_string(here().join("wrong.txt")).expect("wrong.txt reads");
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let mut failures = Vec::new();
    let mut count = 0;
    for line in cases.lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.splitn(3, '\t').collect();
        let [place, message, text] = cells[..] else { panic!("wrong.txt: {line}") };
        let text = text.replace("\\n", "\n");
        count += 1;
        let records = read("wrong.td", text.clone(), &mut FileLoader::default(), &Options::default());
        let first = records.diagnostics().into_iter().find(|d| d.severity() == Severity::Error);
        let got = first.map(|d| {
            let at = format!("{}:{}", d.place.line, d.place.column);
            (at, d.message.to_string())
        });
        if got != Some((place.to_owned(), message.to_owned())) {
            failures.push(format!("{text}\n  wanted {place} {message}\n  got {got:?}"));
        }
        // LLVM itself dies of a recursion without end, which is as good a refusal as any.
        let file = directory.join("wrong.td");
        std::fs::write(&file, text).expect("the file is written");
        if llvm("--print-records", directory, &file).is_some() {
            failures.push(format!("LLVM takes it: {line}"));
        }
    }
    assert!(count >= 100, "{count} cases");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn an_error_tells_how_it_came_about() {
    let text = "class A<int n> { int v = !div(1, n); }\n\
                multiclass M<int n> { def _a : A<n>; }\n\
                multiclass N { defm _m : M<0>; }\n\
                defm x : N;\n";
    let records = read("chain.td", text.to_owned(), &mut FileLoader::default(), &Options::default());
    let messages: Vec<String> = records.diagnostics().iter().map(ToString::to_string).collect();
    let all = messages.join("\n");
    assert!(all.contains("Illegal operation: division by zero"), "{all}");
    assert!(all.contains("chain.td:3:26: note: while instantiating 'M'"), "{all}");
}

/// What asks for too much, and the bound that the error names. LLVM has no such bounds.
#[test]
fn too_much_is_an_error_that_names_the_bound() {
    let nested = format!("def a {{ int x = {}1{}; }}", "!add(1, ".repeat(500), ")".repeat(500));
    let pasted = format!("class A<string s> {{ string t = !strconcat(s{}); }}", ", s".repeat(7000));
    let cases = [
        (
            "class A<int n> { A next = A<!add(n, 1)>; }\ndef a : A<0>;",
            "evaluation nests deeper than 6000 levels",
        ),
        ("def a { bits<99999999> b; }", "bits<99999999> is outside of 0...1048576"),
        ("defvar l = !listsplat(1, 99999999999);", "a list of 99999999999 elements"),
        ("defvar r = !range(0, 99999999);", "a list of 99999999 elements, more than the 1048576 allowed"),
        ("foreach i = 0...99999999 in def a # i;", "a range beyond 1048576"),
        ("class D<string s> { string t = D<s # s>.t; }\ndef a : D<\"xy\">;", "values take more than"),
        ("foreach i = 0...999999 in foreach j = 0...999999 in def a # i # _ # j;", "values take more than"),
        (nested.as_str(), "the text nests deeper than 400 levels"),
        (pasted.as_str(), "a value nests deeper than 6000 levels"),
        (
            "class S<list<int> l> { list<int> m = S<!listconcat(l, l)>.m; }\ndef a : S<[1, 2]>;",
            "more than the 1048576",
        ),
    ];
    for (text, message) in cases {
        let mut options = Options::default();
        options.limits.memory = 1 << 26;
        let records = read("limits.td", text.to_owned(), &mut FileLoader::default(), &options);
        let messages: Vec<String> = records.diagnostics().iter().map(|d| d.message.to_string()).collect();
        assert!(
            records.has_errors() && messages.iter().any(|m| m.contains(message)),
            "{message}: {messages:?}"
        );
    }
}

/// Finds a file that includes itself.
struct Circle;

impl trefoil_tablegen::Loader for Circle {
    fn load(&mut self, name: &str) -> Option<(String, String)> {
        Some((name.to_owned(), "include \"again.td\"\n".to_owned()))
    }
}

#[test]
fn a_circle_of_includes_ends() {
    let records = read("circle.td", "include \"again.td\"".to_owned(), &mut Circle, &Options::default());
    let messages: Vec<String> = records.diagnostics().iter().map(|d| d.message.to_string()).collect();
    assert_eq!(messages[..2], ["includes nest deeper than 100", "included from here"]);
}
