//! Every method of every interface, called on both libraries with usual and unusual arguments: the codes, and what comes back.
//!
//! `client/methods.inc` has a row a method, of which `client/calls.cpp` makes the calls; `docs/drop-in.md` has the counts.

mod shared;

use shared::{answers_to, client, consumer, library, root};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Calls that are answered otherwise: methods, the number of an argument with what was unusual about it (none for the usual call),
/// and why.
struct Known {
    methods: &'static [&'static str],
    cases: &'static [&'static str],
    why: &'static str,
}

const fn known(methods: &'static [&'static str], cases: &'static [&'static str], why: &'static str) -> Known {
    Known { methods, cases, why }
}

const KNOWN: &[Known] = &[
    known(
        &["IDxcUtils::GetBlobAs", "IDxcLibrary::GetBlobAs", "IDxcAssembler::AssembleToContainer"],
        &["1 garbage", "1 container", "1 library", "1 pdb", "1 cut container"],
        "DXC converts by the process's locale, which bytes that are no text fail in",
    ),
    known(
        &[
            "IDxcCompiler::Compile",
            "IDxcCompiler::Preprocess",
            "IDxcCompiler2::CompileWithDebug",
            "IDxcRewriter",
        ],
        &["1 garbage"],
        "DXC converts by the process's locale; here the text has an error",
    ),
    known(
        &["IDxcCompiler::Compile", "IDxcCompiler::Preprocess", "IDxcCompiler2::CompileWithDebug"],
        &["2 beyond ASCII", "3 beyond ASCII", "4 beyond ASCII"],
        "DXC's locale has no other characters",
    ),
    known(
        &["IDxcIncludeHandler::LoadSource", "IDxcLibrary::CreateBlobFromFile", "IDxcUtils::LoadFile"],
        &["1 long"],
        "the system's error for a name that is too long is DXC's code; here all such are one",
    ),
    known(
        &["IDxcOperationResult::GetErrorBuffer", "IDxcResult::GetOutput"],
        &["", "1 2"],
        "DXC warns that it has no library to sign with",
    ),
    known(
        &["IDxcValidator::Validate", "IDxcValidator2::ValidateWithDebug"],
        &["", "1 container", "1 library", "2 0", "2 1", "3 null"],
        "DXC does not sign on Linux, and gives nothing back",
    ),
    known(
        &["IDxcValidator::Validate", "IDxcValidator2::ValidateWithDebug"],
        &["2 3"],
        "a root signature cannot be signed in place: DXC says so of its size",
    ),
    known(
        &["IDxcCompiler::Compile", "IDxcCompiler::Preprocess", "IDxcCompiler2::CompileWithDebug"],
        &["7 empty", "5 empty", "5 no identifier"],
        "a macro without a name is wrong in the words here, in the source with DXC",
    ),
    known(
        &["ISequentialStream::Write", "IStream::SetSize", "IStream::Seek"],
        &["", "1 null", "3 null", "2 3", "2 99", "2 1200"],
        "the errors of storage are Windows' numbers here, small ones that count as content with DXC on Linux",
    ),
    known(&["ISequentialStream::Read"], &["3 null"], "who does not ask how much was read is not told"),
    known(&["IStream::Clone"], &["", "1 null"], "streams are cloned here"),
    known(
        &["IDxcCompiler::Preprocess"],
        &["1 container", "1 library", "1 pdb", "1 cut container"],
        "bytes that are no text are an error here",
    ),
    known(&["IDxcCompiler::Preprocess"], &["3 hole"], "a null among the words is a wrong argument here"),
    known(&["IDxcCompiler::Disassemble"], &["1 cut container"], "a damaged container is no program here"),
    known(&["IDxcCompiler3::Compile"], &["1 hollow"], "a size without bytes is a wrong argument here"),
    known(
        &["IDxcCompiler3::Compile", "IDxcCompiler3::Disassemble"],
        &["5 unknown", "2 unknown"],
        "`IUnknown` is given too",
    ),
    known(&["IDxcUtils::GetDxilContainerPart"], &["", "1 container"], "the programs are not of one size"),
    known(&["IDxcLinker::Link"], &["4 3", "4 99", "4 1200"], "words say here which library is there twice"),
    known(
        &["IDxcOptimizerPass::Get", "IDxcOptimizer::GetAvailablePass"],
        &["", "1 99"],
        "the passes are not the same",
    ),
    known(&["IDxcOptimizer::RunOptimizer"], &["1 empty"], "no bytes are no module here"),
    known(&["IDxcVersionInfo2::GetCommitInfo"], &[""], "the commits are not counted here"),
    known(&["IDxcPdbUtils::GetArgPair"], &["3 null"], "nothing comes back with an error here"),
    known(
        &["IDxcCompiler3::Compile", "IDxcLinker::Link", "IDxcRewriter"],
        &["1 uneven", "2 empty", "2 null"],
        "DXC dies; the answer is in the result here",
    ),
];

