//! LLVM's `llc`: LLVM IR as other front ends emit it for DXIL, to a container.

use crate::ir::read_with_sources;
use crate::session::emit;
use crate::stage_options::pass_options;
use crate::targets::dxil::judge;
use crate::targets::spirv;
use crate::{Artifact, Diagnostics, NoIncludes, Observer, Options, Phase, Profile, Request, Target};
use trefoil_hlsl::diag::Diagnostic;
use trefoil_hlsl::source::Span;
use trefoil_ir::{Module, Stage};
use trefoil_opt::Pass;

trefoil_hlsl::diagnostics! {
    error NO_TRIPLE: "the target triple '{0}' is none of DXIL's, such as dxil-pc-shadermodel6.3-compute";
    error NOT_ASSEMBLED: "{0}";
}

/// The profile of a target triple such as `dxil-pc-shadermodel6.3-compute` or `dxilv1.3-unknown-shadermodel6.3-compute`.
pub fn profile_of_triple(triple: &str) -> Option<Profile> {
    let (stage, minor) = trefoil_dxil::profile(triple)?;
    Some(Profile::new(stage, 6, minor))
}

/// Reads LLVM's text (or DXIL's bitcode or a container), lowers it for the triple (that of the text, unless another is given),
/// and makes a container. The listing of a container is assembled to one. `name` is the name of the text in diagnostics.
///
/// # Errors
/// All errors in the text, and constructs that DXIL lacks, with their locations.
pub fn llc(
    name: &str,
    text: &[u8],
    triple: Option<&str>,
    options: &Options,
) -> Result<Artifact, Diagnostics> {
    llc_observed(name, text, triple, options, &mut ())
}

/// As [`llc`], with an observer.
///
/// # Errors
/// As for [`llc`].
pub fn llc_observed(
    name: &str,
    text: &[u8],
    triple: Option<&str>,
    options: &Options,
    observer: &mut dyn Observer,
) -> Result<Artifact, Diagnostics> {
    let (mut module, diagnostics) = read_with_sources(name, text, false)?;
    if let Some(triple) = triple {
        module.triple = triple.to_owned();
    }
    if is_listing(&module) {
        return assembled(module, diagnostics, options);
    }
    if module.triple.starts_with("spirv") {
        return spirv::llc::lower((name, text), module, diagnostics, options, observer);
    }
    lower((name, text), module, diagnostics, options, observer)
}

/// Assembles LLVM's text or bitcode to a container. DXIL is written unchanged, with the other parts made from its metadata;
/// anything else is lowered as by [`llc`], for a triple of DXIL's.
///
/// # Errors
/// All errors in the text, and constructs that DXIL lacks, with their locations.
pub fn assemble(name: &str, bytes: &[u8], options: &Options) -> Result<Artifact, Diagnostics> {
    if bytes.starts_with(b"BC") {
        return container(trefoil_dxil_read::assemble_bitcode(bytes), Diagnostics::default());
    }
    let (module, diagnostics) = read_with_sources(name, bytes, false)?;
    if !trefoil_dxil_read::is_dxil(&module) {
        return lower((name, bytes), module, diagnostics, options, &mut ());
    }
    assembled(module, diagnostics, options)
}

/// A container of a module that is DXIL as it is.
fn assembled(module: Module, diagnostics: Diagnostics, options: &Options) -> Result<Artifact, Diagnostics> {
    let places = judge::is_asked_for(options).then(|| judge::Functions::of(&module));
    let mut made = container(trefoil_dxil_read::assemble(module), diagnostics)?;
    match places.map_or(Ok(()), |places| places.judge(&made.bytes)) {
        Ok(()) => Ok(made),
        Err(errors) => {
            made.warnings.add(errors);
            Err(made.warnings)
        }
    }
}

fn container(
    made: Result<Vec<u8>, trefoil_dxil_read::ReadError>,
    mut diagnostics: Diagnostics,
) -> Result<Artifact, Diagnostics> {
    match made {
        Ok(bytes) => Ok(Artifact::plain(bytes, diagnostics)),
        Err(error) => {
            diagnostics.list.push(Diagnostic::new(&NOT_ASSEMBLED, Span::NONE).arg(error.to_string()));
            Err(diagnostics)
        }
    }
}

