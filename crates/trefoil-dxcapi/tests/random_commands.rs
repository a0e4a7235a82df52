//! Random command lines, by both libraries: whether they take them, which outputs come, under which names, made of which parts.
//!
//! `commands/options.txt` has the options and the values that each is tried with, the sources beside it begin with a profile and an
//! entry that they compile as. `TREFOIL_SEEDS=4..40` tries other lines than those of every test run.

mod shared;

use shared::{client, consumer, library};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// How many command lines a seed makes.
const LINES: usize = 700;

/// Numbers that look random, the same for the same seed (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }

    fn one_of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    fn in_a_hundred(&mut self, chances: usize) -> bool {
        self.below(100) < chances
    }
}

/// An option: its spellings, and the values that it is tried with.
struct Choice {
    names: Vec<String>,
    values: Vec<String>,
}

/// A shader, and the profile and entry that it compiles as.
struct Source {
    path: PathBuf,
    profile: String,
    entry: Option<String>,
}

const PROFILES: &[&str] = &[
    "ps_6_0",
    "ps_6_6",
    "ps_6_8",
    "vs_6_0",
    "vs_6_5",
    "cs_6_0",
    "cs_6_2",
    "cs_6_6",
    "lib_6_3",
    "lib_6_6",
    "lib_6_8",
    "lib_6_x",
    "hs_6_0",
    "hs_6_2",
    "gs_6_0",
    "ds_6_0",
    "rootsig_1_0",
    "rootsig_1_1",
    "nothing",
];
const ENTRIES: &[&str] = &["main", "other", "nowhere", "", "RS", "BAD", "twice", "patch", "generate"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/commands")
}

fn choices() -> Vec<Choice> {
    let text = std::fs::read_to_string(folder().join("options.txt")).unwrap();
    let rows = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let choice = |row: &str| {
        let (names, values) = row.split_once(" = ").unwrap_or((row, ""));
        Choice {
            names: names.split(" | ").map(str::to_owned).collect(),
            values: values.split_whitespace().map(str::to_owned).collect(),
        }
    };
    rows.map(choice).collect()
}

fn sources() -> Vec<Source> {
    let files = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|e| e == "hlsl")).collect();
    paths.sort();
    let source = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        let head =
            text.lines().next().and_then(|line| line.strip_prefix("// ")).expect("a profile comes first");
        let mut words = head.split(' ').map(str::to_owned);
        Source { profile: words.next().expect("a profile"), entry: words.next(), path }
    };
    paths.into_iter().map(source).collect()
}

/// The words of an option with one of its values.
fn words_of(choice: &Choice, numbers: &mut Numbers) -> Vec<String> {
    let name = numbers.one_of(&choice.names).clone();
    if choice.values.is_empty() {
        return vec![name];
    }
    let value = numbers.one_of(&choice.values).replace("\"\"", "");
    match name.strip_suffix('+') {
        Some(name) => vec![format!("{name}{value}")],
        None if name.ends_with('=') => vec![format!("{name}{value}")],
        None => [name].into_iter().chain(value.split('§').map(str::to_owned)).collect(),
    }
}

/// A command line, its words between tabs after the file of its source.
fn line(choices: &[Choice], sources: &[Source], numbers: &mut Numbers) -> String {
    let source = numbers.one_of(sources);
    let stage = source.profile.split('_').next().unwrap_or_default();
    let alike: Vec<&str> = PROFILES.iter().copied().filter(|p| p.starts_with(stage)).collect();
    let profile = match numbers.below(20) {
        0..5 => (*numbers.one_of(&alike)).to_owned(),
        5 => (*numbers.one_of(PROFILES)).to_owned(),
        _ => source.profile.clone(),
    };
    let mut words = vec![vec!["-T".to_owned(), profile]];
    let entry = source.entry.as_deref().filter(|_| !numbers.in_a_hundred(3));
    if let Some(entry) = entry {
        let entry = if numbers.in_a_hundred(8) { numbers.one_of(ENTRIES) } else { entry };
        words.push(vec!["-E".to_owned(), entry.to_owned()]);
    }
    if numbers.in_a_hundred(50) {
        words.push(vec!["a.hlsl".to_owned()]);
    }
    for _ in 0..*numbers.one_of(&[1, 1, 2, 2, 3, 4, 6]) {
        words.push(words_of(numbers.one_of(choices), numbers));
    }
    let mut line = source.path.display().to_string();
    words.concat().iter().for_each(|word| write!(line, "\t{word}").expect("text grows"));
    line
}

