//! Semantics of Direct3D 9's shaders, which `-Gec` takes for system values.

use trefoil_ir::SigPoint;

/// The system value that a semantic stands for at a boundary, if it is one of Direct3D 9's.
pub(crate) fn system_semantic(name: &str, point: SigPoint) -> Option<&'static str> {
    let is = |old: &str| name.eq_ignore_ascii_case(old);
    match point {
        SigPoint::VSOut if is("POSITION") => Some("SV_Position"),
        SigPoint::PSIn if is("VPOS") => Some("SV_Position"),
        SigPoint::PSOut if is("COLOR") => Some("SV_Target"),
        SigPoint::PSOut if is("DEPTH") => Some("SV_Depth"),
        _ => None,
    }
}
