//! `trefoil link`

use crate::report::Format;
use crate::watch::{Watch, WatchOptions};
use crate::words::Words;
use crate::{Failure, color_wanted, dis, files, help};
use trefoil::{LinkRequest, Session};

/// Links libraries.
pub(crate) fn link(words: &[String], format: Format) -> Result<(), Failure> {
    if words.iter().any(|w| matches!(w.as_str(), "--help" | "-h" | "-help")) {
        return files::print(help::LINK);
    }
    let mut watched = WatchOptions::default();
    let words = dxc_words(words, &mut watched)?;
    let args = trefoil::args::parse_link_args(&words)?;
    if args.libraries.is_empty() {
        return Err(Failure::Misuse("a library is missing".into()));
    }
    let (mut options, notices) = args.compile_options()?;
    options.verify_each |= watched.verify_each;
    if format != Format::Sarif {
        notices.iter().for_each(|notice| files::report(&format.warning(notice)));
    }
    let bytes = args.libraries.iter().map(|path| files::read(path)).collect::<Result<Vec<_>, _>>()?;
    let libraries = args.libraries.iter().zip(&bytes);
    let libraries: Vec<(&str, &[u8])> = libraries.map(|(name, bytes)| (name.as_str(), &bytes[..])).collect();
    let request = LinkRequest {
        libraries: &libraries,
        entry: args.entry_or_default(),
        profile: args.compile_profile()?,
        options,
    };
    let mut watch = Watch::start(&watched);
    let made = Session::new().link_observed(&request, &mut watch);
    if watched.time && format.is_text() {
        files::report(&watch.report());
    }
    match made {
        Ok(artifact) => match &args.outputs.object {
            Some(path) => files::write(path, &artifact.bytes),
            None => files::print(&dis::listing("the shader", &artifact.bytes)?),
        },
        Err(diagnostics) => {
            let text = format.diagnostics(&diagnostics, color_wanted(None));
            files::report(&format.whole(text));
            Err(Failure::Shown)
        }
    }
}

/// The words that are DXC's; those of the passes are taken out, and what other commands call otherwise is renamed.
fn dxc_words(words: &[String], watched: &mut WatchOptions) -> Result<Vec<String>, Failure> {
    let mut out = Vec::with_capacity(words.len());
    let mut rest = Words::new(words);
    while let Some((word, name)) = rest.next_long() {
        if watched.take(name, &mut rest)? {
            continue;
        }
        out.push(match word.as_str() {
            "-o" => "-Fo".to_owned(),
            "-export" => "-exports".to_owned(),
            _ => word.clone(),
        });
    }
    Ok(out)
}