/// What a library says of each line; nothing of those that it dies of.
fn ask(client: &Path, library: &Path, file: &Path, count: usize) -> Vec<Vec<String>> {
    let mut answers = vec![Vec::new(); count];
    let mut next = 0;
    while next < count {
        let out = Command::new(client)
            .arg(library)
            .args(["commands".as_ref(), file.as_os_str()])
            .arg(next.to_string())
            .output()
            .unwrap();
        for row in String::from_utf8_lossy(&out.stdout).lines() {
            let Some((number, answer)) = row.split_once('.') else { continue };
            let Ok(number) = number.parse::<usize>() else { continue };
            answers[number].push(answer.to_owned());
            next = number + 1;
        }
        if out.status.success() {
            break;
        }
        if let Some(answers) = answers.get_mut(next) {
            answers.clear();
        }
        next += 1;
    }
    answers
}

/// What ours alone refuses, in its words, and why that stays.
const REFUSED_HERE: &[(&str, &str)] =
    &[("a SPIR-V module has an entry point at least", "DXC makes a module that spirv-val refuses")];

/// What must be the same: whether it is taken, and then what came out. Sizes and hashes are of what each made.
fn compared(answers: &[String]) -> Option<String> {
    let status = answers.iter().find_map(|answer| answer.strip_prefix("status: "))?;
    if status != "00000000" {
        return Some("refused".to_owned());
    }
    let outputs = answers.iter().find_map(|answer| answer.strip_prefix("outputs: "))?;
    let words = outputs.split(' ').map(|word| {
        let is_of_one = word.bytes().filter(u8::is_ascii_hexdigit).count() >= 32 && word.contains(".pdb");
        let is_size = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '(').is_empty();
        match (is_of_one, is_size) {
            (true, _) => word.split_once('(').map_or(word, |(kind, _)| kind),
            (_, true) => word.split_once('(').map_or("", |(kind, _)| kind),
            _ => word,
        }
    });
    Some(words.collect::<Vec<_>>().join(" "))
}

/// The seeds: those of every run, or those that the environment names.
#[allow(clippy::disallowed_methods, reason = "a test has no other arguments")]
fn seeds() -> std::ops::Range<u64> {
    let named = std::env::var("TREFOIL_SEEDS").ok();
    let range = named.as_deref().and_then(|text| text.split_once(".."));
    let bounds = range.and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)));
    bounds.map_or(1..3, |(from, to)| from..to)
}

#[test]
fn both_libraries_take_the_same_command_lines_and_give_the_same_outputs() {
    let client = client("client-commands");
    let (choices, sources) = (choices(), sources());
    let [theirs, ours] = [consumer("dxc/libdxcompiler.so"), library()];
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("commands.txt");
    let (mut wrong, mut taken, mut all) = (Vec::new(), 0, 0);
    for seed in seeds() {
        let mut numbers = Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let lines: Vec<String> = (0..LINES).map(|_| line(&choices, &sources, &mut numbers)).collect();
        std::fs::write(&file, lines.join("\n")).unwrap();
        let [theirs, ours] = [&theirs, &ours].map(|library| ask(&client, library, &file, LINES));
        for ((line, theirs), ours) in lines.iter().zip(&theirs).zip(&ours) {
            // DXC dies of some.
            let Some(expected) = compared(theirs) else { continue };
            all += 1;
            taken += usize::from(expected != "refused");
            let is_known =
                ours.iter().any(|answer| REFUSED_HERE.iter().any(|(words, _)| answer.contains(words)));
            if compared(ours).as_ref() != Some(&expected) && !is_known {
                wrong.push(format!("{line}\n  DXC:  {theirs:?}\n  ours: {ours:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {all} command lines differ:\n{}", wrong.len(), wrong.join("\n"));
    assert!(taken * 4 > all, "{taken} of {all} command lines are taken");
    eprintln!("{all} command lines alike, {taken} of them taken");
}
