//! The session: what compiles share.

use crate::diagnostics::NOT_A_PROFILE_OF_TARGET;
use crate::variants::Variants;
use crate::{Diagnostics, Input, Options, Request, Target};
use trefoil_hlsl::diag::Diagnostic;
use trefoil_hlsl::lex::LexCache;
use trefoil_hlsl::lower::LowerOptions;
use trefoil_hlsl::preprocess::{self, Preprocessed};
use trefoil_hlsl::source::Span;
use trefoil_hlsl::syntax::tree::MatrixOrder;
use trefoil_hlsl::typed::Program;
use trefoil_hlsl::{CheckOptions, Parsed};
use trefoil_ir::{Dialect, Intrinsic, LayoutRule, Module, Stage};
use trefoil_spirv::BufferLayout;

/// What came out.
#[derive(Clone, Debug)]
pub struct Artifact {
    /// The bytes: a container, a SPIR-V module in little endian, or text.
    pub bytes: Vec<u8>,
    /// Warnings; no errors.
    pub warnings: Diagnostics,
}

/// Compiles share a session: files are lexed once for all of them. Any number of threads may use one at once.
#[derive(Default)]
pub struct Session {
    cache: LexCache,
    variants: Option<Variants>,
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

/// Looks on while a source is compiled: told of each phase that is done and of each pass over the IR, so that the caller
/// can take the time and print what lies between. The library has no clock of its own.
pub trait Observer: trefoil_opt::Observer {
    /// A phase is done.
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

    /// A session that keeps what it compiles, up to so many bytes in all, and answers from it each request that comes to
    /// the same: the same tokens behind the preprocessor, the same entry, profile, target and options. For those who
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

    /// As [`compile`](Self::compile), with somebody looking on.
    ///
    /// # Errors
    /// As for [`compile`](Self::compile).
    pub fn compile_observed(
        &self,
        request: &Request<'_>,
        observer: &mut dyn Observer,
    ) -> Result<Artifact, Diagnostics> {
        check_request(request)?;
        let Some(variants) = self.variants.as_ref().filter(|_| request.options.input == Input::Hlsl) else {
            return back_end(self.front_end(request, observer)?, request, observer);
        };
        let tokens = self.tokens(request, observer);
        let key = variants.key(request, &tokens);
        if let Some(artifact) = key.and_then(|key| variants.find(key)) {
            return Ok(artifact);
        }
        let artifact = back_end(behind_tokens(tokens, request, observer)?, request, observer)?;
        if let Some(key) = key {
            variants.keep(key, &artifact);
        }
        Ok(artifact)
    }

    /// The preprocessed text of a request's source: `-P`.
    ///
    /// # Errors
    /// What the preprocessor found wrong.
    pub fn preprocess(&self, request: &Request<'_>) -> Result<String, Diagnostics> {
        let options = preprocess_options(request);
        let unit = preprocess::preprocess(
            request.source_name,
            request.source,
            &options,
            request.include,
            Some(&self.cache),
        );
        if unit.diagnostics.has_errors() {
            let preprocess::Preprocessed { sources, names, diagnostics, .. } = unit;
            return Err(Diagnostics { list: diagnostics, sources: sources.into(), names: names.into() });
        }
        Ok(preprocess::to_text(&unit))
    }

    /// The syntax tree of a request's source, as text: `-ast-dump`.
    ///
    /// # Errors
    /// What the preprocessor and the parser found wrong.
    pub fn dump_tree(&self, request: &Request<'_>) -> Result<String, Diagnostics> {
        let options = preprocess_options(request);
        let (name, source) = (request.source_name, request.source);
        let Parsed { unit, sources, diagnostics } =
            trefoil_hlsl::parse(name, source, &options, request.include, Some(&self.cache));
        if diagnostics.has_errors() {
            return Err(Diagnostics { list: diagnostics, sources: sources.into(), names: unit.names.into() });
        }
        Ok(trefoil_hlsl::syntax::dump(&unit))
    }

    /// The request's source as the passes want it.
    pub(crate) fn front_end(
        &self,
        request: &Request<'_>,
        observer: &mut dyn Observer,
    ) -> Result<(Module, Diagnostics), Diagnostics> {
        if request.options.input == Input::LlvmText {
            let read = crate::ir::read_with_sources(request.source_name, request.source, false);
            observer.phase(Phase::Lowered);
            return read.map(|(mut module, diagnostics)| {
                crate::passes::lay_out(&mut module);
                (module, diagnostics)
            });
        }
        behind_tokens(self.tokens(request, observer), request, observer)
    }

