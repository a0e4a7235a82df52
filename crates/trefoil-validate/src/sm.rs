//! Stages: the properties that an entry of each has.

use crate::Rule;
use crate::program::{Entry, Program, tag};
use crate::report::Report;
use trefoil_dxil_read::bitcode_model::{Constant, Kind, Meta};
use trefoil_facts::{Semantic, ShaderModel, Stage, TessDomain};

/// The most numbers that a hull shader's control points have together.
const MOST_OF_CONTROL_POINTS: i64 = 3968;

/// Checks the properties of the entries.
pub(crate) fn check(program: &Program<'_>, report: &mut Report) {
    for entry in &program.entries {
        let Some(stage) = entry.stage else { continue };
        let is_defined = |number: usize| !program.module.functions[number].declaration;
        if !entry.function.is_some_and(is_defined) && !matches!(stage, Stage::Library | Stage::Hull) {
            report.function(Rule::MetaEntryFunction, entry.name, &[]);
        }
        let check = Check { program, entry, stage };
        match stage {
            Stage::Compute | Stage::Amplification | Stage::Node => check.threads(report),
            Stage::Mesh => {
                check.threads(report);
                check.mesh(report);
            }
            Stage::Geometry => check.geometry(report),
            Stage::Hull => check.hull(report),
            Stage::Domain => check.domain(report),
            Stage::Pixel
            | Stage::Vertex
            | Stage::Library
            | Stage::RayGeneration
            | Stage::Intersection
            | Stage::AnyHit
            | Stage::ClosestHit
            | Stage::Miss
            | Stage::Callable => {}
        }
        check.wave_size(report);
    }
}

struct Check<'a> {
    program: &'a Program<'a>,
    entry: &'a Entry<'a>,
    stage: Stage,
}

