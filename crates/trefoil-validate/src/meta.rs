//! Metadata: names that are known, tables of resources, signatures.

mod annotations;
mod cbuffers;
mod payloads;
mod resources;
mod signatures;

use crate::Rule;
use crate::program::Program;
use crate::report::Report;

/// The names of metadata that DXIL and the producers of it have.
const KNOWN: [&str; 20] = [
    "dx.version",
    "dx.valver",
    "dx.shaderModel",
    "dx.entryPoints",
    "dx.resources",
    "dx.typeAnnotations",
    "dx.viewIdState",
    "dx.dxrPayloadAnnotations",
    "dx.intermediateOptions",
    "dx.controlflow.hints",
    "dx.precise",
    "dx.source.contents",
    "dx.source.defines",
    "dx.source.mainFileName",
    "dx.source.args",
    "dx.binding.table",
    "dx.subobjects",
    "llvm.ident",
    "llvm.dbg.cu",
    "llvm.module.flags",
];

/// Checks named metadata, resources and the entries' signatures.
pub(crate) fn check(program: &Program<'_>, report: &mut Report) {
    for (name, _) in &program.module.named {
        if !KNOWN.contains(&name.as_str()) {
            report.whole(Rule::MetaKnown, &[name]);
        }
    }
    resources::check(program, report);
    let annotations = annotations::read(program, report);
    cbuffers::check(program, &annotations, report);
    payloads::check(program, report);
    for entry in &program.entries {
        signatures::check(program, entry, report);
    }
}