/// Whether a module is DXIL, such as a listing, or what LLVM's passes leave: there is nothing to lower.
fn is_listing(module: &Module) -> bool {
    module.entries.is_empty() && trefoil_dxil_read::is_dxil(module)
}

/// Lowers a module that was read to DXIL.
fn lower(
    (name, text): (&str, &[u8]),
    mut module: Module,
    mut diagnostics: Diagnostics,
    options: &Options,
    observer: &mut dyn Observer,
) -> Result<Artifact, Diagnostics> {
    let Some(profile) = profile_of_triple(&module.triple) else {
        diagnostics.list.push(Diagnostic::new(&NO_TRIPLE, Span::NONE).arg(module.triple.clone()));
        return Err(diagnostics);
    };
    let mut options = options.clone();
    let (asked, own) = trefoil_dxil_read::module_options(&module);
    let codegen = &mut options.codegen;
    codegen.native_16bit |= asked.native_16bit;
    codegen.disable_optimizations |= asked.disable_optimizations;
    codegen.all_resources_bound |= asked.all_resources_bound;
    // 'dx.resmayalias' is ignored: validators require the flag that it would remove.
    options.dxil.validator = own.validator;
    if let Err(errors) = root_signatures(&mut module) {
        diagnostics.add(errors);
        return Err(diagnostics);
    }
    let request = Request {
        source_name: name,
        source: text,
        entry: "main",
        profile,
        target: Target::Dxil,
        options,
        include: &NoIncludes,
    };
    let heads = trefoil_dxil_read::Heads::of(&module);
    match lower_module(module, &request, &diagnostics, observer) {
        Ok(bytes) if !diagnostics.has_errors() => Ok(Artifact::plain(bytes, diagnostics)),
        Ok(_) => Err(diagnostics),
        Err(errors) => {
            diagnostics.add(errors.into_iter().map(|error| heads.say(error)).collect());
            Err(diagnostics)
        }
    }
}

/// The passes over the functions of a library.
const LIBRARY_PASSES: &[Pass] = &[
    Pass::Expand,
    Pass::Sroa,
    Pass::Mem2Reg,
    Pass::Simplify,
    Pass::Dce,
    Pass::Cse,
    Pass::Flatten,
    Pass::Simplify,
    Pass::Dce,
];

/// Lowers a shader with one entry, or a library.
fn lower_module(
    mut module: Module,
    request: &Request<'_>,
    diagnostics: &Diagnostics,
    observer: &mut dyn Observer,
) -> Result<Vec<u8>, Vec<trefoil_ir::Error>> {
    let is_library = request.profile.stage == Stage::Library;
    if is_library {
        trefoil_dxil_read::import_library(&mut module)
    } else {
        trefoil_dxil_read::import(&mut module)
    }?;
    observer.phase(Phase::Lowered);
    // Overlapping registers are reported by the validation pass below.
    let options = trefoil_opt::Options { exclusive_registers: false, ..pass_options(request) };
    match is_library {
        true => trefoil_opt::run_passes(&mut module, LIBRARY_PASSES, &options, observer)?,
        false => trefoil_opt::run(&mut module, &options, observer)?,
    }
    trefoil_dxil_read::Pass::PostOptimizationValidation.run(&mut module)?;
    observer.phase(Phase::Optimized);
    let bytes = emit(module, request, diagnostics, observer)?.bytes;
    observer.phase(Phase::Emitted);
    Ok(bytes)
}

/// Attaches the module's root signatures to its entries.
fn root_signatures(module: &mut Module) -> Result<(), Vec<trefoil_ir::Error>> {
    for (func, signature) in trefoil_dxil_read::root_signatures(module)? {
        for entry in module.entries.iter_mut().filter(|e| e.func == func) {
            entry.root_signature = Some(signature.write());
        }
    }
    Ok(())
}
