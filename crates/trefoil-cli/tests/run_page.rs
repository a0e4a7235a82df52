//! docs/run.md: every command on it runs, and makes the pictures and the words that stand there.

use std::path::{Path, PathBuf};
use std::process::Command;

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A command of the page, and the block of words after it, if there is one.
struct Example {
    words: Vec<String>,
    shown: Option<String>,
}

/// The indented lines that call the program; a line that ends in a backslash goes on in the next.
fn examples(page: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut lines = page.lines().peekable();
    while let Some(line) = lines.next() {
        if let Some(command) = line.strip_prefix("    trefoil ") {
            let mut command = command.to_owned();
            while command.ends_with('\\') {
                command.pop();
                command += lines.next().expect("the command goes on");
            }
            examples.push(Example { words: split(&command), shown: None });
        } else if line == "```" {
            let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            examples.last_mut().expect("a command stands before the block").shown =
                Some(block.join("\n") + "\n");
        }
    }
    examples
}

/// The words of a command; double quotes hold words together.
fn split(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (i, part) in command.split('"').enumerate() {
        match i % 2 {
            0 => words.extend(part.split_whitespace().map(str::to_owned)),
            _ => words.push(part.to_owned()),
        }
    }
    words
}

/// Runs a command of the page from the top of the tree; files that it writes, or that one before it wrote, are in a folder of
/// their own. Gives both outputs, and the names of the pictures that it wrote.
fn run(example: &Example, folder: &Path) -> (String, String, Vec<String>) {
    let (mut pictures, mut words) = (Vec::new(), Vec::new());
    let mut option = "";
    for word in &example.words {
        let moved = match word.split_once('=') {
            Some((name, file)) if option == "--out" && file != "-" => {
                pictures.extend(file.ends_with(".png").then(|| file.to_owned()));
                format!("{name}={}", folder.join(file).display())
            }
            Some((name, file)) if option == "--set" && folder.join(file).is_file() => {
                format!("{name}={}", folder.join(file).display())
            }
            _ => word.clone(),
        };
        words.push(moved);
        option = word;
    }
    let out = Command::new(env!("CARGO_BIN_EXE_trefoil")).args(&words).current_dir(workspace()).output();
    let out = out.expect("the program starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (printed, reported) = (text(&out.stdout), text(&out.stderr));
    // What the page shows to go wrong ends with 1.
    let expected = if example.shown.as_ref().is_some_and(|shown| shown.contains("error: ")) { 1 } else { 0 };
    assert_eq!(out.status.code(), Some(expected), "{words:?}\n{reported}");
    (printed, reported, pictures)
}

#[test]
fn the_page_shows_what_its_commands_make() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("run-page");
    std::fs::create_dir_all(&folder).expect("a folder for what is written");
    let page = std::fs::read_to_string(workspace().join("docs/run.md")).expect("the page");
    let mut made = Vec::new();
    for example in examples(&page) {
        let (printed, reported, pictures) = run(&example, &folder);
        if let Some(shown) = &example.shown {
            assert!(*shown == printed || *shown == reported, "{:?}:\n{printed}\n{reported}", example.words);
        }
        for picture in pictures {
            let (ours, theirs) = (folder.join(&picture), workspace().join("docs/run").join(&picture));
            let same = std::fs::read(&ours).ok() == std::fs::read(&theirs).ok();
            assert!(same, "{} is not what docs/run/{picture} shows", ours.display());
            assert!(page.contains(&format!("](run/{picture})")), "the page does not show {picture}");
            made.push(picture);
        }
    }
    assert!(made.len() >= 5, "{made:?}");
}
