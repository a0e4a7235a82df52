//! Mesh and amplification shaders: the output arrays of vertices, indices and primitives, and the payload.
//!
//! An output array is not in memory: a store to an element of it is a store to that vertex or primitive (`mesh_store`), and it
//! cannot be read. The payload is a variable of the module that both stages lay out alike.

use crate::lower::kinds;
use crate::lower::stage::Direction;
use crate::lower::types::Memory;
use crate::lower::values::{MeshChoice, MeshPlace, Place, Val};
use crate::lower::{Lowerer, loc};
use crate::source::Span;
use crate::typed::{Arg, FuncId, MeshPart, Param, Ty, TyId};
use std::rc::Rc;
use trefoil_ir::{
    EntryPoint, Error, Global, Intrinsic, MeshShading, SPACE_SHARED, SignatureElement, Stage, TypeId, Value,
    payload_size,
};

/// Limit on the bytes of a payload.
const MAX_PAYLOAD: u64 = 16 * 1024;
/// Limit on the threads of a group.
const MAX_THREADS: u64 = 128;
/// Limit on the bytes of all vertices and primitives of a group.
const MAX_OUTPUT: u64 = 32 * 1024;
/// Limit on the bytes of these and the payload.
const MAX_TOTAL: u64 = 47 * 1024;

