//! The entry's parameters and result as signatures: what the pipeline passes in rows, and what it passes otherwise.

use crate::lower::Lowerer;
use crate::lower::kinds;
use crate::lower::stage::element::MAX_ROWS;
use crate::lower::stage::{Context, Direction, Level};
use crate::lower::values::{Place, Val};
use crate::source::Span;
use crate::typed::{
    ArgIo, Func, FuncId, Interp, Norm, Param, Scalar, Ty, TyId, VkTravel, WrittenSemantic, system_semantic,
};
use smallvec::SmallVec;
use trefoil_ir::{EntryPoint, Stage};

impl Lowerer<'_> {
    /// Lowers the entry, and checks what its signatures say together.
    pub(in crate::lower) fn run_entry(&mut self, id: FuncId, point: &mut EntryPoint) {
        self.run_signature(id, point);
        self.patch_function_here(point);
        self.check_depth_interpolation(point);
        self.check_geometry(id, point);
        self.check_mesh(id, point);
        if self.stage != Stage::Hull || !self.options.target.separate_patch_function {
            self.check_tessellation(id, point);
        }
    }

    /// Binds a function's parameters, lowers its body, and passes its outputs on.
    pub(in crate::lower) fn run_signature(&mut self, id: FuncId, point: &mut EntryPoint) {
        let program = self.program;
        let func = &program.funcs[id];
        let mut places = Vec::with_capacity(func.params.len());
        for (i, param) in func.params.iter().enumerate() {
            let var = &program.vars[param.var];
            if self.geometry_param(param, point)
                || self.patch_param(param, point)
                || self.mesh_param(param, point)
                || self.node_param(param, point)
            {
                continue;
            }
            let place = self.home(param.var);
            let mut cx = self.context_of(param);
            cx.vk = param.vk;
            if matches!(param.io, ArgIo::In | ArgIo::InOut) {
                self.pass(Direction::In, var.ty, &mut cx.clone(), Some(&place), point);
            }
            let own = match self.is_value(param.var) {
                true => Place::Value(self.load(&place, var.ty)),
                false => place.clone(),
            };
            self.observe_param(param.var, i, &own);
            self.slots.insert(param.var, own);
            places.push((param, place, cx));
        }
        let result = self.body(id);
        let end = self.at_end(func);
        let outer = std::mem::replace(&mut self.b.loc, end);
        // As DXC has it, the result stands before what parameters give.
        if !matches!(self.ty(func.ret), Ty::Void) {
            let mut cx = self.context(func.semantic, Interp::default(), func.span);
            (cx.norm, cx.vk) = (func.norm, func.vk);
            let place = match result {
                Val::Memory(place) => *place,
                val => Place::Value(val),
            };
            self.pass(Direction::Out, func.ret, &mut cx, Some(&place), point);
        } else if func.semantic.is_some() {
            self.check_semantic_of_void(func);
        }
        for (param, place, cx) in &mut places {
            if matches!(param.io, ArgIo::Out | ArgIo::InOut) {
                self.pass(Direction::Out, program.vars[param.var].ty, cx, Some(place), point);
            }
        }
        self.clip_by_planes(func, point);
        self.b.loc = outer;
    }

    /// Passes how far the position that was passed is from each plane of `[clipplanes]`.
    fn clip_by_planes(&mut self, func: &Func, point: &mut EntryPoint) {
        let Some(clip) = &func.clip_planes else { return };
        let Some((position, scalar)) = self.globals.position else {
            return self.error_of_exported(&kinds::CLIP_PLANES_POSITION);
        };
        let position = self.convert(position, scalar, Scalar::F32);
        for (i, &plane) in clip.planes.iter().enumerate() {
            let plane = self.single(plane);
            let distance = Place::Value(Val::Single(self.dot(position, plane, Scalar::F32)));
            let mut cx = self.context(None, Interp::default(), func.span);
            cx.semantic = Some(("SV_ClipDistance".to_owned(), i as u32));
            self.pass(Direction::Out, clip.distance, &mut cx, Some(&distance), point);
        }
    }

    /// What the elements of a parameter inherit; without what Vulkan attributes say.
    pub(in crate::lower) fn context_of(&self, param: &Param) -> Context {
        let span = self.program.vars[param.var].span;
        Context { norm: param.norm, ..self.context(param.semantic, param.interp, span) }
    }

    pub(in crate::lower) fn context(
        &self,
        semantic: Option<WrittenSemantic>,
        interp: Interp,
        span: Span,
    ) -> Context {
        let written = semantic.map(|it| self.program.names.get(it.name));
        let semantic_span = semantic.map_or(span, |it| it.span);
        let numbered = written.is_some_and(|text| text.ends_with(|c: char| c.is_ascii_digit()));
        let semantic = written.map(split_semantic);
        let vk = VkTravel::default();
        let levels = SmallVec::new();
        let (vertices, stream, mesh) = (0, None, None);
        let (norm, copies, repeats) = (Norm::No, 1, false);
        Context {
            semantic,
            semantic_span,
            numbered,
            interp,
            norm,
            vk,
            span,
            vertices,
            stream,
            mesh,
            copies,
            repeats,
            levels,
        }
    }

    /// Passes everything in a type, field by field; without a place, only declares it.
    pub(in crate::lower) fn pass(
        &mut self,
        way: Direction,
        ty: TyId,
        cx: &mut Context,
        place: Option<&Place>,
        point: &mut EntryPoint,
    ) {
        self.pass_copies(way, ty, cx, place.map_or(&[], std::slice::from_ref), point);
    }

    /// Passes what an array of structures has several of: each number in the structure is one element, with rows for all.
    /// Without places, only declares it.
    fn pass_copies(
        &mut self,
        way: Direction,
        ty: TyId,
        cx: &mut Context,
        places: &[Place],
        point: &mut EntryPoint,
    ) {
        let program = self.program;
        if self.options.dx9_compat
            && let Some(point) = self.sig_point(way, cx)
            && let Some((name, _)) = &mut cx.semantic
            && let Some(system) = system_semantic(name, point)
        {
            *name = system.to_owned();
        }
        match self.ty(ty) {
            Ty::Struct(s) => {
                for (i, field) in program.structs[s].fields.iter().enumerate() {
                    let at: SmallVec<[Place; 1]> =
                        places.iter().map(|place| self.field(place, ty, i as u32)).collect();
                    let mut inner =
                        self.context(field.semantic, cx.interp.with_inner(field.interp), field.span);
                    (inner.norm, inner.vk) = (field.norm, field.vk);
                    (inner.vertices, inner.stream, inner.mesh) = (cx.vertices, cx.stream, cx.mesh);
                    (inner.copies, inner.repeats) = (cx.copies, cx.repeats);
                    // What stands outside goes before what is written at fields, and counts on from one to the next.
                    let inherits = cx.semantic.is_some();
                    if inherits {
                        inner.semantic = cx.semantic.clone();
                        (inner.numbered, inner.semantic_span) = (cx.numbered, cx.semantic_span);
                        inner.levels.clone_from(&cx.levels);
                    }
                    self.pass_copies(way, field.ty, &mut inner, &at, point);
                    if inherits {
                        cx.semantic = inner.semantic;
                    }
                }
            }
            Ty::Array(elem, len) if self.is_target(way, cx) => {
                self.pass_targets(way, ty, (elem, len), cx, places, point);
            }
            Ty::Array(elem, len) if self.flat_array(ty).is_none() => {
                self.pass_structures(way, ty, (elem, len), cx, places, point);
            }
            Ty::Resource(_) | Ty::Spirv(_) | Ty::HitObject | Ty::Node(_) => {
                self.error(cx.span, &kinds::ENTRY_RESOURCE_PARAMETER);
            }
            _ if cx.copies > 1 && self.is_target(way, cx) => {
                // Each target is an element; the last stands first.
                for (copy, place) in places.iter().enumerate().rev() {
                    let mut own = Context { copies: 1, ..cx.clone() };
                    if let Some((_, index)) = &mut own.semantic {
                        *index = index.saturating_add(copy as u32);
                    }
                    self.pass_element(way, ty, &mut own, std::slice::from_ref(place), point);
                }
            }
            _ => self.pass_element(way, ty, cx, places, point),
        }
    }

    /// Passes an array of render targets, each of which is an element. The last stands first in the signature, as DXC has it.
    fn pass_targets(
        &mut self,
        way: Direction,
        ty: TyId,
        (elem, len): (TyId, u32),
        cx: &mut Context,
        places: &[Place],
        point: &mut EntryPoint,
    ) {
        let stride = self.semantic_rows(elem);
        let after = |cx: &mut Context, elements: u32| {
            if let Some((_, index)) = &mut cx.semantic {
                *index = index.saturating_add(stride.saturating_mul(elements));
            }
        };
        for i in (0..len).rev() {
            let at = self.element_of_each(places, ty, i);
            let mut own = cx.clone();
            after(&mut own, i);
            self.pass_copies(way, elem, &mut own, &at, point);
        }
        after(cx, len);
    }

    /// The element with this number of each of several arrays.
    fn element_of_each(&mut self, places: &[Place], ty: TyId, number: u32) -> SmallVec<[Place; 1]> {
        let index = self.b.ctx.i32(number);
        places.iter().map(|place| self.element(place, ty, index)).collect()
    }

    /// Passes an array of structures, or of arrays of them.
    fn pass_structures(
        &mut self,
        way: Direction,
        ty: TyId,
        (elem, len): (TyId, u32),
        cx: &mut Context,
        places: &[Place],
        point: &mut EntryPoint,
    ) {
        let stride = self.semantic_rows(elem);
        let first = cx.semantic.as_ref().map_or(0, |&(_, index)| index);
        let copies = cx.copies.saturating_mul(len);
        if copies.saturating_mul(stride.max(1)) > MAX_ROWS || first > u32::MAX - MAX_ROWS {
            let name = cx.semantic.as_ref().map_or("", |(name, _)| name);
            return self.error(cx.span, kinds::SEMANTIC_ROWS.with(&[&name]));
        }
        if self.options.target.structures_travel_in_turn
            && !(way == Direction::Out && self.stage == Stage::Pixel)
        {
            let repeats = cx.repeats;
            for i in (0..len).take_while(|_| stride > 0) {
                let at = self.element_of_each(places, ty, i);
                cx.repeats |= i > 0 && cx.semantic.is_none();
                self.pass_copies(way, elem, cx, &at, point);
            }
            cx.repeats = repeats;
            return;
        }
        let mut at = Vec::with_capacity(places.len() * len as usize);
        for place in places {
            for i in 0..len {
                let index = self.b.ctx.i32(i);
                at.push(self.element(place, ty, index));
            }
        }
        let before = std::mem::replace(&mut cx.copies, copies);
        cx.levels.push(Level { len, stride });
        self.pass_copies(way, elem, cx, &at, point);
        cx.levels.pop();
        cx.copies = before;
        if let Some((_, index)) = &mut cx.semantic {
            *index = first + len * stride;
        }
    }
}

/// `TEXCOORD12` as `TEXCOORD` and 12.
fn split_semantic(text: &str) -> (String, u32) {
    let digits = text.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (name, index) = text.split_at(text.len() - digits);
    (name.to_owned(), index.parse().unwrap_or(0))
}
