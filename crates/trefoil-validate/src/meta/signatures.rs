//! Signatures: what each element means at its boundary, and where it is packed.

use crate::Rule;
use crate::program::{Element, Entry, Program};
use crate::report::Report;
use trefoil_facts::{
    ComponentType, InterpolationMode, Interpretation, Semantic, SigPoint, SignatureKind, Stage,
};

/// Registers of a signature.
const MAX_ROWS: i64 = 32;
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
        Signature { program, entry, point, elements }.check(report);
    }
    if stage == Stage::Pixel {
        depths(entry, report);
    }
}

/// A pixel shader writes one depth at most.
fn depths(entry: &Entry<'_>, report: &mut Report) {
    let is_depth = |e: &&Element<'_>| semantic(e).is_some_and(Semantic::is_depth);
    if entry.output.iter().filter(is_depth).count() > 1 {
        report.function(Rule::SmPSMultipleDepthSemantic, entry.name, &[]);
    }
    let has = |semantic_of| entry.input.iter().any(|e| semantic(e) == Some(semantic_of));
    if has(Semantic::Coverage) && has(Semantic::InnerCoverage) {
        report.function(Rule::SmPSCoverageAndInnerCoverage, entry.name, &[]);
    }
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
        for (number, element) in (0i64..).zip(self.elements) {
            self.element(element, report);
            if element.id != number {
                let words = "the numbers of a signature's elements do not follow each other";
                report.function(Rule::MetaWellFormed, self.entry.name, &[&words]);
            }
        }
        self.overlaps(report);
        self.registers(report);
    }

    fn element(&self, element: &Element<'_>, report: &mut Report) {
        if element.name.is_empty() || element.name.len() > MAX_NAME {
            self.say(report, Rule::MetaSemanticLen, element);
        }
        let Some(semantic) = semantic(element) else {
            return self.say(report, Rule::MetaSemaKindValid, element);
        };
        let by_name = Semantic::from_name(element.name);
        // The number of a system value counts, not its name. Where one means nothing, its name is one like any other.
        let is_plain = semantic != Semantic::Arbitrary
            || by_name.is_some_and(|of| of.interpretation(self.point) == Interpretation::Arbitrary);
        if by_name != Some(semantic) && !is_plain {
            self.say(report, Rule::MetaSemaKindMatchesName, element);
        }
        let Some(component) = component(element) else {
            return self.say(report, Rule::MetaSignatureCompType, element);
        };
        let mode = u32::try_from(element.interpolation).ok().and_then(InterpolationMode::from_number);
        let Some(mode) = mode else { return self.say(report, Rule::MetaInterpModeValid, element) };
        let interpretation = self.interpretation(semantic);
        match interpretation {
            Interpretation::NotAllowed => self.say(report, Rule::MetaSemaKindValid, element),
            _ if semantic.since(self.point) > self.program.model => {
                self.say(report, Rule::SmSemantic, element);
            }
            _ => {}
        }
        self.interpolation(element, component, mode, report);
        self.place(element, interpretation, report);
        self.system_value(element, semantic, component, report);
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
            if element.row != -1 || element.col != -1 {
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
        let is_uint = component == ComponentType::U32 || component == ComponentType::U16;
        let is_float = matches!(component, ComponentType::F32 | ComponentType::F16);
        let right = match semantic {
            VertexId
            | InstanceId
            | RenderTargetArrayIndex
            | ViewportArrayIndex
            | OutputControlPointId
            | PrimitiveId
            | GsInstanceId
            | SampleIndex
            | Coverage
            | InnerCoverage
            | StencilRef
            | ViewId
            | ShadingRate => is_uint && element.cols == 1 && element.rows == 1,
            Position => is_float && element.cols == 4 && element.rows == 1,
            Depth | DepthLessEqual | DepthGreaterEqual => is_float && element.cols == 1,
            IsFrontFace | CullPrimitive => element.cols == 1 && (is_uint || component == ComponentType::I1),
            TessFactor | InsideTessFactor => is_float && element.cols == 1,
            ClipDistance | CullDistance => is_float,
            _ => true,
        };
        if !right {
            self.say(report, Rule::MetaSemanticCompType, element);
        }
        if semantic == Target && self.point == SigPoint::PSOut {
            if element.col != 0 {
                self.say(report, Rule::SmPSTargetCol0, element);
            }
            let index = element.indices.first().copied().map(i64::from);
            if element.row >= 0 && index.is_some_and(|index| index != element.row) {
                self.say(report, Rule::SmPSTargetIndexMatchesRow, element);
            }
        }
    }

    /// No semantic is there twice.
    fn overlaps(&self, report: &mut Report) {
        let mut seen: Vec<(i64, String, u32)> = Vec::new();
        for element in self.elements {
            for &index in &element.indices {
                seen.push((element.stream, element.name.to_ascii_lowercase(), index));
            }
        }
        seen.sort();
        if let Some(pair) = seen.windows(2).find(|pair| pair[0] == pair[1]) {
            report.function(Rule::MetaNoSemanticOverlap, self.entry.name, &[&pair[0].1, &pair[0].2]);
        }
    }

    /// No component of a register belongs to two elements.
    fn registers(&self, report: &mut Report) {
        let mut taken = [[0u8; MAX_ROWS as usize]; 4];
        for element in self.elements {
            let Some(stream) = usize::try_from(element.stream).ok().and_then(|s| taken.get_mut(s)) else {
                self.say(report, Rule::SmStreamIndexRange, element);
                continue;
            };
            if element.row < 0 || !(0..4).contains(&element.col) || !(1..=4).contains(&element.cols) {
                continue;
            }
            let mask = (((1u32 << element.cols) - 1) << element.col) as u8;
            let mut overlaps = false;
            for row in element.row..element.row.saturating_add(element.rows.clamp(0, MAX_ROWS)) {
                let Some(row) = usize::try_from(row).ok().and_then(|row| stream.get_mut(row)) else { break };
                overlaps |= *row & mask != 0;
                *row |= mask;
            }
            if overlaps {
                self.say(report, Rule::MetaSignatureOverlap, element);
            }
        }
    }
}
