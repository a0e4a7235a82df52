//! Subobjects of libraries: globals of types such as `TriangleHitGroup`, which go into the runtime data.
//!
//! In: the declaration of such a global. Out: what it says, in the typed program; no variable is made of it.

use crate::check::types::words::Goal;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::builtin_names::{Builtin, builtin};
use crate::syntax::tree::{self, DeclId, Expr, TypeRef, TypeRefId, VarDecl};
use crate::typed::Const;
use trefoil_ir::{Subobject, SubobjectContent};

/// What a field of a subobject is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    Number,
    Text,
}

/// The types of subobjects, with their fields.
const TYPES: &[(&str, &[Field])] = &[
    ("StateObjectConfig", &[Field::Number]),
    ("GlobalRootSignature", &[Field::Text]),
    ("LocalRootSignature", &[Field::Text]),
    ("SubobjectToExportsAssociation", &[Field::Text; 2]),
    ("RaytracingShaderConfig", &[Field::Number; 2]),
    ("RaytracingPipelineConfig", &[Field::Number]),
    ("RaytracingPipelineConfig1", &[Field::Number; 2]),
    ("TriangleHitGroup", &[Field::Text; 2]),
    ("ProceduralPrimitiveHitGroup", &[Field::Text; 3]),
];

/// The numbers that names in subobjects stand for.
pub(in crate::check) fn known_constant(name: &str) -> Option<i64> {
    Some(match name {
        "STATE_OBJECT_FLAGS_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS" => 1,
        "STATE_OBJECT_FLAGS_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS" => 2,
        "STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS" => 4,
        "RAYTRACING_PIPELINE_FLAG_NONE" => 0,
        "RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES" => 0x100,
        "RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES" => 0x200,
        _ => return None,
    })
}

impl Checker<'_> {
    /// Takes the declaration of a global that is a subobject; `false` for any other.
    pub(in crate::check) fn subobject(&mut self, decl: DeclId, var: &VarDecl, name: Name) -> bool {
        let Some((ty, fields)) = self.cx.subobject_type(var.ty) else { return false };
        let Some((init, Expr::InitList(list))) = var.init.map(|init| (init, self.cx.unit.exprs[init])) else {
            self.cx.report(&kinds::SUBOBJECT_BARE, Span::at(self.cx.unit.decl_spans[decl].lo));
            return true;
        };
        let (items, braces) = (self.cx.unit.list(list).to_vec(), self.cx.place_of(init));
        if items.len() != fields.len() {
            let much = if items.len() < fields.len() { "few" } else { "many" };
            let plural = if fields.len() == 1 { "" } else { "s" };
            let d = Diagnostic::new(&kinds::SUBOBJECT_FIELDS, braces).arg(much).arg(fields.len());
            self.cx.push(d.arg(plural).arg(items.len()));
            return true;
        }
        let (mut numbers, mut texts) = (Vec::new(), Vec::new());
        for (&item, field) in items.iter().zip(fields) {
            match field {
                Field::Number => numbers.extend(self.subobject_number(item, braces)),
                Field::Text => texts.extend(self.subobject_text(item, braces)),
            }
        }
        if numbers.len() + texts.len() == fields.len() {
            let content = content(ty, &numbers, texts);
            let name = self.cx.model.text(name).to_owned();
            self.cx
                .model
                .program
                .subobjects
                .push((Subobject { name, content }, self.cx.unit.decl_name_spans[decl]));
        }
        true
    }

    fn subobject_number(&mut self, item: tree::ExprId, braces: Span) -> Option<u32> {
        let value = self.value(item);
        let uint = self.cx.model.common.uint;
        self.cx.warn_literal(value, uint, Goal::Made);
        match self.cx.model.const_value(value) {
            Some((Const::Int(n), _)) => Some(n as u32),
            Some((Const::Float(n), _)) => Some(n as u32),
            _ if self.cx.model.is_error(value) => None,
            _ => {
                self.cx.report(&kinds::TYPE_MISMATCH, braces);
                None
            }
        }
    }

    fn subobject_text(&mut self, item: tree::ExprId, braces: Span) -> Option<String> {
        if let Expr::String(text) = self.cx.unit.exprs[item] {
            return Some(self.cx.model.name_text(text).trim_matches('"').to_owned());
        }
        self.cx.report(&kinds::TYPE_MISMATCH, braces);
        None
    }
}

impl Context<'_> {
    /// The type of subobjects that a written type is, and its fields.
    fn subobject_type(&self, mut ty: TypeRefId) -> Option<(&'static str, &'static [Field])> {
        while let TypeRef::Qualified { ty: inner, .. } = self.unit.types[ty] {
            ty = inner;
        }
        let TypeRef::Named(name) = self.unit.types[ty] else { return None };
        let is_builtin = matches!(builtin(name), Some(Builtin::Object(_)));
        let found = TYPES.iter().find(|(text, _)| is_builtin && *text == self.model.text(name));
        found.copied()
    }
}

/// What a subobject of a type with these fields says; there are as many as the type has.
fn content(ty: &str, numbers: &[u32], texts: Vec<String>) -> SubobjectContent {
    let number = |i: usize| numbers.get(i).copied().unwrap_or_default();
    let mut texts = texts.into_iter();
    let mut text = || texts.next().unwrap_or_default();
    match ty {
        "StateObjectConfig" => SubobjectContent::StateObjectConfig { flags: number(0) },
        "GlobalRootSignature" | "LocalRootSignature" => SubobjectContent::RootSignature {
            is_local: ty == "LocalRootSignature",
            data: text().into_bytes(),
        },
        "SubobjectToExportsAssociation" => {
            let (subobject, exports) = (text(), text());
            let exports = exports.split(';').map(str::trim).filter(|name| !name.is_empty());
            SubobjectContent::Association { subobject, exports: exports.map(str::to_owned).collect() }
        }
        "RaytracingShaderConfig" => {
            SubobjectContent::ShaderConfig { payload: number(0), attributes: number(1) }
        }
        "RaytracingPipelineConfig" => SubobjectContent::PipelineConfig { depth: number(0), flags: None },
        "RaytracingPipelineConfig1" => {
            SubobjectContent::PipelineConfig { depth: number(0), flags: Some(number(1)) }
        }
        _ => {
            let (any_hit, closest_hit) = (text(), text());
            let intersection = (ty == "ProceduralPrimitiveHitGroup").then(text);
            SubobjectContent::HitGroup { any_hit, closest_hit, intersection }
        }
    }
}
