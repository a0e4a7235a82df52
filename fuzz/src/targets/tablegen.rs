//! The TableGen reader: any text gives records and diagnostics, and the records print.

use super::{Input, Target};
use crate::broken::{Language, text, tokens};
use crate::random::Random;
use crate::seeds::files;
use trefoil_tablegen::{Limits, Loader, Options, read, text_of};

/// The specifications and the tests of the language.
pub(super) struct TableGen(Vec<Vec<String>>);

/// How many tokens are read at once: whole specifications would take all the time.
const PIECE: usize = 4000;

impl TableGen {
    /// With the files read.
    pub(super) fn new() -> TableGen {
        let files = files(&["crates/trefoil-tablegen/tests/td", "spec"], "td");
        let texts = files.iter().filter_map(|path| Some(text_of(std::fs::read(path).ok()?)));
        let pieces = texts.flat_map(|text| {
            tokens(&text, &LANGUAGE).chunks(PIECE).map(<[String]>::to_vec).collect::<Vec<_>>()
        });
        TableGen(pieces.collect())
    }
}

/// Finds one small file under any name.
struct OneFile;

impl Loader for OneFile {
    fn load(&mut self, name: &str) -> Option<(String, String)> {
        Some((name.to_owned(), "#ifndef P\n#define P\nclass Part<int n> { int N = n; }\n#endif\n".to_owned()))
    }
}

impl Target for TableGen {
    fn extension(&self) -> &'static str {
        "td"
    }

    fn input(&self, random: &mut Random) -> Input {
        Input::text(String::new(), text(&self.0, &LANGUAGE, random).1)
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        let limits =
            Limits { depth: 500, elements: 4096, memory: 1 << 24, steps: 200_000, ..Limits::default() };
        let options = Options { macros: Vec::new(), limits };
        let records = read("fuzz.td", input.as_text().into_owned(), &mut OneFile, &options);
        let mut out = Vec::new();
        records.dump_json(&mut out).map_err(|e| e.to_string())?;
        records.print_records(&mut out).map_err(|e| e.to_string())?;
        Ok(records.diagnostics().is_empty())
    }
}

const LANGUAGE: Language = Language {
    in_words: "",
    before_words: "!",
    extra: &[
        "!foldl",
        "!foreach",
        "!filter",
        "!cond",
        "!cast<",
        "!dag",
        "!con",
        "!range",
        "!listsplat",
        "!substr",
        "!exists<",
        "!repr",
        "!getdagarg<",
        "!setdagname",
        "?",
        "{",
        "}",
        "<",
        ">",
        "...",
        "#",
        "#ifdef X\n",
        "#endif\n",
        "[{",
        "}]",
        "defm",
        "multiclass",
        "foreach",
        "if",
        "then",
        "else",
        "let",
        "in",
        "defset",
        "NAME",
        "9223372036854775807",
        "-1",
        "0b11",
        "\"s\"",
        "é",
    ],
};
