//! One compile, from words and bytes to outputs.

use crate::com::malloc::Allocator;
use crate::com::reference::Ref;
use crate::com::{Com, DXC_E_CONTAINER_INVALID, E_FAIL, E_INVALIDARG, Hresult, UNREADABLE_TEXT, Wide};
use crate::include::FromClient;
use crate::interfaces::{IDxcIncludeHandler, IDxcResult};
use crate::parts;
use crate::result::{Kind, Outcome, TextForm};
use crate::text::decode;
use std::fmt::Write;
use trefoil::args::{self, DxcArgs};
use trefoil::{
    BindingTable, Diagnostics, IncludeHandler, Options, Profile, RenderOptions, Request, Session, Stage,
};
use trefoil_pdb::Pdb;

/// What a compile works with.
pub(crate) struct Job<'a> {
    /// Where its outputs come from.
    pub(crate) allocator: &'a Allocator,
    /// What compiles share.
    pub(crate) session: &'a Session,
    /// The source.
    pub(crate) source: &'a [u8],
    /// The source's code page.
    pub(crate) page: u32,
    /// The client's handler.
    pub(crate) includes: Option<Ref<IDxcIncludeHandler>>,
}

impl Job<'_> {
    /// Does what the words say. What is wrong with the source or the words is in the result, not a failure of the call.
    ///
    /// # Errors
    /// When there is no memory, or the source is in no encoding that we know.
    pub(crate) fn run(self, words: &[String]) -> Com<Ref<IDxcResult>> {
        self.outcome(words)?.finish()
    }

    /// As [`run`](Self::run), with the outputs at hand.
    ///
    /// # Errors
    /// As for [`run`](Self::run).
    pub(crate) fn outcome(self, words: &[String]) -> Com<Outcome> {
        let (form, words) = match text_form(words) {
            Ok(both) => both,
            Err(why) => return misuse(self.allocator, E_INVALIDARG, &why, TextForm::Utf8),
        };
        let args = match args::parse_library_args(&words) {
            Ok(args) => args,
            Err(e) => return misuse(self.allocator, E_INVALIDARG, &e.0, form),
        };
        let source = decode(self.source, self.page).ok_or(UNREADABLE_TEXT)?;
        self.with_args(&args, &source, form)
    }

    fn with_args(self, args: &DxcArgs, source: &[u8], form: TextForm) -> Com<Outcome> {
        let root_signature = args.root_signature_profile();
        let text_only = args.preprocess || args.dump_tree || args.dependencies.is_asked();
        let profile = match args.compile_profile() {
            Err(_) if root_signature.is_some() => Profile::new(Stage::Library, 6, 6),
            Err(_) if text_only && args.profile.is_none() => Profile::new(Stage::Library, 6, 6),
            // What has not even the form of a profile is wrong in the words.
            Err(e) if args.profile.as_deref().is_some_and(|profile| !has_form_of_profile(profile)) => {
                return misuse(self.allocator, E_INVALIDARG, &e.0, form);
            }
            Err(e) => return refuse(self.allocator, &e.0, (args, form)),
            Ok(profile) => profile,
        };
        let (mut options, notices) = match args.compile_options() {
            Ok(both) => both,
            Err(e) => return refuse(self.allocator, &e.0, (args, form)),
        };
        options.root_signature_version = root_signature.unwrap_or(options.root_signature_version);
        // Reflection and the root signature are outputs even where they are not part of the object.
        options.codegen.reflection = true;
        options.root_signature = true;
        let include = FromClient::new(self.includes);
        let has_parts = !args.spirv && !text_only && root_signature.is_none();
        if let Err(why) = read_files(args, has_parts, &mut options, &include) {
            return misuse(self.allocator, E_FAIL, &why, form);
        }
        let request = Request {
            source_name: args.input.as_deref().unwrap_or("hlsl.hlsl"),
            source,
            entry: args.entry_or_default(),
            profile,
            target: args.target(profile),
            options,
            include: &include,
        };
        let primary = match () {
            () if args.preprocess => Kind::Hlsl,
            () if text_only => Kind::Text,
            () => Kind::Object,
        };
        let mut outcome = Outcome::new(self.allocator, primary, form);
        let mut words = String::new();
        for notice in &notices {
            let _ = writeln!(words, "warning: {notice}");
        }
        if text_only {
            show_text(&mut outcome, self.session, args, &request, &include, &mut words)?;
        } else {
            compile(&mut outcome, self.session, args, &request, &mut words)?;
        }
        outcome.text(Kind::Errors, &words)?;
        name_outputs(&mut outcome, args)?;
        let opened = |path: &String| format!("Opening file [{path}], stack top [0]\n");
        let read = include.read.borrow();
        let remarks: String =
            if args.show_includes { read.iter().map(opened).collect() } else { String::new() };
        outcome.text(Kind::Remarks, &remarks)?;
        Ok(outcome)
    }
}

