//! The entry's parameters and result as signatures: what the pipeline passes in rows, and what it passes otherwise.

use crate::lower::kinds;
use crate::lower::stage::{Context, Direction, Level, Phase};
use crate::lower::types::{component, interpolation, normalised};
use crate::lower::values::{Numeric, Place, Val};
use crate::lower::vulkan::USER_SEMANTIC;
use crate::lower::{Lowerer, loc};
use crate::source::Span;
use crate::typed::{
    ArgIo, Func, FuncId, Interp, MeshPart, Norm, Param, Scalar, Ty, TyId, VkTravel, WrittenSemantic,
    system_semantic,
};
use smallvec::{SmallVec, smallvec};
use trefoil_ir::{
    EntryPoint, InterpolationMode, Interpretation, Intrinsic, PackingKind, Semantic, SigPoint,
    SignatureElement, SpirvNote, SpirvSubject, Stage, TypeId, Value,
};

/// How a semantic's value comes.
enum Way {
    /// In the signature, as this kind.
    Row(Semantic),
    /// In the signature, and read by an intrinsic.
    Shadow(Semantic, Intrinsic),
    /// By an intrinsic alone.
    Intrinsic(Intrinsic),
    /// As zero: nothing gives it.
    Zero,
    /// Not at all at this stage.
    Forbidden,
    /// Not in what this is part of, which DXC says of the function.
    Invalid,
}

