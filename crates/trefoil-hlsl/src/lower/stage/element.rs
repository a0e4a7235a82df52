//! One element of a signature: which way it crosses, and what is said of it.

use crate::lower::kinds;
use crate::lower::stage::{Context, Direction, Phase};
use crate::lower::types::{component, interpolation, normalised};
use crate::lower::values::Place;
use crate::lower::vulkan::USER_SEMANTIC;
use crate::lower::{Lowerer, loc};
use crate::typed::{Func, Interp, MeshPart, Scalar, TyId};
use trefoil_ir::{
    EntryPoint, InterpolationMode, Interpretation, Intrinsic, PackingKind, Semantic, SigPoint,
    SignatureElement, SpirvNote, SpirvSubject, Stage,
};

/// Most rows of one element: more than any stage passes.
pub(super) const MAX_ROWS: u32 = 128;

/// A number, vector or matrix, or an array of them, that crosses under one semantic.
struct Passed {
    way: Direction,
    /// The semantic, without its index.
    name: String,
    /// The semantic's index.
    index: u32,
    /// The whole type.
    ty: TyId,
    /// The type without the dimensions of arrays.
    elem: TyId,
    /// How many there are in an array.
    count: Option<u32>,
    scalar: Scalar,
    /// The rows that one takes.
    rows_each: u8,
    /// The rows that all take.
    rows: u32,
    /// The components of a row.
    cols: u8,
}

impl Passed {
    /// Whether it is one row and no array.
    fn is_single(&self, cx: &Context) -> bool {
        self.rows.saturating_mul(cx.copies) == 1 && self.count.is_none()
    }

    /// Whether it is one number.
    fn is_scalar(&self, cx: &Context) -> bool {
        self.is_single(cx) && self.cols == 1
    }
}

/// How a semantic's value comes.
enum Way {
    /// In the signature, as this kind.
    Row(Semantic),
    /// In the signature, and read by an intrinsic.
    Shadow(Semantic, Intrinsic),
    /// By an intrinsic alone.
    Intrinsic(Semantic, Intrinsic),
    /// As zero: nothing gives it.
    Zero,
    /// Not at all at this stage.
    Forbidden,
}