/// `calls.INTERFACE::METHOD CASE: ANSWER` in its three parts.
fn parts(line: &str) -> (&str, &str, &str) {
    let line = line.strip_prefix("calls.").unwrap_or(line);
    let (call, answer) = line.split_once(": ").unwrap_or((line, ""));
    let (method, case) = call.split_once(' ').unwrap_or((call, ""));
    (method, case, answer)
}

/// Whether both answers are the same, or ours is a code where DXC dies.
fn is_alike(theirs: &str, ours: &str) -> bool {
    theirs == ours || theirs == "crash" && ours.starts_with('8')
}

#[test]
fn every_method_answers_alike() {
    let client = client("client-methods");
    let theirs = answers_to(&client, &consumer("dxc/libdxcompiler.so"), &["calls"]);
    let ours = answers_to(&client, &library(), &["calls"]);
    assert_eq!(theirs.len(), ours.len(), "the client asks both the same");
    let (mut wrong, mut needed) = (Vec::new(), vec![false; KNOWN.len()]);
    // By interface: methods, calls, those that are not alike.
    let mut counts: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    for (theirs, ours) in theirs.iter().zip(&ours).filter(|(line, _)| line.starts_with("calls.")) {
        let ((method, case, said), (.., answered)) = (parts(theirs), parts(ours));
        let count = counts.entry(method.split("::").next().unwrap_or(method)).or_default();
        count[0] += usize::from(case.is_empty());
        count[1] += 1;
        if is_alike(said, answered) {
            continue;
        }
        count[2] += 1;
        let is_it = |known: &Known| {
            known.methods.iter().any(|it| method.starts_with(it)) && known.cases.contains(&case)
        };
        match KNOWN.iter().position(is_it) {
            Some(at) => needed[at] = true,
            None => wrong.push(format!("  {method} {case}\n    DXC:  {said}\n    ours: {answered}")),
        }
    }
    assert!(wrong.is_empty(), "{} of {} answers differ:\n{}", wrong.len(), ours.len(), wrong.join("\n"));
    for (known, needed) in KNOWN.iter().zip(needed) {
        assert!(needed, "{:?} {:?} are alike now, though {}", known.methods, known.cases, known.why);
    }
    let table = counts.iter().fold(String::new(), |mut table, (interface, [methods, calls, others])| {
        let _ = writeln!(table, "| `{interface}` | {methods} | {calls} | {others} |");
        table
    });
    let page = std::fs::read_to_string(root().join("docs/drop-in.md")).unwrap();
    assert!(page.contains(&table), "docs/drop-in.md is to have these rows:\n{table}");
}

/// Methods without a row, and why.
const NOT_CALLED: &[(&str, &str)] = &[
    ("IStream::CloneStream", "its name is `Clone` in the header"),
    (
        "IDxcLibrary::CreateBlobWithEncodingOnMalloc",
        "it frees what it is given; the client's section of blobs calls it",
    ),
    ("IDxcUtils::MoveToBlob", "it frees what it is given; the client's section of blobs calls it"),
];

/// The table of methods has a row for each that the library declares.
#[test]
fn every_method_has_a_row() {
    let rows = include_str!("client/methods.inc");
    let plain = |name: &str| name.replace('_', "").to_lowercase();
    let rows: Vec<String> = rows
        .lines()
        .filter_map(|line| {
            line.strip_prefix("ROW(")?.split_once([',', ')']).map(|(interface, rest)| {
                let method = rest.trim().split([',', ')']).next().unwrap_or_default();
                plain(&format!("{interface}::{method}"))
            })
        })
        .collect();
    let mut interface = String::new();
    for line in include_str!("../src/interfaces.rs").lines().map(str::trim) {
        if let Some(name) = line.strip_prefix("pub(crate) ") {
            interface = name.split('(').next().unwrap_or_default().to_owned();
        } else if let Some(name) = line.strip_prefix("fn ") {
            let method = plain(&format!("{interface}::{}", name.split('(').next().unwrap_or_default()));
            let is_left_out = NOT_CALLED.iter().any(|(name, _)| plain(name) == method);
            assert!(rows.contains(&method) != is_left_out, "{method} has no row, or is left out and has one");
        }
    }
}
