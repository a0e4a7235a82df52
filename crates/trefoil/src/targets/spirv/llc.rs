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
    error SPIRV_VERSION_NEEDS_VULKAN: "the target triple '{0}' names a version of SPIR-V that needs Vulkan 1.{1}";
}

/// The shader model whose rules hold where a triple names none.
const MODEL: ShaderModel = ShaderModel::new(6, 8);

/// What a triple asks for.
#[derive(Debug, PartialEq, Eq)]
struct Triple {
    /// The environment whose rules hold.
    env: TargetEnv,
    /// The version that the module's header names: `1.minor`.
    minor: u32,
}

/// The ways in which a triple can be wrong.
#[derive(Debug, PartialEq, Eq)]
enum BadTriple {
    /// It is not of this form.
    Form,
    /// The version of SPIR-V needs at least this minor version of Vulkan.
    Version(u32),
}

/// Reads a triple such as `spirv1.6-unknown-vulkan1.3-compute`. The versions and the stage may be missing: the version of
/// SPIR-V is then the newest of Vulkan's, that of Vulkan the oldest that has SPIR-V's, and without both they are 1.3 and 1.6.
/// One that does not name Vulkan is for Vulkan where the module has shaders, as in LLVM; else it is for kernels.
fn parse_triple(triple: &str, has_shaders: bool) -> Result<Triple, BadTriple> {
    let mut parts = triple.split('-');
    let arch = parts.next().and_then(|arch| arch.strip_prefix("spirv")).ok_or(BadTriple::Form)?;
    let (mut vulkan, mut found) = (None, false);
    for part in parts {
        if let Some(version) = part.strip_prefix("vulkan") {
            (vulkan, found) = (minor_version(version, 4)?, true);
        }
    }
    if !found && !has_shaders {
        return Err(BadTriple::Form);
    }
    let minor = minor_version(if matches!(arch, "32" | "64") { "" } else { arch }, 6)?;
    let minor = minor.unwrap_or(match vulkan {
        Some(0) => 0,
        Some(1) => 3,
        Some(2) => 5,
        _ => 6,
    });
    let (env, least) = match minor {
        0 => (TargetEnv::Vulkan1_0, 0),
        // What is written for 1.0 is valid there too.
        1 | 2 => (TargetEnv::Vulkan1_0, 1),
        3 => (TargetEnv::Vulkan1_1, 1),
        4 => (TargetEnv::Vulkan1_1Spirv1_4, 1),
        5 => (TargetEnv::Vulkan1_2, 2),
        _ => (TargetEnv::Vulkan1_3, 3),
    };
    match vulkan {
        Some(vulkan) if vulkan < least => Err(BadTriple::Version(least)),
        _ => Ok(Triple { env, minor }),
    }
}

/// The minor version in `1.N`, at most `most`; none where nothing is written.
fn minor_version(text: &str, most: u32) -> Result<Option<u32>, BadTriple> {
    if text.is_empty() {
        return Ok(None);
    }
    let minor = text.strip_prefix("1.").and_then(|minor| minor.parse::<u32>().ok());
    minor.filter(|&minor| minor <= most).map(Some).ok_or(BadTriple::Form)
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
    let triple = match parse_triple(&module.triple, !module.entries.is_empty()) {
        Ok(triple) => triple,
        Err(wrong) => {
            let named = match wrong {
                BadTriple::Form => Diagnostic::new(&NO_SPIRV_TRIPLE, Span::NONE).arg(module.triple.clone()),
                BadTriple::Version(vulkan) => Diagnostic::new(&SPIRV_VERSION_NEEDS_VULKAN, Span::NONE)
                    .arg(module.triple.clone())
                    .arg(vulkan.to_string()),
            };
            diagnostics.list.push(named);
            return Err(diagnostics);
        }
    };
    let mut options = options.clone();
    options.spirv.env = triple.env;
    // LLVM's back end keeps them always.
    options.spirv.debug_names = true;
    options.spirv.sign_extended_images = triple.minor >= 4;
    let stage = match &module.entries[..] {
        [entry] => entry.stage,
        _ => Stage::Library,
    };
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
        Ok(mut bytes) if !diagnostics.has_errors() => {
            // The header's second word.
            bytes[4..8].copy_from_slice(&(0x0001_0000 | triple.minor << 8).to_le_bytes());
            Ok(Artifact::plain(bytes, diagnostics))
        }
        Ok(_) => Err(diagnostics),
        Err(errors) => {
            diagnostics.add(errors);
            Err(diagnostics)
        }
    }
}

/// Shaders brought to our own form, structured, optimised, written.
fn lower_module(
    mut module: Module,
    request: &Request<'_>,
    diagnostics: &Diagnostics,
    observer: &mut dyn Observer,
) -> Result<Vec<u8>, Vec<trefoil_ir::Error>> {
    // Text of our own has that form already.
    if !module.ctx.own_words {
        // What LLVM's back end assumes where the text has no data layout.
        (module.ctx.padded_threes, module.ctx.aligned_vectors) = (2 | 4 | 8, true);
        module.ctx.lay_out_constants();
        match module.entries.is_empty() {
            true => trefoil_dxil_read::import_functions(&mut module)?,
            false => trefoil_dxil_read::import_entries(&mut module)?,
        }
        for entry in &module.entries {
            let func = &mut module.functions[entry.func];
            trefoil_opt::structurize::run(&mut module.ctx, func).map_err(|error| vec![error])?;
        }
    }
    observer.phase(Phase::Lowered);
    trefoil_opt::run(&mut module, &pass_options(request), observer)?;
    observer.phase(Phase::Optimized);
    let bytes = emit(module, request, diagnostics, observer)?.bytes;
    observer.phase(Phase::Emitted);
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_come_from_the_triple() {
        let of = |triple: &str| parse_triple(triple, false).map(|t| (t.env, t.minor));
        assert_eq!(of("spirv1.6-unknown-vulkan1.3-compute"), Ok((TargetEnv::Vulkan1_3, 6)));
        assert_eq!(of("spirv-unknown-vulkan-pixel"), Ok((TargetEnv::Vulkan1_3, 6)));
        assert_eq!(of("spirv-unknown-vulkan1.4-pixel"), Ok((TargetEnv::Vulkan1_3, 6)));
        assert_eq!(of("spirv-vulkan1.2-library"), Ok((TargetEnv::Vulkan1_2, 5)));
        assert_eq!(of("spirv1.0-unknown-vulkan1.0-vertex"), Ok((TargetEnv::Vulkan1_0, 0)));
        assert_eq!(of("spirv1.2-unknown-vulkan-vertex"), Ok((TargetEnv::Vulkan1_0, 2)));
        assert_eq!(of("spirv1.6-unknown-vulkan1.2-compute"), Err(BadTriple::Version(3)));
        assert_eq!(of("spirv1.7-unknown-vulkan1.3-compute"), Err(BadTriple::Form));
        assert_eq!(of("spirv64-unknown-unknown"), Err(BadTriple::Form));
        let with_shaders = |triple: &str| parse_triple(triple, true).map(|t| (t.env, t.minor));
        assert_eq!(with_shaders("spirv64-unknown-unknown"), Ok((TargetEnv::Vulkan1_3, 6)));
        assert_eq!(with_shaders("spirv1.5-unknown-unknown"), Ok((TargetEnv::Vulkan1_2, 5)));
    }
}