impl Check<'_> {
    fn say(&self, report: &mut Report, rule: Rule, words: &[&dyn std::fmt::Display]) {
        report.function(rule, self.entry.name, words);
    }

    /// The numbers of a property's node.
    fn property(&self, tag: i64) -> Option<Vec<i64>> {
        self.numbers(self.entry.property(tag))
    }

    /// The first part of a property's node.
    fn first(&self, tag: i64) -> Option<u32> {
        self.program.module.node(self.entry.property(tag)).first().copied().flatten()
    }

    /// A part of a node that is a real number.
    fn float(&self, node: Option<u32>, at: usize) -> Option<f32> {
        let m = self.program.module;
        let part = m.node(node).get(at).copied().flatten()?;
        let Some(Meta::Value { value }) = m.metadata.get(part as usize) else { return None };
        match m.value(None, *value)?.kind {
            Kind::Constant(Constant::Float(bits)) => Some(f32::from_bits(bits as u32)),
            Kind::Constant(Constant::Null) => Some(0.0),
            _ => None,
        }
    }

    fn numbers(&self, node: Option<u32>) -> Option<Vec<i64>> {
        let parts = self.program.module.node(node);
        (0..parts.len()).map(|at| self.program.node_int(node, at)).collect()
    }

    fn missing(&self, report: &mut Report) {
        self.say(report, Rule::MetaNoEntryPropsForEntry, &[&self.entry.name]);
    }

    fn threads(&self, report: &mut Report) {
        let own = match self.stage {
            Stage::Mesh => self.first(tag::MESH),
            Stage::Amplification => self.first(tag::AMPLIFICATION),
            _ => self.entry.property(tag::THREADS),
        };
        let Some(&[x, y, z, ..]) = self.numbers(own).as_deref() else {
            if self.stage != Stage::Node {
                self.missing(report);
            }
            return;
        };
        let most = match self.stage {
            Stage::Mesh | Stage::Amplification => [128, 128, 128],
            _ => [1024, 1024, 64],
        };
        for ((axis, count), most) in ["X", "Y", "Z"].iter().zip([x, y, z]).zip(most) {
            if !(1..=most).contains(&count) {
                self.say(report, Rule::SmThreadGroupChannelRange, &[axis, &count, &1, &most]);
            }
        }
        let total = [x, y, z].iter().fold(1i64, |total, &count| total.saturating_mul(count));
        let most = if most[2] == 64 { 1024 } else { 128 };
        if total > most {
            self.say(report, Rule::SmMaxTheadGroup, &[&total, &most]);
        }
    }

    fn mesh(&self, report: &mut Report) {
        let node = self.entry.property(tag::MESH);
        let number = |at| self.program.node_int(node, at);
        let (Some(vertices), Some(primitives)) = (number(1), number(2)) else { return self.missing(report) };
        if !(0..=256).contains(&vertices) {
            self.say(report, Rule::SmMeshShaderMaxVertexCount, &[&256, &vertices]);
        }
        if !(0..=256).contains(&primitives) {
            self.say(report, Rule::SmMeshShaderMaxPrimitiveCount, &[&256, &primitives]);
        }
    }

    fn geometry(&self, report: &mut Report) {
        let Some(&[primitive, vertices, streams, topology, instances]) =
            self.property(tag::GEOMETRY).as_deref()
        else {
            return self.missing(report);
        };
        // As DXC, which takes none for any shader.
        if !matches!(primitive, 0 | 1 | 2 | 3 | 6 | 7 | 8..=39) {
            self.say(report, Rule::SmGSValidInputPrimitive, &[]);
        }
        if !matches!(topology, 1 | 3 | 5) || streams & 15 == 0 {
            self.say(report, Rule::SmGSValidOutputPrimitiveTopology, &[]);
        }
        if !(0..=1024).contains(&vertices) {
            self.say(report, Rule::SmGSOutputVertexCountRange, &[&1024, &vertices]);
        }
        if !(1..=32).contains(&instances) {
            self.say(report, Rule::SmGSInstanceCountRange, &[&32, &instances]);
        }
        let scalars: i64 = self.entry.output.iter().map(|e| e.rows.clamp(0, 32) * e.cols.clamp(0, 4)).sum();
        let total = vertices.saturating_mul(scalars);
        if total > 1024 {
            self.say(report, Rule::SmGSTotalOutputVertexDataRange, &[&vertices, &scalars, &total, &1024]);
        }
    }

    fn domain_of(&self, number: i64, report: &mut Report) -> TessDomain {
        let domain = u32::try_from(number).ok().and_then(TessDomain::from_number);
        let domain = domain.unwrap_or_default();
        if domain == TessDomain::Undefined {
            self.say(report, Rule::SmValidDomain, &[]);
        }
        domain
    }

    fn hull(&self, report: &mut Report) {
        let node = self.entry.property(tag::HULL);
        let number = |at| self.program.node_int(node, at);
        let (Some(input), Some(output), Some(domain)) = (number(1), number(2), number(3)) else {
            return self.missing(report);
        };
        let (Some(partition), Some(primitive)) = (number(4), number(5)) else { return self.missing(report) };
        let domain = self.domain_of(domain, report);
        if !(0..=32).contains(&input) {
            self.say(report, Rule::SmHSInputControlPointCountRange, &[&32, &input]);
        }
        if !(0..=32).contains(&output) {
            self.say(report, Rule::SmOutputControlPointCountRange, &[&0, &32, &output]);
        }
        if self.float(node, 6).is_some_and(|most| !(1.0..=64.0).contains(&most)) {
            self.say(report, Rule::MetaMaxTessFactor, &[]);
        }
        if !(1..=4).contains(&partition) {
            self.say(report, Rule::MetaTessellatorPartition, &[]);
        }
        if !(1..=4).contains(&primitive) {
            self.say(report, Rule::MetaTessellatorOutputPrimitive, &[]);
        }
        match domain {
            TessDomain::Triangle | TessDomain::Quad if primitive == 2 => {
                self.say(report, Rule::SmTriOutputPrimitiveMismatch, &[]);
            }
            TessDomain::Isoline if matches!(primitive, 3 | 4) => {
                self.say(report, Rule::SmIsoLineOutputPrimitiveMismatch, &[]);
            }
            _ => {}
        }
        if self.entry.function.is_some_and(|number| self.program.module.functions[number].declaration) {
            self.passes_through(input, output, report);
        }
        if input == 0 && !self.entry.input.is_empty() {
            self.say(report, Rule::SmZeroHSInputControlPointWithInput, &[]);
        }
        self.factors(domain, report);
    }

    /// A hull shader without code of its own gives control points as it takes them.
    fn passes_through(&self, input: i64, output: i64, report: &mut Report) {
        if input < output {
            self.say(report, Rule::SmHullPassThruControlPointCountMatch, &[]);
        }
        let scalars: i64 = self.entry.output.iter().map(|e| e.rows.clamp(0, 32) * e.cols.clamp(0, 4)).sum();
        if scalars.saturating_mul(output) > MOST_OF_CONTROL_POINTS {
            self.say(report, Rule::SmOutputControlPointsTotalScalars, &[]);
        }
    }

    fn domain(&self, report: &mut Report) {
        let node = self.entry.property(tag::DOMAIN);
        let number = |at| self.program.node_int(node, at);
        let (Some(domain), Some(input)) = (number(0), number(1)) else { return self.missing(report) };
        let domain = self.domain_of(domain, report);
        if !(0..=32).contains(&input) {
            self.say(report, Rule::SmDSInputControlPointCountRange, &[&32, &input]);
        }
        self.factors(domain, report);
    }

    /// The tessellation factors have the rows that the domain demands.
    fn factors(&self, domain: TessDomain, report: &mut Report) {
        let (outside, inside) = match domain {
            TessDomain::Triangle => (3, 1),
            TessDomain::Quad => (4, 2),
            TessDomain::Isoline => (2, 0),
            TessDomain::Undefined => return,
        };
        let of =
            |number: Semantic| self.entry.patch.iter().find(|e| e.semantic == i64::from(number.number()));
        let wrong = |number: Semantic, rows: i64| {
            of(number).is_some_and(|element| element.rows != rows || element.cols != 1)
        };
        if wrong(Semantic::TessFactor, outside) {
            self.say(report, Rule::SmTessFactorSizeMatchDomain, &[&outside]);
        }
        if wrong(Semantic::InsideTessFactor, inside) {
            self.say(report, Rule::SmInsideTessFactorSizeMatchDomain, &[&inside]);
        }
        let is_hull = self.stage == Stage::Hull;
        if is_hull && of(Semantic::TessFactor).is_none()
            || is_hull && inside > 0 && of(Semantic::InsideTessFactor).is_none()
        {
            self.say(report, Rule::SmTessFactorForDomain, &[]);
        }
    }

    /// Whether a property has as many parts as it should, and one that is no number.
    fn lacks_numbers(&self, tag: i64, count: usize) -> bool {
        self.program.module.node(self.entry.property(tag)).len() == count && self.property(tag).is_none()
    }

    fn wave_size(&self, report: &mut Report) {
        let is_size = |size: i64| (4..=128).contains(&size) && size & (size - 1) == 0;
        let tags =
            self.entry.properties.iter().filter(|(t, _)| matches!(*t, tag::WAVE_SIZE | tag::WAVE_RANGE));
        match tags.count() {
            0 => return,
            1 => {}
            _ => self.say(report, Rule::SmWaveSizeTagDuplicate, &[]),
        }
        if !matches!(self.stage, Stage::Compute | Stage::Node) {
            self.say(report, Rule::SmWaveSizeOnComputeOrNode, &[]);
        }
        let model = self.program.model;
        if self.entry.property(tag::WAVE_SIZE).is_some() {
            if model < ShaderModel::new(6, 6) || model > ShaderModel::new(6, 7) {
                self.say(report, Rule::SmWaveSizeNeedsSM66or67, &[]);
            }
            if self.lacks_numbers(tag::WAVE_SIZE, 1) {
                return self.say(report, Rule::SmWaveSizeNeedsConstantOperands, &[]);
            }
            match self.property(tag::WAVE_SIZE).as_deref() {
                Some(&[size]) if is_size(size) => {}
                Some([_]) => self.say(report, Rule::SmWaveSizeValue, &[]),
                _ => self.say(report, Rule::SmWaveSizeExpectsOneParam, &[]),
            }
        }
        if self.entry.property(tag::WAVE_RANGE).is_none() {
            return;
        }
        if model < ShaderModel::new(6, 8) {
            self.say(report, Rule::SmWaveSizeRangeNeedsSM68Plus, &[]);
        }
        if self.lacks_numbers(tag::WAVE_RANGE, 3) {
            return self.say(report, Rule::SmWaveSizeNeedsConstantOperands, &[]);
        }
        let Some(&[least, most, preferred]) = self.property(tag::WAVE_RANGE).as_deref() else {
            return self.say(report, Rule::SmWaveSizeRangeExpectsThreeParams, &[]);
        };
        if [least, most, preferred].iter().any(|&size| size != 0 && !is_size(size)) {
            self.say(report, Rule::SmWaveSizeValue, &[]);
        } else if least == 0 && (most != 0 || preferred != 0) {
            self.say(report, Rule::SmWaveSizeAllZeroWhenUndefined, &[]);
        } else if most == 0 && preferred != 0 {
            self.say(report, Rule::SmWaveSizeMaxAndPreferredZeroWhenNoRange, &[]);
        } else if most != 0 && most < least {
            self.say(report, Rule::SmWaveSizeMaxGreaterThanMin, &[]);
        } else if preferred != 0 && !(least..=most).contains(&preferred) {
            self.say(report, Rule::SmWaveSizePreferredInRange, &[]);
        }
    }
}
