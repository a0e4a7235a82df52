//! The session: what compiles share.

use crate::artifact::Made;
use crate::declared::{Begun, Declared, Others};
use crate::prepared::Prepared;
use crate::stage_options::{check_options, lower_options, pass_options, preprocess_options};
use crate::targets::check_request;
use crate::token_key::Secret;
use crate::variants::Variants;
use crate::{Artifact, Diagnostics, Input, Listing, Request};
use trefoil_hlsl::Parsed;
use trefoil_hlsl::check::OF_MAIN_FILE;
use trefoil_hlsl::diag::Diagnostic;
use trefoil_hlsl::lex::LexCache;
use trefoil_hlsl::preprocess;
use trefoil_hlsl::source::Span;
use trefoil_hlsl::syntax::grammar::NAMES_LAST;
use trefoil_hlsl::syntax::tree::ExprPlace;
use trefoil_hlsl::typed::Program;
use trefoil_ir::Module;
use trefoil_opt::Watch;

/// Compiles share a session: files are lexed once for all of them, and of those that begin with the same includes under the same
/// options the third and later ones go on from the end of the headers. Bytes and diagnostics are those of a session of their own.
/// Any number of threads may use one at once. What it keeps is bounded: 256 MiB of files and twice as much of headers.
#[derive(Default)]
pub struct Session {
    cache: LexCache,
    declared: Declared,
    variants: Option<Variants>,
    secret: Secret,
}

/// A moment of a compile, for [`Observer::phase`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Lexing and preprocessing are done.
    Preprocessed,
    /// The tree is there.
    Parsed,
    /// Types and names are checked.
    Checked,
    /// The IR is made.
    Lowered,
    /// The passes that know no target are done.
    Optimized,
    /// The bytes are there.
    Emitted,
}

/// Observes a compile: called after each phase and around each pass over the IR, so that the caller can measure time and
/// print the IR. The library has no clock of its own.
pub trait Observer: trefoil_opt::Observer {
    /// Called when a phase is done.
    fn phase(&mut self, phase: Phase) {
        let _ = phase;
    }
}

impl Observer for () {}

/// Hears of phases only.
struct Marks<'a>(&'a mut dyn FnMut(Phase));

impl trefoil_opt::Observer for Marks<'_> {}

impl Observer for Marks<'_> {
    fn phase(&mut self, phase: Phase) {
        (self.0)(phase);
    }
}

impl Session {
    /// A session that has seen nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// A session that keeps what it compiles, up to that many bytes in all, and answers from it each request that comes to
    /// the same: the same tokens after the preprocessor, the same entry, profile, target and options. For those who
    /// compile one file under many sets of defines. An observer hears of the preprocessing alone when nothing else was
    /// needed. A compile that fails is not kept.
    ///
    /// ```
    /// use trefoil::{NoIncludes, Options, Profile, Request, Session, Target};
    ///
    /// let session = Session::with_variants(64 << 20);
    /// let source = b"#if FOG\n#define AMOUNT 0.5\n#endif\nfloat4 main() : SV_Target { return 1; }";
    /// let compile = |fog: &str| {
    ///     let options = Options { defines: vec![("FOG".into(), Some(fog.into()))], ..Options::default() };
    ///     session.compile(&Request {
    ///         source_name: "fog.hlsl",
    ///         source,
    ///         entry: "main",
    ///         profile: Profile::parse("ps_6_0").unwrap(),
    ///         target: Target::Dxil,
    ///         options,
    ///         include: &NoIncludes,
    ///     })
    /// };
    /// let (without, with) = (compile("0")?, compile("1")?); // the second is the first
    /// assert_eq!(without.bytes, with.bytes);
    /// # Ok::<(), trefoil::Diagnostics>(())
    /// ```
    pub fn with_variants(bytes: usize) -> Self {
        Session { variants: Some(Variants::new(bytes)), ..Self::default() }
    }

    /// A session whose keys of tokens are hashed with a secret from outside: they are those of every other session of this program
    /// with that secret, so that a cache on a disk can be asked for them. See [`Session::prepare`].
    pub fn with_secret(secret: [u8; 16]) -> Self {
        let (low, high) = (u128::from_le_bytes(secret) as u64, (u128::from_le_bytes(secret) >> 64) as u64);
        Session { secret: Secret(low, high), ..Self::default() }
    }

