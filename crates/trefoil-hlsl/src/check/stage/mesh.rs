//! What a mesh shader's entry must say, and the parameters that hold parts of a mesh.

use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::tree::Modifiers;
use crate::typed::{FuncId, MeshPart, Scalar, Ty, TyId};
use trefoil_ir::{MeshTopology, Stage};

/// What `[outputtopology]` may say of a mesh shader.
pub(in crate::check) const TOPOLOGIES: &[(&str, MeshTopology)] =
    &[("line", MeshTopology::Line), ("triangle", MeshTopology::Triangle)];

/// Most vertices, and most primitives, that a group gives.
const MAX_COUNT: u32 = 256;

const PARTS: &[(Modifiers, MeshPart, &str)] = &[
    (Modifiers::VERTICES, MeshPart::Vertices, "vertices"),
    (Modifiers::INDICES, MeshPart::Indices, "indices"),
    (Modifiers::PRIMITIVES, MeshPart::Primitives, "primitives"),
    (Modifiers::PAYLOAD, MeshPart::Payload, "payload"),
];

/// The part of a mesh that a parameter's modifiers ask for.
pub(in crate::check) fn part(modifiers: Modifiers) -> Option<MeshPart> {
    PARTS.iter().find(|(m, ..)| modifiers.has(*m)).map(|found| found.1)
}

/// How a part is called in the source.
fn word(part: MeshPart) -> &'static str {
    PARTS.iter().find(|found| found.1 == part).map_or("", |found| found.2)
}

impl Context<'_> {
    /// An error for a part of a mesh that is passed the wrong way; `start` is where the parameter begins.
    pub(in crate::check) fn check_mesh_param(&mut self, modifiers: Modifiers, start: Span) {
        let (is_in, is_out) = (modifiers.has(Modifiers::IN), modifiers.has(Modifiers::OUT));
        match part(modifiers) {
            Some(MeshPart::Payload) if !is_in || is_out => self.report(&kinds::MESH_PARAM_IN, start),
            Some(part @ (MeshPart::Vertices | MeshPart::Indices | MeshPart::Primitives))
                if !is_out || is_in =>
            {
                self.push(Diagnostic::new(&kinds::MESH_PARAM_OUT, start).arg(word(part)));
            }
            _ => {}
        }
    }

    /// An error for a mesh shader's entry that does not say what it gives.
    pub(in crate::check) fn demand_mesh_topology(&mut self, func: FuncId) {
        let it = &self.model.program.funcs[func];
        if it.mesh_topology.is_none() {
            self.report(&kinds::NEEDS_MESH_TOPOLOGY, it.span);
        }
    }

    /// Errors for what a mesh shader's entry has twice, and for parts of a mesh at other stages.
    pub(in crate::check) fn mesh_entry(&mut self, func: FuncId, stage: Stage) {
        let it = &self.model.program.funcs[func];
        let (topology, params) = (it.mesh_topology, &it.params);
        let parts: Vec<_> = params.iter().filter_map(|p| Some((p.mesh?, p.var))).collect();
        let mut primitives = None;
        for (i, &(part, var)) in parts.iter().enumerate() {
            let var = &self.model.program.vars[var];
            let (at, ty) = (var.span, var.ty);
            if stage != Stage::Mesh {
                self.push(Diagnostic::new(&kinds::MESH_PARAM_STAGE, at).arg(word(part)));
                continue;
            }
            if parts[..i].iter().any(|before| before.0 == part) {
                let way = if part == MeshPart::Payload { "in" } else { "out" };
                let what = format!("{way} {}", word(part));
                self.push(Diagnostic::new(&kinds::MESH_PARAM_TWICE, at).arg(what));
                continue;
            }
            if part == MeshPart::Payload {
                self.payload_type(ty, at);
                continue;
            }
            let Some(len) = self.mesh_array(part, ty, at, topology.unwrap_or_default()) else { continue };
            if part != MeshPart::Vertices && primitives.replace(len).is_some_and(|other| other != len) {
                self.report(&kinds::MESH_COUNT_MISMATCH, at);
            }
        }
    }

    /// The length of an array of vertices, indices or primitives, and errors for what it may not be.
    fn mesh_array(&mut self, part: MeshPart, ty: TyId, at: Span, topology: MeshTopology) -> Option<u32> {
        let (elem, len) = match self.model.program.types.get(ty) {
            Ty::Array(elem, len) if len > 0 => (elem, len),
            Ty::Error => return None,
            _ => {
                self.push(Diagnostic::new(&kinds::MESH_NOT_ARRAY, at).arg(word(part)));
                return None;
            }
        };
        if len > MAX_COUNT {
            let what = if part == MeshPart::Vertices { "vertex" } else { "primitive" };
            self.push(Diagnostic::new(&kinds::MESH_TOO_MANY, at).arg(what).arg(MAX_COUNT));
            return None;
        }
        if part == MeshPart::Indices {
            self.index_type(elem, at, topology);
        }
        Some(len)
    }

    fn index_type(&mut self, ty: TyId, at: Span, topology: MeshTopology) {
        let (name, count) = match topology {
            MeshTopology::Undefined => return,
            MeshTopology::Line => ("line", 2),
            MeshTopology::Triangle => ("triangle", 3),
        };
        match self.model.program.types.get(ty) {
            Ty::Error => {}
            Ty::Vector(Scalar::U32, n) if n == count => {}
            Ty::Vector(Scalar::U32, _) => {
                let d = Diagnostic::new(&kinds::MESH_INDEX_TOPOLOGY, at).arg(name);
                self.push(d.arg(format!("uint{count}")));
            }
            _ => self.report(&kinds::MESH_INDEX_TYPE, at),
        }
    }

    /// An error for a payload that cannot lie in memory.
    fn payload_type(&mut self, ty: TyId, at: Span) {
        let is_struct = matches!(self.model.program.types.get(ty), Ty::Struct(_) | Ty::Error);
        if !is_struct || self.model.has_resource(ty) {
            self.report(&kinds::PAYLOAD_TYPE, at);
        }
    }
}
