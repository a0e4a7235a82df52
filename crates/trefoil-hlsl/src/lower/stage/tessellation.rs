//! Hull and domain shaders: the control points of patches, what a patch has as a whole, and the patch constant function.
//!
//! Control points are read where they are used, as a geometry shader's vertices are. For DXIL the patch constant function is
//! a function of its own; for SPIR-V the first of the invocations runs it after a barrier, when all points are made.

use crate::lower::Lowerer;
use crate::lower::kinds;
use crate::lower::stage::{Context, Direction, Phase};
use crate::lower::values::{Place, Vertices};
use crate::typed::{ArgIo, FuncId, MeshPart, Param, PatchType};
use std::rc::Rc;
use trefoil_ir::{
    EntryPoint, IntPredicate, Intrinsic, Semantic, SignatureElement, Stage, TessDomain, TessOutput,
    TessPartitioning, Tessellation, TypeId,
};

/// The default of `[maxtessfactor]`, and its upper bound.
const MAX_FACTOR: f32 = 64.0;

impl Lowerer<'_> {
    /// Whether what is passed belongs to the patch as a whole, or to a mesh's primitive.
    pub(in crate::lower) fn is_patch_constant(&self, way: Direction, cx: &Context) -> bool {
        match (self.stage, way) {
            (Stage::Domain, Direction::In) => cx.vertices == 0,
            (Stage::Hull, Direction::Out) => self.phase == Phase::Patch,
            (Stage::Mesh, Direction::Out) => cx.mesh == Some(MeshPart::Primitives),
            _ => false,
        }
    }

    /// Of an output of a hull shader's entry, how many points have it; else 0.
    pub(in crate::lower) fn points_out(&self, cx: &Context) -> u32 {
        let counts = self.stage == Stage::Hull && self.phase == Phase::Main && cx.stream.is_none();
        if counts { self.shared.geometry.points_out } else { 0 }
    }

    /// What attributes say of a hull or domain shader's entry.
    pub(in crate::lower) fn tessellation_facts(&self, id: FuncId) -> Option<Tessellation> {
        if !matches!(self.stage, Stage::Hull | Stage::Domain) {
            return None;
        }
        let tess = self.program.funcs[id].tess.clone().unwrap_or_default();
        let domain = tess.domain.unwrap_or(TessDomain::Undefined);
        if self.stage == Stage::Domain {
            return Some(Tessellation { domain, ..Tessellation::default() });
        }
        Some(Tessellation {
            domain,
            partitioning: tess.partitioning.unwrap_or(TessPartitioning::Undefined),
            output: tess.output.unwrap_or(TessOutput::Undefined),
            // Patches of a hull shader that looks at none of their points have one.
            input_points: u32::from(self.stage == Stage::Hull),
            output_points: tess.points.unwrap_or(0),
            max_factor: tess.max_factor.unwrap_or(MAX_FACTOR).to_bits(),
            patch_function: None,
        })
    }

    /// Binds a parameter that is a patch; `false` for any other.
    pub(in crate::lower) fn patch_param(&mut self, param: &Param, point: &mut EntryPoint) -> bool {
        let program = self.program;
        let var = &program.vars[param.var];
        let Some(patch) = program.patch(self.ty(var.ty)) else { return false };
        let made_here = patch.is_output && self.stage == Stage::Hull;
        let taken = matches!((self.stage, patch.is_output), (Stage::Hull, false) | (Stage::Domain, true));
        let number = self.b.ctx.i32(0);
        let vertices = if made_here && self.phase == Phase::Patch {
            Vertices::made(number)
        } else if taken && param.io == ArgIo::In {
            let first = self.taken_points(param, patch, point);
            Vertices::taken(first, number)
        } else {
            let stage = self.stage.name();
            self.error(var.span, kinds::PATCH_NOT_TAKEN.with(&[&stage]));
            return true;
        };
        let points = [Place::Vertices(vertices)];
        self.slots.insert(param.var, Place::Parts(Rc::from(points)));
        true
    }

    /// Declares the control points that come in; the patch constant function takes those of the entry.
    fn taken_points(&mut self, param: &Param, patch: PatchType, point: &mut EntryPoint) -> u32 {
        if let Some(&(_, first)) = self.shared.geometry.points.iter().find(|known| known.0 == patch.element) {
            return first;
        }
        let mut cx = self.context_of(param);
        cx.vertices = patch.count;
        let first = point.inputs.len() as u32;
        self.pass(Direction::In, patch.element, &mut cx, None, point);
        let new = &point.inputs[first as usize..];
        let fixed = |e: &SignatureElement| e.semantic != Semantic::Arbitrary;
        self.shared.geometry.fixed_rows.resize(first as usize, true);
        self.shared.geometry.fixed_rows.extend(new.iter().map(fixed));
        self.shared.geometry.points.push((patch.element, first));
        if let Some(tess) = &mut point.tessellation {
            tess.input_points = patch.count;
        }
        first
    }

    /// Runs the patch constant function after the entry where it is no function of its own: once, when all points
    /// are made.
    pub(in crate::lower) fn patch_function_here(&mut self, point: &mut EntryPoint) {
        let Some(id) = self.patch_function else { return };
        if self.options.target.separate_patch_function {
            return;
        }
        self.b.intrinsic(Intrinsic::PatchBarrier, TypeId::VOID, &[]);
        let number = self.b.intrinsic(Intrinsic::OutputControlPointId, TypeId::I32, &[]);
        let zero = self.b.ctx.i32(0);
        let first = self.b.icmp(IntPredicate::Eq, number, zero);
        let guard = self.b.begin_if(first, trefoil_ir::Hint::None);
        self.run_patch_function(id, point);
        self.b.end_if(guard);
    }

    /// Lowers the patch constant function into what is being built.
    pub(in crate::lower) fn run_patch_function(&mut self, id: FuncId, point: &mut EntryPoint) {
        let outer = std::mem::replace(&mut self.phase, Phase::Patch);
        self.run_signature(id, point);
        self.phase = outer;
    }

    /// Errors for what does not fit together in a hull or domain shader.
    pub(in crate::lower) fn check_tessellation(&mut self, id: FuncId, point: &EntryPoint) {
        let Some(tess) = point.tessellation else { return };
        let span = self.program.funcs[self.program.entry.unwrap_or(id)].span;
        if !self.options.target.has_tessellator_rules {
            // All domains have as many factors as a quad has.
            let fits = |e: &SignatureElement, rows| e.rows <= rows && e.cols == 1;
            let wrong = point.patch_constants.iter().find(|e| match e.semantic {
                Semantic::TessFactor => !fits(e, 4),
                Semantic::InsideTessFactor => !fits(e, 2),
                _ => false,
            });
            return if wrong.is_some() {
                self.check_factors(span, TessDomain::Quad, &point.patch_constants)
            };
        }
        if tess.domain == TessDomain::Undefined {
            return self.error(span, &kinds::TESSELLATOR_DOMAIN);
        }
        self.check_factors(span, tess.domain, &point.patch_constants);
        if self.stage == Stage::Domain {
            return;
        }
        if tess.partitioning == TessPartitioning::Undefined {
            let message = &kinds::TESSELLATOR_PARTITIONING;
            return self.error(span, message);
        }
        let triangles = matches!(tess.output, TessOutput::TriangleCw | TessOutput::TriangleCcw);
        let wrong = match (tess.domain, tess.output) {
            (TessDomain::Isoline, _) if triangles => {
                Some(("IsoLine", "point or line", "Triangle_cw or triangle_ccw", "are not", "IsoLine Domain"))
            }
            (TessDomain::Triangle, TessOutput::Line) => {
                Some(("Tri", "point, triangle_cw or triangle_ccw", "Line", "is not", "Tri domain"))
            }
            (TessDomain::Quad, TessOutput::Line) => {
                Some(("Quad", "point, triangle_cw or triangle_ccw", "Line", "is not", "Quad domain"))
            }
            _ => None,
        };
        if let Some((domain, wanted, has, is_not, with)) = wrong {
            let message = kinds::TESSELLATOR_OUTPUT.with(&[&domain, &wanted, &has, &is_not, &with]);
            return self.error(span, message);
        }
        let factor = f32::from_bits(tess.max_factor);
        if !(1.0..=MAX_FACTOR).contains(&factor) {
            let message = kinds::MAX_TESS_FACTOR.with(&[&format_args!("{factor:.6}")]);
            self.error(span, message);
        }
    }

    /// Errors for factors that do not fit the domain.
    fn check_factors(&mut self, span: crate::source::Span, domain: TessDomain, patch: &[SignatureElement]) {
        let (name, outer, inner) = match domain {
            TessDomain::Isoline => ("IsoLine", 2, 0),
            TessDomain::Triangle => ("Tri", 3, 1),
            _ => ("Quad", 4, 2),
        };
        for (semantic, what, rows) in [
            (Semantic::TessFactor, "TessFactor", outer),
            (Semantic::InsideTessFactor, "InsideTessFactor", inner),
        ] {
            let found = patch.iter().find(|e| e.semantic == semantic);
            match found {
                Some(e) if (e.rows, e.cols) != (rows, 1) => {
                    let message = kinds::TESS_FACTOR_SHAPE.with(&[&what, &e.rows, &e.cols, &name, &rows]);
                    return self.error(span, message);
                }
                None if rows != 0 && self.stage == Stage::Hull => {
                    let message = &kinds::TESS_FACTOR_MISSING;
                    return self.error(span, message);
                }
                _ => {}
            }
        }
    }
}
