//! What the inputs and outputs of an entry may not ask for: interpolation of integers, and two kinds of coverage.

use crate::check::model::Model;
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::typed::{
    ArgIo, FuncId, Interp, MeshPart, Param, Scalar, Ty, TyId, WrittenSemantic, system_semantic,
};
use trefoil_ir::{InputPrimitive, Interpretation, PackingKind, Semantic, SigPoint, Stage};

/// A value on its way over a boundary, or a structure or array of such values.
#[derive(Clone, Copy)]
struct Passed {
    ty: TyId,
    semantic: Option<WrittenSemantic>,
    interp: Interp,
    point: SigPoint,
    span: Span,
}

/// A number, vector or matrix that is an element of a signature.
struct Leaf {
    name: String,
    scalar: Scalar,
    interp: Interp,
    point: SigPoint,
    span: Span,
}

impl Leaf {
    /// Whether its modifiers ask for interpolation.
    fn is_interpolated(&self) -> bool {
        self.interp.linear || self.interp.centroid || self.interp.no_perspective || self.interp.sample
    }
}

impl Context<'_> {
    /// Errors for what the elements of an entry's signatures may not ask for.
    pub(in crate::check) fn entry_signatures(
        &mut self,
        entry: FuncId,
        patch_function: Option<FuncId>,
        stage: Stage,
    ) {
        self.interpolations(entry, patch_function, stage);
        let func = &self.model.program.funcs[entry];
        let span = func.span;
        let asks = |kind: Semantic| {
            let mut inputs = func.params.iter().filter(|param| param.io != ArgIo::Out);
            let vars = &self.model.program.vars;
            inputs.any(|param| self.model.has_semantic(vars[param.var].ty, param.semantic, kind))
        };
        if stage == Stage::Pixel && asks(Semantic::Coverage) && asks(Semantic::InnerCoverage) {
            self.push(Diagnostic::new(&kinds::COVERAGES, span).of_line());
        }
    }

    /// Errors for integers that are to be interpolated, and for primitives' outputs with modifiers.
    fn interpolations(&mut self, entry: FuncId, patch_function: Option<FuncId>, stage: Stage) {
        let span = self.model.program.funcs[entry].span;
        let mut leaves = Vec::new();
        for passed in self.passed(entry, patch_function, stage) {
            self.leaves(passed, &mut leaves);
        }
        for leaf in leaves {
            if leaf.point == SigPoint::MSPOut {
                if leaf.interp != Interp::default() && !leaf.interp.no_interpolation {
                    self.push(Diagnostic::new(&kinds::PRIMITIVE_INTERPOLATION, span).of_line());
                }
            } else if !leaf.scalar.is_float() && leaf.is_interpolated() {
                self.push(Diagnostic::new(&kinds::INTEGER_INTERPOLATION, leaf.span).arg(leaf.name));
            }
        }
    }

    /// What goes over the boundaries at which values have interpolation.
    fn passed(&self, entry: FuncId, patch_function: Option<FuncId>, stage: Stage) -> Vec<Passed> {
        let program = &self.model.program;
        let func = &program.funcs[entry];
        let mut passed: Vec<Passed> = Vec::new();
        for param in &func.params {
            let points = match self.vertices(param, stage) {
                Some((ty, point)) => [Some((ty, point)), None],
                None => {
                    let ty = program.vars[param.var].ty;
                    let of = |way: bool| SigPoint::of_stage(stage, way).map(|point| (ty, point));
                    let is_in = matches!(param.io, ArgIo::In | ArgIo::InOut) && !takes_whole(stage);
                    let is_out = matches!(param.io, ArgIo::Out | ArgIo::InOut);
                    [is_in.then(|| of(false)).flatten(), is_out.then(|| of(true)).flatten()]
                }
            };
            passed.extend(points.into_iter().flatten().map(|(ty, point)| self.of_param(param, ty, point)));
        }
        if let Some(point) = SigPoint::of_stage(stage, true) {
            let (ty, semantic) = (func.ret, func.semantic);
            passed.push(Passed { ty, semantic, interp: Interp::default(), point, span: func.span });
        }
        // A patch constant function takes the control points of the entry, if that takes them.
        for param in patch_function.map_or(&[][..], |id| &program.funcs[id].params) {
            if let Some((ty, point)) = self.vertices(param, stage)
                && !passed.iter().any(|known| (known.ty, known.point) == (ty, point))
            {
                passed.push(self.of_param(param, ty, point));
            }
        }
        passed.retain(|it| it.point.packing() == PackingKind::Vertex);
        passed
    }

    fn of_param(&self, param: &Param, ty: TyId, point: SigPoint) -> Passed {
        let span = self.model.program.vars[param.var].span;
        Passed { ty, semantic: param.semantic, interp: param.interp, point, span }
    }

    /// Of a parameter that holds several vertices, primitives or a stream, what each is and where it crosses.
    fn vertices(&self, param: &Param, stage: Stage) -> Option<(TyId, SigPoint)> {
        let program = &self.model.program;
        let ty = program.types.get(program.vars[param.var].ty);
        if let Some(stream) = program.stream(ty) {
            return Some((stream.element, SigPoint::GSOut));
        }
        if let Some(patch) = program.patch(ty) {
            return match (stage, patch.is_output) {
                (Stage::Hull, false) => Some((patch.element, SigPoint::HSCPIn)),
                (Stage::Domain, true) => Some((patch.element, SigPoint::DSCPIn)),
                _ => None,
            };
        }
        let Ty::Array(element, _) = ty else { return None };
        match param.mesh {
            Some(MeshPart::Vertices) => Some((element, SigPoint::MSOut)),
            Some(MeshPart::Primitives) => Some((element, SigPoint::MSPOut)),
            Some(MeshPart::Indices | MeshPart::Payload) => None,
            None if stage == Stage::Geometry && param.primitive != InputPrimitive::Undefined => {
                Some((element, SigPoint::GSVIn))
            }
            None => None,
        }
    }

    /// Appends the elements of a signature that something passed becomes.
    fn leaves(&self, passed: Passed, out: &mut Vec<Leaf>) {
        let Passed { ty, semantic, interp, point, span } = passed;
        let program = &self.model.program;
        let scalar = match program.types.get(ty) {
            Ty::Array(elem, _) => return self.leaves(Passed { ty: elem, ..passed }, out),
            Ty::Struct(s) => {
                for field in &program.structs[s].fields {
                    let semantic = semantic.or(field.semantic);
                    let interp = interp.with_inner(field.interp);
                    self.leaves(Passed { ty: field.ty, semantic, interp, point, span: field.span }, out);
                }
                return;
            }
            Ty::Scalar(scalar) | Ty::Vector(scalar, _) | Ty::Matrix { scalar, .. } | Ty::Enum(_, scalar) => {
                scalar
            }
            _ => return,
        };
        let Some(text) = semantic.map(|it| self.model.name_text(it.name)) else { return };
        let mut name = text.trim_end_matches(|c: char| c.is_ascii_digit());
        if self.options.dx9_compat {
            name = system_semantic(name, point).unwrap_or(name);
        }
        if Semantic::from_name(name).is_some_and(|kind| self.is_element(kind, point)) {
            out.push(Leaf { name: name.to_owned(), scalar, interp, point, span });
        }
    }

    /// Whether a semantic makes an element of the signature at a boundary.
    fn is_element(&self, kind: Semantic, point: SigPoint) -> bool {
        let model = self.options.shader_model;
        let is_new = model.major >= 6 && model < kind.since(point);
        let passed = kind.interpretation(point);
        !is_new && !matches!(passed, Interpretation::NotInSignature | Interpretation::NotAllowed)
    }
}

/// Whether what is not of vertices comes in once for the primitive or patch, and without interpolation.
fn takes_whole(stage: Stage) -> bool {
    matches!(stage, Stage::Hull | Stage::Domain | Stage::Geometry)
}

impl Model {
    /// Whether a semantic is that of a type, or of something in it.
    fn has_semantic(&self, ty: TyId, own: Option<WrittenSemantic>, kind: Semantic) -> bool {
        if let Some(own) = own {
            let text = self.name_text(own.name);
            return Semantic::from_name(text.trim_end_matches(|c: char| c.is_ascii_digit())) == Some(kind);
        }
        match self.program.types.get(ty) {
            Ty::Array(elem, _) => self.has_semantic(elem, None, kind),
            Ty::Struct(s) => {
                let fields = &self.program.structs[s].fields;
                fields.iter().any(|field| self.has_semantic(field.ty, field.semantic, kind))
            }
            _ => false,
        }
    }
}
