//! Geometry shaders: the vertices of the primitive that comes in, and the streams that vertices go out to.
//!
//! What each vertex of the primitive has stays in the signature: it is read where it is used, by the vertex's number. Only a
//! parameter that the shader writes to is copied.

use crate::lower::kinds;
use crate::lower::stage::{Context, Direction};
use crate::lower::values::{Place, Val, Vertices};
use crate::lower::{Lowerer, loc};
use crate::source::Span;
use crate::typed::{Arg, FuncId, Param, StreamType, Ty, TyId};
use smallvec::SmallVec;
use std::rc::Rc;
use trefoil_ir::{
    EntryPoint, Error, Geometry, InputPrimitive, Interpretation, Intrinsic, Semantic, SigPoint, Stage,
    TessPartitioning, TypeId, Value,
};

/// Most scalars that all vertices of one run may have.
const MAX_SCALARS: u64 = 1024;
/// Most elements of an array that is copied so that one of them can be chosen.
const MAX_ELEMENTS: u32 = 32;
/// Most runs for one primitive.
const MAX_INSTANCES: u32 = 32;

/// What a geometry shader's entry declares.
#[derive(Default)]
pub(in crate::lower) struct Declared {
    /// The streams, by number: what a vertex is, and its first element among the outputs.
    streams: Vec<(TyId, u32)>,
    /// By input: whether its rows are not to be chosen at run time.
    pub(in crate::lower) fixed_rows: Vec<bool>,
    /// The types of control points that come in, and the first element of each among the inputs.
    pub(in crate::lower) points: Vec<(TyId, u32)>,
    /// A bit for each stream of a geometry shader that something is appended to.
    appended: u32,
    /// How many control points a hull shader gives.
    pub(in crate::lower) points_out: u32,
    /// How a hull shader's patches are divided.
    pub(in crate::lower) partitioning: TessPartitioning,
}