/// Most rows of one element: more than any stage passes.
const MAX_ROWS: u32 = 128;

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
            return self.error(self.start_of_exported(), &kinds::CLIP_PLANES_POSITION);
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

    /// How many indices of a semantic a type takes: a row each.
    fn semantic_rows(&self, ty: TyId) -> u32 {
        match self.ty(ty) {
            Ty::Struct(s) => {
                let fields = &self.program.structs[s].fields;
                fields.iter().map(|field| self.semantic_rows(field.ty)).fold(0, u32::saturating_add)
            }
            Ty::Array(elem, len) => self.semantic_rows(elem).saturating_mul(len),
            _ => self.row_count(ty),
        }
    }

    /// The numbers at the bottom of an array of one or more dimensions, and how many there are.
    pub(in crate::lower) fn flat_array(&self, ty: TyId) -> Option<(TyId, u32)> {
        let Ty::Array(elem, len) = self.ty(ty) else { return None };
        match self.numeric(elem) {
            Some(_) => Some((elem, len)),
            None => self.flat_array(elem).map(|(inner, count)| (inner, count.saturating_mul(len))),
        }
    }

    /// The element of an array of one or more dimensions that has this number when all are counted through.
    pub(in crate::lower) fn flat_element(&mut self, place: &Place, ty: TyId, at: u32) -> Place {
        let Ty::Array(elem, _) = self.ty(ty) else { return place.clone() };
        let each = self.flat_array(elem).map_or(1, |(_, count)| count);
        let index = self.b.ctx.i32(at / each);
        let row = self.element(place, ty, index);
        self.flat_element(&row, elem, at % each)
    }

    /// Whether what is passed goes to render targets, each of which is its own element.
    fn is_target(&self, way: Direction, cx: &Context) -> bool {
        let of_target = |name: &str| Semantic::from_name(name) == Some(Semantic::Target);
        way == Direction::Out
            && self.stage == Stage::Pixel
            && cx.semantic.as_ref().is_some_and(|(name, _)| of_target(name))
    }

    /// The boundary that a value crosses; `None` where the stage has none.
    fn sig_point(&self, way: Direction, cx: &Context) -> Option<SigPoint> {
        let of_vertex = cx.vertices != 0;
        match (self.stage, way) {
            (Stage::Hull, Direction::In) if of_vertex => Some(SigPoint::HSCPIn),
            (Stage::Hull, Direction::In) if self.phase == Phase::Main => Some(SigPoint::HSIn),
            (Stage::Hull, Direction::In) => Some(SigPoint::PCIn),
            (Stage::Hull, Direction::Out) if self.phase == Phase::Main => Some(SigPoint::HSCPOut),
            (Stage::Hull, Direction::Out) => Some(SigPoint::PCOut),
            (Stage::Domain, Direction::In) if !of_vertex => Some(SigPoint::DSIn),
            (Stage::Geometry, Direction::In) if !of_vertex => Some(SigPoint::GSIn),
            // What a geometry shader gives goes to a stream.
            (Stage::Geometry, Direction::Out) if cx.stream.is_none() => None,
            // What a mesh shader gives lies in its arrays.
            (Stage::Mesh, Direction::Out) => match cx.mesh? {
                MeshPart::Vertices => Some(SigPoint::MSOut),
                MeshPart::Primitives => Some(SigPoint::MSPOut),
                MeshPart::Indices | MeshPart::Payload => None,
            },
            (stage, way) => SigPoint::of_stage(stage, way == Direction::Out),
        }
    }

    /// How a semantic's value crosses a boundary.
    fn way_of(&self, kind: Semantic, point: Option<SigPoint>) -> Way {
        let Some(point) = point.filter(|&point| !self.is_too_new(kind, point)) else { return Way::Forbidden };
        match kind.interpretation(point) {
            Interpretation::Arbitrary => Way::Row(Semantic::Arbitrary),
            Interpretation::SystemValue
            | Interpretation::Generated
            | Interpretation::NotPacked
            | Interpretation::Target
            | Interpretation::TessFactor
            | Interpretation::ClipCull => Way::Row(kind),
            Interpretation::Shadow => system_intrinsic(kind).map_or(Way::Forbidden, |i| Way::Shadow(kind, i)),
            // Pixels of a culled primitive never run. Vulkan has the built-in for mesh shaders alone.
            Interpretation::NotInSignature if kind == Semantic::CullPrimitive => {
                if self.options.target.culled_pixels_see_zero { Way::Zero } else { Way::Forbidden }
            }
            Interpretation::NotInSignature => system_intrinsic(kind).map_or(Way::Forbidden, Way::Intrinsic),
            Interpretation::NotAllowed => match point {
                SigPoint::GSVIn
                | SigPoint::GSOut
                | SigPoint::HSCPIn
                | SigPoint::HSCPOut
                | SigPoint::DSCPIn
                | SigPoint::DSOut
                | SigPoint::MSOut
                | SigPoint::MSPOut => Way::Invalid,
                _ => Way::Forbidden,
            },
        }
    }

    fn pass_element(
        &mut self,
        way: Direction,
        ty: TyId,
        cx: &mut Context,
        places: &[Place],
        point: &mut EntryPoint,
    ) {
        let Some((name, index)) = cx.semantic.clone() else {
            let side = if way == Direction::In { "parameter" } else { "result" };
            return self.error(cx.span, kinds::SEMANTIC_UNDEFINED.with(&[&side]));
        };
        let (elem, count) = match self.flat_array(ty) {
            Some((elem, count)) => (elem, Some(count)),
            None => (ty, None),
        };
        let Some(shape) = self.numeric(elem) else {
            return self.error(cx.span, &kinds::ENTRY_PARAMETER_TYPE);
        };
        let (rows_each, cols) = self.row_shape(elem, shape);
        let rows = u32::from(rows_each).saturating_mul(count.unwrap_or(1));
        let all_rows = rows.saturating_mul(cx.copies);
        if all_rows > MAX_ROWS || index > u32::MAX - MAX_ROWS {
            return self.error(cx.span, kinds::SEMANTIC_ROWS.with(&[&name]));
        }
        if let Some(blend) = cx.vk.index.filter(|_| way == Direction::Out) {
            if self.stage != Stage::Pixel {
                return self.error(cx.span, &kinds::DUAL_SOURCE_STAGE);
            }
            if blend > 1 {
                return self.error(cx.span, &kinds::DUAL_SOURCE_INDEX);
            }
        }
        let Some(kind) = Semantic::from_name(&name) else { return self.unknown_semantic(&name, cx) };
        let boundary = self.sig_point(way, cx);
        let asked = match cx.vk.builtin {
            Some(builtin) => {
                let is_scalar = (all_rows, cols) == (1, 1) && count.is_none();
                if let Err(why) = self.fits_built_in(builtin, way, shape.scalar, is_scalar) {
                    return self.error(cx.span, why);
                }
                let forbidden =
                    self.stage == Stage::Compute && matches!(self.way_of(kind, boundary), Way::Forbidden);
                if forbidden || boundary.is_some_and(|point| self.is_too_new(kind, point)) {
                    return self.forbidden_semantic(&name, cx);
                }
                Way::Row(builtin)
            }
            None => self.way_of(kind, boundary),
        };
        let is_single = all_rows == 1 && count.is_none();
        let kind = match asked {
            Way::Row(kind) => kind,
            Way::Shadow(..) | Way::Intrinsic(_) | Way::Zero if !is_single => {
                return self.error(cx.span, kinds::SEMANTIC_ONE_ROW.with(&[&name]));
            }
            Way::Shadow(kind, which) => {
                let element = self.element_of(&name, kind, rows, cols, shape.scalar, way, cx);
                self.check_element(&name, &element, &point.inputs, cx.span);
                point.inputs.push(element);
                return places.iter().for_each(|place| self.read_system(which, elem, place));
            }
            Way::Intrinsic(Intrinsic::InnerCoverage)
                if self.options.target.vulkan_language && (shape.scalar, cols) != (Scalar::U32, 1) =>
            {
                return self.error(cx.span, kinds::SEMANTIC_TYPE.with(&[&name, &"uint"]));
            }
            Way::Intrinsic(which) => {
                self.refuse_second_value(&name, (kind, index));
                if self.lists_system_values() && !point.inputs.iter().any(|el| el.semantic == kind) {
                    point.inputs.push(self.element_of(&name, kind, rows, cols, shape.scalar, way, cx));
                }
                return places.iter().for_each(|place| self.read_system(which, elem, place));
            }
            Way::Invalid => return self.invalid_semantic(&name),
            Way::Zero => {
                let zero = self.filled(elem, true);
                return places.iter().for_each(|place| self.store(place, elem, &zero));
            }
            Way::Forbidden => return self.forbidden_semantic(&name, cx),
        };
        let element = self.element_of(&name, kind, rows, cols, shape.scalar, way, cx);
        let of_patch = self.is_patch_constant(way, cx);
        let before = match way {
            _ if of_patch => &point.patch_constants,
            Direction::In => &point.inputs,
            Direction::Out => &point.outputs,
        };
        // Members that have semantics of their own come again with each element of an array.
        if !cx.repeats {
            self.check_element(&name, &element, before, cx.span);
        }
        let at = before.len() as u32;
        let of = match way {
            _ if of_patch => SpirvSubject::Patch(at),
            Direction::In => SpirvSubject::Input(at),
            Direction::Out => SpirvSubject::Output(at),
        };
        if way == Direction::Out && !self.options.precise_outputs.is_empty() {
            self.note_precise_output(&name, index, cx.numbered, ty, places);
        }
        let is_bare = index == 0 && !cx.numbered;
        self.note_decorations(of, cx.vk.decorations);
        if is_bare && self.options.target.marks_unnumbered_semantics {
            self.b.ctx.spirv.note_of(self.number, SpirvNote::Bare(of));
        }
        if self.options.reflect {
            let text = if is_bare { name.clone() } else { format!("{name}{index}") };
            self.note_text(of, USER_SEMANTIC, &text);
        }
        // Vulkan has no rows: the members of a structure under one semantic are counted instead.
        let is_counted = self.options.target.vulkan_language && element.semantic == Semantic::Arbitrary;
        cx.semantic = Some((name, index + if is_counted { 1 } else { rows }));
        let list = match way {
            _ if of_patch => &mut point.patch_constants,
            Direction::In => &mut point.inputs,
            Direction::Out => &mut point.outputs,
        };
        let semantic = element.semantic;
        list.push(element);
        let id = list.len() as u32 - 1;
        let mut first = 0;
        for place in places {
            for i in 0..count.unwrap_or(1) {
                let at = match count {
                    Some(_) => self.flat_element(place, ty, i),
                    None => place.clone(),
                };
                self.pass_rows(way, elem, (id, first), &at, (of_patch, semantic));
                first += u32::from(rows_each);
            }
        }
    }

    /// What goes out is precise where `-precise-output` names its semantic as the source writes it.
    fn note_precise_output(&mut self, name: &str, index: u32, numbered: bool, ty: TyId, places: &[Place]) {
        let mut written = name.to_ascii_lowercase();
        if numbered {
            written += &index.to_string();
        }
        if !self.options.precise_outputs.contains(&written) {
            return;
        }
        for place in places {
            let val = self.load(place, ty);
            self.note_value(&val, ty, true);
        }
    }

    /// Reads or stores the rows of a number, vector or matrix, from a row of an element on.
    fn pass_rows(
        &mut self,
        way: Direction,
        ty: TyId,
        (id, first): (u32, u32),
        at: &Place,
        (of_patch, semantic): (bool, Semantic),
    ) {
        let id = self.b.ctx.i32(id);
        match way {
            Direction::In => {
                let first = self.b.ctx.i32(first);
                let from = if of_patch { Intrinsic::LoadPatchConstant } else { Intrinsic::LoadInput };
                let val = self.input_value(from, id, first, ty, None);
                self.store(at, ty, &val);
            }
            Direction::Out => {
                let to = if of_patch { Intrinsic::StorePatchConstant } else { Intrinsic::StoreOutput };
                self.write_rows(to, id, first, ty, at);
                if semantic == Semantic::Position && self.stage == Stage::Vertex {
                    let val = self.load(at, ty);
                    self.globals.position = Some((self.as_single(val, ty), self.scalar_of(ty)));
                }
            }
        }
    }

    /// An error for a semantic, which DXC says of the function.
    #[cold]
    pub(in crate::lower) fn invalid_semantic(&mut self, name: &str) {
        let stage = self.stage.prefix();
        self.error(self.start_of_exported(), kinds::SEMANTIC_STAGE.with(&[&name, &stage]));
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one element")]
    fn element_of(
        &mut self,
        name: &str,
        semantic: Semantic,
        rows: u32,
        cols: u8,
        scalar: Scalar,
        way: Direction,
        cx: &Context,
    ) -> SignatureElement {
        let boundary = self.sig_point(way, cx);
        let between = boundary.is_some_and(|point| point.packing() == PackingKind::Vertex);
        let of_primitive = boundary == Some(SigPoint::MSPOut);
        let plain = component(scalar);
        let has_norm = self.options.target.normalised_signatures && semantic != Semantic::Position;
        let component = if has_norm { normalised(plain, cx.norm) } else { plain };
        let interpolation = match between {
            _ if of_primitive => InterpolationMode::Constant,
            // As DXC has it, only what is no part of a range is interpolated by itself.
            true if component != plain && cx.interp == Interp::default() => InterpolationMode::Constant,
            true => interpolation(cx.interp, scalar, semantic),
            false => InterpolationMode::Undefined,
        };
        SignatureElement {
            name: self.b.ctx.symbol(name),
            semantic,
            indices: indices_of(cx, rows),
            component,
            rows: rows.saturating_mul(cx.copies),
            cols,
            interpolation,
            vertices: match way {
                Direction::Out if cx.mesh.is_none() => self.points_out(cx),
                Direction::In | Direction::Out => cx.vertices,
            },
            stream: cx.stream.unwrap_or(0),
            vk_location: cx.vk.location,
            vk_index: cx.vk.index,
            loc: loc(cx.span),
        }
    }

    /// The type a row travels in: bools as `i32`.
    fn row_type(&mut self, scalar: Scalar, cols: u8) -> TypeId {
        let elem = if scalar == Scalar::Bool { TypeId::I32 } else { self.scalar_type(scalar) };
        self.b.ctx.types.vector(elem, u32::from(cols))
    }

    /// The rows and the components of each that a number, vector or matrix has in a signature.
    pub(in crate::lower) fn row_shape(&self, ty: TyId, shape: Numeric) -> (u8, u8) {
        match self.ty(ty) {
            Ty::Matrix { .. } if !self.travels_by_rows(ty) => (shape.cols as u8, shape.rows),
            _ => (shape.rows, shape.cols as u8),
        }
    }

    /// Whether a row of a matrix is a row of the signature; else a column is. A matrix of one column is a vector.
    pub(in crate::lower) fn travels_by_rows(&self, ty: TyId) -> bool {
        match self.ty(ty) {
            Ty::Matrix { cols, .. } if self.options.target.matrices_travel_by_rows => cols > 1,
            Ty::Matrix { row_major, .. } => row_major,
            _ => true,
        }
    }

    /// How many rows of a signature a number, vector or matrix takes.
    pub(in crate::lower) fn row_count(&self, ty: TyId) -> u32 {
        self.numeric(ty).map_or(1, |shape| self.row_shape(ty, shape).0.into())
    }

    /// A number, vector or matrix that comes in from a row on; of one vertex where each has its own.
    pub(in crate::lower) fn input_value(
        &mut self,
        from: Intrinsic,
        id: Value,
        first: Value,
        ty: TyId,
        vertex: Option<Value>,
    ) -> Val {
        let Some(shape) = self.numeric(ty) else { return Val::Void };
        let (rows, cols) = self.row_shape(ty, shape);
        let row_type = self.row_type(shape.scalar, cols);
        let values: SmallVec<[Value; 4]> = (0..u32::from(rows))
            .map(|r| {
                let offset = self.b.ctx.i32(r);
                let row = self.sum(first, offset);
                let mut operands: SmallVec<[Value; 3]> = smallvec![id, row];
                operands.extend(vertex);
                let raw = self.b.intrinsic(from, row_type, &operands);
                if shape.scalar == Scalar::Bool { self.is_not_zero(raw) } else { raw }
            })
            .collect();
        self.of_rows(ty, values)
    }

    /// A value whose rows of a signature these are.
    fn of_rows(&mut self, ty: TyId, values: SmallVec<[Value; 4]>) -> Val {
        match self.ty(ty) {
            Ty::Matrix { .. } if self.travels_by_rows(ty) => Val::Rows(values),
            Ty::Matrix { rows, .. } => Val::Rows(self.transposed(&values, rows)),
            _ => Val::Single(values[0]),
        }
    }

    pub(in crate::lower) fn write_rows(
        &mut self,
        to: Intrinsic,
        id: Value,
        first: u32,
        ty: TyId,
        from: &Place,
    ) {
        let scalar = self.scalar_of(ty);
        let values: SmallVec<[Value; 4]> = match (self.load(from, ty), self.ty(ty)) {
            (Val::Rows(rows), Ty::Matrix { .. }) if self.travels_by_rows(ty) => rows,
            (Val::Rows(rows), Ty::Matrix { cols, .. }) => self.transposed(&rows, cols),
            (val, _) => SmallVec::from_elem(self.as_single(val, ty), 1),
        };
        for (r, &value) in values.iter().enumerate() {
            let value =
                if scalar == Scalar::Bool { self.convert(value, Scalar::Bool, Scalar::U32) } else { value };
            let row = self.b.ctx.i32(first + r as u32);
            self.b.intrinsic(to, TypeId::VOID, &[id, row, value]);
        }
    }

    /// An error for a system value in no signature that two parameters have. In compute shaders they may, and in Vulkan.
    fn refuse_second_value(&mut self, name: &str, (kind, index): (Semantic, u32)) {
        let value = (self.phase, kind, index);
        if matches!(self.stage, Stage::Compute | Stage::Node) || self.options.target.vulkan_language {
            return;
        }
        if self.system_values.contains(&value) {
            return self.overlapping(name, index);
        }
        self.system_values.push(value);
    }

    /// Whether the entry lists the system values that intrinsics give. Those of patches and primitives are no elements.
    fn lists_system_values(&self) -> bool {
        use Stage::{Amplification, Compute, Mesh, Pixel, Vertex};
        self.options.lists_system_values
            && matches!(self.stage, Vertex | Pixel | Compute | Mesh | Amplification)
    }

    /// A system value that an intrinsic gives, component by component where it has several.
    fn read_system(&mut self, which: Intrinsic, ty: TyId, to: &Place) {
        let Some(shape) = self.numeric(ty) else { return };
        let of_domain = which == Intrinsic::DomainLocation;
        let takes_component = of_domain
            || matches!(which, Intrinsic::ThreadId | Intrinsic::GroupId | Intrinsic::ThreadIdInGroup);
        let (raw_type, from) =
            if of_domain { (TypeId::FLOAT, Scalar::F32) } else { (TypeId::I32, Scalar::U32) };
        let (_, cols) = self.row_shape(ty, shape);
        let parts: SmallVec<[Value; 4]> = (0..u32::from(cols))
            .map(|i| {
                let component = self.b.ctx.i32(i);
                let operands: &[Value] = if takes_component { &[component] } else { &[] };
                let raw = self.b.intrinsic(which, raw_type, operands);
                self.convert(raw, from, shape.scalar)
            })
            .collect();
        let row = self.b.vector(&parts);
        let value = self.of_rows(ty, smallvec![row]);
        self.store(to, ty, &value);
    }
}

