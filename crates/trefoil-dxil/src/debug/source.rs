//! The sources and what the shader was compiled with: as metadata, and for the part `SRCI`.

use super::nodes::{NodeId, Nodes};
use super::{DebugOptions, DebugRequest};
use trefoil_dxcontainer::debug_name;
use trefoil_dxcontainer::source_info::SourceInfo;

/// Adds the lists of metadata that DXC has of the source.
pub(super) fn add(nodes: &mut Nodes, request: &DebugRequest<'_>) {
    let files = request.source.files();
    let mut contents: Vec<NodeId> = Vec::with_capacity(files.len());
    for (name, text) in &files {
        let parts = [nodes.text(name), nodes.text(text)];
        contents.push(nodes.tuple(&parts));
    }
    let defines = request.defines.iter();
    let defines = defines.map(|(name, value)| format!("{name}={}", value.as_deref().unwrap_or("1")));
    let main: Vec<String> = files.first().map(|(name, _)| name.to_string()).into_iter().collect();
    let words = |nodes: &mut Nodes, words: Vec<String>| {
        let words: Vec<NodeId> = words.iter().map(|word| nodes.text(word)).collect();
        vec![nodes.tuple(&words)]
    };
    nodes.named.push(("dx.source.contents", contents));
    let defines = words(nodes, defines.collect());
    nodes.named.push(("dx.source.defines", defines));
    let main = words(nodes, main);
    nodes.named.push(("dx.source.mainFileName", main));
    let arguments = words(nodes, arguments(request));
    nodes.named.push(("dx.source.args", arguments));
}

/// The words of the command line, or those that would have asked for this.
fn arguments(request: &DebugRequest<'_>) -> Vec<String> {
    if !request.options.arguments.is_empty() {
        return request.options.arguments.clone();
    }
    let pairs = made_pairs(request).into_iter();
    pairs.flat_map(|(name, value)| [format!("-{name}"), value]).filter(|word| !word.is_empty()).collect()
}

fn made_pairs(request: &DebugRequest<'_>) -> Vec<(String, String)> {
    let mut pairs = vec![("T".to_owned(), request.profile.to_owned())];
    if !request.entry.is_empty() {
        pairs.push(("E".into(), request.entry.into()));
    }
    let kind = if request.options.slim { "Zs" } else { "Zi" };
    pairs.push((kind.into(), String::new()));
    pairs.extend(request.defines.iter().map(|(name, value)| match value {
        Some(value) => ("D".to_owned(), format!("{name}={value}")),
        None => ("D".to_owned(), name.clone()),
    }));
    pairs
}

/// What the part `SRCI` says.
pub(crate) fn source_info(request: &DebugRequest<'_>) -> SourceInfo {
    let files = request.source.files().into_iter();
    let pairs = &request.options.argument_pairs;
    let arguments = if pairs.is_empty() { made_pairs(request) } else { pairs.clone() };
    SourceInfo { files: files.map(|(name, text)| (name.to_string(), text.into_bytes())).collect(), arguments }
}

/// The name of the PDB file of a shader with a hash.
pub(crate) fn debug_name(options: &DebugOptions, digest: [u8; 16]) -> String {
    match &options.name {
        Some(name) if !name.ends_with(['/', '\\']) => name.clone(),
        _ => debug_name::of_hash(digest),
    }
}
