//! What a geometry shader's entry must say, and the primitives that parameters ask for.

use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::tree::{self, Attribute, Modifiers};
use crate::typed::{ArgIo, FuncId, Ty, TyId};
use trefoil_ir::{InputPrimitive, MAX_STREAMS, OutputTopology, Stage};

const PRIMITIVES: &[(Modifiers, InputPrimitive, &str)] = &[
    (Modifiers::POINT, InputPrimitive::Point, "point"),
    (Modifiers::LINE, InputPrimitive::Line, "line"),
    (Modifiers::TRIANGLE, InputPrimitive::Triangle, "triangle"),
    (Modifiers::LINE_ADJ, InputPrimitive::LineAdjacency, "lineadj"),
    (Modifiers::TRIANGLE_ADJ, InputPrimitive::TriangleAdjacency, "triangleadj"),
];

/// The primitive that a parameter's modifiers ask for.
pub(in crate::check) fn primitive(modifiers: Modifiers) -> InputPrimitive {
    let found = PRIMITIVES.iter().find(|(m, ..)| modifiers.has(*m));
    found.map_or(InputPrimitive::Undefined, |found| found.1)
}

/// How a primitive is called in the source.
fn word(primitive: InputPrimitive) -> &'static str {
    PRIMITIVES.iter().find(|found| found.1 == primitive).map_or("", |found| found.2)
}

impl Checker<'_> {
    /// The number of an attribute that takes one: `[maxvertexcount(n)]`, `[instance(n)]`.
    pub(in crate::check) fn one_number(
        &mut self,
        attribute: &Attribute,
        args: &[tree::ExprId],
    ) -> Option<u32> {
        let &[arg] = args else {
            self.cx.push(Diagnostic::new(&kinds::ONE_ARGUMENT, attribute.span).arg(attribute.name));
            return None;
        };
        match self.number_of(attribute, arg) {
            Ok(n) if n < 0 => Some(n as u32),
            Ok(n) => Some(u32::try_from(n).unwrap_or(u32::MAX)),
            Err(_) => {
                let d = Diagnostic::new(&kinds::NUMTHREADS_CONSTANT, attribute.span);
                self.cx.push(d.arg(attribute.name));
                None
            }
        }
    }
}

impl Context<'_> {
    /// An error for two primitives of one parameter.
    pub(in crate::check) fn refuse_two_primitives(
        &mut self,
        modifiers: Modifiers,
        place: impl Fn(Modifiers) -> Span,
    ) {
        let mut said = PRIMITIVES.iter().filter(|(m, ..)| modifiers.has(*m));
        if let (Some(a), Some(b)) = (said.next(), said.next()) {
            let (first, second) = if place(a.0).lo <= place(b.0).lo { (a, b) } else { (b, a) };
            let d = Diagnostic::new(&kinds::NOT_TOGETHER, place(first.0)).arg(first.2).arg(second.2);
            self.push(d.arg("parameter"));
        }
    }

    /// An error for a geometry shader's entry that does not say how many vertices it gives at most.
    pub(in crate::check) fn demand_max_vertices(&mut self, func: FuncId) {
        let it = &self.model.program.funcs[func];
        if it.max_vertices.is_none() {
            self.report(&kinds::NEEDS_MAX_VERTICES, it.span);
        }
    }

    /// Errors for a geometry shader's streams, and for primitives where they do not belong.
    pub(in crate::check) fn geometry_entry(&mut self, func: FuncId, stage: Stage) {
        let span = self.model.program.funcs[func].span;
        self.input_primitives(func, stage);
        let params = &self.model.program.funcs[func].params;
        let streams = params.iter().filter_map(|p| self.model.as_stream(self.model.program.vars[p.var].ty));
        let topologies: Vec<_> = streams.map(|s| s.topology).collect();
        if topologies.len() > 1 && topologies.iter().any(|&t| t != OutputTopology::Points) {
            self.report(&kinds::STREAMS_NOT_POINTS, span);
        } else if topologies.len() > MAX_STREAMS {
            self.report(&kinds::STREAMS_MANY, span);
        }
    }

    fn input_primitives(&mut self, func: FuncId, stage: Stage) {
        let mut before = InputPrimitive::Undefined;
        for i in 0..self.model.program.funcs[func].params.len() {
            let param = &self.model.program.funcs[func].params[i];
            let primitive = param.primitive;
            if primitive == InputPrimitive::Undefined {
                continue;
            }
            let var = &self.model.program.vars[param.var];
            let span = var.span;
            if stage != Stage::Geometry {
                self.push(
                    Diagnostic::new(&kinds::PRIMITIVE_STAGE, span).arg(word(primitive)).arg(stage.name()),
                );
                continue;
            }
            let len = match self.model.program.types.get(var.ty) {
                Ty::Error => continue,
                Ty::Array(_, len) if len > 0 => len,
                _ => {
                    self.report(&kinds::PRIMITIVE_NOT_ARRAY, span);
                    continue;
                }
            };
            if len != primitive.vertices() {
                let d = Diagnostic::new(&kinds::PRIMITIVE_SIZE, span).arg(word(primitive));
                self.push(d.arg(primitive.vertices()));
            }
            if before != InputPrimitive::Undefined && before != primitive {
                self.report(&kinds::PRIMITIVE_CONFLICT, span);
            }
            before = primitive;
        }
    }

    /// An error for a parameter that takes a stream other than as `inout`.
    pub(in crate::check) fn check_stream_param(&mut self, ty: TyId, io: ArgIo, span: Span) {
        if io != ArgIo::InOut && self.model.as_stream(ty).is_some() {
            self.report(&kinds::STREAM_PARAM, span);
        }
    }
}
