//! The book (`docs`): every `sh` block runs and prints what the block after it shows. `docs/contributing.md` says how a page is written.

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}

/// A fenced block.
struct Block {
    /// Its first line in the page.
    line: usize,
    /// The word after the fence.
    language: String,
    text: String,
    /// The comment on the line before it.
    comment: Option<(String, String)>,
}

/// The fenced blocks of a page.
fn blocks(page: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = page.lines().enumerate();
    let mut comment = None;
    while let Some((at, line)) = lines.next() {
        if let Some(language) = line.strip_prefix("```") {
            let text: Vec<&str> =
                lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```").collect();
            blocks.push(Block {
                line: at + 1,
                language: language.to_owned(),
                text: text.join("\n") + "\n",
                comment: comment.take(),
            });
        } else {
            let inner = line.strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->"));
            let known =
                |word: &'static str| Some((word.to_owned(), inner?.strip_prefix(word)?.trim().to_owned()));
            comment = known("file:").or_else(|| known("run by"));
        }
    }
    blocks
}

/// The chapters, as `SUMMARY.md` lists them.
fn chapters() -> Vec<String> {
    let summary = std::fs::read_to_string(root().join("docs/SUMMARY.md")).expect("the summary");
    let links = summary.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    links.map(|(file, _)| file.to_owned()).collect()
}

/// An empty folder with the examples.
fn folder(chapter: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book").join(chapter);
    _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    std::os::unix::fs::symlink(root().join("examples"), folder.join("examples")).expect("a link");
    folder
}

/// Runs a block; both outputs, as a person sees them.
fn run(block: &Block, folder: &Path) -> (bool, String) {
    let program = Path::new(env!("CARGO_BIN_EXE_trefoil"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(
        std::iter::once(program.parent().expect("a folder").to_path_buf())
            .chain(std::env::split_paths(&path)),
    );
    let mut shell = Command::new("sh");
    shell.args(["-euc", &format!("exec 2>&1\n{}", block.text)]).env("PATH", path.expect("folders"));
    let out = shell.current_dir(folder).output().expect("a shell");
    (out.status.success(), String::from_utf8_lossy(&out.stdout).into_owned())
}

/// Whether a text has the lines of another in their order; `…` in a line stands for any lines, and at its end for the rest of it.
fn shows(printed: &str, shown: &str) -> bool {
    let mut printed = printed.lines();
    let (mut any, mut fits) = (true, true);
    for line in shown.lines() {
        if line == "…" {
            any = true;
            continue;
        }
        let is = |found: &str| match line.strip_suffix('…') {
            Some(begin) => found.trim_end().starts_with(begin),
            None => found.trim_end() == line.trim_end(),
        };
        fits &= if any { printed.any(is) } else { printed.next().is_some_and(is) };
        any = false;
    }
    fits
}

/// Commands that are indented in place of fenced, which nothing would run. `run.md` has a test of its own.
fn indented(chapter: &str, page: &str) -> Vec<String> {
    let command = |line: &str| {
        line.strip_prefix("    ").is_some_and(|rest| {
            ["trefoil ", "cargo ", "pip ", "npm "].iter().any(|program| rest.starts_with(program))
        })
    };
    if chapter == "run.md" {
        return Vec::new();
    }
    let found = page.lines().enumerate().filter(|(_, line)| command(line));
    found
        .map(|(at, _)| format!("docs/{chapter}:{}: nothing runs a command that is indented", at + 1))
        .collect()
}

/// Runs a page; what went otherwise than it says, and how many blocks were run.
fn check(chapter: &str) -> (Vec<String>, usize) {
    let page = std::fs::read_to_string(root().join("docs").join(chapter)).expect("a chapter of the summary");
    let (folder, blocks) = (folder(chapter), blocks(&page));
    let (mut wrong, mut ran) = (indented(chapter, &page), 0);
    for (place, block) in blocks.iter().enumerate() {
        let mut tell = |what: String| wrong.push(format!("docs/{chapter}:{}: {what}", block.line));
        match &block.comment {
            Some((kind, file)) if kind == "file:" => {
                std::fs::write(folder.join(file), &block.text).expect("a file")
            }
            Some((_, by)) if !root().join(by).exists() => tell(format!("there is no {by}")),
            None if block.language == "sh" => {
                let shown =
                    blocks.get(place + 1).filter(|next| next.language == "text" && next.comment.is_none());
                let shown = shown.map_or("", |next| &next.text);
                let (success, printed) = run(block, &folder);
                if success == shown.contains("error: ") {
                    tell(format!("it {}\n{printed}", if success { "succeeds" } else { "fails" }));
                } else if !shows(&printed, shown) {
                    tell(format!("it prints\n{printed}"));
                }
                ran += 1;
            }
            _ => (),
        }
    }
    (wrong, ran)
}

#[test]
fn every_command_runs_and_prints_what_the_page_shows() {
    let chapters = chapters();
    assert!(chapters.len() > 20, "{chapters:?}");
    let (wrong, ran): (Vec<_>, Vec<_>) =
        chapters.iter().filter(|chapter| !chapter.starts_with("../")).map(|chapter| check(chapter)).unzip();
    let wrong = wrong.concat();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(ran.iter().sum::<usize>() > 15, "{ran:?}");
}

#[test]
fn every_page_is_a_chapter() {
    let chapters = chapters();
    for entry in std::fs::read_dir(root().join("docs")).expect("the folder").filter_map(Result::ok) {
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_page = name.ends_with(".md") && name != "SUMMARY.md";
        assert!(!is_page || chapters.contains(&name), "docs/SUMMARY.md does not name {name}");
    }
}

/// Each option of DXC's with what it does here; those that have another spelling with underscores once.
#[test]
fn the_page_of_options_says_what_the_program_does() {
    let page = options_page();
    let file = root().join("docs/dxc-options.md");
    let fresh = Path::new(env!("CARGO_TARGET_TMPDIR")).join("dxc-options.md");
    std::fs::write(&fresh, &page).expect("a file");
    let same = std::fs::read_to_string(&file).is_ok_and(|text| text == page);
    assert!(same, "the options have changed: cp {} docs/dxc-options.md", fresh.display());
}

fn options_page() -> String {
    use trefoil::args::{Effect, OPTIONS, Value};
    let mut page = String::from(
        "# DXC's options, one by one\n\nWhat each of DXC's options does in `trefoil dxc`, in the drop-in library and wherever else options are taken as \
         words. An option that has no effect here warns, unless there is nothing that it could do; one that is not in the list is an error.\n",
    );
    for (options, title) in OPTIONS.iter().zip(["All targets", "SPIR-V alone"]) {
        page += &format!("\n## {title}\n\n| option | DXC says | here |\n| --- | --- | --- |\n");
        for option in options.iter() {
            if option.name.contains('_') && !option.name.starts_with('Q') {
                continue;
            }
            let value = match (option.value, option.metavar) {
                (Value::None, _) => String::new(),
                (Value::Joined, "") => "VALUE".to_owned(),
                (Value::Joined, name) => name.to_uppercase(),
                (Value::Maybe, _) => "[VALUE]".to_owned(),
                (_, "") => " VALUE".to_owned(),
                (_, name) => format!(" {}", name.to_uppercase()),
            };
            let here = match option.effect {
                Effect::Set(_) => unmet(option.name, option.value).unwrap_or_else(|| "the same".to_owned()),
                Effect::Moot(why) => format!("nothing to do: {why}"),
                Effect::Ignored(why) => format!("no effect: {why}"),
                Effect::Refused(why) => format!("an error: {why}"),
            };
            let cell = |text: &str| text.replace('|', "\\|").replace('<', "&lt;");
            page += &format!(
                "| `-{}{}` | {} | {} |\n",
                option.name,
                cell(&value),
                cell(option.help),
                cell(&here)
            );
        }
    }
    page
}

/// What the program says of an option that is set and nothing answers to; of those without a value.
fn unmet(name: &str, value: trefoil::args::Value) -> Option<String> {
    if value != trefoil::args::Value::None {
        return None;
    }
    let args = trefoil::args::parse_args(&["-T", "ps_6_0", &format!("-{name}"), "a.hlsl"]).ok()?;
    let (_, notices) = args.compile_options().ok()?;
    let begin = format!("option '-{name}' has no effect: ");
    notices.iter().find_map(|notice| notice.strip_prefix(&begin)).map(|why| format!("no effect: {why}"))
}
