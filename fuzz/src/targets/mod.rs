//! The readers, each as a target: what it is given, and what must hold of what it reads.

mod archive;
mod binary;
mod hlsl;
mod link;
mod ll;
mod llc;
mod manifest;
mod pdb;
mod rewrite;
mod tablegen;
mod validate;

use crate::random::Random;

/// The targets' names.
pub(crate) const NAMES: [&str; 16] = [
    "hlsl",
    "rewrite",
    "ll",
    "llc",
    "passes",
    "bitcode",
    "container",
    "validate",
    "optimize",
    "link",
    "dxbc",
    "spirv",
    "tablegen",
    "archive",
    "manifest",
    "pdb",
];

/// A broken input.
pub(crate) struct Input {
    /// A line of how to read it, which stands first in the file that keeps it; empty for a binary.
    pub(crate) head: String,
    /// What is read.
    pub(crate) bytes: Vec<u8>,
}

impl Input {
    /// A text, and how to read it.
    fn text(head: String, text: String) -> Input {
        Input { head, bytes: text.into_bytes() }
    }

    /// As a file.
    pub(crate) fn file(&self) -> Vec<u8> {
        let head = if self.head.is_empty() { String::new() } else { format!("{HEAD}{}\n", self.head) };
        [head.as_bytes(), &self.bytes].concat()
    }

    /// What [`Input::file`] made a file of.
    pub(crate) fn of_file(file: Vec<u8>) -> Input {
        let first = file.split(|byte| *byte == b'\n').next().unwrap_or_default();
        match std::str::from_utf8(first).ok().and_then(|line| line.strip_prefix(HEAD)) {
            Some(head) => Input { head: head.to_owned(), bytes: file[first.len() + 1..].to_vec() },
            None => Input { head: String::new(), bytes: file },
        }
    }

    /// The text, for targets that read texts.
    fn as_text(&self) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(&self.bytes)
    }
}

/// What the first line of a kept text begins with.
const HEAD: &str = "// fuzz: ";

/// A reader with what it is given.
pub(crate) trait Target {
    /// What the name of a file that keeps an input ends in.
    fn extension(&self) -> &'static str;

    /// The next input.
    fn input(&self, random: &mut Random) -> Input;

    /// Reads an input: whether it was sound.
    ///
    /// # Errors
    /// What must not be, other than a panic.
    fn read(&self, input: &Input) -> Result<bool, String>;
}

/// The target of a name, with its seeds read or made.
pub(crate) fn find(name: &str) -> Result<Box<dyn Target>, String> {
    Ok(match name {
        "hlsl" => Box::new(hlsl::Hlsl::new()),
        "rewrite" => Box::new(rewrite::Rewrite::new()),
        "optimize" => Box::new(rewrite::Optimize::new()),
        "ll" => Box::new(ll::Text::new()),
        "llc" => Box::new(llc::Llc::new()),
        "passes" => Box::new(ll::Passes::new()),
        "bitcode" => Box::new(binary::Bitcode::new()),
        "container" => Box::new(binary::Container::new()),
        "validate" => Box::new(validate::Validate::new()),
        "link" => Box::new(link::Link::new()),
        "dxbc" => Box::new(binary::Tokens::new()),
        "spirv" => Box::new(binary::Spirv::new()),
        "archive" => Box::new(archive::Archive::new()),
        "manifest" => Box::new(manifest::Manifest::new()),
        "pdb" => Box::new(pdb::Pdb::new()),
        "tablegen" => Box::new(tablegen::TableGen::new()),
        other => return Err(format!("'{other}' is no target")),
    })
}