    /// The preprocessed tokens of a request's source.
    fn tokens(&self, request: &Request<'_>, observer: &mut dyn Observer) -> Preprocessed {
        let options = preprocess_options(request);
        let (name, source) = (request.source_name, request.source);
        let tokens = preprocess::preprocess(name, source, &options, request.include, Some(&self.cache));
        observer.phase(Phase::Preprocessed);
        tokens
    }
}

/// The front end behind the preprocessor.
fn behind_tokens(
    tokens: Preprocessed,
    request: &Request<'_>,
    observer: &mut dyn Observer,
) -> Result<(Module, Diagnostics), Diagnostics> {
    let macro_text = crate::rootsig::of_macro(&tokens, &request.options);
    let preprocessed = tokens.diagnostics.len();
    let parsed = trefoil_hlsl::syntax::grammar::parse_tokens(tokens, request.options.hlsl_version);
    observer.phase(Phase::Parsed);
    let Parsed { unit, sources, mut diagnostics } = parsed;
    if diagnostics.iter().any(|d| d.severity == crate::Severity::Fatal) {
        return Err(Diagnostics { list: diagnostics, sources: sources.into(), names: unit.names.into() });
    }
    let parsed = diagnostics.len();
    let mut program = trefoil_hlsl::check(&unit, &check_options(request), &mut diagnostics);
    observer.phase(Phase::Checked);
    diagnostics.interleave(preprocessed, parsed, &sources);
    if diagnostics.has_errors() {
        return Err(Diagnostics { list: diagnostics, sources: sources.into(), names: program.names.into() });
    }
    let root_signature = root_signature(request, &program, macro_text);
    let lowered = trefoil_hlsl::lower::lower(&program, &lower_options(request));
    observer.phase(Phase::Lowered);
    let names = std::mem::take(&mut program.names);
    let mut diagnostics = Diagnostics { list: diagnostics, sources: sources.into(), names: names.into() };
    let root_signature = match root_signature {
        Ok(bytes) => bytes,
        Err(diagnostic) => {
            diagnostics.list.push(*diagnostic);
            return Err(diagnostics);
        }
    };
    match lowered {
        Ok(mut module) => {
            module.entries.iter_mut().for_each(|e| e.root_signature.clone_from(&root_signature));
            Ok((module, diagnostics))
        }
        Err(errors) => {
            diagnostics.add(errors);
            Err(diagnostics)
        }
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
    let bytes = match emit(module, request, &mut diagnostics) {
        Ok(bytes) => bytes,
        Err(errors) => {
            diagnostics.add(errors);
            return Err(diagnostics);
        }
    };
    observer.phase(Phase::Emitted);
    if diagnostics.has_errors() { Err(diagnostics) } else { Ok(Artifact { bytes, warnings: diagnostics }) }
}

/// The serialised root signature that goes into the container, if there is one.
fn root_signature(
    request: &Request<'_>,
    program: &Program,
    of_macro: Result<Option<crate::rootsig::Text>, Box<Diagnostic>>,
) -> Result<Option<Vec<u8>>, Box<Diagnostic>> {
    let o = &request.options;
    if !o.root_signature || request.target == Target::Spirv {
        return Ok(None);
    }
    let text = of_macro?.or_else(|| crate::rootsig::of_entry(program));
    text.map(|text| crate::rootsig::serialize(&text, o)).transpose()
}

/// Refuses profiles that a target does not have.
pub(crate) fn check_request(request: &Request<'_>) -> Result<(), Diagnostics> {
    let p = request.profile;
    let library = p.stage == Stage::Library && matches!(request.target, Target::Dxil | Target::Ll);
    let of_primitives = matches!(p.stage, Stage::Geometry | Stage::Hull | Stage::Domain);
    let geometry = of_primitives && request.target != Target::Dxbc;
    let stage_fits = library || geometry || matches!(p.stage, Stage::Vertex | Stage::Pixel | Stage::Compute);
    let (target, fits) = match request.target {
        Target::Dxbc => ("DXBC", (p.major, p.minor) == (5, 1) || p.major == 6),
        Target::Dxil => ("DXIL", p.major == 6 && p.minor <= 8),
        Target::Spirv => ("SPIR-V", p.major == 6 && p.minor <= 8 || matches!(p.major, 4 | 5)),
        Target::Ll => ("LLVM text", p.major == 6 || (p.major, p.minor) == (5, 1)),
    };
    let why = if p.stage == Stage::Library && !library {
        "libraries are compiled to DXIL alone yet"
    } else if library && p.minor < 3 {
        "libraries need shader model 6.3"
    } else if p.stage == Stage::Geometry && !geometry {
        "geometry shaders are compiled to DXIL and SPIR-V alone yet"
    } else if of_primitives && !geometry {
        "hull and domain shaders are compiled to DXIL and SPIR-V alone yet"
    } else if !stage_fits {
        "mesh, amplification and ray tracing shaders are not supported yet"
    } else if !fits {
        "the shader model is not supported"
    } else {
        return Ok(());
    };
    let mut diagnostics = Diagnostics::default();
    let d = Diagnostic::new(&NOT_A_PROFILE_OF_TARGET, Span::NONE);
    diagnostics.list.push(d.arg(p.to_string()).arg(target).arg(why));
    Err(diagnostics)
}

fn preprocess_options(request: &Request<'_>) -> preprocess::Options {
    let o = &request.options;
    preprocess::Options {
        defines: o.defines.clone(),
        include_dirs: o.include_dirs.clone(),
        hlsl_version: o.hlsl_version,
        target: preprocess::Target {
            stage: request.profile.stage,
            major: request.profile.major,
            minor: request.profile.minor,
        },
        spirv: request.target == Target::Spirv,
        enable_16bit_types: o.native_16bit,
        row_major: o.row_major,
        warnings: o.warnings.clone(),
        wanted_macro: o.root_signature_define.clone(),
    }
}

/// The shader model whose language and rules count: for Vulkan those before 6.0 are as 6.0.
fn language_model(request: &Request<'_>) -> (u8, u8) {
    let model = (request.profile.major, request.profile.minor);
    if request.target == Target::Spirv { model.max((6, 0)) } else { model }
}

fn check_options(request: &Request<'_>) -> CheckOptions {
    let o = &request.options;
    CheckOptions {
        entry: request.entry.to_owned(),
        stage: request.profile.stage,
        shader_model: language_model(request),
        version: o.hlsl_version,
        native_16bit: o.native_16bit,
        matrix_order: if o.row_major { MatrixOrder::Row } else { MatrixOrder::Column },
        exports: o.exports.clone(),
        spirv: request.target == Target::Spirv,
        reflect: request.target == Target::Spirv && o.spirv.reflect,
    }
}

/// The rules that constant buffers and structured buffers are laid out by.
fn layout_rules(target: Target, options: &Options) -> (LayoutRule, LayoutRule) {
    match (target, options.spirv.layout) {
        (Target::Spirv, BufferLayout::Vulkan | BufferLayout::Gl) => (LayoutRule::Std140, LayoutRule::Std430),
        (Target::Spirv, BufferLayout::Scalar) => (LayoutRule::Scalar, LayoutRule::Scalar),
        _ => (LayoutRule::CBuffer, LayoutRule::Scalar),
    }
}

fn lower_options(request: &Request<'_>) -> LowerOptions {
    let p = request.profile;
    let spirv = request.target == Target::Spirv;
    let dxil = matches!(request.target, Target::Dxil | Target::Ll);
    let (constant_rule, structured_rule) = layout_rules(request.target, &request.options);
    let triple = if spirv {
        format!("spirv-unknown-vulkan1.3-{}", p.stage.name())
    } else {
        format!("dxil-pc-shadermodel{}.{}-{}", p.major, p.minor, p.stage.name())
    };
    LowerOptions {
        stage: p.stage,
        shader_model: language_model(request),
        min_precision: dxil,
        min_precision_rows: dxil && !request.options.native_16bit,
        constant_rule,
        structured_rule,
        reflect: spirv && request.options.spirv.reflect,
        dialect: if spirv { Dialect::Spirv } else { Dialect::Dx },
        ieee_strict: request.options.ieee_strict,
        source_name: request.source_name.to_owned(),
        triple,
    }
}

pub(crate) fn pass_options(request: &Request<'_>) -> trefoil_opt::Options {
    let native: fn(Intrinsic) -> bool = match request.target {
        Target::Spirv => trefoil_spirv::is_native,
        Target::Dxbc => |_| true,
        Target::Dxil | Target::Ll => trefoil_dxil::is_native,
    };
    trefoil_opt::Options {
        level: request.options.opt_level,
        native,
        keep_structure: request.target != Target::Dxil,
        must_unroll: request.target != Target::Spirv
            && request.options.input == crate::Input::Hlsl
            && request.options.hlsl_version > 2016,
        verify: request.options.verify_each || cfg!(debug_assertions),
    }
}

pub(crate) fn emit(
    module: Module,
    request: &Request<'_>,
    diagnostics: &mut Diagnostics,
) -> Result<Vec<u8>, Vec<trefoil_ir::Error>> {
    let o = &request.options;
    match request.target {
        _ if o.stop_after_front_end => Ok(trefoil_ir::text::print(&module).into_bytes()),
        Target::Spirv => {
            let origin = crate::origin::HlslOrigin::new(request.profile, &diagnostics.sources);
            trefoil_spirv::emit_from(module, &o.spirv, &origin)
        }
        Target::Dxbc => {
            let options = trefoil_dxbc::Options {
                all_resources_bound: o.all_resources_bound,
                skip_optimization: o.disable_optimizations,
                strip_reflection: !o.reflection,
                ..trefoil_dxbc::Options::default()
            };
            trefoil_dxbc::emit(module, &options)
        }
        Target::Dxil => {
            let options = dxil_options(request);
            let output = match request.profile.stage {
                Stage::Library => trefoil_dxil::emit_library(module, &options)?,
                _ => trefoil_dxil::emit(module, &options)?,
            };
            Ok(output.container)
        }
        Target::Ll => Ok(trefoil_ir::text::print(&module).into_bytes()),
    }
}

/// What a request asks of DXIL.
pub(crate) fn dxil_options(request: &Request<'_>) -> trefoil_dxil::Options {
    let o = &request.options;
    trefoil_dxil::Options {
        shader_model: request.profile.minor,
        native_16bit: o.native_16bit,
        disable_optimizations: o.disable_optimizations,
        all_resources_bound: o.all_resources_bound,
        ieee_strict: o.ieee_strict,
        validator: o.validator_version,
        reflection: o.reflection,
        resources_may_not_alias: !o.resources_may_alias,
        names: o.keep_names,
        ..trefoil_dxil::Options::default()
    }
}