/// Reads the files that options name, by the client's handler; private data only for an output that `has_parts`.
fn read_files(
    args: &DxcArgs,
    has_parts: bool,
    options: &mut Options,
    include: &FromClient,
) -> Result<(), String> {
    if let Some(path) = &args.binding_table {
        let text =
            include.load(path).ok_or_else(|| format!("Could not load binding table file '{path}'."))?;
        options.binding_table = Some(BindingTable::parse(path, &String::from_utf8_lossy(&text))?);
    }
    // DXC says so of private data too.
    let bytes = |path: &String| {
        include.bytes(path).ok_or_else(|| format!("Could not load root signature file '{path}'."))
    };
    if let Some(path) = &args.attached_root_signature {
        let read = trefoil::root_signature_in(&bytes(path)?);
        options.attached_root_signature =
            Some(read.map_err(|why| format!("'{path}' holds no root signature: {why}"))?);
    }
    options.private_data = args.private_data.as_ref().filter(|_| has_parts).map(bytes).transpose()?;
    Ok(())
}

/// The encodings that `-encoding` names, which differ with the size of wide characters.
const ENCODINGS: (&[&str], &str) = if size_of::<Wide>() == 2 {
    (&["utf16", "wide"], "wide, utf8, utf16")
} else {
    (&["utf32", "wide"], "wide, utf8, utf32")
};

/// Takes `-encoding` out, which is about this interface alone.
fn text_form(words: &[String]) -> Result<(TextForm, Vec<&str>), String> {
    let (mut form, mut rest) = (TextForm::Utf8, Vec::with_capacity(words.len()));
    let mut words = words.iter();
    while let Some(word) = words.next() {
        if word == "-encoding" || word == "/encoding" {
            let (wide, all) = ENCODINGS;
            form = match words.next().map_or("", String::as_str) {
                name if wide.contains(&name) => TextForm::Wide,
                "utf8" => TextForm::Utf8,
                // The quotation mark is not closed in DXC's words.
                name => {
                    return Err(format!(
                        "Unsupported value '{name}for -encoding option.  Allowed values: {all}."
                    ));
                }
            };
        } else {
            rest.push(word.as_str());
        }
    }
    Ok((form, rest))
}

/// The outcome when the words, or the files that they name, cannot be read: nothing but why.
fn misuse(allocator: &Allocator, status: Hresult, why: &str, form: TextForm) -> Com<Outcome> {
    let mut outcome = Outcome::new(allocator, Kind::None, form);
    outcome.status(status);
    outcome.text(Kind::Errors, why)?;
    Ok(outcome)
}

/// The outcome when the words ask for what there is not.
fn refuse(allocator: &Allocator, why: &str, (args, form): (&DxcArgs, TextForm)) -> Com<Outcome> {
    let mut outcome = Outcome::new(allocator, Kind::Object, form);
    outcome.status(E_FAIL);
    outcome.bytes(Kind::Object, Vec::new())?;
    let notices: String = args.notices.iter().map(|notice| format!("warning: {notice}\n")).collect();
    outcome.text(Kind::Errors, &format!("{notices}error: {why}\n"))?;
    outcome.text(Kind::Remarks, "")?;
    name_outputs(&mut outcome, args)?;
    Ok(outcome)
}

/// Names the object and the messages, also of a compile that fails.
fn name_outputs(outcome: &mut Outcome, args: &DxcArgs) -> Com {
    for (kind, name) in [(Kind::Object, &args.outputs.object), (Kind::Errors, &args.outputs.messages)] {
        // As DXC has it, preprocessing names no messages.
        if let Some(name) = name.as_ref().filter(|_| !args.preprocess) {
            outcome.name(kind, name)?;
        }
    }
    Ok(())
}

