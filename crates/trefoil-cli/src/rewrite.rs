//! `trefoil rewrite`

use crate::files::{FileIncludes, Files};
use crate::words::Words;
use crate::{Failure, files, help};
use std::cell::RefCell;
use std::sync::Arc;
use trefoil::{RewriteArgs, Session};

/// Rewrites HLSL to HLSL.
pub(crate) fn rewrite(words: &[String]) -> Result<(), Failure> {
    if words.iter().any(|word| matches!(word.as_str(), "--help" | "-h" | "-help")) {
        return files::print(help::REWRITE);
    }
    let (mut output, mut rest) = (None, Vec::new());
    let mut words = Words::new(words);
    while let Some((word, name)) = words.next_long() {
        match name {
            "-o" => output = Some(words.value()?),
            _ => rest.push(word.as_str()),
        }
    }
    let args = RewriteArgs::parse(&rest)?;
    let Some(input) = args.input.as_deref() else {
        return Err(Failure::Misuse("a file is missing".into()));
    };
    let includes = FileIncludes { read: RefCell::default(), files: Arc::<Files>::default() };
    let made = Session::new().rewrite(input, &files::read(input)?, &includes, &args);
    files::report(&made.messages);
    if !made.is_right {
        return Err(Failure::Shown);
    }
    files::write(output.as_deref().unwrap_or("-"), made.text.as_bytes())
}
