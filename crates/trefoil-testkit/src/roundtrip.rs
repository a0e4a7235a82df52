//! The IR as text, there and back: what is read again prints the same and gives the same bytes.

use crate::exec::parse;
use crate::ours::{Target, options, with_environment};
use std::path::Path;
use trefoil::{NoIncludes, Profile, Request, Session, read_ir};

/// Sends every stage of an execution test through text, for each target, before and after the passes.
pub fn file(path: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let test = parse::test(&text)?;
    let (name, source) = match &test.source {
        Some(other) => {
            let path = path.parent().unwrap_or(Path::new(".")).join(other);
            let source = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            (path.display().to_string(), source)
        }
        None => (path.display().to_string(), text),
    };
    let args: Vec<&str> = test.args.iter().map(String::as_str).collect();
    // What has the addresses of buffers is Vulkan's.
    let targets = if test.addresses.is_empty() { &TARGETS[..] } else { &[Target::Spirv] };
    for (stage, entry) in &test.stages {
        for_targets(targets, &name, &source, &test.profile(*stage).to_string(), entry, &args)?;
    }
    Ok(())
}

/// What text is made of and read for.
const TARGETS: [Target; 2] = [Target::Dxil, Target::Spirv];

/// Sends a source through text, for each target, before and after the passes.
pub fn source_of(name: &str, source: &str, profile: &str, entry: &str, args: &[&str]) -> Result<(), String> {
    for_targets(&TARGETS, name, source, profile, entry, args)
}

fn for_targets(
    targets: &[Target],
    name: &str,
    source: &str,
    profile: &str,
    entry: &str,
    args: &[&str],
) -> Result<(), String> {
    let is_late = ["ms_", "as_", "lib_"].iter().any(|prefix| profile.starts_with(prefix));
    for &target in targets {
        // Meshes and rays need SPIR-V 1.4.
        let later = (is_late && target == Target::Spirv).then_some("-fspv-target-env=vulkan1.3");
        let args = args.iter().copied().chain(later);
        let request = Request {
            source_name: name,
            source: source.as_bytes(),
            entry,
            profile: Profile::parse(profile).ok_or_else(|| format!("'{profile}' is no profile"))?,
            target: target.of_library(),
            options: options(&with_environment(target, args))?,
            include: &NoIncludes,
        };
        both_sides(&request).map_err(|why| format!("{profile} {entry} for {target:?}: {why}"))?;
    }
    Ok(())
}

fn both_sides(request: &Request<'_>) -> Result<(), String> {
    let session = Session::new();
    let (mut module, _) = session.lower(request).map_err(|e| e.to_string())?;
    there_and_back(&module).map_err(|why| format!("before the passes: {why}"))?;
    session.optimize(&mut module, request).map_err(|e| e.to_string())?;
    let again = there_and_back(&module).map_err(|why| format!("after the passes: {why}"))?;
    let one = session.emit(module, request).map_err(|e| e.to_string())?.bytes;
    let two = session.emit(again, request).map_err(|e| format!("the module read back: {e}"))?.bytes;
    if one != two {
        let at = one.iter().zip(&two).position(|(a, b)| a != b).unwrap_or(one.len().min(two.len()));
        return Err(format!("the bytes differ at {at} ({} and {} bytes)", one.len(), two.len()));
    }
    Ok(())
}

fn there_and_back(module: &trefoil::Module) -> Result<trefoil::Module, String> {
    let text = trefoil::print_ir(module);
    let again = read_ir("round.ll", text.as_bytes()).map_err(|e| e.to_string())?;
    let second = trefoil::print_ir(&again);
    match text.lines().zip(second.lines()).find(|(a, b)| a != b) {
        Some((a, b)) => Err(format!("printed\n{a}\nand then\n{b}")),
        None if text == second => Ok(again),
        None => Err("the second text is of another length".into()),
    }
}