    /// Preprocesses a request and goes no further: what it would be compiled from is known by a key, under which the result of
    /// another compile can be found.
    ///
    /// ```
    /// use trefoil::{NoIncludes, Options, Profile, Request, Session, Target};
    ///
    /// let session = Session::new();
    /// let request = |source: &'static [u8]| Request {
    ///     source_name: "fog.hlsl",
    ///     source,
    ///     entry: "main",
    ///     profile: Profile::parse("ps_6_0").unwrap(),
    ///     target: Target::Dxil,
    ///     options: Options::default(),
    ///     include: &NoIncludes,
    /// };
    /// let long = request(b"#define ONE 1\nfloat4 main() : SV_Target { return ONE; }");
    /// let short = request(b"float4 main() : SV_Target { return 1; } // the same");
    /// let (long, short) = (session.prepare(&long)?, session.prepare(&short)?);
    /// assert_eq!(long.key().unwrap().what, short.key().unwrap().what);
    /// assert!(short.compile()?.bytes.starts_with(b"DXBC"));
    /// # Ok::<(), trefoil::Diagnostics>(())
    /// ```
    ///
    /// # Errors
    /// What is wrong with the request. What is wrong with the source is an error of the compile.
    pub fn prepare<'a>(&'a self, request: &'a Request<'a>) -> Result<Prepared<'a>, Diagnostics> {
        check_request(request)?;
        let begun = (request.options.input == Input::Hlsl).then(|| self.tokens(request, &mut ()));
        Ok(Prepared::new(&self.declared, request, begun, self.secret))
    }

    /// As [`prepare`](Self::prepare), where threads share the work on many requests. None while another thread is making what this one
    /// needs of its headers: who has other requests takes those first.
    ///
    /// # Errors
    /// As for [`prepare`](Self::prepare).
    pub fn prepare_unless_busy<'a>(
        &'a self,
        request: &'a Request<'a>,
    ) -> Result<Option<Prepared<'a>>, Diagnostics> {
        self.prepare_among(request, Others::Leave)
    }

    /// As [`prepare`](Self::prepare), and waits while another thread is making what the request needs of its headers. No thread may hold
    /// what it has [prepared](Prepared) while it calls this, nor keep it without compiling it: others wait for that.
    ///
    /// # Errors
    /// As for [`prepare`](Self::prepare).
    pub fn prepare_in_turn<'a>(&'a self, request: &'a Request<'a>) -> Result<Prepared<'a>, Diagnostics> {
        match self.prepare_among(request, Others::Await)? {
            Some(prepared) => Ok(prepared),
            None => self.prepare(request),
        }
    }

    fn prepare_among<'a>(
        &'a self,
        request: &'a Request<'a>,
        others: Others,
    ) -> Result<Option<Prepared<'a>>, Diagnostics> {
        check_request(request)?;
        if request.options.input != Input::Hlsl {
            return Ok(Some(Prepared::new(&self.declared, request, None, self.secret)));
        }
        let begun = self.tokens_among(request, others, &mut ());
        Ok(begun.map(|begun| Prepared::new(&self.declared, request, Some(begun), self.secret)))
    }

    /// Compiles one entry of one source.
    ///
    /// # Errors
    /// Everything found wrong with the source, the request or the construct for the target, each with its place.
    pub fn compile(&self, request: &Request<'_>) -> Result<Artifact, Diagnostics> {
        self.compile_observed(request, &mut ())
    }

    /// As [`compile`](Self::compile), and tells `mark` each time a phase is done, so that the caller can take the time.
    ///
    /// # Errors
    /// As for [`compile`](Self::compile).
    pub fn compile_timed(
        &self,
        request: &Request<'_>,
        mark: &mut dyn FnMut(Phase),
    ) -> Result<Artifact, Diagnostics> {
        self.compile_observed(request, &mut Marks(mark))
    }

    /// As [`compile`](Self::compile), with an observer.
    ///
    /// # Errors
    /// As for [`compile`](Self::compile).
    pub fn compile_observed(
        &self,
        request: &Request<'_>,
        observer: &mut dyn Observer,
    ) -> Result<Artifact, Diagnostics> {
        check_request(request)?;
        let begun = (request.options.input == Input::Hlsl).then(|| self.tokens(request, observer));
        self.compile_begun(request, begun, observer)
    }

    /// As [`compile_observed`](Self::compile_observed), where threads share the work on many requests. None while another thread is making
    /// what this one needs of its headers: who has other requests takes those first.
    ///
    /// # Errors
    /// As for [`compile`](Self::compile).
    pub fn compile_unless_busy(
        &self,
        request: &Request<'_>,
        observer: &mut dyn Observer,
    ) -> Result<Option<Artifact>, Diagnostics> {
        check_request(request)?;
        if request.options.input != Input::Hlsl {
            return self.compile_begun(request, None, observer).map(Some);
        }
        let Some(begun) = self.tokens_among(request, Others::Leave, observer) else { return Ok(None) };
        self.compile_begun(request, Some(begun), observer).map(Some)
    }

    /// As [`compile_observed`](Self::compile_observed), and waits while another thread is making what the request needs of its headers. See
    /// [`prepare_in_turn`](Self::prepare_in_turn) for what a thread may not hold meanwhile.
    ///
    /// # Errors
    /// As for [`compile`](Self::compile).
    pub fn compile_in_turn(
        &self,
        request: &Request<'_>,
        observer: &mut dyn Observer,
    ) -> Result<Artifact, Diagnostics> {
        check_request(request)?;
        let begun = (request.options.input == Input::Hlsl)
            .then(|| self.tokens_among(request, Others::Await, observer))
            .map(|begun| begun.unwrap_or_else(|| self.tokens(request, observer)));
        self.compile_begun(request, begun, observer)
    }

    /// Compiles a request whose tokens are there, where it is HLSL, or finds what an equal one gave.
    fn compile_begun(
        &self,
        request: &Request<'_>,
        begun: Option<Begun>,
        observer: &mut dyn Observer,
    ) -> Result<Artifact, Diagnostics> {
        let prepared = Prepared { declared: &self.declared, request, begun, key: None };
        let Some(variants) = &self.variants else { return prepared.compile_observed(observer) };
        let prepared = prepared.with_key(self.secret);
        let key = prepared.key();
        if let Some(artifact) = key.and_then(|key| variants.find(key)) {
            return Ok(artifact);
        }
        let artifact = prepared.compile_observed(observer)?;
        if let Some(key) = key {
            variants.keep(key, &artifact);
        }
        Ok(artifact)
    }

    /// How many ends of headers there are that compiles of this session go on from, and how many have.
    pub fn headers_kept(&self) -> (usize, u64) {
        self.declared.counts()
    }

    /// The root signature that the macro named as the request's entry holds, in a container of its own: `-T rootsig_1_1`.
    ///
    /// # Errors
    /// What the preprocessor found wrong, a macro that is not there, and what no root signature can be.
    pub fn root_signature(&self, request: &Request<'_>) -> Result<Artifact, Diagnostics> {
        let options = preprocess::Options {
            wanted_macro: Some(request.entry.to_owned()),
            ..preprocess_options(request)
        };
        let (name, source) = (request.source_name, request.source);
        let unit = preprocess::preprocess(name, source, &options, request.include, Some(&self.cache));
        let made = crate::rootsig::container(&unit, request);
        let preprocess::Preprocessed { sources, names, diagnostics, .. } = unit;
        let mut warnings = Diagnostics { list: diagnostics, sources: sources.into(), names: names.into() };
        if warnings.has_errors() {
            return Err(warnings);
        }
        match made {
            Ok(bytes) => Ok(Artifact::plain(bytes, warnings)),
            Err(mut diagnostic) => {
                // Nothing in the text uses the macro: the place is in its definition.
                if !diagnostic.span.is_none() {
                    diagnostic.span = Span::at(warnings.sources.spelling(diagnostic.span.lo));
                }
                warnings.list.push(*diagnostic);
                Err(warnings)
            }
        }
    }

    /// The preprocessed text of a request's source: `-P`.
    ///
    /// # Errors
    /// What the preprocessor found wrong.
    pub fn preprocess(&self, request: &Request<'_>) -> Result<Listing, Diagnostics> {
        let options = preprocess::Options { list_marks: true, ..preprocess_options(request) };
        let unit = preprocess::preprocess(
            request.source_name,
            request.source,
            &options,
            request.include,
            Some(&self.cache),
        );
        let text = (!unit.diagnostics.has_errors()).then(|| preprocess::to_text(&unit));
        let preprocess::Preprocessed { sources, names, diagnostics, .. } = unit;
        listing(text, Diagnostics { list: diagnostics, sources: sources.into(), names: names.into() })
    }

    /// The syntax tree of a request's source, as text: `-ast-dump`.
    ///
    /// # Errors
    /// What the preprocessor and the parser found wrong.
    pub fn dump_tree(&self, request: &Request<'_>) -> Result<Listing, Diagnostics> {
        let options = preprocess_options(request);
        let (name, source) = (request.source_name, request.source);
        let Parsed { unit, sources, diagnostics } =
            trefoil_hlsl::parse(name, source, &options, request.include, Some(&self.cache));
        let text = (!diagnostics.has_errors()).then(|| trefoil_hlsl::syntax::dump(&unit));
        listing(text, Diagnostics { list: diagnostics, sources: sources.into(), names: unit.names.into() })
    }

    /// What has been lexed so far.
    pub(crate) fn lexed(&self) -> &LexCache {
        &self.cache
    }

    /// The request's source as the passes want it.
    pub(crate) fn front_end(
        &self,
        request: &Request<'_>,
        observer: &mut dyn Observer,
    ) -> Result<(Module, Diagnostics), Diagnostics> {
        if request.options.input == Input::LlvmText {
            return read_module(request, observer);
        }
        behind_tokens(&self.declared, self.tokens(request, observer), request, None, observer)
    }

    /// The preprocessed tokens of a request's source.
    fn tokens(&self, request: &Request<'_>, observer: &mut dyn Observer) -> Begun {
        let tokens = self.declared.begin(request, &preprocess_options(request), &self.cache);
        observer.phase(Phase::Preprocessed);
        tokens
    }

    /// As [`tokens`](Self::tokens), with a thought for other threads; none where the request is to be left for later.
    fn tokens_among(
        &self,
        request: &Request<'_>,
        others: Others,
        observer: &mut dyn Observer,
    ) -> Option<Begun> {
        let tokens = self.declared.begin_among(request, &preprocess_options(request), &self.cache, others)?;
        observer.phase(Phase::Preprocessed);
        Some(tokens)
    }
}

