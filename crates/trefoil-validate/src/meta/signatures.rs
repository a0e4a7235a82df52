//! Signatures: what each element means at its boundary, and where it is packed.

use crate::Rule;
use crate::program::{Element, Entry, Program, tag};
use crate::report::Report;
use trefoil_dxcontainer::pack::{Conflict, Placed, RegisterFile};
use trefoil_dxil::ops::DxilOp;
use trefoil_dxil_read::bitcode_model::Op;
use trefoil_facts::{
    ComponentType, InterpolationMode, Interpretation, Semantic, SigPoint, SignatureKind, Stage,
};

/// Registers of a signature.
const MAX_ROWS: i64 = 32;
/// Render targets.
const TARGETS: i64 = 8;
/// The topology of points.
const POINTS: i64 = 1;
/// The longest name of a semantic.
const MAX_NAME: usize = 64;

pub(super) fn check(program: &Program<'_>, entry: &Entry<'_>, report: &mut Report) {
    let Some(stage) = entry.stage else { return };
    let lists = [
        (&entry.input, SignatureKind::Input),
        (&entry.output, SignatureKind::Output),
        (&entry.patch, SignatureKind::PatchConstantOrPrimitive),
    ];
    for (elements, kind) in lists {
        if elements.is_empty() {
            continue;
        }
        let Some(point) = SigPoint::of_signature(stage, kind) else {
            let rule = match (stage, kind) {
                (Stage::Compute, _) => Rule::SmCSNoSignatures,
                (_, SignatureKind::PatchConstantOrPrimitive) => Rule::SmPatchConstantOnlyForHSDS,
                (_, _) if stage.is_library_only() => Rule::SmRayShaderSignatures,
                (_, _) => Rule::MetaSemaKindValid,
            };
            report.function(rule, entry.name, &[&entry.name]);
            continue;
        };
        Signature { program, entry, point, stage, elements }.check(report);
    }
    match stage {
        Stage::Pixel => pixel(entry, report),
        Stage::Mesh => mesh(program, entry, report),
        _ => {}
    }
}

/// What a pixel shader reads and writes goes together.
fn pixel(entry: &Entry<'_>, report: &mut Report) {
    let find = |elements: &'_ [Element<'_>], test: fn(Semantic) -> bool| {
        elements.iter().position(|e| semantic(e).is_some_and(test))
    };
    let is = |element: &Element<'_>, wanted: Semantic| semantic(element) == Some(wanted);
    let coverage = find(&entry.input, |of| of == Semantic::Coverage);
    if coverage.is_some() && find(&entry.input, |of| of == Semantic::InnerCoverage).is_some() {
        report.function(Rule::SmPSCoverageAndInnerCoverage, entry.name, &[]);
    }
    for element in &entry.output {
        let right =
            matches!(semantic(element), Some(Semantic::Target | Semantic::Coverage | Semantic::StencilRef))
                || semantic(element).is_some_and(Semantic::is_depth);
        if !right {
            report.function(Rule::SmPSOutputSemantic, entry.name, &[&element.name]);
        }
    }
    // A depth on one side of what is rasterised lies where the position is taken.
    let depth = entry.output.iter().find(|e| semantic(e).is_some_and(Semantic::is_depth));
    let by_sample =
        |e: &Element<'_>| is(e, Semantic::SampleIndex) || mode(e).is_some_and(InterpolationMode::is_sample);
    if depth.is_none_or(|depth| is(depth, Semantic::Depth)) || entry.input.iter().any(by_sample) {
        return;
    }
    use InterpolationMode::*;
    let position = entry.input.iter().rfind(|e| is(e, Semantic::Position));
    if let Some(position) = position
        && !matches!(
            mode(position),
            Some(Undefined | LinearNoPerspectiveCentroid | LinearNoPerspectiveSample)
        )
    {
        report.function(Rule::SmPSConsistentInterp, entry.name, &[&position.name]);
    }
}

/// Rows of a mesh shader's vertices and of its primitives, and of both.
const MESH_ROWS: i64 = 32;
/// The most bytes that a mesh shader writes, and that it writes and takes.
const MESH_OUTPUT: i64 = 32 * 1024;
const MESH_IN_AND_OUT: i64 = 47 * 1024;