/// The indices of an element of this many rows in each structure: structures under one semantic take theirs in turn. Those
/// whose fields have semantics of their own share one set of indices, as DXC has it.
fn indices_of(cx: &Context, rows: u32) -> Vec<u32> {
    let first = cx.semantic.as_ref().map_or(0, |&(_, index)| index);
    let mut starts = vec![first];
    for level in &cx.levels {
        starts = starts
            .iter()
            .flat_map(|&start| (0..level.len).map(move |i| start.saturating_add(i * level.stride)))
            .collect();
    }
    starts.iter().flat_map(|&start| start..start.saturating_add(rows)).collect()
}

/// `TEXCOORD12` as `TEXCOORD` and 12.
fn split_semantic(text: &str) -> (String, u32) {
    let digits = text.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (name, index) = text.split_at(text.len() - digits);
    (name.to_owned(), index.parse().unwrap_or(0))
}

/// The intrinsic that gives a value which is in no signature; `None` where there is none.
fn system_intrinsic(kind: Semantic) -> Option<Intrinsic> {
    Some(match kind {
        Semantic::OutputControlPointId => Intrinsic::OutputControlPointId,
        Semantic::DomainLocation => Intrinsic::DomainLocation,
        Semantic::PrimitiveId => Intrinsic::PrimitiveId,
        Semantic::GsInstanceId => Intrinsic::GsInstanceId,
        Semantic::SampleIndex => Intrinsic::SampleIndex,
        Semantic::Coverage => Intrinsic::Coverage,
        Semantic::InnerCoverage => Intrinsic::InnerCoverage,
        Semantic::DispatchThreadId => Intrinsic::ThreadId,
        Semantic::GroupId => Intrinsic::GroupId,
        Semantic::GroupIndex => Intrinsic::FlattenedThreadIdInGroup,
        Semantic::GroupThreadId => Intrinsic::ThreadIdInGroup,
        Semantic::ViewId => Intrinsic::ViewId,
        Semantic::StartVertexLocation => Intrinsic::StartVertexLocation,
        Semantic::StartInstanceLocation => Intrinsic::StartInstanceLocation,
        _ => return None,
    })
}
