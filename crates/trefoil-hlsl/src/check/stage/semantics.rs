//! Every part of an entry's signature must have a semantic.

use crate::check::model::Model;
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::typed::{ArgIo, FuncId, MeshPart, Param, StructId, Ty, TyId, WrittenSemantic};
use smallvec::SmallVec;
use trefoil_entity::{HashMap, HashSet};
use trefoil_ir::{Interpretation, Semantic, SigPoint, Stage};

/// What has no semantic: a parameter, a result or a field, and where it is.
type Missing = (Name, Span);

impl Context<'_> {
    /// Reports an entry, or a patch constant function, of which a part has no semantic.
    pub(in crate::check) fn entry_semantics(&mut self, entry: FuncId, stage: Stage) {
        // What could not be read of it may be what is missing.
        if self.diags.has_errors() {
            return;
        }
        let func = &self.model.program.funcs[entry];
        let mut seen = HashMap::default();
        let mut missing: SmallVec<[(ArgIo, Missing); 4]> = SmallVec::new();
        // Whether the first of them is a stream, a patch or a part of a mesh.
        let mut has_elements = false;
        for param in &func.params {
            let var = &self.model.program.vars[param.var];
            let ty = self.model.program.types.get(var.ty);
            let of_stream = self.model.program.stream(ty).map(|stream| stream.element);
            let of_patch = self.model.program.patch(ty).map(|patch| patch.element);
            let passed = of_stream.or(of_patch).unwrap_or(var.ty);
            let is_unnamed = matches!(param.mesh, Some(MeshPart::Indices | MeshPart::Payload));
            if !is_unnamed && param.semantic.is_none() && !self.model.has_semantics(passed, &mut seen) {
                if missing.is_empty() {
                    has_elements = passed != var.ty || param.mesh.is_some();
                }
                let io = if of_stream.is_some() { ArgIo::Out } else { param.io };
                missing.push((io, self.model.without_semantic(passed, (var.name, var.span))));
            }
        }
        let gives = func.semantic.is_none() && func.ret != self.model.common.void;
        let of_result = (gives && !self.model.has_semantics(func.ret, &mut seen))
            .then(|| self.model.without_semantic(func.ret, (func.name, func.span)));
        let (name, params) = (func.span, func.params.iter());
        let passed = params.map(|param| self.model.program.vars[param.var].ty);
        let passed: SmallVec<[TyId; 8]> = passed.chain([func.ret]).collect();
        passed.into_iter().for_each(|ty| self.refuse_bound_fields(ty));
        if self.options.target.vulkan_language {
            return self.missing_for_vulkan(&missing, of_result);
        }
        if of_result.is_some() {
            self.push(Diagnostic::new(&kinds::SEMANTIC_MISSING_RETURN, name).of_line());
        }
        if let Some(&(io, _)) = missing.first() {
            let kind = match (io, stage) {
                (ArgIo::Out | ArgIo::InOut, _) if !has_elements => &kinds::SEMANTIC_MISSING_RETURN,
                (_, Stage::Compute) => &kinds::NODE_SEMANTIC_MISSING,
                _ => &kinds::SEMANTIC_MISSING,
            };
            self.push(Diagnostic::new(kind, name).of_line());
        }
    }

    /// Reports a compute shader of which a system value has a number.
    pub(in crate::check) fn refuse_numbered(&mut self, entry: FuncId, stage: Stage) {
        let func = &self.model.program.funcs[entry];
        let is_asked = stage == Stage::Compute
            && !self.options.target.vulkan_language
            && self.options.shader_model.major >= 6;
        let has_number =
            |param: &Param| self.model.is_numbered(param.semantic, self.model.program.vars[param.var].ty);
        if is_asked && !self.diags.has_errors() && func.params.iter().any(has_number) {
            self.push(Diagnostic::new(&kinds::NUMBERED_SEMANTIC, func.span).of_line());
        }
    }

    /// Reports the first variable of a shader for Vulkan that has no semantic: inputs come before outputs.
    fn missing_for_vulkan(&mut self, params: &[(ArgIo, Missing)], of_result: Option<Missing>) {
        let input = params.iter().find(|missing| missing.0 != ArgIo::Out);
        let output = of_result.or(params.first().map(|missing| missing.1));
        let (side, (name, span)) = match (input, output) {
            (Some(&(_, input)), _) => ("input", input),
            (None, Some(output)) => ("output", output),
            (None, None) => return,
        };
        let d = Diagnostic::new(&kinds::SEMANTIC_STRING_MISSING, span).arg(side);
        self.push(d.arg(name));
    }
}