impl Lowerer<'_> {
    /// Binds a parameter of the entry that only geometry shaders have; `false` for any other.
    pub(in crate::lower) fn geometry_param(&mut self, param: &Param, point: &mut EntryPoint) -> bool {
        let program = self.program;
        let var = &program.vars[param.var];
        let ty = self.ty(var.ty);
        let mut cx = self.context_of(param);
        cx.vk = param.vk;
        if let Some(stream) = program.stream(ty) {
            self.stream_param(param, stream, &mut cx, point);
            return true;
        }
        match ty {
            Ty::Array(elem, len)
                if self.stage == Stage::Geometry && param.primitive != InputPrimitive::Undefined =>
            {
                let first = point.inputs.len() as u32;
                cx.vertices = len;
                self.pass(Direction::In, elem, &mut cx, None, point);
                let new = &point.inputs[first as usize..];
                let fixed = |e: &trefoil_ir::SignatureElement| e.semantic != Semantic::Arbitrary;
                self.shared.geometry.fixed_rows.resize(first as usize, true);
                self.shared.geometry.fixed_rows.extend(new.iter().map(fixed));
                if let Some(geometry) = &mut point.geometry {
                    geometry.primitive = param.primitive;
                }
                let number = self.b.ctx.i32(0);
                let vertices = Place::Vertices(Vertices::taken(first, number));
                let place = if self.reached.is_fixed(param.var) {
                    vertices
                } else {
                    let own = self.home(param.var);
                    self.copy(&own, &vertices, var.ty);
                    own
                };
                self.slots.insert(param.var, place);
                true
            }
            Ty::Array(..) | Ty::Struct(_) if self.stage == Stage::Geometry => {
                let invalid = self.invalid_part(var.ty, &cx);
                if let Some(name) = &invalid {
                    self.invalid_semantic(name);
                }
                invalid.is_some()
            }
            _ => false,
        }
    }

    /// The first semantic in a type that only vertices have.
    fn invalid_part(&self, ty: TyId, cx: &Context) -> Option<String> {
        match self.ty(ty) {
            Ty::Struct(s) => {
                let mut fields = self.program.structs[s].fields.iter();
                fields.find_map(|field| {
                    let inner = self.context(field.semantic, field.interp, field.span);
                    self.invalid_part(field.ty, if field.semantic.is_some() { &inner } else { cx })
                })
            }
            Ty::Array(elem, _) => self.invalid_part(elem, cx),
            _ => {
                let (name, _) = cx.semantic.as_ref()?;
                let kind = Semantic::from_name(name)?;
                let forbidden = kind.interpretation(SigPoint::GSIn) == Interpretation::NotAllowed;
                forbidden.then(|| name.clone())
            }
        }
    }

    /// An error for a semantic that stands twice, which DXC says of the function.
    #[cold]
    pub(in crate::lower) fn overlapping(&mut self, name: &str, index: u32) {
        let message = kinds::PARAMETER_SEMANTIC_OVERLAP.with(&[&name, &index]);
        self.error_of_exported(message);
    }

    fn stream_param(&mut self, param: &Param, stream: StreamType, cx: &mut Context, point: &mut EntryPoint) {
        let number = self.shared.geometry.streams.len() as u32;
        let Some(geometry) = &mut point.geometry else {
            let stage = self.stage.name();
            return self.error(cx.span, kinds::STREAM_OUTSIDE_GEOMETRY.with(&[&stage]));
        };
        geometry.topology = stream.topology;
        geometry.streams |= 1 << number;
        cx.stream = Some(number as u8);
        let first = point.outputs.len() as u32;
        self.pass(Direction::Out, stream.element, cx, None, point);
        self.shared.geometry.streams.push((stream.element, first));
        // Each use reads the number here, so that it is known whatever way control comes.
        let number = Place::Value(Val::Single(self.b.ctx.i32(number)));
        self.slots.insert(param.var, Place::Parts(Rc::from([number])));
    }

    /// What a geometry shader's entry says beside its signatures.
    pub(in crate::lower) fn geometry_facts(&self, id: FuncId) -> Option<Geometry> {
        let func = &self.program.funcs[id];
        (self.stage == Stage::Geometry).then(|| Geometry {
            max_vertices: func.max_vertices.unwrap_or(0),
            instances: func.instances.unwrap_or(1),
            ..Geometry::default()
        })
    }

    /// Errors for numbers out of range, and for a position that no vertex is given.
    pub(in crate::lower) fn check_geometry(&mut self, id: FuncId, point: &EntryPoint) {
        let Some(geometry) = point.geometry else { return };
        let span = self.program.funcs[id].span;
        if geometry.streams == 0 {
            return self.error(span, &kinds::GS_TOPOLOGY_UNKNOWN);
        }
        if !self.options.target.has_geometry_limits {
            if geometry.primitive == InputPrimitive::Undefined {
                self.error(span, &kinds::GS_VULKAN_INPUT);
            }
            return;
        }
        let (count, instances) = (geometry.max_vertices, geometry.instances);
        if count > MAX_SCALARS as u32 {
            self.error(span, kinds::GS_VERTEX_COUNT.with(&[&MAX_SCALARS, &count]));
        }
        let scalars: u64 = point.outputs.iter().map(|e| u64::from(e.rows) * u64::from(e.cols)).sum();
        let total = scalars.saturating_mul(u64::from(count));
        if total > MAX_SCALARS {
            self.error(span, kinds::GS_OUTPUT_TOO_LARGE.with(&[&count, &scalars, &total, &MAX_SCALARS]));
        }
        if !(1..=MAX_INSTANCES).contains(&instances) {
            let message = kinds::GS_INSTANCE_COUNT.with(&[&MAX_INSTANCES, &instances]);
            self.error(span, message);
        }
        self.check_positions(span, point);
    }

    /// An error for a position that nothing writes.
    fn check_positions(&mut self, span: Span, point: &EntryPoint) {
        let places = self.shared.geometry.streams.iter().map(|stream| stream.1 as usize);
        let ends = places.clone().skip(1).chain([point.outputs.len()]);
        for (number, (first, end)) in places.zip(ends).enumerate() {
            let element = point.outputs[first..end].iter().find(|e| e.semantic == Semantic::Position);
            let Some(element) = element.filter(|_| self.shared.geometry.appended & 1 << number == 0) else {
                continue;
            };
            let name = self.b.ctx.name(element.name);
            let message = kinds::OUTPUT_NOT_WRITTEN.with(&[&name]);
            self.errors.push(Error::new(loc(span), message));
        }
    }

    /// The number of the stream that a method is called on, the type that it takes and its first output.
    fn stream(&mut self, args: &[Arg], span: Span) -> Option<(Value, TyId, u32)> {
        let number = self.single_arg(&args[0]);
        let found =
            self.b.ctx.as_int(number).and_then(|n| self.shared.geometry.streams.get(n as usize)).copied();
        let Some((ty, first)) = found else {
            self.error(span, &kinds::UNKNOWN_STREAM);
            return None;
        };
        Some((number, ty, first))
    }

    /// `RestartStrip()`
    pub(in crate::lower) fn restart_strip(&mut self, args: &[Arg], span: Span) -> Val {
        if let Some((number, ..)) = self.stream(args, span) {
            self.b.intrinsic(Intrinsic::CutStream, TypeId::VOID, &[number]);
        }
        Val::Void
    }

    /// `Append(vertex)`
    pub(in crate::lower) fn append_vertex(&mut self, args: &[Arg], span: Span) -> Val {
        let Some((number, ty, first)) = self.stream(args, span) else { return Val::Void };
        let from = match self.arg(&args[1]) {
            Val::Memory(place) => *place,
            val => Place::Value(val),
        };
        let mut next = first;
        self.store_vertex(&[from], ty, &mut next);
        self.b.intrinsic(Intrinsic::EmitStream, TypeId::VOID, &[number]);
        self.shared.geometry.appended |= 1 << self.b.ctx.as_int(number).unwrap_or(0);
        Val::Void
    }

    /// Stores everything in values of one type to the outputs from `next` on: several are the structures of an array.
    fn store_vertex(&mut self, from: &[Place], ty: TyId, next: &mut u32) {
        let program = self.program;
        match self.ty(ty) {
            Ty::Struct(s) => {
                for (i, field) in program.structs[s].fields.iter().enumerate() {
                    let parts: SmallVec<[Place; 1]> =
                        from.iter().map(|place| self.field(place, ty, i as u32)).collect();
                    self.store_vertex(&parts, field.ty, next);
                }
            }
            Ty::Array(elem, len) if self.travels_in_turn(ty) => {
                for place in from {
                    for i in 0..len {
                        let index = self.b.ctx.i32(i);
                        let part = self.element(place, ty, index);
                        self.store_vertex(&[part], elem, next);
                    }
                }
            }
            Ty::Array(elem, len) if self.flat_array(ty).is_none() => {
                let mut parts = Vec::with_capacity(from.len() * len as usize);
                for place in from {
                    for i in 0..len {
                        let index = self.b.ctx.i32(i);
                        parts.push(self.element(place, ty, index));
                    }
                }
                self.store_vertex(&parts, elem, next);
            }
            _ => {
                let id = self.b.ctx.i32(*next);
                *next += 1;
                let (elem, count) = self.flat_array(ty).unwrap_or((ty, 1));
                let rows = self.row_count(elem);
                let mut first = 0;
                for place in from {
                    for i in 0..count {
                        let part = if elem == ty { place.clone() } else { self.flat_element(place, ty, i) };
                        self.write_rows(Intrinsic::StoreOutput, id, first, elem, &part);
                        first += rows;
                    }
                }
            }
        }
    }

    // Vertices.

    /// How many elements of the signature a type is.
    pub(in crate::lower) fn element_count(&self, ty: TyId) -> u32 {
        match self.ty(ty) {
            Ty::Struct(s) => {
                let fields = &self.program.structs[s].fields;
                fields.iter().map(|field| self.element_count(field.ty)).fold(0, u32::saturating_add)
            }
            Ty::Array(elem, len) if self.travels_in_turn(ty) => self.element_count(elem).saturating_mul(len),
            Ty::Array(elem, _) => self.element_count(elem),
            _ => 1,
        }
    }

    /// Whether a type is an array whose elements are elements of the signature, or several, in turn.
    pub(in crate::lower) fn travels_in_turn(&self, ty: TyId) -> bool {
        self.options.target.structures_travel_in_turn
            && matches!(self.ty(ty), Ty::Array(..))
            && self.flat_array(ty).is_none()
    }

    /// A field of what vertices have.
    pub(in crate::lower) fn vertices_field(&mut self, base: &Vertices, ty: TyId, field: u32) -> Place {
        let Ty::Struct(s) = self.ty(ty) else { return Place::Vertices(base.clone()) };
        let before = &self.program.structs[s].fields[..field as usize];
        let skipped: u32 = before.iter().map(|field| self.element_count(field.ty)).sum();
        Place::Vertices(Vertices { first: base.first + skipped, ..base.clone() })
    }

    /// An element of an array that vertices have, or of all vertices one of them.
    pub(in crate::lower) fn vertices_element(
        &mut self,
        base: &Vertices,
        ty: TyId,
        elem: TyId,
        index: Value,
    ) -> Place {
        if base.vertex.is_none() {
            return Place::Vertices(Vertices { vertex: Some(index), ..base.clone() });
        }
        let Ty::Array(_, len) = self.ty(ty) else { return Place::Vertices(base.clone()) };
        if self.travels_in_turn(ty)
            && let Some(index) = self.b.ctx.as_int(index)
        {
            let before =
                self.element_count(elem).saturating_mul(index.min(len.saturating_sub(1).into()) as u32);
            return Place::Vertices(Vertices { first: base.first + before, ..base.clone() });
        }
        let elements = base.first as usize..(base.first + self.element_count(elem)) as usize;
        let fixed = self.shared.geometry.fixed_rows.get(elements);
        let chosen =
            !base.made && !self.travels_in_turn(ty) && fixed.is_some_and(|fixed| !fixed.contains(&true));
        if chosen || self.b.ctx.as_int(index).is_some() {
            let len = self.b.ctx.i32(len);
            let before = self.scaled(base.number, len);
            let number = self.sum(before, index);
            return Place::Vertices(Vertices { number, ..base.clone() });
        }
        // Elements that the hardware makes, or that are apart, cannot be chosen at run time: memory can.
        if len > MAX_ELEMENTS {
            let message = kinds::TOO_MANY_SIGNATURE_ROWS.with(&[&MAX_ELEMENTS]);
            self.errors.push(Error::new(self.b.loc, message));
            return Place::Value(self.filled(elem, false));
        }
        let own = self.own_memory(ty);
        self.copy(&own, &Place::Vertices(base.clone()), ty);
        self.element(&own, ty, index)
    }

    /// The value of a part of what vertices have.
    pub(in crate::lower) fn load_vertices(&mut self, from: &Vertices, ty: TyId) -> Val {
        let (Some(vertex), Some(_)) = (from.vertex, self.numeric(ty)) else {
            return Val::Memory(Box::new(Place::Vertices(from.clone())));
        };
        let id = self.b.ctx.i32(from.first);
        let rows = self.b.ctx.i32(self.row_count(ty));
        let row = self.scaled(from.number, rows);
        let which = if from.made { Intrinsic::LoadControlPoint } else { Intrinsic::LoadInput };
        self.input_value(which, id, row, ty, Some(vertex))
    }
}
