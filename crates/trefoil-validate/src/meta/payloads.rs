//! `dx.dxrPayloadAnnotations`: which stages read and write each field of a payload.

use super::annotations::{Fault, Reader};
use crate::Rule;
use crate::program::Program;
use crate::report::Report;
use trefoil_dxil_read::bitcode_model::Ty;

/// Two bits for each of four stages: that it reads, that it writes.
const ACCESS: u32 = 0x3333;
/// The tag of a field's access.
const ACCESS_TAG: i64 = 0;

/// Checks the annotations; a node that is none is reported.
pub(super) fn check(program: &Program<'_>, report: &mut Report) {
    let named = program.module.named.iter().find(|(name, _)| name == "dx.dxrPayloadAnnotations");
    let Some((_, nodes)) = named else { return };
    for &node in nodes {
        if let Err(what) = table(&Reader { program }, node) {
            report.whole(Rule::MetaWellFormed, &[&what]);
        }
    }
}

/// A list of structures, each followed by its fields.
fn table(reader: &Reader<'_>, node: u32) -> Result<(), Fault> {
    let what = "'dx.dxrPayloadAnnotations' lists what has no annotation";
    let parts = reader.node(Some(node), what)?;
    if parts.len().is_multiple_of(2) || reader.int(parts, 0, what)? != 0 {
        return Err(what);
    }
    for pair in parts[1..].chunks_exact(2) {
        let (ty, is_function) = reader.value_type(pair[0]).ok_or(what)?;
        let fields = match reader.program.module.ty(ty) {
            Ty::Struct { fields, .. } if !is_function => fields,
            _ => return Err(what),
        };
        let list = reader.node(pair[1], what)?;
        if list.len() != fields.len() {
            return Err("the annotation of a payload has not as many fields as the payload");
        }
        list.iter().try_for_each(|&part| field(reader, part))?;
    }
    Ok(())
}

/// Tags with values: who reads and writes a field.
fn field(reader: &Reader<'_>, part: Option<u32>) -> Result<(), Fault> {
    let what = "the annotation of a payload's field is no list of tags with values";
    let parts = reader.node(part, what)?;
    if !parts.len().is_multiple_of(2) {
        return Err(what);
    }
    for pair in parts.chunks_exact(2) {
        let is_access = reader.int(pair, 0, what)? == ACCESS_TAG;
        if !is_access || reader.int(pair, 1, what)? as u32 & !ACCESS != 0 {
            return Err("a payload's field is accessed by what is no stage of rays");
        }
    }
    Ok(())
}
