//! Lists of DXC command lines: a line each, or JSON in the form of a `compile_commands.json`.

use crate::paths::join;
use serde_json::Value;

/// A list of command lines; each is read when it is its turn.
#[derive(Clone, Debug)]
pub(crate) struct Commands {
    file: String,
    of: Form,
}

#[derive(Clone, Debug)]
enum Form {
    /// The text, and where each line that says something is in it, with its number.
    Lines(String, Vec<(usize, std::ops::Range<usize>)>),
    Json(Vec<Value>),
}

/// A command line.
pub(crate) struct Command {
    /// Where it stands, for messages.
    pub(crate) place: String,
    /// Its words, without the program's name.
    pub(crate) words: Result<Vec<String>, String>,
}

impl Commands {
    /// A list in the file of that name: JSON where the name ends so.
    ///
    /// # Errors
    /// What is wrong with the JSON.
    pub(crate) fn parse(file: &str, text: String) -> Result<Commands, String> {
        let of = if file.ends_with(".json") {
            match serde_json::from_str(&text).map_err(|why| format!("{file}: {why}"))? {
                Value::Array(items) => Form::Json(items),
                _ => return Err(format!("{file}: a list of commands is wanted")),
            }
        } else {
            let start = |line: &str| line.as_ptr().addr() - text.as_ptr().addr();
            let lines = text.lines().enumerate();
            let lines = lines.map(|(i, line)| (i + 1, line.trim()));
            let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
            let lines = lines.map(|(number, line)| (number, start(line)..start(line) + line.len())).collect();
            Form::Lines(text, lines)
        };
        Ok(Commands { file: file.to_owned(), of })
    }

    /// The number of command lines.
    pub(crate) fn len(&self) -> usize {
        match &self.of {
            Form::Lines(_, lines) => lines.len(),
            Form::Json(items) => items.len(),
        }
    }

    /// A command line by its number from 0.
    pub(crate) fn get(&self, at: usize) -> Option<Command> {
        match &self.of {
            Form::Lines(text, lines) => {
                let (number, range) = lines.get(at)?;
                Some(Command { place: format!("{}:{number}", self.file), words: split(&text[range.clone()]) })
            }
            Form::Json(items) => {
                let place = format!("{}: command {}", self.file, at + 1);
                Some(Command { place, words: of_json(items.get(at)?) })
            }
        }
    }
}

/// The words of a member of a `compile_commands.json`: `arguments`, or `command` to be split; the program's name is left out, `file`
/// and `output` are added where the command does not have them, and paths are seen from `directory`.
fn of_json(item: &Value) -> Result<Vec<String>, String> {
    let mut words = match (item.get("arguments"), item.get("command").and_then(Value::as_str)) {
        (Some(Value::Array(words)), _) => {
            let texts = words.iter().map(|word| word.as_str().map(str::to_owned));
            texts.collect::<Option<Vec<_>>>().ok_or("'arguments' is a list of texts")?
        }
        (_, Some(command)) => split(command)?,
        _ => return Err("a command needs 'arguments' or 'command'".into()),
    };
    if !words.is_empty() {
        words.remove(0);
    }
    let args = trefoil::args::parse_args(&words).map_err(|error| error.0)?;
    if args.input.is_none() {
        words.extend(item.get("file").and_then(Value::as_str).map(str::to_owned));
    }
    if let (None, Some(output)) = (&args.outputs.object, item.get("output").and_then(Value::as_str)) {
        words.extend(["-Fo".to_owned(), output.to_owned()]);
    }
    if let Some(directory) = item.get("directory").and_then(Value::as_str) {
        let folder = format!("{}/", directory.trim_end_matches('/'));
        let input = args.input.as_deref().or_else(|| item.get("file").and_then(Value::as_str));
        rebase(&mut words, &folder, input.unwrap_or_default());
    }
    Ok(words)
}

/// Makes the paths of the source and of folders of included files those seen from a folder. What `-Fo` names is the name in the
/// archive and stays.
fn rebase(words: &mut [String], folder: &str, input: &str) {
    let mut is_folder = false;
    for word in words {
        if std::mem::take(&mut is_folder) || word == input {
            *word = join(folder, word);
        } else if word == "-I" {
            is_folder = true;
        } else if let Some(path) = word.strip_prefix("-I") {
            *word = format!("-I{}", join(folder, path));
        }
    }
}

/// The words of a line, up to a word that begins with `#`. Quotes of either kind hold words together; a backslash is
/// itself, as paths have it.
///
/// # Errors
/// When a quote is not closed.
pub fn split(line: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let (mut word, mut quote) = (None::<String>, None);
    for c in line.chars() {
        match quote {
            Some(open) if c == open => quote = None,
            Some(_) => word.get_or_insert_default().push(c),
            None if c.is_whitespace() => words.extend(word.take()),
            None if c == '#' && word.is_none() => return Ok(words),
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None => word.get_or_insert_default().push(c),
        }
    }
    if quote.is_some() {
        return Err("a quote is not closed".into());
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_split_when_it_is_their_turn() {
        let text = "# two\n\n  -T ps_6_0 'a b.hlsl' # the first\n-T \"x\n".to_owned();
        let commands = Commands::parse("list.txt", text).unwrap();
        assert_eq!(commands.len(), 2);
        let first = commands.get(0).unwrap();
        assert_eq!(
            (first.place.as_str(), first.words.unwrap().join("|")),
            ("list.txt:3", "-T|ps_6_0|a b.hlsl".into())
        );
        assert_eq!(commands.get(1).unwrap().words.unwrap_err(), "a quote is not closed");
    }

    #[test]
    fn a_compile_commands_json_is_read() {
        let text = r#"[
            {"directory": "/src", "arguments": ["dxc", "-T", "ps_6_0", "-Iinc", "a.hlsl"], "output": "a.dxil"},
            {"directory": "sub", "file": "b.hlsl", "command": "dxc -T ps_6_0 -I 'my inc' -Fo b.dxil"},
            {"file": "c.hlsl"}
        ]"#;
        let commands = Commands::parse("commands.json", text.to_owned()).unwrap();
        let words = |at| commands.get(at).unwrap().words.map(|words| words.join("|"));
        assert_eq!(words(0).unwrap(), "-T|ps_6_0|-I/src/inc|/src/a.hlsl|-Fo|a.dxil");
        assert_eq!(words(1).unwrap(), "-T|ps_6_0|-I|sub/my inc|-Fo|b.dxil|sub/b.hlsl");
        assert_eq!(words(2).unwrap_err(), "a command needs 'arguments' or 'command'");
        assert_eq!(
            Commands::parse("c.json", "{}".into()).unwrap_err(),
            "c.json: a list of commands is wanted"
        );
        let wrong = |text: &str| Commands::parse("c.json", text.to_owned()).unwrap_err();
        assert_eq!(wrong("[1\n2]"), "c.json: expected `,` or `]` at line 2 column 1");
        assert!(wrong(&"[".repeat(100_000)).contains("recursion limit"));
    }
}
