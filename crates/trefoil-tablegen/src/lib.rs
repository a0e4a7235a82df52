//! The TableGen language: reader, evaluator, record queries and JSON.
//!
//! [`read`] takes a text to [`Records`]: classes, records and what is wrong with them. The language is the one of
//! LLVM's reference; where it leaves a choice open, `llvm-tblgen` of LLVM 19 decides. Strings, types and values are
//! interned, a value is a number of four bytes, and a record is a list of fields of such numbers.

pub mod backend;
mod command;
mod conversions;
mod convert;
mod detailed;
mod diag;
mod fold;
mod ids;
mod json;
mod kinds;
mod lex;
mod parse;
mod print;
mod query;
mod records;
mod regex;
mod resolve;
mod sets;
mod store;
mod text;
mod types;

pub use command::command;
pub use diag::{Diagnostic, Limits};
pub use ids::{RecordId, Ty};
pub use records::{Field, FieldKind, Record, Records};
pub use store::{BinaryOp, Node, Seq, TernaryOp, UnaryOp, Value};
pub use text::{Loc, Place, Str};
pub use trefoil_diag::Severity;
pub use types::Type;

use std::path::PathBuf;

/// The tables of diagnostics of this crate.
pub static KINDS: &[&[&trefoil_diag::Kind]] = &[kinds::KINDS];

/// Finds the files that an input includes.
pub trait Loader: Send {
    /// The path and the text of the file of that name.
    fn load(&mut self, name: &str) -> Option<(String, String)>;
}

/// Finds files by their path, then in a list of directories.
#[derive(Clone, Debug, Default)]
pub struct FileLoader {
    /// Where to look.
    pub directories: Vec<PathBuf>,
}

impl Loader for FileLoader {
    fn load(&mut self, name: &str) -> Option<(String, String)> {
        let here = std::iter::once(PathBuf::from(name));
        let mut candidates = here.chain(self.directories.iter().map(|directory| directory.join(name)));
        candidates.find_map(|path| {
            let bytes = std::fs::read(&path).ok()?;
            Some((path.display().to_string(), text_of(bytes)))
        })
    }
}

/// Finds no files.
pub struct NoFiles;

impl Loader for NoFiles {
    fn load(&mut self, _: &str) -> Option<(String, String)> {
        None
    }
}

/// A file's bytes as text; what is not UTF-8 becomes replacement characters.
pub fn text_of(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// What to read by.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Macros that are defined from the start.
    pub macros: Vec<String>,
    /// Bounds on what the input may ask for.
    pub limits: Limits,
}

/// The stack that evaluation may use; the bound on its depth is made for it.
const STACK: usize = 256 << 20;

/// Reads a text of that name. The records are whole only where [`Records::has_errors`] says no.
pub fn read(name: &str, text: String, loader: &mut dyn Loader, options: &Options) -> Records {
    std::thread::scope(|scope| {
        let work = || run(name, text, loader, options);
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        match thread.map(|handle| handle.join()) {
            Ok(Ok(records)) => records,
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            Err(error) => {
                let mut records = Records::new(options.limits);
                records.error(Loc(0), kinds::NO_THREAD.with(&[&error]));
                records
            }
        }
    })
}

fn run(name: &str, text: String, loader: &mut dyn Loader, options: &Options) -> Records {
    let mut records = Records::new(options.limits);
    let Ok(lexer) = lex::Lexer::new(&mut records, loader, name, text, &options.macros) else {
        return records;
    };
    let mut parser = parse::Parser::new(records, lexer);
    // What went wrong stands in the diagnostics.
    let _ = parser.file();
    parser.records
}

impl Records {
    /// Whether the input was refused.
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }
}
