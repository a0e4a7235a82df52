//! LLVM IR as other front ends write it for SPIR-V, to a module: what LLVM's `llc` is with its SPIR-V back end.

use crate::session::emit;
use crate::stage_options::pass_options;
use crate::{
    Artifact, Diagnostics, NoIncludes, Observer, Options, Phase, Profile, Request, Target, TargetEnv,
};
use trefoil_hlsl::diag::Diagnostic;
use trefoil_hlsl::source::Span;
use trefoil_ir::{Module, ShaderModel, Stage};

trefoil_hlsl::diagnostics! {
    error NO_SPIRV_TRIPLE:
        "the target triple '{0}' is none of SPIR-V's for shaders, such as spirv1.6-unknown-vulkan1.3-compute";
}

/// The shader model whose rules hold where a triple names none.
const MODEL: ShaderModel = ShaderModel::new(6, 8);

/// The stage and the environment of a triple such as `spirv1.6-unknown-vulkan1.3-compute`.
fn parse_triple(triple: &str) -> Option<(Stage, TargetEnv)> {
    let parts: Vec<&str> = triple.split('-').collect();
    let &[arch, _, system, stage] = &parts[..] else { return None };
    let version = arch.strip_prefix("spirv")?;
    let is_version = |v: &str| v.strip_prefix("1.").is_some_and(|minor| minor.parse::<u8>().is_ok());
    if !version.is_empty() && !is_version(version) {
        return None;
    }
    let environment = match (system, version) {
        ("vulkan", "" | "1.6") => TargetEnv::Vulkan1_3,
        ("vulkan", "1.5") => TargetEnv::Vulkan1_2,
        ("vulkan", "1.3") => TargetEnv::Vulkan1_1,
        ("vulkan" | "vulkan1.1", "1.4") => TargetEnv::Vulkan1_1Spirv1_4,
        _ => TargetEnv::from_name(system)?,
    };
    Some((Stage::from_name(stage)?, environment))
}

/// Lowers a module that was read, for the triple that it names.
///
/// # Errors
/// What the triple, or SPIR-V, does not have.
pub(crate) fn lower(
    (name, text): (&str, &[u8]),
    module: Module,
    mut diagnostics: Diagnostics,
    options: &Options,
    observer: &mut dyn Observer,
) -> Result<Artifact, Diagnostics> {
    let Some((stage, env)) = parse_triple(&module.triple) else {
        diagnostics.list.push(Diagnostic::new(&NO_SPIRV_TRIPLE, Span::NONE).arg(module.triple.clone()));
        return Err(diagnostics);
    };
    let mut options = options.clone();
    options.spirv.env = env;
    let request = Request {
        source_name: name,
        source: text,
        entry: "main",
        profile: Profile::new(stage, MODEL.major, MODEL.minor),
        target: Target::Spirv,
        options,
        include: &NoIncludes,
    };
    match lower_module(module, &request, &diagnostics, observer) {
        Ok(bytes) if !diagnostics.has_errors() => Ok(Artifact { bytes, warnings: diagnostics }),
        Ok(_) => Err(diagnostics),
        Err(errors) => {
            diagnostics.add(errors);
            Err(diagnostics)
        }
    }
}

/// A shader with one entry: brought to our own form, structured, optimised, written.
fn lower_module(
    mut module: Module,
    request: &Request<'_>,
    diagnostics: &Diagnostics,
    observer: &mut dyn Observer,
) -> Result<Vec<u8>, Vec<trefoil_ir::Error>> {
    // What LLVM's back end assumes where the text has no data layout.
    (module.ctx.padded_threes, module.ctx.aligned_vectors) = (2 | 4 | 8, true);
    module.ctx.lay_out_constants();
    trefoil_dxil::import(&mut module)?;
    for entry in &module.entries {
        let func = &mut module.functions[entry.func];
        trefoil_opt::structurize::run(&mut module.ctx, func).map_err(|error| vec![error])?;
    }
    observer.phase(Phase::Lowered);
    trefoil_opt::run(&mut module, &pass_options(request), observer)?;
    observer.phase(Phase::Optimized);
    let bytes = emit(module, request, diagnostics, observer)?;
    observer.phase(Phase::Emitted);
    Ok(bytes)
}
