//! HLSL rewritten to HLSL: without what an entry does not use, with includes and macros in place, as DXC's rewriter answers.

use crate::args::{ArgError, DxcArgs, parse_args};
use crate::stage_options::{check_options, preprocess_options};
use crate::{Diagnostics, HlslVersion, Options, Profile, RenderOptions, Request, Session, Stage};
use std::fmt::Write;
use trefoil_hlsl::Parsed;
use trefoil_hlsl::preprocess;
use trefoil_syntax::rewrite::{RewriteOptions, Unused, rewrite, rewrite_each};
use trefoil_syntax::syntax::grammar::parse_to_print;
use trefoil_syntax::syntax::tree::{Decl, Unit};

/// What a rewriter is asked for.
#[derive(Clone, Debug, Default)]
pub struct RewriteArgs {
    /// `-E`: the entry.
    pub entry: Option<String>,
    /// `-remove-unused-globals`
    pub remove_unused_globals: bool,
    /// `-remove-unused-functions`
    pub remove_unused_functions: bool,
    /// `-line-directive`: `#line` says where each line comes from.
    pub line_directive: bool,
    /// `-extract-entry-uniforms`
    pub extract_entry_uniforms: bool,
    /// `-keep-user-macro`: the macros that the source defines stand at the end.
    pub keep_user_macros: bool,
    /// `-skip-fn-body`
    pub skip_bodies: bool,
    /// `-skip-static`
    pub skip_statics: bool,
    /// `-global-extern-by-default`
    pub extern_globals: bool,
    /// `-decl-global-cb`
    pub global_buffer: bool,
    /// The file, where one is named.
    pub input: Option<String>,
    /// The options of the language and the preprocessor.
    pub options: Options,
}

/// The options of the rewriter that a compile has too.
const SHARED: &[&str] = &[
    "D",
    "E",
    "Fo",
    "HV",
    "I",
    "disable-payload-qualifiers",
    "enable-16bit-types",
    "enable-payload-qualifiers",
    "flegacy-macro-expansion",
    "no-warnings",
];

/// Warnings about code that is made, of which a rewriter makes none.
const OF_CODE: &[&str] = &["misplaced-attribute", "global-initializer"];

impl RewriteArgs {
    /// Nothing but HLSL as it was before 2017, which a rewriter reads unless `-HV` says otherwise.
    pub fn new() -> RewriteArgs {
        let options = Options { hlsl_version: HlslVersion::V2016, ..Options::default() };
        RewriteArgs { options, ..RewriteArgs::default() }
    }

    /// Reads a command line of DXC's rewriter.
    ///
    /// ```
    /// use trefoil::RewriteArgs;
    ///
    /// let args = RewriteArgs::parse(&["-E", "main", "-remove-unused-globals", "-D", "X=1"]).unwrap();
    /// assert!(args.remove_unused_globals && args.entry.as_deref() == Some("main"));
    /// assert_eq!(RewriteArgs::parse(&["-T", "ps_6_0"]).unwrap_err().0, "Unknown argument: '-T'");
    /// ```
    ///
    /// # Errors
    /// What the rewriter does not know, and what goes with an entry only.
    pub fn parse(words: &[&str]) -> Result<RewriteArgs, ArgError> {
        let (mut args, mut rest) = (RewriteArgs::new(), Vec::new());
        for &word in words {
            match word.strip_prefix('-').and_then(|name| args.switch(name)) {
                Some(switch) => *switch = true,
                None => rest.push(word),
            }
        }
        let unknown = |pair: &(String, String)| !SHARED.contains(&pair.0.as_str());
        if let Some((name, _)) = crate::args::pair_arguments(&rest).iter().find(|pair| unknown(pair)) {
            return Err(ArgError(format!("Unknown argument: '-{name}'")));
        }
        let DxcArgs { entry, options, input, hlsl_version, .. } = parse_args(&rest)?;
        let hlsl_version = hlsl_version.unwrap_or(HlslVersion::V2016);
        args = RewriteArgs { entry, input, options: Options { hlsl_version, ..options }, ..args };
        let wants_entry = args.removes() || args.extract_entry_uniforms;
        if wants_entry && args.entry.is_none() {
            let why = "-remove-unused-globals, -remove-unused-functions and -extract-entry-uniforms requires entry point (-E) to be specified.";
            return Err(ArgError(why.into()));
        }
        Ok(args)
    }

    /// The option that is on or off.
    fn switch(&mut self, name: &str) -> Option<&mut bool> {
        Some(match name {
            "remove-unused-globals" => &mut self.remove_unused_globals,
            "remove-unused-functions" => &mut self.remove_unused_functions,
            "line-directive" => &mut self.line_directive,
            "extract-entry-uniforms" => &mut self.extract_entry_uniforms,
            "keep-user-macro" => &mut self.keep_user_macros,
            "skip-fn-body" => &mut self.skip_bodies,
            "skip-static" => &mut self.skip_statics,
            "global-extern-by-default" => &mut self.extern_globals,
            "decl-global-cb" => &mut self.global_buffer,
            _ => return None,
        })
    }

    fn removes(&self) -> bool {
        self.remove_unused_globals || self.remove_unused_functions
    }
}