impl Prepared<'_> {
    /// Compiles it.
    ///
    /// # Errors
    /// As for [`Session::compile`].
    pub fn compile(self) -> Result<Artifact, Diagnostics> {
        self.compile_observed(&mut ())
    }

    fn compile_observed(self, observer: &mut dyn Observer) -> Result<Artifact, Diagnostics> {
        let Prepared { declared, request, begun, .. } = self;
        let made = match begun {
            Some(begun) => behind_tokens(declared, begun, request, None, observer),
            None => read_module(request, observer),
        };
        back_end(made?, request, observer).map_err(|diagnostics| told_of_expressions(request, diagnostics))
    }
}

/// What was found behind the front end, told of expressions where that was told of their statements: the compile runs again, with a
/// place for the instructions of each expression, which one without errors does not need.
#[cold]
fn told_of_expressions(request: &Request<'_>, diagnostics: Diagnostics) -> Diagnostics {
    if request.options.input != Input::Hlsl {
        return diagnostics;
    }
    let session = Session::new();
    let begun = session.tokens(request, &mut ());
    let mut places = Vec::new();
    let made = behind_tokens(&session.declared, begun, request, Some(&mut places), &mut ());
    let Some(mut told) = made.and_then(|made| back_end(made, request, &mut ())).err() else {
        return diagnostics;
    };
    told.list.change(|diagnostic| {
        let place = places.iter().find(|place| place.span == diagnostic.span);
        diagnostic.caret = diagnostic.caret.or(place.map(|place| place.caret));
    });
    told
}