impl Model {
    /// Whether every part of a type has a semantic.
    fn has_semantics(&self, ty: TyId, seen: &mut HashMap<StructId, bool>) -> bool {
        match self.program.types.get(ty) {
            Ty::Error | Ty::Resource(_) | Ty::Spirv(_) => true,
            Ty::Array(elem, _) => self.has_semantics(elem, seen),
            Ty::Struct(s) => {
                if let Some(&known) = seen.get(&s) {
                    return known;
                }
                let fields = &self.program.structs[s].fields;
                let all = fields.iter().all(|f| f.semantic.is_some() || self.has_semantics(f.ty, seen));
                seen.insert(s, all);
                all
            }
            _ => false,
        }
    }

    /// The semantics of a structure's parts, each structure's once, where each part has one.
    pub(in crate::check) fn semantics_of_fields(&self, ty: TyId) -> Vec<WrittenSemantic> {
        let mut found = Vec::new();
        let mut seen = HashMap::default();
        if !matches!(self.program.types.get(ty), Ty::Struct(_)) || !self.has_semantics(ty, &mut seen) {
            return found;
        }
        let (mut work, mut walked) = (vec![ty], HashSet::default());
        while let Some(ty) = work.pop() {
            let Ty::Struct(s) = self.program.types.get(self.innermost(ty)) else { continue };
            if walked.insert(s) {
                let fields = &self.program.structs[s].fields;
                found.extend(fields.iter().filter_map(|field| field.semantic));
                work.extend(fields.iter().filter(|field| field.semantic.is_none()).map(|field| field.ty));
            }
        }
        found
    }

    /// Whether a system value of compute shaders, or one in a structure's fields, has a number.
    fn is_numbered(&self, semantic: Option<WrittenSemantic>, ty: TyId) -> bool {
        match (semantic, self.program.types.get(ty)) {
            (Some(semantic), _) => {
                let text = self.text(semantic.name);
                let name = text.trim_end_matches(|c: char| c.is_ascii_digit());
                let point = SigPoint::of_stage(Stage::Compute, false);
                let is_value = |(kind, point): (Semantic, SigPoint)| {
                    kind.interpretation(point) == Interpretation::NotInSignature
                };
                name.len() < text.len() && Semantic::from_name(name).zip(point).is_some_and(is_value)
            }
            (None, Ty::Struct(s)) => {
                let fields = &self.program.structs[s].fields;
                fields.iter().any(|field| self.is_numbered(field.semantic, field.ty))
            }
            _ => false,
        }
    }

    /// The first part of a type that has no semantic; `whole` is what has the type.
    fn without_semantic(&self, ty: TyId, whole: Missing) -> Missing {
        match self.program.types.get(ty) {
            Ty::Array(elem, _) => self.without_semantic(elem, whole),
            Ty::Struct(s) => {
                let mut seen = HashMap::default();
                let mut fields = self.program.structs[s].fields.iter();
                let first = fields.find(|f| f.semantic.is_none() && !self.has_semantics(f.ty, &mut seen));
                first.map_or(whole, |f| self.without_semantic(f.ty, (f.name, f.span)))
            }
            _ => whole,
        }
    }
}
