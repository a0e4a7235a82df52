//! One client in C++, two libraries: every call of the public header, and the same answers.
//!
//! The client is compiled against DXC's own header. Where DXC's library crashes on a bad argument, ours must give a code.

mod shared;

use shared::{answers, answers_to, client, consumer, library, root};
use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn both_libraries_answer_alike() {
    let client = client("client");
    let theirs = answers(&client, &consumer("dxc/libdxcompiler.so"));
    let ours = answers(&client, &library());
    assert_eq!(theirs.len(), ours.len(), "the client asks both the same");
    let mut wrong = Vec::new();
    for (theirs, ours) in theirs.iter().zip(&ours) {
        let survived = theirs.ends_with(": crash") && ours.contains(": 8");
        if theirs != ours && !survived {
            wrong.push(format!("  DXC:  {theirs}\n  ours: {ours}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {} answers differ:\n{}", wrong.len(), ours.len(), wrong.join("\n"));
    eprintln!("{} answers alike", ours.len());
}

#[test]
fn both_libraries_read_each_others_pdb_files() {
    let client = client("client-pdb");
    let [theirs, ours] = [consumer("dxc/libdxcompiler.so"), library()];
    for (made, by) in [("theirs.pdb", &theirs), ("ours.pdb", &ours)] {
        let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(made);
        let written = format!("write:{}", file.display());
        answers_to(&client, by, &["pdb", &written]);
        let file = file.display().to_string();
        let read = |library: &Path| answers_to(&client, library, &["pdb", &file]);
        let (by_theirs, by_ours) = (read(&theirs), read(&ours));
        assert!(by_theirs.len() > 40, "{by_theirs:?}");
        assert_eq!(by_theirs, by_ours, "{made}");
    }
}

/// Files that DXC's rewriter prints otherwise, with the reason.
const REWRITTEN_OTHERWISE: &[(&str, &str)] = &[
    ("arithmetic/infinities", "DXC says `precise` before each variable of a statement, which is no HLSL"),
    (
        "arithmetic/nan_comparisons",
        "DXC says `precise` before each variable of a statement, which is no HLSL",
    ),
    ("buffers/matrix_arguments", "DXC leaves out empty template arguments"),
    ("control/before_the_labels", "DXC takes the braces from a switch that begins without a label"),
    ("language/anonymous_members", "DXC prints the members of a structure without a name twice"),
    ("language/characters", "DXC says `+InfF` for an infinity, which is no HLSL"),
    (
        "language/statics_that_nothing_names",
        "DXC leaves out whose member a static is that is defined outside",
    ),
    ("language/functions_named_as_built_ins", "DXC says namespaces that the source leaves out"),
    (
        "language/substitution_failure",
        "DXC leaves out that a template is specialised; ours leaves out `typename`",
    ),
    ("language/template_aliases_deduced", "DXC leaves out that a template is specialised"),
    (
        "language/template_calls_template",
        "DXC says records that the source leaves out, and defaults again that a declaration before had",
    ),
    ("language/template_method_constants", "DXC says `this` before calls with template arguments"),
    ("language/template_overloads", "DXC says arguments and leaves out records that the source does not"),
    (
        "language/templates_in_namespaces",
        "DXC leaves out the record of a method that is defined outside of it",
    ),
    ("language/values_of_constants", "DXC says the lengths of arrays as numbers"),
    ("language/literals_of_32_bits", "DXC prints large numbers with signs"),
    ("language/member_specialisation", "DXC leaves out that a template is specialised"),
    (
        "language/member_template_outside",
        "DXC leaves out the record of a method that is defined outside of it",
    ),
    ("language/packed_overloads", "DXC leaves out that a template is specialised"),
    ("language/partial_variable_template", "DXC leaves out that a template is specialised"),
    ("language/template_dependent_base", "DXC says default arguments again, which it then refuses"),
    ("language/template_methods", "DXC leaves out the record of a method that is defined outside of it"),
    ("language/template_parameter", "DXC leaves out a default argument"),
    ("language/template_specialisation", "DXC leaves out that a template is specialised"),
    ("language/types_of_expressions", "DXC leaves out that a template is specialised"),
    ("language/using_namespaces", "DXC says namespaces that the source leaves out"),
    ("language/variable_template", "DXC leaves out that a template is specialised"),
    ("rays/record_as_cbuffer", "DXC leaves out attributes of Vulkan"),
    ("rays/shader_records", "DXC leaves out attributes of Vulkan"),
    ("tessellation/quad", "DXC prints the bits of a float"),
    ("wide/int64_arithmetic", "DXC leaves out the type of the second cast of a statement"),
];

/// The HLSL files below a folder, in order of their names.
fn collect(folder: &Path, out: &mut Vec<String>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            collect(&path, out);
        } else if path.extension().is_some_and(|ending| ending == "hlsl") {
            out.push(path.display().to_string());
        }
    }
}

/// The shaders of the tree that compute something.
fn shaders() -> Vec<String> {
    let mut out = Vec::new();
    collect(&root().join("examples"), &mut out);
    collect(&root().join("tests/exec"), &mut out);
    out
}

/// Every field that reflection has, of the containers that each library makes of the tree's shaders.
#[test]
fn both_libraries_reflect_alike() {
    let client = client("client-reflect");
    let libraries = [consumer("dxc/libdxcompiler.so"), library()];
    for (by, maker) in ["theirs", "ours"].iter().zip(&libraries) {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("reflect-{by}"));
        std::fs::create_dir_all(&folder).unwrap();
        let places = shaders().into_iter().enumerate();
        let made: Vec<(String, String)> = places
            .map(|(at, from)| (from, folder.join(format!("{at}.dxil")).display().to_string()))
            .collect();
        let orders: Vec<String> = made.iter().map(|(from, to)| format!("{from}>{to}")).collect();
        let words: Vec<&str> = ["reflect"].into_iter().chain(orders.iter().map(String::as_str)).collect();
        answers_to(&client, maker, &words);
        let there: Vec<&str> =
            made.iter().map(|(_, to)| to.as_str()).filter(|to| Path::new(to).exists()).collect();
        assert!(there.len() > 400, "{by}: {} containers", there.len());
        let words: Vec<&str> = ["reflect"].into_iter().chain(there).collect();
        let [theirs, ours] =
            [&libraries[0], &libraries[1]].map(|library| answers_to(&client, library, &words));
        assert_eq!(theirs.len(), ours.len(), "{by}");
        let wrong: Vec<_> = theirs.iter().zip(&ours).filter(|(theirs, ours)| theirs != ours).collect();
        assert!(wrong.is_empty(), "{by}: {} of {} answers differ: {wrong:#?}", wrong.len(), ours.len());
        eprintln!("{by}: {} answers alike", ours.len());
    }
}