/// `ps_6_0`, `lib_6_x`, and what is none but looks like one.
fn has_form_of_profile(text: &str) -> bool {
    let parts: Vec<&str> = text.split('_').collect();
    matches!(parts[..], [_, major, _, ..] if major.bytes().all(|byte| byte.is_ascii_digit()))
}

fn compile(
    outcome: &mut Outcome,
    session: &Session,
    args: &DxcArgs,
    request: &Request<'_>,
    words: &mut String,
) -> Com {
    let made = match args.root_signature_profile() {
        Some(_) => session.root_signature(request),
        None => session.compile(request),
    };
    match made {
        Ok(artifact) => {
            show(words, &artifact.warnings, args.diagnostics);
            if let Some(pdb) = artifact.pdb {
                outcome.bytes(Kind::Pdb, pdb.bytes)?;
                outcome.name(Kind::Pdb, &pdb.name)?;
            }
            if request.output().is_container() {
                parts::outputs(outcome, args, artifact.bytes)?;
            } else {
                outcome.bytes(Kind::Object, artifact.bytes)?;
            }
            Ok(())
        }
        Err(diagnostics) => {
            show(words, &diagnostics, args.diagnostics);
            outcome.status(E_FAIL);
            // As DXC has it: what failed has an object without bytes.
            outcome.bytes(Kind::Object, Vec::new())
        }
    }
}

/// `-P`, `-ast-dump`, `-M`: text instead of a compile.
fn show_text(
    outcome: &mut Outcome,
    session: &Session,
    args: &DxcArgs,
    request: &Request<'_>,
    include: &FromClient,
    words: &mut String,
) -> Com {
    let made = if args.dump_tree { session.dump_tree(request) } else { session.preprocess(request) };
    let made = match made {
        Ok(made) => made,
        Err(diagnostics) => {
            show(words, &diagnostics, args.diagnostics);
            outcome.status(E_FAIL);
            return Ok(());
        }
    };
    show(words, &made.warnings, args.diagnostics);
    if args.preprocess {
        outcome.text(Kind::Hlsl, &made.text)?;
        outcome.name(Kind::Hlsl, &preprocessed_name(args))
    } else if args.dump_tree {
        outcome.text(Kind::Text, &made.text)
    } else {
        let args = DxcArgs { input: Some(request.source_name.to_owned()), ..args.clone() };
        outcome.text(Kind::Text, &args.rule(&include.read.borrow()))?;
        args.outputs.object.as_ref().map_or(Ok(()), |name| outcome.name(Kind::Text, name))
    }
}

/// The name of preprocessed text: what `-Fi` says, else the source's with another ending.
fn preprocessed_name(args: &DxcArgs) -> String {
    let input = args.input.as_deref().unwrap_or_default();
    let stem = input.rsplit_once('.').map_or(input, |(stem, _)| stem);
    args.outputs.preprocessed.clone().unwrap_or_else(|| format!("{stem}.i"))
}

fn show(words: &mut String, diagnostics: &Diagnostics, options: RenderOptions) {
    if !diagnostics.is_empty() {
        words.push_str(&diagnostics.render_as(options));
    }
}

/// What a binary lists as, or the program in a PDB file.
pub(crate) fn listing(bytes: &[u8]) -> Option<String> {
    match Pdb::read(bytes) {
        Ok(pdb) => trefoil::disassemble(&pdb.container).ok(),
        Err(_) => trefoil::disassemble(bytes).ok(),
    }
}

/// The listing of a binary.
///
/// # Errors
/// When the bytes are none, are damaged, or there is no memory.
pub(crate) fn disassembly(allocator: &Allocator, bytes: &[u8]) -> Com<Outcome> {
    let damaged = if bytes.starts_with(b"DXBC") { DXC_E_CONTAINER_INVALID } else { E_FAIL };
    let text = listing(bytes).ok_or(damaged)?;
    let mut outcome = Outcome::new(allocator, Kind::Disassembly, TextForm::Utf8);
    outcome.text(Kind::Disassembly, &text)?;
    Ok(outcome)
}