/// The front end of LLVM's text.
fn read_module(
    request: &Request<'_>,
    observer: &mut dyn Observer,
) -> Result<(Module, Diagnostics), Diagnostics> {
    let read = crate::ir::read_with_sources(request.source_name, request.source, false);
    observer.phase(Phase::Lowered);
    let (mut module, mut diagnostics) = read?;
    crate::passes::lay_out(&mut module);
    let is_shader = request.profile.stage != trefoil_ir::Stage::Library;
    match if is_shader { crate::ir::without_calls(&mut module) } else { Ok(()) } {
        Ok(()) => Ok((module, diagnostics)),
        Err(error) => {
            diagnostics.add(vec![error]);
            Err(diagnostics)
        }
    }
}

/// The front end after the preprocessor. Instructions have the places of expressions if these are asked for; those are given whose
/// caret stands behind their start.
fn behind_tokens(
    declared: &Declared,
    begun: Begun,
    request: &Request<'_>,
    expressions: Option<&mut Vec<ExprPlace>>,
    observer: &mut dyn Observer,
) -> Result<(Module, Diagnostics), Diagnostics> {
    let macro_text = crate::rootsig::of_macro(&begun.tokens, &request.options);
    let preprocessed = begun.tokens.diagnostics.len();
    let (Parsed { unit, sources, mut diagnostics }, next) = declared.parse(begun, request);
    observer.phase(Phase::Parsed);
    if diagnostics.iter().any(|d| d.severity == crate::Severity::Fatal) {
        return Err(Diagnostics { list: diagnostics, sources: sources.into(), names: unit.names.into() });
    }
    let parsed = diagnostics.len();
    let mut program = declared.check((&unit, next), request, &check_options(request), &mut diagnostics);
    observer.phase(Phase::Checked);
    diagnostics.forget_of_headers(OF_MAIN_FILE, &sources);
    diagnostics.interleave((preprocessed, parsed), &sources, NAMES_LAST);
    if diagnostics.has_errors() {
        return Err(Diagnostics { list: diagnostics, sources: sources.into(), names: program.names.into() });
    }
    let root_signature = root_signature(request, &program, macro_text);
    let subobjects = crate::rootsig::subobjects(&program, request);
    let mut lower_options = lower_options(request);
    lower_options.follows_expressions |= expressions.is_some();
    if let Some(places) = expressions {
        places.extend(unit.expr_places.values().filter(|place| place.caret != place.span.lo));
    }
    let lowered = trefoil_hlsl::lower::lower(&program, &lower_options);
    observer.phase(Phase::Lowered);
    let names = std::mem::take(&mut program.names);
    let mut diagnostics = Diagnostics { list: diagnostics, sources: sources.into(), names: names.into() };
    let (root_signature, subobjects) = match root_signature.and_then(|bytes| Ok((bytes, subobjects?))) {
        Ok(made) => made,
        Err(diagnostic) => {
            diagnostics.list.push(*diagnostic);
            return Err(diagnostics);
        }
    };
    match lowered {
        Ok(mut module) => {
            let table = request.options.binding_table.as_ref();
            if let Some(table) = table.filter(|_| request.target.spec().has_root_signature) {
                table.apply(&mut module);
            }
            module.subobjects = subobjects;
            module.entries.iter_mut().for_each(|e| e.root_signature.clone_from(&root_signature));
            Ok((module, diagnostics))
        }
        Err(errors) => {
            diagnostics.add(errors);
            Err(diagnostics)
        }
    }
}