#[test]
fn both_libraries_rewrite_alike() {
    let client = client("client-rewrite");
    let files = shaders();
    let words: Vec<&str> = ["rewrite"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let theirs = answers_to(&client, &consumer("dxc/libdxcompiler.so"), &words);
    let ours = answers_to(&client, &library(), &words);
    assert_eq!(theirs.len(), ours.len(), "a line a file");
    // What DXC refuses as 2021 says nothing.
    let compared: Vec<_> =
        theirs.iter().zip(&ours).filter(|(theirs, _)| theirs.contains(": 00000000 ")).collect();
    let is_known = |line: &str| REWRITTEN_OTHERWISE.iter().any(|(name, _)| line.contains(name));
    let wrong: Vec<_> =
        compared.iter().filter(|(theirs, ours)| theirs != ours && !is_known(theirs)).collect();
    assert!(compared.len() > 400, "{} files are taken", compared.len());
    assert!(wrong.is_empty(), "{} of {} files differ:\n{wrong:#?}", wrong.len(), compared.len());
    for (name, why) in REWRITTEN_OTHERWISE {
        let differs = compared.iter().any(|(theirs, ours)| theirs.contains(name) && theirs != ours);
        assert!(differs, "{name} is the same now, though {why}");
    }
}

/// Comparisons of enumerations may look at bytes of both before it is known which of them count: in code without `unsafe` alone, where
/// nothing else can be uninitialised.
const SAFE_COMPARISONS: &str = "
{
   conditions in safe code
   Memcheck:Cond
   ...
   fun:*trefoil_hlsl*
}
{
   indices in safe code
   Memcheck:Value8
   ...
   fun:*trefoil_hlsl*
}
";

#[test]
fn nothing_leaks_and_nothing_is_touched_that_is_not_ours() {
    let client = client("client-valgrind");
    let suppressions = Path::new(env!("CARGO_TARGET_TMPDIR")).join("safe-comparisons.supp");
    std::fs::write(&suppressions, SAFE_COMPARISONS).unwrap();
    let out = Command::new(consumer("bin/valgrind"))
        .args([
            "--leak-check=full",
            "--show-leak-kinds=definite,indirect",
            "--errors-for-leak-kinds=definite,indirect",
        ])
        .args(["--error-exitcode=9", "--quiet"])
        .arg(format!("--suppressions={}", suppressions.display()))
        .arg(client)
        .arg(library())
        .output()
        .unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
}
