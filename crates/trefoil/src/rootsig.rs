//! The root signature that a source carries: `[RootSignature("…")]`, or the macro that `-rootsig-define` names.

use crate::{Options, Request};
use trefoil_dxcontainer::rootsig::RootSignature;
use trefoil_hlsl::diag::Diagnostic;
use trefoil_hlsl::lex::TokenKind;
use trefoil_hlsl::preprocess::Preprocessed;
use trefoil_hlsl::source::Span;
use trefoil_hlsl::typed::Program;
use trefoil_ir::{Stage, Subobject, SubobjectContent};

/// The flag of a root signature that is a local one.
const LOCAL: u32 = 0x80;

trefoil_hlsl::diagnostics! {
    error BAD_ROOT_SIGNATURE: "in the root signature, at its character {0}: {1}";
    error NO_ROOT_SIGNATURE_MACRO: "no macro '{0}' holds a root signature in quotes";
}

/// The text of a root signature, and where it stands.
pub(crate) type Text = (String, Span);

/// The text of the macro that the options name, if they name one.
pub(crate) fn of_macro(unit: &Preprocessed, options: &Options) -> Result<Option<Text>, Box<Diagnostic>> {
    let Some(name) = &options.root_signature_define else { return Ok(None) };
    let quoted = |text: &str| text.strip_prefix('"').and_then(|t| t.strip_suffix('"')).map(str::to_owned);
    let tokens = unit.wanted.as_deref().filter(|tokens| !tokens.is_empty());
    let text = tokens.and_then(|tokens| {
        let strings = tokens.iter().map(|t| match t.kind {
            TokenKind::Str => quoted(unit.names.get(t.name)),
            _ => None,
        });
        strings.collect::<Option<String>>()
    });
    match text {
        Some(text) => Ok(Some((text, Span::NONE))),
        // A macro that is not there asks for nothing, as with DXC.
        None if tokens.is_none() => Ok(None),
        None => Err(Diagnostic::new(&NO_ROOT_SIGNATURE_MACRO, Span::NONE).arg(name.clone()).into()),
    }
}

/// The text of the entry's attribute.
pub(crate) fn of_entry(program: &Program) -> Option<Text> {
    let (text, span) = program.funcs[program.entry?].root_signature?;
    Some((program.names.get(text).to_owned(), span))
}

/// The part that a text stands for.
pub(crate) fn serialize((text, span): &Text, options: &Options) -> Result<Vec<u8>, Box<Diagnostic>> {
    let read = RootSignature::from_text(text, options.root_signature_version.number());
    read.map(|signature| signature.write())
        .map_err(|e| Diagnostic::new(&BAD_ROOT_SIGNATURE, *span).arg(e.at + 1).arg(e.message).into())
}

/// The subobjects of a library, with root signatures as the bytes that their texts stand for; other shaders tell none.
pub(crate) fn subobjects(
    program: &Program,
    request: &Request<'_>,
) -> Result<Vec<Subobject>, Box<Diagnostic>> {
    if request.profile.stage != Stage::Library {
        return Ok(Vec::new());
    }
    let version = request.options.root_signature_version.number();
    let mut made = Vec::with_capacity(program.subobjects.len());
    for (subobject, span) in &program.subobjects {
        let mut subobject = subobject.clone();
        if let SubobjectContent::RootSignature { is_local, data } = &mut subobject.content {
            let text = String::from_utf8_lossy(data);
            let read = RootSignature::from_text(&text, version);
            let mut signature =
                read.map_err(|e| Diagnostic::new(&BAD_ROOT_SIGNATURE, *span).arg(e.at + 1).arg(e.message))?;
            signature.flags |= if *is_local { LOCAL } else { 0 };
            *data = signature.write();
        }
        made.push(subobject);
    }
    Ok(made)
}