/// What a rewriter answers.
#[derive(Clone, Debug, Default)]
pub struct Rewritten {
    /// The source, as far as it could be read.
    pub text: String,
    /// Errors and warnings, then what was removed.
    pub messages: String,
    /// Whether it is right.
    pub is_right: bool,
}

impl Session {
    /// Rewrites the request's source; of the request count the source, its name and where included files come from.
    ///
    /// ```
    /// use trefoil::{NoIncludes, Options, Profile, Request, RewriteArgs, Session, Target};
    ///
    /// let args = RewriteArgs::parse(&["-E", "main", "-remove-unused-globals"]).unwrap();
    /// let made = Session::new().rewrite(
    ///     "a.hlsl",
    ///     b"Texture2D gone; static float one = 1; float main() : SV_Target { return one; }",
    ///     &NoIncludes,
    ///     &args,
    /// );
    /// assert!(made.text.starts_with("static float one = 1;\nfloat main() : SV_Target {\n  return one;\n}\n"));
    /// ```
    pub fn rewrite(
        &self,
        name: &str,
        source: &[u8],
        include: &dyn crate::IncludeHandler,
        args: &RewriteArgs,
    ) -> Rewritten {
        let request = Request {
            source_name: name,
            source,
            entry: args.entry.as_deref().unwrap_or_default(),
            profile: Profile::new(Stage::Library, 6, 8),
            target: crate::Target::Dxil,
            options: Options {
                payload_qualifiers: args.options.payload_qualifiers.or(Some(false)),
                ..args.options.clone()
            },
            include,
        };
        let options =
            preprocess::Options { list_macros: args.keep_user_macros, ..preprocess_options(&request) };
        let tokens = preprocess::preprocess(name, source, &options, include, Some(self.lexed()));
        let macros = tokens.macros.clone();
        let as_text = (args.line_directive && !args.removes()).then(|| preprocess::to_text(&tokens));
        let Parsed { unit, sources, mut diagnostics } = parse_to_print(tokens, args.options.hlsl_version);
        if !diagnostics.has_errors() {
            trefoil_hlsl::check(&unit, &check_options(&request), &mut diagnostics);
        }
        diagnostics.retain(|kind| !OF_CODE.contains(&kind.id()));
        let names = unit.names.clone();
        let diagnostics = Diagnostics { list: diagnostics, sources: sources.into(), names: names.into() };
        let is_right = !diagnostics.has_errors();
        let form = RenderOptions { hide_flags: true, ..RenderOptions::default() };
        let mut out = Rewritten { messages: diagnostics.render_as(form), is_right, text: String::new() };
        let Some(unused) = out.unused(&unit, args) else { return out };
        out.text = match as_text {
            Some(text) => text,
            None if args.line_directive => with_lines(&unit, &diagnostics, args, &unused),
            None => rewritten(&unit, args, &unused),
        };
        if args.keep_user_macros {
            out.text += "\n// Macros:\n";
            macros.iter().for_each(|line| _ = writeln!(out.text, "{line}"));
        }
        out
    }
}

impl Rewritten {
    /// What goes, and what is said of it; none where there is no such entry.
    fn unused(&mut self, unit: &Unit, args: &RewriteArgs) -> Option<Unused> {
        if !args.removes() {
            return Some(Unused::default());
        }
        let unused =
            Unused::find(unit, args.entry.as_deref().unwrap_or_default(), args.remove_unused_globals);
        let counts = &unused.counts;
        let _ = writeln!(self.messages, "//found {} globals as candidates for removal", counts.globals);
        let _ = writeln!(self.messages, "//found {} functions as candidates for removal", counts.functions);
        if !unused.has_entry {
            self.messages += "//entry point not found\n";
            self.is_right = false;
            return None;
        }
        self.messages += "//entry point found\n";
        let _ = writeln!(self.messages, "//found {} globals to remove", counts.unused_globals);
        let _ = writeln!(self.messages, "//found {} functions to remove", counts.unused_functions);
        let _ = writeln!(self.messages, "//found {} types to remove", counts.unused_types);
        Some(unused)
    }
}

fn options(unit: &Unit, args: &RewriteArgs) -> RewriteOptions {
    let entry = args.entry.as_deref().filter(|_| args.extract_entry_uniforms);
    RewriteOptions {
        skip_bodies: args.skip_bodies,
        skip_statics: args.skip_statics,
        extern_globals: args.extern_globals,
        global_buffer: args.global_buffer,
        typed_literals: args.options.hlsl_version >= HlslVersion::V202x,
        entry_uniforms: entry.and_then(|entry| unit.names.find(entry)),
    }
}

fn rewritten(unit: &Unit, args: &RewriteArgs, unused: &Unused) -> String {
    let head = if args.removes() { "" } else { "// Rewrite unchanged result:\n" };
    format!("{head}{}", rewrite(unit, options(unit, args), &unused.left_out))
}

/// The text with a `#line` before each declaration, which says where it was.
fn with_lines(unit: &Unit, sources: &Diagnostics, args: &RewriteArgs, unused: &Unused) -> String {
    let line = |id| {
        let span = unit.decl_spans[id];
        let place = sources.place(span.lo, span).filter(|_| !matches!(unit.decls[id], Decl::Empty));
        place.map_or_else(String::new, |place| format!("#line {} \"{}\"\n", place.line, place.file))
    };
    rewrite_each(unit, options(unit, args), &unused.left_out, &line)
}
