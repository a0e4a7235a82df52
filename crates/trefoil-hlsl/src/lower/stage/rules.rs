//! What a system value demands of the element that carries it, and what no signature may hold.
//!
//! These rules stand with the lowering since they are about the elements of signatures: rows, indices and the order in which they
//! overlap are known once the entry's parameters and results have been laid out, which the check does not do.

use crate::check::kinds::NUMBERED_SEMANTIC;
use crate::lower::Lowerer;
use crate::lower::kinds;
use crate::lower::stage::{Context, Direction, Phase};
use crate::source::Span;
use crate::typed::Scalar;
use trefoil_facts::Demand;
use trefoil_ir::{
    ComponentType, EntryPoint, Error, InterpolationMode, Semantic, SigPoint, SignatureElement, Stage,
};

impl Lowerer<'_> {
    /// Errors for an element that its semantic, or those before it, do not allow.
    pub(in crate::lower) fn check_element(
        &mut self,
        name: &str,
        element: &SignatureElement,
        before: &[SignatureElement],
        span: Span,
    ) {
        // In Vulkan an index names an element, whatever its rows.
        let is_named_alike = |other: &SignatureElement| match self.options.target.vulkan_language {
            true => element.indices.first() == other.indices.first(),
            false => element.indices.iter().any(|index| other.indices.contains(index)),
        };
        let overlap = before.iter().find(|other| {
            other.stream == element.stream
                && self.b.ctx.name(other.name).eq_ignore_ascii_case(name)
                && is_named_alike(other)
        });
        if let Some(other) = overlap {
            let is_shared = |index: &&u32| other.indices.contains(index);
            let Some(&index) = element.indices.iter().find(is_shared) else { return };
            let is_system = Semantic::from_name(name).is_some_and(|kind| kind != Semantic::Arbitrary);
            if is_system && !self.options.target.vulkan_language {
                return self.overlapping(name, index);
            }
            let message = kinds::SEMANTIC_OVERLAP.with(&[&name, &index]);
            return self.error(span, message);
        }
        // In Vulkan each row is a location of its own.
        if element.semantic == Semantic::Target && element.rows > 1 && !self.options.target.vulkan_language {
            return self.error(span, &kinds::PS_OUTPUT_INDEXED);
        }
        let one_depth = self.options.target.restricts_depth;
        if one_depth && element.semantic.is_depth() && before.iter().any(|other| other.semantic.is_depth()) {
            return self.error(span, &kinds::SEVERAL_DEPTHS);
        }
        if !self.options.target.wide_signature_elements {
            match element.component {
                ComponentType::F64 => return self.wide_in_signature("double", name),
                ComponentType::I64 | ComponentType::U64 => return self.wide_in_signature("i64", name),
                _ => {}
            }
        }
        let (wants, text) = element.semantic.demand();
        let is_first = element.indices.iter().all(|&index| index == 0);
        let is_once = is_first || !matches!(wants, Demand::Uint | Demand::Face | Demand::Float);
        // Vulkan has numbers with a sign where Direct3D has none, and a `bool` is whether they are zero.
        let component = match (wants, element.component) {
            (Demand::Uint, ComponentType::I32 | ComponentType::I1)
                if self.options.target.signed_system_values =>
            {
                ComponentType::U32
            }
            (_, component) => component.plain(),
        };
        // DXIL's validator wants all bits of a mask.
        let is_short_mask = element.semantic == Semantic::Coverage
            && component == ComponentType::U16
            && !self.options.target.vulkan_language;
        let fits = is_once && !is_short_mask && wants.is_met(component, element.rows, element.cols);
        if !fits {
            return self.error(span, kinds::SEMANTIC_TYPE.with(&[&name, &text]));
        }
        let most = match element.semantic {
            Semantic::Position => 0,
            Semantic::Target => 7,
            _ => u32::MAX,
        };
        let is_beyond = element.indices.iter().any(|&index| index > most);
        if is_beyond && !self.options.target.vulkan_language {
            return self.error(span, kinds::SEMANTIC_INDEX.with(&[&name, &most]));
        }
        if element.semantic == Semantic::Barycentrics {
            if element.interpolation == InterpolationMode::Constant {
                return self.error(span, &kinds::CONSTANT_BARYCENTRICS);
            }
            let same = before.iter().any(|other| {
                other.semantic == Semantic::Barycentrics && other.interpolation == element.interpolation
            });
            if same || element.indices.iter().any(|&index| index > 1) {
                self.error(span, &kinds::SEVERAL_BARYCENTRICS);
            }
        }
    }

    /// An error when a depth with a bound goes out, the position comes in at the pixel's middle, and the shader does not run
    /// for every sample.
    pub(in crate::lower) fn check_depth_interpolation(&mut self, point: &EntryPoint) {
        use InterpolationMode::*;
        let has_bound = |e: &&SignatureElement| {
            matches!(e.semantic, Semantic::DepthLessEqual | Semantic::DepthGreaterEqual)
        };
        let Some(depth) = point.outputs.iter().find(has_bound) else { return };
        let runs_per_sample = |e: &SignatureElement| {
            e.semantic == Semantic::SampleIndex
                || matches!(e.interpolation, LinearSample | LinearNoPerspectiveSample)
        };
        let of_middle = |e: &SignatureElement| {
            e.semantic == Semantic::Position && e.interpolation != LinearNoPerspectiveCentroid
        };
        let is_free = !self.options.target.restricts_depth;
        if is_free || point.inputs.iter().any(runs_per_sample) || !point.inputs.iter().any(of_middle) {
            return;
        }
        self.errors.push(Error::new(depth.loc, &kinds::PS_POSITION_INTERPOLATION));
    }

    /// An error for a number of 64 bits between stages, which DXC says of the function.
    #[cold]
    fn wide_in_signature(&mut self, what: &str, name: &str) {
        self.error_of_exported(kinds::SIGNATURE_TYPE.with(&[&what, &name]));
    }

    /// Whether what a boundary makes of a semantic came with a later shader model.
    pub(in crate::lower) fn is_too_new(&self, kind: Semantic, point: SigPoint) -> bool {
        let model = self.options.shader_model;
        model.major >= 6 && model < kind.since(point)
    }

    /// An error for a semantic that a boundary does not take, in the words that DXC has for the target. Of Direct3D's those that an
    /// entry's declaration has itself are told there, others of the function.
    #[cold]
    pub(in crate::lower) fn forbidden_semantic(&mut self, name: &str, cx: &Context) {
        let stage = self.stage.prefix();
        let is_entry = self.phase == Phase::Main && self.options.stage != Stage::Library;
        if !self.options.target.semantic_errors_name_models {
            let number = cx.semantic.as_ref().filter(|_| cx.numbered).map(|(_, index)| index.to_string());
            let name = format!("{name}{}", number.unwrap_or_default());
            self.error(cx.span, kinds::SEMANTIC_STAGE_USE.with(&[&name, &stage]));
        } else if is_entry && cx.semantic_span.lo >= self.program.funcs[self.exported].start {
            let model = self.options.shader_model;
            self.error(cx.semantic_span, kinds::SEMANTIC_MODEL.with(&[&name, &stage, &model]));
        } else {
            self.invalid_semantic(name);
        }
    }

    /// An error for a semantic that DXC says of the function.
    #[cold]
    pub(in crate::lower) fn invalid_semantic(&mut self, name: &str) {
        if self.stage == Stage::Compute {
            return self.error_of_exported(&NUMBERED_SEMANTIC);
        }
        let stage = self.stage.prefix();
        self.error_of_exported(kinds::SEMANTIC_STAGE.with(&[&name, &stage]));
    }

    /// Whether something that is passed can be one of Vulkan's built-ins, by its type, stage and direction.
    pub(in crate::lower) fn fits_built_in(
        &self,
        which: Semantic,
        way: Direction,
        scalar: Scalar,
        is_scalar: bool,
    ) -> Result<(), trefoil_ir::Message> {
        let is_index = matches!(scalar, Scalar::I32 | Scalar::U32);
        let (name, fits, wanted) = match which {
            Semantic::PointSize => ("PointSize", scalar.is_float(), "float"),
            Semantic::HelperInvocation => ("HelperInvocation", scalar == Scalar::Bool, "boolean"),
            Semantic::BaseVertex => ("BaseVertex", is_index, "32-bit scalar integer"),
            Semantic::BaseInstance => ("BaseInstance", is_index, "32-bit scalar integer"),
            Semantic::DrawIndex => ("DrawIndex", is_index, "32-bit scalar integer"),
            _ => ("DeviceIndex", is_index, "32-bit scalar integer"),
        };
        if !fits || !is_scalar {
            return Err(kinds::BUILT_IN_TYPE.with(&[&name, &wanted]));
        }
        let (is_in, stage) = (way == Direction::In, self.stage);
        match which {
            Semantic::HelperInvocation if !is_in || stage != Stage::Pixel => {
                Err(kinds::BUILT_IN_STAGE.with(&[&name, &"pixel shader input"]))
            }
            Semantic::DeviceIndex if !is_in => Err(kinds::BUILT_IN_STAGE.with(&[&name, &"shader input"])),
            Semantic::BaseVertex | Semantic::BaseInstance | Semantic::DrawIndex
                if !is_in || stage != Stage::Vertex =>
            {
                Err(kinds::BUILT_IN_STAGE.with(&[&name, &"vertex shader input"]))
            }
            // A pixel shader may share the structure of what comes before it, as long as it does not read that.
            Semantic::PointSize if is_in && stage == Stage::Vertex => {
                Err(kinds::BUILT_IN_SIDE.with(&[&name, &"VSIn"]))
            }
            _ => Ok(()),
        }
    }
}
