//! `trefoil reflect`: what a shader is bound to.

use crate::files::{self, FileIncludes, Files};
use crate::report::Format;
use crate::words::Words;
use crate::{Failure, color_wanted, help};
use std::cell::RefCell;
use std::sync::Arc;
use trefoil::reflect::Reflection;
use trefoil::{Request, Session, Target, args};

/// Prints the reflection of a binary, or with `-T` that of HLSL.
pub(crate) fn reflect(words: &[String], format: Format) -> Result<(), Failure> {
    let (mut json, mut keep_unused, mut emit) = (false, false, None);
    let (mut output, mut rest) = ("-".to_owned(), Vec::new());
    let mut words = Words::new(words);
    while let Some((word, name)) = words.next_long() {
        match name {
            "--help" | "-h" | "-help" => return files::print(help::REFLECT),
            "--json" => json = true,
            "--keep-unused" => keep_unused = true,
            "-o" => output = words.value()?,
            "--emit" => emit = Some(crate::compile::emit_kind(&words.value()?)?),
            _ => rest.push(word.clone()),
        }
    }
    let reflection = match rest.as_slice() {
        [] => return Err(Failure::Misuse("a file is missing".into())),
        [input] if !input.starts_with('-') || input == "-" => {
            if keep_unused {
                let why = "--keep-unused is of HLSL, with -T PROFILE: a binary has lost what it does not use";
                return Err(Failure::Misuse(why.into()));
            }
            let found = trefoil::reflect(&files::read(input)?);
            found.map_err(|error| Failure::Error(format!("{input}: {error}{}", hint(input))))?
        }
        _ => of_source(&rest, (emit, keep_unused), format)?,
    };
    let text = if json { reflection.to_json() + "\n" } else { reflection.to_string() };
    files::write(&output, text.as_bytes())
}

/// What to add where a source was given without its profile.
fn hint(input: &str) -> &'static str {
    if input.ends_with(".hlsl") { "; HLSL needs -T PROFILE" } else { "" }
}

/// The reflection of HLSL under DXC's options.
fn of_source(
    words: &[String],
    (emit, keep_unused): (Option<Target>, bool),
    format: Format,
) -> Result<Reflection, Failure> {
    let args = args::parse_args(words)?;
    let Some(input) = &args.input else { return Err(Failure::Misuse("a file is missing".into())) };
    let source = files::read(input)?;
    let profile = args.compile_profile()?;
    let (mut options, _) = args.compile_options()?;
    options.codegen.keep_unused = keep_unused;
    let request = Request {
        source_name: if input == "-" { "<stdin>" } else { input },
        source: &source,
        entry: args.entry_or_default(),
        profile,
        target: emit.unwrap_or_else(|| args.target(profile)),
        options,
        include: &FileIncludes { read: RefCell::default(), files: Arc::new(Files::default()) },
    };
    Session::new().reflect(&request).map_err(|diagnostics| {
        files::report(&format.whole(format.diagnostics(&diagnostics, color_wanted(None))));
        Failure::Shown
    })
}
