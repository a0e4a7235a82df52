//! The numbers of Direct3D's enumerations as words: those that HLSL's attributes take; and names as the source has them.

use trefoil_dxcontainer::Semantic;

/// The primitive that a geometry shader takes.
pub(super) fn input_primitive(number: u32) -> Option<&'static str> {
    Some(match number {
        1 => "point",
        2 => "line",
        3 => "triangle",
        6 => "lineadj",
        7 => "triangleadj",
        _ => return None,
    })
}

/// What a geometry shader's stream is made of.
pub(super) fn stream_topology(number: u32) -> Option<&'static str> {
    Some(match number {
        1 => "point",
        2 | 3 => "line",
        4 | 5 => "triangle",
        _ => return None,
    })
}

/// What a mesh shader makes.
pub(super) fn mesh_topology(number: u32) -> Option<&'static str> {
    Some(match number {
        1 => "line",
        2 => "triangle",
        _ => return None,
    })
}

/// The tessellator's domain.
pub(super) fn domain(number: u32) -> Option<&'static str> {
    Some(match number {
        1 => "isoline",
        2 => "tri",
        3 => "quad",
        _ => return None,
    })
}

/// How the tessellator divides an edge.
pub(super) fn partitioning(number: u32) -> Option<&'static str> {
    Some(match number {
        1 => "integer",
        2 => "pow2",
        3 => "fractional_odd",
        4 => "fractional_even",
        _ => return None,
    })
}

/// What the tessellator makes.
pub(super) fn tessellator_output(number: u32) -> Option<&'static str> {
    Some(match number {
        1 => "point",
        2 => "line",
        3 => "triangle_cw",
        4 => "triangle_ccw",
        _ => return None,
    })
}

/// A system value as HLSL spells it; none for an ordinary semantic.
pub(super) fn system_value(semantic: Semantic) -> Option<String> {
    let name = semantic.name().filter(|_| semantic != Semantic::Arbitrary);
    name.map(|name| format!("SV_{name}"))
}

/// The name of a structure in the source: compilers add what it is and how it is laid out.
pub(super) fn of_structure(name: &str) -> &str {
    let name = ["struct.", "type."].iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name);
    let layouts = [".std140", ".std430", ".scalar", ".dx", ".layout", ".cb", ".sb"];
    layouts.iter().find_map(|suffix| name.strip_suffix(suffix)).unwrap_or(name)
}

/// A number, unless it is zero.
pub(super) fn some(number: u32) -> Option<u32> {
    Some(number).filter(|&number| number != 0)
}