impl Lowerer<'_> {
    /// The properties of a mesh or amplification shader besides its signatures; none for other stages.
    pub(in crate::lower) fn mesh_facts(&self, id: FuncId) -> Option<MeshShading> {
        let topology = self.program.funcs[id].mesh_topology.unwrap_or_default();
        let is_one = matches!(self.stage, Stage::Mesh | Stage::Amplification);
        is_one.then(|| MeshShading { topology, ..MeshShading::default() })
    }

    /// Binds a parameter that is `vertices`, `indices`, `primitives` or `payload`; `false` for any other.
    pub(in crate::lower) fn mesh_param(&mut self, param: &Param, point: &mut EntryPoint) -> bool {
        let (Some(part), Some(mut mesh)) = (param.mesh, point.mesh) else { return false };
        let var = &self.program.vars[param.var];
        let (elem, len) = match self.ty(var.ty) {
            Ty::Array(elem, len) => (elem, len),
            _ if part == MeshPart::Payload => (var.ty, 1),
            _ => return false,
        };
        let mut cx = self.context_of(param);
        (cx.vk, cx.vertices, cx.mesh) = (param.vk, len, Some(part));
        let number = self.b.ctx.i32(0);
        let mut first = 0;
        match part {
            MeshPart::Vertices => {
                first = point.outputs.len() as u32;
                mesh.max_vertices = len;
                self.pass(Direction::Out, elem, &mut cx, None, point);
            }
            MeshPart::Primitives => {
                first = point.patch_constants.len() as u32;
                mesh.max_primitives = len;
                self.pass(Direction::Out, elem, &mut cx, None, point);
            }
            MeshPart::Indices => mesh.max_primitives = len,
            MeshPart::Payload => {
                let payload = self.payload(param, var.ty, var.span);
                mesh.payload = payload.as_global();
                point.mesh = Some(mesh);
                return true;
            }
        }
        point.mesh = Some(mesh);
        let place = MeshPlace { part, first, number, index: None, chosen: None };
        self.slots.insert(param.var, Place::Mesh(place));
        true
    }

    /// Declares the variable of a mesh shader's payload. A parameter that the shader writes to is a copy of it.
    fn payload(&mut self, param: &Param, ty: TyId, span: Span) -> Value {
        let global = Global {
            name: self.b.ctx.symbol(self.program.names.get(self.program.vars[param.var].name)),
            ty: self.memory_type(ty, Memory::Payload),
            space: SPACE_SHARED,
            constant: false,
            init: None,
            align: 0,
            loc: loc(span),
        };
        let pointer: Value = self.b.ctx.globals.push(global).into();
        let given = Place::Memory { pointer, memory: Memory::Payload, whole: false };
        let place = if self.reached.is_fixed(param.var) {
            given
        } else {
            let own = self.home(param.var);
            self.copy(&own, &given, ty);
            own
        };
        self.slots.insert(param.var, place);
        pointer
    }

    /// `DispatchMesh(x, y, z, payload)`. A payload that is not a whole groupshared variable is copied to a local one.
    pub(in crate::lower) fn dispatch_mesh(&mut self, args: &[Arg]) -> Val {
        let [x, y, z] = [0, 1, 2].map(|i| self.single_arg(&args[i]));
        let (val, ty) = (self.arg(&args[3]), args[3].ty);
        let pointer = match &val {
            Val::Memory(place) => match **place {
                Place::Memory { pointer, memory: Memory::Payload, .. } if pointer.as_global().is_some() => {
                    Some(pointer)
                }
                _ => None,
            },
            _ => None,
        };
        let pointer = pointer.unwrap_or_else(|| {
            let ir = self.memory_type(ty, Memory::Payload);
            let pointer = self.b.alloca(ir);
            self.store(&Place::Memory { pointer, memory: Memory::Payload, whole: false }, ty, &val);
            pointer
        });
        self.check_payload(ty);
        self.b.intrinsic(Intrinsic::DispatchMesh, TypeId::VOID, &[x, y, z, pointer]);
        Val::Void
    }

    /// The size of a payload in bytes; an error where it is over the limit.
    fn check_payload(&mut self, ty: TyId) -> u64 {
        let ir = self.memory_type(ty, Memory::Payload);
        let size = payload_size(&self.b.ctx.types, ir, !self.options.min_precision_rows);
        if size > MAX_PAYLOAD && self.options.target.has_geometry_limits {
            let (stage, entry) = (self.stage.name(), self.program.entry);
            let name = entry.map_or("", |entry| self.program.names.get(self.program.funcs[entry].name));
            let message = kinds::MESH_PAYLOAD_SIZE.with(&[&stage, &name, &size, &MAX_PAYLOAD]);
            self.errors.push(Error::new(self.b.loc, message));
        }
        size
    }

    /// Checks the limits of a mesh or amplification shader; for Vulkan, only that the required parameters are there.
    pub(in crate::lower) fn check_mesh(&mut self, id: FuncId, point: &EntryPoint) {
        let Some(mesh) = point.mesh else { return };
        let func = &self.program.funcs[id];
        if !self.options.target.has_geometry_limits {
            let has = |part| func.params.iter().any(|param| param.mesh == Some(part));
            let missing = [(MeshPart::Vertices, "vertices"), (MeshPart::Indices, "indices")];
            if let Some((_, name)) = missing.into_iter().find(|(part, _)| !has(*part))
                && self.stage == Stage::Mesh
            {
                self.error(func.span, kinds::MESH_PART_MISSING.with(&[&name]));
            }
            return;
        }
        let (span, name) = (func.span, self.program.names.get(func.name));
        let threads: u64 = point.num_threads.iter().map(|&n| u64::from(n)).product();
        let sides = point.num_threads.iter().zip(["X", "Y", "Z"]);
        if let Some((side, letter)) = sides.into_iter().find(|&(&side, _)| u64::from(side) > MAX_THREADS) {
            self.error(span, kinds::MESH_GROUP_SIDE.with(&[&letter, side, &MAX_THREADS]));
        } else if threads > MAX_THREADS {
            self.error(span, kinds::MESH_GROUP_SIZE.with(&[&threads, &MAX_THREADS]));
        }
        let payload = func.params.iter().find(|param| param.mesh == Some(MeshPart::Payload));
        let payload = payload.map_or(0, |param| self.check_payload(self.program.vars[param.var].ty));
        let bytes = |elements: &[SignatureElement]| -> u64 {
            elements.iter().map(|e| 4 * u64::from(e.rows) * u64::from(e.cols)).sum()
        };
        let output = bytes(&point.outputs) * u64::from(mesh.max_vertices)
            + bytes(&point.patch_constants) * u64::from(mesh.max_primitives);
        if output > MAX_OUTPUT {
            self.error(span, kinds::MESH_OUTPUT_SIZE.with(&[&name, &MAX_OUTPUT]));
        }
        if payload + output > MAX_TOTAL {
            self.error(span, kinds::MESH_TOTAL_SIZE.with(&[&name, &MAX_TOTAL]));
        }
    }

    /// The place of a field of an output vertex or primitive.
    pub(in crate::lower) fn mesh_field(&mut self, base: &MeshPlace, ty: TyId, field: u32) -> Place {
        let Ty::Struct(s) = self.ty(ty) else { return Place::Mesh(base.clone()) };
        let before = &self.program.structs[s].fields[..field as usize];
        let skipped: u32 = before.iter().map(|field| self.element_count(field.ty)).sum();
        Place::Mesh(MeshPlace { first: base.first + skipped, ..base.clone() })
    }

    /// The place of a vertex or primitive, or of an element of an array within one.
    pub(in crate::lower) fn mesh_element(&mut self, base: &MeshPlace, ty: TyId, index: Value) -> Place {
        if base.index.is_none() {
            return Place::Mesh(MeshPlace { index: Some(index), ..base.clone() });
        }
        let Ty::Array(elem, len) = self.ty(ty) else { return Place::Mesh(base.clone()) };
        if self.travels_in_turn(ty) {
            let (elements, outer) = (self.element_count(elem), base.chosen.clone());
            let chosen = Some(Rc::new(MeshChoice { index, len, elements, outer }));
            return Place::Mesh(MeshPlace { chosen, ..base.clone() });
        }
        let len = self.b.ctx.i32(len);
        let before = self.scaled(base.number, len);
        let number = self.sum(before, index);
        Place::Mesh(MeshPlace { number, ..base.clone() })
    }

    /// A load from an output. A structure or array stays a place, so that its parts can be stored to; a numeric value cannot be
    /// read, which is an error.
    pub(in crate::lower) fn load_mesh(&mut self, from: &Place, ty: TyId) -> Val {
        if self.numeric(ty).is_none() {
            return Val::Memory(Box::new(from.clone()));
        }
        self.errors.push(Error::new(self.b.loc, &kinds::MESH_READ));
        self.filled(ty, false)
    }
}
