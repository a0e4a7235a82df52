//! What two compilers disagree about, as [workers](crate::workers) tell it, grouped by what is said.

use crate::consumers::{relative, workspace};
use crate::meaning::Job;
use crate::mutants::{Verdict, without_names};
use crate::workers::Listener;
use std::collections::BTreeMap;
use std::process::ExitCode;

/// What a program ends with: whether all was well, or why it could not be asked.
pub fn exit_code(program: &str, outcome: Result<bool, String>) -> ExitCode {
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{program}: {why}");
            ExitCode::from(2)
        }
    }
}

/// How many edits of a group are told besides the first.
const MORE: usize = 3;

/// Disagreements of one kind.
#[derive(Default)]
struct Group {
    count: usize,
    /// The words, the file and the edit of the first one.
    example: [String; 3],
    /// The edits of some others.
    more: Vec<String>,
}

/// The sum of the workers' results.
#[derive(Default)]
pub struct Report {
    shaders: usize,
    /// Whether all edits of a group are told.
    tells_all: bool,
    /// By kind and by words without names.
    groups: BTreeMap<(String, String), Group>,
    /// The numbers of the shaders that DXC died of.
    died: Vec<usize>,
}

/// Of a worker: prints a verdict of a shader that lies in `path`, where it is one, and was made by `edit`; `lines` also where both
/// refuse it at different lines.
pub fn say(verdict: &Verdict, lines: bool, path: &str, edit: &str) {
    match told(verdict, lines) {
        None => println!("same"),
        Some((kind, words)) => println!("{kind}\t{}\t{path}\t{}", flat(words.trim()), flat(edit)),
    }
}

/// A text as a part of a line.
pub fn flat(text: &str) -> String {
    text.replace(['\t', '\n'], " ")
}

/// As [`say`]; keeps a shader that the compilers disagree about in a folder below `target`, headed by its arguments.
///
/// # Errors
/// A folder that cannot be written to.
pub fn say_and_keep(
    verdict: &Verdict,
    lines: bool,
    folder: &str,
    job: &Job,
    edit: &str,
) -> Result<(), String> {
    let Some((kind, _)) = told(verdict, lines) else {
        say(verdict, lines, "", "");
        return Ok(());
    };
    let name: String = job.name.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect();
    let folder = workspace().join("target").join(folder);
    let path = folder.join(format!("{kind}_{name}.hlsl"));
    let text = job.headed(&job.profile, &job.source);
    std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&path, text)).map_err(|e| e.to_string())?;
    say(verdict, lines, &relative(&path), edit);
    Ok(())
}

/// The kind and the words of a disagreement.
pub fn told(verdict: &Verdict, lines: bool) -> Option<(&'static str, &str)> {
    match verdict {
        Verdict::Line(words) if lines => Some(("line", words)),
        Verdict::Same | Verdict::Line(_) => None,
        Verdict::Refused(words) => Some(("refused", words)),
        Verdict::Taken(words) => Some(("taken", words)),
        Verdict::Invalid(words) => Some(("invalid", words)),
        Verdict::Differs(words) => Some(("differs", words)),
        Verdict::Fails(words) => Some(("fails", words)),
    }
}

impl Listener for Report {
    fn begins(&mut self, _: usize) {}

    fn hears(&mut self, line: &str) {
        self.shaders += 1;
        let mut parts = line.split('\t').map(String::from);
        let (Some(kind), Some(words)) = (parts.next(), parts.next()) else { return };
        let example = [words, parts.next().unwrap_or_default(), parts.next().unwrap_or_default()];
        self.found(kind, example, 1);
    }

    fn dies(&mut self, number: usize, why: &str, is_ours: bool) {
        if is_ours {
            self.found("fails".into(), [why.into(), String::new(), String::new()], 1);
        } else {
            self.died.push(number);
        }
    }
}

impl Report {
    /// One that tells each disagreement.
    pub fn of_all() -> Report {
        Report { tells_all: true, ..Report::default() }
    }

    fn found(&mut self, kind: String, example: [String; 3], count: usize) {
        // Values are of one shader.
        let said = if kind == "differs" { example[1].clone() } else { without_names(&example[0]) };
        let group = self.groups.entry((kind, said)).or_default();
        if group.count == 0 {
            group.example = example;
        } else if self.tells_all || group.more.len() < MORE {
            group.more.push(example[2].clone());
        }
        group.count += count;
    }

    /// Takes over what another one found.
    pub fn add(&mut self, other: Report) {
        self.shaders += other.shaders;
        self.died.extend(other.died);
        for ((kind, _), group) in other.groups {
            self.found(kind.clone(), group.example.clone(), group.count - group.more.len());
            for edit in group.more {
                let [words, path, _] = &group.example;
                self.found(kind.clone(), [words.clone(), path.clone(), edit], 1);
            }
        }
    }

    /// The numbers of the shaders that DXC died of.
    pub fn died(&self) -> &[usize] {
        &self.died
    }

    /// Prints all groups, the largest first, and how many `shaders` there were; gives whether there is no group.
    pub fn print(&self, shaders: &str) -> bool {
        let mut groups: Vec<_> = self.groups.iter().collect();
        groups.sort_by_key(|((kind, _), group)| (kind.clone(), std::cmp::Reverse(group.count)));
        for ((kind, _), group) in &groups {
            let [words, path, edit] = &group.example;
            println!("{kind} {}: {words}\n    {path}\n    {edit}", group.count);
            group.more.iter().for_each(|edit| println!("    {edit}"));
        }
        let found: usize = groups.iter().map(|(_, group)| group.count).sum();
        println!(
            "{} {shaders}, {found} at which the compilers disagree, in {} groups; {} shaders died in DXC",
            self.shaders,
            groups.len(),
            self.died.len()
        );
        groups.is_empty()
    }
}
