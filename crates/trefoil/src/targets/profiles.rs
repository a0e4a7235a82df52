//! Which profiles a target takes.

use super::Form;
use crate::diagnostics::NOT_A_PROFILE_OF_TARGET;
use crate::{Diagnostics, Profile, Request, Target};
use trefoil_hlsl::diag::Diagnostic;
use trefoil_hlsl::source::Span;
use trefoil_ir::{ShaderModel, Stage};

/// Refuses profiles that a target does not have.
///
/// # Errors
/// The profile, the target and why they do not go together.
pub(crate) fn check_request(request: &Request<'_>) -> Result<(), Diagnostics> {
    let unvalidated = || unvalidated(request).filter(|_| !request.options.codegen.skip_validation);
    let Some(why) =
        refused(request.target, request.profile).or_else(unvalidated).or_else(|| unknown(request))
    else {
        return Ok(());
    };
    let mut diagnostics = Diagnostics::default();
    let d = Diagnostic::new(&NOT_A_PROFILE_OF_TARGET, Span::NONE);
    diagnostics.list.push(d.arg(request.profile.to_string()).arg(request.target.spec().title).arg(why));
    Err(diagnostics)
}

/// Why a target does not have a profile, if it does not.
pub(crate) fn refused(target: Target, profile: Profile) -> Option<String> {
    let spec = target.spec();
    if !spec.stages.contains(&profile.stage) {
        Some(missing_stage(profile.stage))
    } else if profile.model < profile.stage.since() {
        Some(format!("{} need shader model {}", profile.stage.plural(), profile.stage.since()))
    } else if !spec.models.iter().any(|models| models.contains(&profile.model)) {
        Some("the shader model is not supported".to_owned())
    } else {
        None
    }
}

/// Why a profile that a target has is compiled with `-Vd` alone, if it is.
fn unvalidated(request: &Request<'_>) -> Option<String> {
    let (known, model) = (trefoil_dxil::OLDEST_LIBRARY, request.profile.model);
    if request.profile.stage == Stage::Library && model < known {
        return Some(format!("validators know libraries from shader model {known}, so it needs -Vd"));
    }
    let is_for_none = request.options.dxil.validator == (0, 0) && model != ShaderModel::OFFLINE;
    (request.target == Target::Dxil && is_for_none)
        .then(|| "no validator has the version 0.0, so it needs -Vd".to_owned())
}

/// Why the validator that a container is written for does not take a profile, if it does not: the first that knows a model has its
/// number. Models from 6.9 on raise the version themselves.
fn unknown(request: &Request<'_>) -> Option<String> {
    let (major, minor) = request.options.dxil.validator;
    let model = request.profile.model;
    (request.target == Target::Dxil && major == 1 && model.minor <= 8 && minor < model.minor.into())
        .then(|| format!("validator version {major}.{minor} does not know it"))
}

/// Says which targets have a stage that one lacks.
fn missing_stage(stage: Stage) -> String {
    let rows = Target::ALL.into_iter().map(Target::spec);
    let titles =
        rows.filter(|row| row.form != Form::Text && row.stages.contains(&stage)).map(|row| row.title);
    let titles: Vec<_> = titles.collect();
    if titles.is_empty() {
        return "ray tracing shaders are not supported yet".to_owned();
    }
    format!("{} are compiled to {} alone yet", stage.plural(), titles.join(" and "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NoIncludes, Options};

    /// What a profile is refused with, if it is.
    fn refused(target: Target, profile: &str) -> Option<String> {
        let profile = Profile::parse(profile).unwrap();
        let (source_name, source, entry) = ("a.hlsl", b"".as_slice(), "main");
        let (options, include) = (Options::default(), &NoIncludes);
        let request = Request { source_name, source, entry, profile, target, options, include };
        check_request(&request).err().map(|d| d.to_string())
    }

    #[test]
    fn rows_name_the_targets_that_have_a_stage() {
        let said = |target, profile| refused(target, profile).unwrap_or_default();
        assert!(
            said(Target::Dxbc, "lib_6_3").contains("libraries are compiled to DXIL and SPIR-V alone yet")
        );
        assert!(said(Target::Dxbc, "ms_6_5").contains("mesh and amplification shaders are compiled to DXIL"));
        assert!(
            said(Target::Dxil, "as_6_4").contains("mesh and amplification shaders need shader model 6.5")
        );
    }

    #[test]
    fn early_libraries_need_their_option() {
        let said = |profile| refused(Target::Dxil, profile).unwrap_or_default();
        assert!(said("lib_6_1").contains("validators know libraries from shader model 6.3, so it needs -Vd"));
        assert!(said("lib_6_0").contains("libraries need shader model 6.1"));
        assert_eq!(said("lib_6_3"), "");
    }

    #[test]
    fn a_validator_knows_the_models_up_to_its_number() {
        let refused = |profile, validator| {
            let mut options = Options::default();
            options.dxil.validator = validator;
            let (source_name, source, entry) = ("a.hlsl", b"".as_slice(), "main");
            let (profile, target) = (Profile::parse(profile).unwrap(), Target::Dxil);
            let request =
                Request { source_name, source, entry, profile, target, options, include: &NoIncludes };
            check_request(&request).err().map(|d| d.to_string()).unwrap_or_default()
        };
        assert!(refused("ps_6_8", (1, 7)).contains("validator version 1.7 does not know it"));
        assert!(refused("ps_6_8", (0, 0)).contains("no validator has the version 0.0, so it needs -Vd"));
        for (profile, validator) in [("ps_6_7", (1, 7)), ("lib_6_x", (0, 0)), ("ps_6_9", (1, 8))] {
            assert_eq!(refused(profile, validator), "");
        }
    }

    #[test]
    fn rows_tell_their_shader_models() {
        let takes = |target, profile| refused(target, profile).is_none();
        assert!(
            takes(Target::Dxil, "ps_6_9")
                && !takes(Target::Dxil, "ps_6_10")
                && !takes(Target::Dxil, "ps_5_1")
        );
        assert!(
            takes(Target::Spirv, "ps_4_0")
                && takes(Target::Spirv, "ps_6_9")
                && !takes(Target::Spirv, "ps_6_10")
        );
        assert!(
            takes(Target::Dxbc, "ps_4_1") && takes(Target::Dxbc, "ps_6_9") && !takes(Target::Dxbc, "ps_4_2")
        );
        assert!(takes(Target::Ll, "lib_6_3") && !takes(Target::Ll, "lib_6_2"));
    }
}
