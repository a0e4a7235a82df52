//! Primitives out of vertices: lists, strips, what geometry shaders emit, and meshes.

use super::Topology;
use crate::memory::ABSENT;
use crate::program::Element;
use crate::run::feed::{Mesh, Primitive, Rows, StripVertex};

/// The primitives of a draw's vertices, instance by instance.
pub(super) fn primitives(topology: Topology, vertices: u32, made: &[Rows]) -> Vec<Primitive> {
    let mut out = Vec::new();
    for of_instance in made.chunks_exact(vertices.max(1) as usize) {
        let lists: Vec<Vec<Rows>> = match topology {
            Topology::List(count) => {
                of_instance.chunks_exact(count.max(1) as usize).map(<[Rows]>::to_vec).collect()
            }
            Topology::Strip => triangles(of_instance),
        };
        out.extend((0..).zip(lists).map(|(id, corners)| Primitive { corners, whole: Rows::default(), id }));
    }
    out
}

/// The triangles of a strip, all of one orientation and each with its first vertex first.
fn triangles(strip: &[Rows]) -> Vec<Vec<Rows>> {
    let triangle = |(n, of): (usize, &[Rows])| match n % 2 {
        0 => of.to_vec(),
        _ => vec![of[0].clone(), of[2].clone(), of[1].clone()],
    };
    strip.windows(3).enumerate().map(triangle).collect()
}

/// The primitives of what a geometry shader emits, of so many corners each.
pub(super) fn strips(vertices: &[StripVertex], corners: u32, id: u32) -> Vec<Primitive> {
    let mut out = Vec::new();
    for strip in vertices.split_inclusive(|vertex| vertex.1) {
        let strip: Vec<Rows> = strip.iter().map(|vertex| vertex.0.clone()).collect();
        let lists = match corners {
            1 => strip.into_iter().map(|vertex| vec![vertex]).collect(),
            2 => strip.windows(2).map(<[Rows]>::to_vec).collect(),
            _ => triangles(&strip),
        };
        out.extend(lists.into_iter().map(|corners| Primitive { corners, whole: Rows::default(), id }));
    }
    out
}

/// The primitives of a mesh that are not culled, of so many corners each.
pub(super) fn meshes(mesh: &Mesh, of_primitives: &[Element], corners: u32) -> Vec<Primitive> {
    let rows = of_primitives.iter().flat_map(|e| e.indices.iter().map(|_| e.semantic.as_str()));
    let culls = rows.into_iter().position(|name| matches!(name, "SV_CULLPRIMITIVE" | "CullPrimitiveEXT"));
    let mut out = Vec::new();
    for (id, (indices, whole)) in (0..).zip(&mesh.primitives) {
        let culled = culls.and_then(|row| whole.get(row)).map(|row| row[0]);
        if culled.is_some_and(|cell| cell.flags & ABSENT == 0 && cell.bits & 1 != 0) {
            continue;
        }
        let vertex = |&n: &u32| mesh.vertices.get(n as usize).cloned().unwrap_or_default();
        let own = indices.iter().take(corners as usize).map(vertex).collect();
        out.push(Primitive { corners: own, whole: whole.clone(), id });
    }
    out
}
