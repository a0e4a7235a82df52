//! The root signature that a source carries: `[RootSignature("…")]`, or the macro that `-rootsig-define` names.

use crate::{Options, Request};
use trefoil_diag::Message;
use trefoil_dxcontainer::rootsig::{LOCAL, RootSignature};
use trefoil_dxcontainer::{Builder, Container, FourCc};
use trefoil_hlsl::diag::Diagnostic;
use trefoil_hlsl::lex::TokenKind;
use trefoil_hlsl::preprocess::Preprocessed;
use trefoil_hlsl::source::Span;
use trefoil_hlsl::typed::Program;
use trefoil_ir::{Stage, Subobject, SubobjectContent};

trefoil_hlsl::diagnostics! {
    error GLOBAL_ROOT_SIGNATURE_LOCAL: "LOCAL_ROOT_SIGNATURE is for local root signatures, and this is a global one";
    error UNDECLARED_ROOT_SIGNATURE: "root signature error - undeclared identifier {0}";
    error NO_ROOT_SIGNATURE_MACRO: "no macro '{0}' holds a root signature in quotes";
}

/// The text of a root signature, and where it stands.
pub(crate) type Text = (String, Span);

/// The text of the macro that the options name, if they name one.
pub(crate) fn of_macro(unit: &Preprocessed, options: &Options) -> Result<Option<Text>, Box<Diagnostic>> {
    options.root_signature_define.as_deref().map_or(Ok(None), |name| of_named_macro(unit, name))
}

/// The container of the root signature in the macro that the request's entry names.
pub(crate) fn container(unit: &Preprocessed, request: &Request<'_>) -> Result<Vec<u8>, Box<Diagnostic>> {
    let name = request.entry;
    let undeclared = || Diagnostic::new(&UNDECLARED_ROOT_SIGNATURE, Span::NONE).arg(name.to_owned());
    let text = of_named_macro(unit, name)?.ok_or_else(undeclared)?;
    let mut builder = Builder::new();
    builder.part(FourCc::RTS0, serialize(&text, &request.options)?);
    Ok(builder.finish())
}

/// The root signature in a file: a container that has one, or what such a part holds.
///
/// # Errors
/// Why it is none.
pub fn root_signature_in(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let part = match Container::parse(bytes) {
        Ok(container) => container.part(FourCc::RTS0).ok_or("the container has no root signature")?,
        Err(_) => bytes,
    };
    RootSignature::parse(part).map_err(|error| error.to_string())?;
    Ok(part.to_vec())
}

/// The text of the macro that was wanted, which has this name; `None` where there is no such macro.
fn of_named_macro(unit: &Preprocessed, name: &str) -> Result<Option<Text>, Box<Diagnostic>> {
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
        Some(text) => Ok(Some((text, tokens.and_then(|t| t.first()).map_or(Span::NONE, |t| t.span)))),
        // A macro that is not there asks for nothing, as with DXC.
        None if tokens.is_none() => Ok(None),
        None => Err(Diagnostic::new(&NO_ROOT_SIGNATURE_MACRO, Span::NONE).arg(name.to_owned()).into()),
    }
}

/// The text of the entry's attribute.
pub(crate) fn of_entry(program: &Program) -> Option<Text> {
    let (text, span) = program.funcs[program.entry?].root_signature?;
    Some((program.names.get(text).to_owned(), span))
}

/// The part that a text stands for.
pub(crate) fn serialize((text, span): &Text, options: &Options) -> Result<Vec<u8>, Box<Diagnostic>> {
    read(text, *span, options, false).map(|signature| signature.write())
}

/// A message of the container's crate as a diagnostic of the source.
fn at(span: Span, Message { kind, args }: Message) -> Diagnostic {
    args.into_iter().fold(Diagnostic::new(kind, span), Diagnostic::arg)
}

/// Reads the text of a root signature and checks it by itself.
fn read(text: &str, span: Span, options: &Options, local: bool) -> Result<RootSignature, Box<Diagnostic>> {
    let mut signature = RootSignature::from_text(text, options.root_signature_version.number())
        .map_err(|error| at(span, error.message))?;
    if !local && signature.flags & LOCAL != 0 {
        return Err(Diagnostic::new(&GLOBAL_ROOT_SIGNATURE_LOCAL, span).into());
    }
    signature.check().map_err(|message| at(span, message))?;
    signature.flags |= if local { LOCAL } else { 0 };
    Ok(signature)
}

/// Checks the root signatures of a library's entries. They are not part of it, as with DXC: what linking makes of an entry has
/// the root signature that it is linked with.
pub(crate) fn check_exports(program: &Program, options: &Options) -> Result<(), Box<Diagnostic>> {
    for export in &program.exports {
        if let Some((text, span)) = program.funcs[export.func].root_signature {
            read(program.names.get(text), span, options, false)?;
        }
    }
    Ok(())
}

/// The subobjects of a library, with root signatures as the bytes that their texts stand for; other shaders tell none.
pub(crate) fn subobjects(
    program: &Program,
    request: &Request<'_>,
) -> Result<Vec<Subobject>, Box<Diagnostic>> {
    if request.profile.stage != Stage::Library {
        return Ok(Vec::new());
    }
    let mut made = Vec::with_capacity(program.subobjects.len());
    for (subobject, span) in &program.subobjects {
        let mut subobject = subobject.clone();
        if let SubobjectContent::RootSignature { is_local, data } = &mut subobject.content {
            let text = String::from_utf8_lossy(data);
            *data = read(&text, *span, &request.options, *is_local)?.write();
        }
        made.push(subobject);
    }
    Ok(made)
}