/// A text with its warnings; without a text there were errors.
fn listing(text: Option<String>, warnings: Diagnostics) -> Result<Listing, Diagnostics> {
    match text {
        Some(text) => Ok(Listing { text, warnings }),
        None => Err(warnings),
    }
}

/// The passes and the target.
fn back_end(
    (mut module, mut diagnostics): (Module, Diagnostics),
    request: &Request<'_>,
    observer: &mut dyn Observer,
) -> Result<Artifact, Diagnostics> {
    if !request.options.stop_after_front_end {
        if let Err(errors) = trefoil_opt::run(&mut module, &pass_options(request), observer) {
            diagnostics.add(errors);
            return Err(diagnostics);
        }
        observer.phase(Phase::Optimized);
    }
    let made = match emit(module, request, &diagnostics, observer) {
        Ok(made) => made,
        Err(errors) => {
            diagnostics.add(errors);
            return Err(diagnostics);
        }
    };
    observer.phase(Phase::Emitted);
    if diagnostics.has_errors() {
        return Err(diagnostics);
    }
    let Made { mut bytes, pdb } = made;
    if let Some(data) = request.options.private_data.as_deref().filter(|_| request.output().is_container()) {
        bytes = crate::parts::with_private_data(bytes, data);
    }
    Ok(Artifact { bytes, warnings: diagnostics, pdb })
}

/// The serialised root signature that goes into the container, if there is one.
fn root_signature(
    request: &Request<'_>,
    program: &Program,
    of_macro: Result<Option<crate::rootsig::Text>, Box<Diagnostic>>,
) -> Result<Option<Vec<u8>>, Box<Diagnostic>> {
    let o = &request.options;
    if !request.target.spec().has_root_signature {
        return Ok(None);
    }
    if o.attached_root_signature.is_some() {
        return Ok(o.attached_root_signature.clone());
    }
    if request.profile.stage == trefoil_ir::Stage::Library {
        crate::rootsig::check_exports(program, o)?;
    }
    let (of_macro, of_entry) = (of_macro?, crate::rootsig::of_entry(program));
    let part = of_entry.map(|text| crate::rootsig::serialize(&text, o)).transpose()?;
    let part = of_macro.map(|text| crate::rootsig::serialize(&text, o)).transpose()?.or(part);
    Ok(part.filter(|_| o.root_signature))
}

/// Makes the output of an optimised module.
pub(crate) fn emit(
    module: Module,
    request: &Request<'_>,
    diagnostics: &Diagnostics,
    observer: &mut dyn trefoil_opt::Observer,
) -> Result<Made, Vec<trefoil_ir::Error>> {
    let watch = Watch::new(observer, request.options.verify_each || cfg!(debug_assertions));
    (request.output().spec().emit)(module, request, &diagnostics.sources, watch)
}