/// What a mesh shader writes has few rows, and is small.
fn mesh(program: &Program<'_>, entry: &Entry<'_>, report: &mut Report) {
    let rows = |elements: &[Element<'_>]| {
        elements.iter().map(|e| e.row.saturating_add(e.rows)).max().unwrap_or(0).max(0)
    };
    let (vertex, primitive) = (rows(&entry.output), rows(&entry.patch));
    let mut rows = |rule: Rule, count: i64| {
        if count > MESH_ROWS {
            report.function(rule, entry.name, &[&entry.name, &MESH_ROWS]);
        }
    };
    rows(Rule::SmMeshVSigRowCount, vertex);
    rows(Rule::SmMeshPSigRowCount, primitive);
    rows(Rule::SmMeshTotalSigRowCount, vertex.saturating_add(primitive));
    let number =
        |place: usize| i64::from(program.node_int(entry.property(tag::MESH), place).unwrap_or(0) as u32);
    let scalars = |elements: &[Element<'_>], count: i64| {
        let each: i64 = elements.iter().map(|e| e.rows.clamp(0, 32) * e.cols.clamp(0, 4)).sum();
        each.saturating_mul((count + 31) & !31)
    };
    let bytes = scalars(&entry.output, number(1)).saturating_add(scalars(&entry.patch, number(2)));
    let bytes = bytes.saturating_mul(4);
    if bytes > MESH_OUTPUT {
        report.function(Rule::SmMeshShaderOutputSize, entry.name, &[&entry.name, &MESH_OUTPUT]);
    }
    if bytes.saturating_add(number(4)) > MESH_IN_AND_OUT {
        report.function(Rule::SmMeshShaderInOutSize, entry.name, &[&entry.name, &MESH_IN_AND_OUT]);
    }
}

fn mode(element: &Element<'_>) -> Option<InterpolationMode> {
    InterpolationMode::from_number(u32::try_from(element.interpolation).ok()?)
}

pub(crate) fn semantic(element: &Element<'_>) -> Option<Semantic> {
    Semantic::from_dxil_number(u32::try_from(element.semantic).ok()?)
}

fn component(element: &Element<'_>) -> Option<ComponentType> {
    let found = ComponentType::from_number(u32::try_from(element.component).ok()?)?;
    (!matches!(found, ComponentType::Invalid | ComponentType::PackedS8x32 | ComponentType::PackedU8x32))
        .then_some(found)
}

/// A signature at its boundary.
struct Signature<'a> {
    program: &'a Program<'a>,
    entry: &'a Entry<'a>,
    point: SigPoint,
    stage: Stage,
    elements: &'a [Element<'a>],
}

