//! The linker: libraries that were compiled to be linked, one or more of them broken. Any bytes are refused or linked, and what
//! is linked reads.

use super::{Input, Target};
use crate::broken::{Binary, binary};
use crate::random::Random;
use crate::seeds::{Shader, compile, files};
use trefoil::{LinkRequest, Options, Profile, Session};

/// What is linked.
struct Case {
    /// The profile and the entry.
    head: String,
    libraries: Vec<Binary>,
}

/// Libraries, and what they are linked to.
pub(super) struct Link(Vec<Case>);

impl Link {
    /// With the libraries of the linker's tests compiled.
    pub(super) fn new() -> Link {
        let texts =
            files(&["tests/link"], "hlsl").into_iter().filter_map(|p| std::fs::read_to_string(p).ok());
        Link(texts.filter_map(|text| case(&text)).collect())
    }
}

/// The libraries of a test of the linker.
fn case(text: &str) -> Option<Case> {
    let (head, sources) = text.split_once("\n//--- ")?;
    let line = |key: &str| head.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
    let profile = line("// LIB:").unwrap_or("lib_6_6").to_owned();
    let native_16bit = line("// ARGS:").is_some_and(|args| args.contains("enable-16bit"));
    let shader = Shader { profile, native_16bit, ..Shader::default() };
    let made = sources.split("\n//--- ").map(|source| {
        let source = source.split_once('\n')?.1;
        let bytes = compile(&shader, source, trefoil::Target::Dxil).ok()?;
        Some(Binary { range: 20..bytes.len(), bytes })
    });
    Some(Case { head: line("// LINK:")?.to_owned(), libraries: made.collect::<Option<Vec<_>>>()? })
}

/// Cuts the bytes of several containers apart, by the sizes that they say.
fn apart(mut bytes: &[u8]) -> Vec<&[u8]> {
    let mut out = Vec::new();
    while !bytes.is_empty() {
        let size =
            bytes.get(24..28).and_then(|size| Some(u32::from_le_bytes(size.try_into().ok()?) as usize));
        let (one, rest) =
            bytes.split_at(size.filter(|size| *size > 0).unwrap_or(bytes.len()).min(bytes.len()));
        out.push(one);
        bytes = rest;
    }
    out
}

impl Target for Link {
    fn extension(&self) -> &'static str {
        "dxil"
    }

    fn input(&self, random: &mut Random) -> Input {
        let case = random.of(&self.0);
        let surely = random.below(case.libraries.len());
        let mut bytes = Vec::new();
        for (at, library) in case.libraries.iter().enumerate() {
            if at == surely || random.once_in(3) {
                bytes.extend_from_slice(&binary(std::slice::from_ref(library), random));
            } else {
                bytes.extend_from_slice(&library.bytes);
            }
        }
        Input { head: case.head.clone(), bytes }
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        let mut words = input.head.split_whitespace();
        let profile = words.next().and_then(Profile::parse).ok_or("the head has no profile")?;
        let entry = words.next().unwrap_or("main");
        let libraries: Vec<(&str, &[u8])> = apart(&input.bytes).into_iter().map(|one| ("one", one)).collect();
        let request = LinkRequest { libraries: &libraries, entry, profile, options: Options::default() };
        match Session::new().link(&request) {
            Ok(made) => match trefoil::disassemble(&made.bytes) {
                Ok(_) => Ok(true),
                Err(why) => Err(format!("what was linked does not read: {why}")),
            },
            Err(why) => {
                let why = why.to_string();
                // As every reader's: broken input is no error of ours.
                if why.contains("internal error") { Err(why) } else { Ok(false) }
            }
        }
    }
}