impl Lowerer<'_> {
    /// Whether what is passed goes to render targets, each of which is its own element.
    pub(super) fn is_target(&self, way: Direction, cx: &Context) -> bool {
        let of_target = |name: &str| Semantic::from_name(name) == Some(Semantic::Target);
        way == Direction::Out
            && self.stage == Stage::Pixel
            && cx.semantic.as_ref().is_some_and(|(name, _)| of_target(name))
    }

    /// The boundary that a value crosses; `None` where the stage has none.
    pub(super) fn sig_point(&self, way: Direction, cx: &Context) -> Option<SigPoint> {
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

    /// Refuses a semantic of a result that is `void`, where nothing that the stage gives could have it: so DXC does for DXIL, but in
    /// libraries.
    pub(super) fn check_semantic_of_void(&mut self, func: &Func) {
        if !self.options.target.semantic_errors_name_models || self.options.stage == Stage::Library {
            return;
        }
        let cx = self.context(func.semantic, Interp::default(), func.span);
        let Some((name, _)) = cx.semantic.clone() else { return };
        let boundary = self.sig_point(Direction::Out, &cx);
        let way = Semantic::from_name(&name).map(|kind| self.way_of(kind, boundary));
        if matches!(way, None | Some(Way::Forbidden)) {
            self.forbidden_semantic(&name, &cx);
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
            // Pixels of a culled primitive never run.
            Interpretation::NotInSignature if kind == Semantic::CullPrimitive => Way::Zero,
            Interpretation::NotInSignature => {
                system_intrinsic(kind).map_or(Way::Forbidden, |i| Way::Intrinsic(kind, i))
            }
            Interpretation::NotAllowed => Way::Forbidden,
        }
    }

    /// Passes a number, vector or matrix, or an array of them, from or to all `places`, which are copies of it in an array of
    /// structures.
    pub(super) fn pass_element(
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
        let passed =
            Passed { way, name, index, ty, elem, count, scalar: shape.scalar, rows_each, rows, cols };
        if rows.saturating_mul(cx.copies) > MAX_ROWS || index > u32::MAX - MAX_ROWS {
            return self.error(cx.span, kinds::SEMANTIC_ROWS.with(&[&passed.name]));
        }
        if let Some(blend) = cx.vk.index {
            if self.stage != Stage::Pixel {
                return self.error(cx.span, &kinds::DUAL_SOURCE_STAGE);
            }
            if way == Direction::In {
                return self.error(cx.span, &kinds::DUAL_SOURCE_INPUT);
            }
            if blend > 1 {
                return self.error(cx.span, &kinds::DUAL_SOURCE_INDEX);
            }
        }
        match self.asked_way(&passed, cx) {
            None => {}
            Some(Way::Row(semantic)) => self.pass_listed(passed, semantic, cx, places, point),
            Some(way) => self.pass_system(&passed, way, cx, places, point),
        }
    }

    /// How an element crosses, as its semantic or a Vulkan attribute asks; `None` after an error.
    fn asked_way(&mut self, passed: &Passed, cx: &Context) -> Option<Way> {
        let Some(kind) = Semantic::from_name(&passed.name) else {
            self.forbidden_semantic(&passed.name, cx);
            return None;
        };
        let boundary = self.sig_point(passed.way, cx);
        let by_semantic = self.way_of(kind, boundary);
        let Some(builtin) = cx.vk.builtin else { return Some(by_semantic) };
        if let Err(why) = self.fits_built_in(builtin, passed.way, passed.scalar, passed.is_scalar(cx)) {
            self.error(cx.span, why);
            return None;
        }
        let forbidden = self.stage == Stage::Compute && matches!(by_semantic, Way::Forbidden);
        if forbidden || boundary.is_some_and(|point| self.is_too_new(kind, point)) {
            self.forbidden_semantic(&passed.name, cx);
            return None;
        }
        Some(Way::Row(builtin))
    }

    /// Passes what an intrinsic gives, whether a signature lists it or not; or says why nothing does.
    fn pass_system(
        &mut self,
        passed: &Passed,
        way: Way,
        cx: &Context,
        places: &[Place],
        point: &mut EntryPoint,
    ) {
        let Passed { name, elem, .. } = passed;
        match way {
            Way::Shadow(..) | Way::Intrinsic(..) | Way::Zero if !passed.is_single(cx) => {
                self.error(cx.span, kinds::SEMANTIC_ONE_ROW.with(&[name]));
            }
            Way::Shadow(kind, which) => {
                let element = self.element_of(passed, kind, cx);
                self.check_element(name, &element, &point.inputs, cx.span);
                point.inputs.push(element);
                places.iter().for_each(|place| self.read_system(which, *elem, place));
            }
            Way::Intrinsic(_, Intrinsic::InnerCoverage)
                if self.options.target.vulkan_language
                    && (passed.scalar, passed.cols) != (Scalar::U32, 1) =>
            {
                self.error(cx.span, kinds::SEMANTIC_TYPE.with(&[name, &"uint"]));
            }
            Way::Intrinsic(kind, which) => {
                self.refuse_second_value(name, (kind, passed.index));
                if self.lists_system_values() && !point.inputs.iter().any(|el| el.semantic == kind) {
                    point.inputs.push(self.element_of(passed, kind, cx));
                }
                places.iter().for_each(|place| self.read_system(which, *elem, place));
            }
            Way::Zero => {
                let zero = self.filled(*elem, true);
                places.iter().for_each(|place| self.store(place, *elem, &zero));
            }
            Way::Row(_) | Way::Forbidden => self.forbidden_semantic(name, cx),
        }
    }

    /// Lists an element in the signature that it crosses by, and passes its rows.
    fn pass_listed(
        &mut self,
        passed: Passed,
        semantic: Semantic,
        cx: &mut Context,
        places: &[Place],
        point: &mut EntryPoint,
    ) {
        let element = self.element_of(&passed, semantic, cx);
        let of_patch = self.is_patch_constant(passed.way, cx);
        let list = match passed.way {
            _ if of_patch => &mut point.patch_constants,
            Direction::In => &mut point.inputs,
            Direction::Out => &mut point.outputs,
        };
        // Members that have semantics of their own come again with each element of an array.
        if !cx.repeats {
            self.check_element(&passed.name, &element, list, cx.span);
        }
        let id = list.len() as u32;
        list.push(element);
        self.note_element(&passed, (of_patch, id), cx, places);
        // Vulkan has no rows: the members of a structure under one semantic are counted instead.
        let is_counted = self.options.target.vulkan_language && semantic == Semantic::Arbitrary;
        let next = passed.index + if is_counted { 1 } else { passed.rows };
        let mut first = 0;
        for place in places {
            for i in 0..passed.count.unwrap_or(1) {
                let at = match passed.count {
                    Some(_) => self.flat_element(place, passed.ty, i),
                    None => place.clone(),
                };
                self.pass_rows(passed.way, passed.elem, (id, first), &at, (of_patch, semantic));
                first += u32::from(passed.rows_each);
            }
        }
        cx.semantic = Some((passed.name, next));
    }

    /// Notes what targets and reflection are told of an element besides its signature: of a patch constant when `of_patch`.
    fn note_element(&mut self, passed: &Passed, (of_patch, id): (bool, u32), cx: &Context, places: &[Place]) {
        let of = match passed.way {
            _ if of_patch => SpirvSubject::Patch(id),
            Direction::In => SpirvSubject::Input(id),
            Direction::Out => SpirvSubject::Output(id),
        };
        if passed.way == Direction::Out && !self.options.precise_outputs.is_empty() {
            self.note_precise_output(&passed.name, passed.index, cx.numbered, passed.ty, places);
        }
        let is_bare = passed.index == 0 && !cx.numbered;
        self.note_decorations(of, cx.vk.decorations);
        if is_bare && self.options.target.marks_unnumbered_semantics {
            self.b.ctx.spirv.note_of(self.number, SpirvNote::Bare(of));
        }
        if self.options.reflect {
            let number = if is_bare { String::new() } else { passed.index.to_string() };
            self.note_text(of, USER_SEMANTIC, &format!("{}{number}", passed.name));
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

    fn element_of(&mut self, passed: &Passed, semantic: Semantic, cx: &Context) -> SignatureElement {
        let Passed { way, scalar, rows, cols, .. } = *passed;
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
            name: self.b.ctx.symbol(&passed.name),
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