impl Signature<'_> {
    fn say(&self, report: &mut Report, rule: Rule, element: &Element<'_>) {
        report.function(rule, self.entry.name, &[&element.name, &self.where_it_is()]);
    }

    fn where_it_is(&self) -> &'static str {
        match self.point.signature() {
            Some(SignatureKind::Input) => "input",
            Some(SignatureKind::Output) => "output",
            Some(SignatureKind::PatchConstantOrPrimitive) => "patch constant or primitive",
            None => "value",
        }
    }

    fn check(&self, report: &mut Report) {
        for element in self.elements {
            self.element(element, report);
        }
        self.overlaps(report);
        self.together(report);
        self.registers(report);
    }

    /// The stream that counts for an element: only what a geometry shader writes has more than one.
    fn stream(&self, element: &Element<'_>) -> usize {
        let has_streams =
            self.stage == Stage::Geometry && self.point.signature() == Some(SignatureKind::Output);
        usize::try_from(element.stream).ok().filter(|stream| has_streams && *stream < 4).unwrap_or(0)
    }

    fn element(&self, element: &Element<'_>, report: &mut Report) {
        let Some(semantic) = semantic(element) else {
            return self.say(report, Rule::MetaSemaKindValid, element);
        };
        let semantic = match semantic.interpretation(self.point) {
            Interpretation::Arbitrary => Semantic::Arbitrary,
            _ => semantic,
        };
        // The number of a system value counts, not its name.
        let is_named = semantic == Semantic::Arbitrary;
        if is_named && (element.name.is_empty() || element.name.len() > MAX_NAME) {
            self.say(report, Rule::MetaSemanticLen, element);
        }
        let Some(component) = component(element) else {
            return self.say(report, Rule::MetaSignatureCompType, element);
        };
        let Some(mode) = mode(element) else { return self.say(report, Rule::MetaInterpModeValid, element) };
        let interpretation = self.interpretation(semantic);
        match interpretation {
            Interpretation::NotAllowed => self.say(report, Rule::SmSemantic, element),
            _ if semantic.since(self.point) > self.program.model => {
                self.say(report, Rule::SmSemantic, element);
            }
            _ => {}
        }
        self.interpolation(element, component, mode, report);
        self.place(element, interpretation, report);
        self.system_value(element, semantic, component, report);
        self.numbers(element, semantic, report);
        if semantic == Semantic::Barycentrics {
            if matches!(mode, InterpolationMode::Undefined | InterpolationMode::Constant) {
                self.say(report, Rule::MetaBarycentricsInterpolation, element);
            }
            if element.cols != 3 {
                self.say(report, Rule::MetaBarycentricsFloat3, element);
            }
        }
        self.in_stream(element, report);
    }

    /// Indices and rows of a system value: one, but for some.
    fn numbers(&self, element: &Element<'_>, semantic: Semantic, report: &mut Report) {
        use Semantic::*;
        let first = element.indices.first().copied().unwrap_or(0);
        let most = match semantic {
            Arbitrary | ClipDistance | CullDistance => None,
            Target => {
                if element.row.saturating_add(element.rows) > TARGETS {
                    let words: [&dyn std::fmt::Display; 2] = [&element.name, &(TARGETS - 1)];
                    report.function(Rule::MetaSemanticIndexMax, self.entry.name, &words);
                }
                None
            }
            Barycentrics => Some(1),
            _ => Some(0),
        };
        if most.is_some_and(|most| first > most) {
            let words: [&dyn std::fmt::Display; 2] = [&element.name, &most.unwrap_or(0)];
            report.function(Rule::MetaSemanticIndexMax, self.entry.name, &words);
        }
        let may_have_rows = matches!(
            semantic,
            Arbitrary | Target | ClipDistance | CullDistance | TessFactor | InsideTessFactor
        );
        if element.rows > 1 && !may_have_rows {
            self.say(report, Rule::MetaSystemValueRows, element);
        }
        if element.rows > 1 && semantic == Target {
            self.say(report, Rule::SmNoPSOutputIdx, element);
        }
    }

    /// Only geometry shaders write to streams, and only points to those after the first.
    fn in_stream(&self, element: &Element<'_>, report: &mut Report) {
        let is_geometry = self.stage == Stage::Geometry;
        let writes = is_geometry && self.point.signature() == Some(SignatureKind::Output);
        if !(0..=if writes { 3 } else { 0 }).contains(&element.stream) {
            self.say(report, Rule::SmStreamIndexRange, element);
        }
        let topology = self.program.node_int(self.entry.property(tag::GEOMETRY), 3);
        if is_geometry && element.stream != 0 && topology != Some(POINTS) {
            self.say(report, Rule::SmMultiStreamMustBePoint, element);
        }
    }

    /// The meaning at the boundary, or among the inputs of the stage that are no vertex's.
    fn interpretation(&self, semantic: Semantic) -> Interpretation {
        let others: &[SigPoint] = match self.point {
            SigPoint::GSVIn => &[SigPoint::GSIn],
            SigPoint::HSCPIn => &[SigPoint::HSIn, SigPoint::PCIn],
            SigPoint::DSCPIn => &[SigPoint::DSIn],
            _ => &[],
        };
        let here = semantic.interpretation(self.point);
        if here != Interpretation::NotAllowed {
            return here;
        }
        let mut others = others.iter().map(|&point| semantic.interpretation(point));
        others.find(|&found| found != Interpretation::NotAllowed).unwrap_or(here)
    }

    fn interpolation(
        &self,
        element: &Element<'_>,
        component: ComponentType,
        mode: InterpolationMode,
        report: &mut Report,
    ) {
        let has_none =
            matches!(self.point, SigPoint::VSIn | SigPoint::PSOut | SigPoint::PCOut | SigPoint::DSIn);
        if has_none && mode != InterpolationMode::Undefined {
            self.say(report, Rule::SmNoInterpMode, element);
        } else if self.point == SigPoint::MSPOut && mode != InterpolationMode::Constant {
            self.say(report, Rule::SmConstantInterpMode, element);
        }
        let is_constant = matches!(mode, InterpolationMode::Undefined | InterpolationMode::Constant);
        if !component.is_float() && !is_constant {
            self.say(report, Rule::MetaIntegerInterpMode, element);
        }
    }

    fn place(&self, element: &Element<'_>, interpretation: Interpretation, report: &mut Report) {
        let is_packed = !matches!(
            interpretation,
            Interpretation::NotAllowed
                | Interpretation::NotPacked
                | Interpretation::NotInSignature
                | Interpretation::Shadow
        );
        let is_placed = element.row >= 0 && element.col >= 0;
        if !is_packed {
            if element.row != -1 {
                self.say(report, Rule::MetaSemanticShouldNotBeAllocated, element);
            }
        } else if !is_placed {
            self.say(report, Rule::MetaSemanticShouldBeAllocated, element);
        } else if element.row + element.rows > MAX_ROWS || element.col + element.cols > 4 {
            self.say(report, Rule::MetaSignatureOutOfRange, element);
        }
        if element.rows <= 0 || !(1..=4).contains(&element.cols) {
            self.say(report, Rule::MetaSignatureOutOfRange, element);
        }
    }

    fn system_value(
        &self,
        element: &Element<'_>,
        semantic: Semantic,
        component: ComponentType,
        report: &mut Report,
    ) {
        use Semantic::*;
        let is_uint = matches!(component, ComponentType::U32 | ComponentType::U16);
        let is_wide = matches!(component, ComponentType::SNormF64 | ComponentType::UNormF64);
        let is_float = component.is_float() && component.bits() <= 32 && !is_wide;
        let one = element.cols == 1;
        let right = match semantic {
            VertexId
            | InstanceId
            | RenderTargetArrayIndex
            | ViewportArrayIndex
            | PrimitiveId
            | GsInstanceId
            | SampleIndex
            | StencilRef
            | ShadingRate => is_uint && one,
            Coverage | InnerCoverage | OutputControlPointId => component == ComponentType::U32 && one,
            Position => is_float && element.cols == 4,
            Depth | DepthLessEqual | DepthGreaterEqual => is_float && one,
            IsFrontFace => matches!(component, ComponentType::U32 | ComponentType::I32) && one,
            CullPrimitive => component == ComponentType::I1 && one,
            TessFactor | InsideTessFactor | ClipDistance | CullDistance | Barycentrics => is_float,
            Target => component.bits() <= 32 && !is_wide,
            _ => true,
        };
        if !right {
            self.say(report, Rule::MetaSemanticCompType, element);
        }
        if semantic == Target && self.point == SigPoint::PSOut {
            if element.col != 0 {
                self.say(report, Rule::SmPSTargetCol0, element);
            }
            let rows = element.indices.iter().zip(element.row..);
            if rows.into_iter().any(|(&index, row)| i64::from(index) != row) {
                self.say(report, Rule::SmPSTargetIndexMatchesRow, element);
            }
        }
    }

    /// No semantic is there twice.
    fn overlaps(&self, report: &mut Report) {
        let mut seen: Vec<(usize, String, u32)> = Vec::new();
        for element in self.elements {
            for &index in &element.indices {
                seen.push((self.stream(element), element.name.to_ascii_lowercase(), index));
            }
        }
        seen.sort();
        if let Some(pair) = seen.windows(2).find(|pair| pair[0] == pair[1]) {
            report.function(Rule::MetaNoSemanticOverlap, self.entry.name, &[&pair[0].1, &pair[0].2]);
        }
    }

    /// System values are there once; clip and cull distances share two rows; barycentrics differ in perspective.
    fn together(&self, report: &mut Report) {
        let mut once = Vec::new();
        let mut distances = [(Vec::new(), 0i64), (Vec::new(), 0), (Vec::new(), 0), (Vec::new(), 0)];
        let mut targets = 0u32;
        let (mut depths, mut barycentrics) = (0, Vec::new());
        for element in self.elements {
            let (Some(semantic), stream) = (semantic(element), self.stream(element)) else { continue };
            match semantic {
                Semantic::Arbitrary => {}
                Semantic::Target => {
                    if (0..TARGETS).contains(&element.row)
                        && element.row + element.rows.clamp(0, 9) <= TARGETS
                    {
                        let mask = ((1u32 << element.rows.clamp(0, 9)) - 1) << element.row;
                        if targets & mask != 0 {
                            let words: [&dyn std::fmt::Display; 2] = [&element.name, &element.row];
                            report.function(Rule::MetaNoSemanticOverlap, self.entry.name, &words);
                        }
                        targets |= mask;
                    }
                }
                Semantic::ClipDistance | Semantic::CullDistance => {
                    let (rows, scalars) = &mut distances[stream];
                    for row in element.row..element.row.saturating_add(element.rows.clamp(0, MAX_ROWS)) {
                        if !rows.contains(&row) {
                            rows.push(row);
                        }
                    }
                    *scalars += element.cols.clamp(0, 4);
                    if rows.len() > 2 {
                        self.say(report, Rule::MetaClipCullMaxRows, element);
                    }
                    if *scalars > 8 {
                        self.say(report, Rule::MetaClipCullMaxComponents, element);
                    }
                }
                _ if semantic.is_depth() => {
                    depths += 1;
                    if depths > 1 {
                        report.function(Rule::SmPSMultipleDepthSemantic, self.entry.name, &[]);
                    }
                }
                Semantic::Barycentrics => {
                    use InterpolationMode::*;
                    let flat = matches!(
                        mode(element),
                        Some(LinearNoPerspective | LinearNoPerspectiveCentroid | LinearNoPerspectiveSample)
                    );
                    if barycentrics.len() > 1 || barycentrics.contains(&flat) {
                        self.say(report, Rule::MetaBarycentricsTwoPerspectives, element);
                    }
                    barycentrics.push(flat);
                }
                _ if once.contains(&(stream, semantic)) => {
                    self.say(report, Rule::MetaDuplicateSysValue, element);
                }
                _ => once.push((stream, semantic)),
            }
        }
    }

    /// Elements share registers as the packing allows.
    fn registers(&self, report: &mut Report) {
        let mut files: [RegisterFile; 4] = std::array::from_fn(|_| RegisterFile::default());
        let native = !self.program.uses_min_precision();
        for element in self.elements {
            let Some(semantic) = semantic(element) else { continue };
            let place = |number: i64| usize::try_from(number).ok();
            let (Some(row), Some(rows), Some(col)) =
                (place(element.row), place(element.rows), place(element.col))
            else {
                continue;
            };
            let cols = element.cols.clamp(1, 4) as usize;
            let placed = files[self.stream(element)].put(&Placed {
                interpretation: self.interpretation(semantic),
                interpolation: mode(element).unwrap_or_default(),
                bits: if native { component(element).map_or(0, ComponentType::bits) } else { 0 },
                rows: (row, rows),
                cols: (col, cols),
            });
            let rule = match placed {
                Ok(()) => continue,
                Err(Conflict::Outside) => Rule::MetaSignatureOutOfRange,
                Err(Conflict::Indexing) => Rule::MetaSignatureIndexConflict,
                Err(Conflict::Interpolation) => Rule::MetaInterpModeInOneRow,
                Err(Conflict::Width) => Rule::MetaSignatureDataWidth,
                Err(Conflict::Overlap) => Rule::MetaSignatureOverlap,
                Err(Conflict::Order) => Rule::MetaSignatureIllegalComponentOrder,
            };
            self.say(report, rule, element);
        }
        let reads_view = self.point == SigPoint::PSIn
            && self.entry.function.is_some_and(|function| reads_view(self.program, function));
        if reads_view && !files[0].has_slot_for_view() {
            report.function(Rule::SmViewIDNeedsSlot, self.entry.name, &[]);
        }
    }
}

/// Whether a function asks for the view.
fn reads_view(program: &Program<'_>, function: usize) -> bool {
    let m = program.module;
    let func = &m.functions[function];
    func.blocks.iter().flatten().any(|inst| match &inst.op {
        Op::Call { arguments, .. } => {
            let opcode = func.list(*arguments).first().and_then(|&id| m.int(Some(func), id));
            opcode == Some(i64::from(DxilOp::ViewID.opcode()))
        }
        _ => false,
    })
}
