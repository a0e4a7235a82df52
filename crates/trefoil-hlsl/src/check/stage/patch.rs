//! The control points of a patch: `InputPatch<T, n>` and `OutputPatch<T, n>`, structures of one array that an index goes
//! into; what a hull shader's entry says, and its patch constant function.

use crate::check::names::scope::{ScopeId, Symbol};
use crate::check::templates::template::TArg;
use crate::check::{Checker, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::tree::{self, Attribute};
use crate::typed::{Const, ExprId, ExprKind, FuncId, PatchType, StructId, TessAttributes, Ty, TyId};
use trefoil_ir::{Stage, TessDomain, TessOutput, TessPartitioning};

/// Most control points of a patch.
const MAX_POINTS: i64 = 32;

const DOMAINS: &[(&str, TessDomain)] =
    &[("tri", TessDomain::Triangle), ("quad", TessDomain::Quad), ("isoline", TessDomain::Isoline)];
const PARTITIONINGS: &[(&str, TessPartitioning)] = &[
    ("integer", TessPartitioning::Integer),
    ("fractional_even", TessPartitioning::FractionalEven),
    ("fractional_odd", TessPartitioning::FractionalOdd),
    ("pow2", TessPartitioning::Pow2),
];
const OUTPUTS: &[(&str, TessOutput)] = &[
    ("point", TessOutput::Point),
    ("line", TessOutput::Line),
    ("triangle", TessOutput::TriangleCw),
    ("triangle_cw", TessOutput::TriangleCw),
    ("triangle_ccw", TessOutput::TriangleCcw),
];

/// Whether the name of an object type is a patch's, and whether it goes out.
pub(in crate::check) fn patch_side(name: &str) -> Option<bool> {
    match name {
        "InputPatch" => Some(false),
        "OutputPatch" => Some(true),
        _ => None,
    }
}

impl Checker<'_> {
    /// `InputPatch<T, n>` and its fellow.
    pub(in crate::check) fn patch_type(
        &mut self,
        name: &'static str,
        is_output: bool,
        args: &[TArg],
        span: Span,
    ) -> TyId {
        let (element, count) = match *args {
            [TArg::Type(ty), TArg::Value(_, n)] => (ty, n),
            [TArg::Type(ty), ..] if ty == self.c.error => return self.c.error,
            [] | [_] => {
                self.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MISSING, span).arg(name));
                return self.c.error;
            }
            [_, _] => {
                let d = Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, span);
                self.push(d.arg("template type").arg("a type"));
                return self.c.error;
            }
            _ => {
                self.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MANY, span).arg(name));
                return self.c.error;
            }
        };
        if self.p.types.get(element) == Ty::Error {
            return self.c.error;
        }
        if self.has_resource(element) || !self.has_number(element) {
            let text = self.type_text(element);
            self.push(Diagnostic::new(&kinds::ELEMENT_OBJECT, span).arg(text));
            return self.c.error;
        }
        if count < 1 {
            self.push(Diagnostic::new(&kinds::PATCH_EMPTY, span).arg(name));
            return self.c.error;
        }
        if count > MAX_POINTS {
            let d = Diagnostic::new(&kinds::PATCH_LARGE, span).arg(count);
            self.push(d);
            return self.c.error;
        }
        let count = count as u32;
        let known =
            self.p.patches.iter().find(|p| (p.is_output, p.element, p.count) == (is_output, element, count));
        let object = known.map(|p| p.object).unwrap_or_else(|| {
            let array = self.p.types.intern(Ty::Array(element, count));
            let text = self.type_text(element);
            let object = self.predefined(&format!("{name}<{text}, {count}>"), &[("", array)]);
            self.p.patches.push(PatchType { object, is_output, element, count });
            object
        });
        self.p.types.intern(Ty::Struct(object))
    }

    /// Whether a structure is a patch.
    pub(in crate::check) fn is_patch(&self, s: StructId) -> bool {
        self.p.patch(Ty::Struct(s)).is_some()
    }

    /// The points of a patch, as an array.
    pub(in crate::check) fn patch_points(&mut self, patch: ExprId, s: StructId) -> ExprId {
        let array = self.p.structs[s].fields[0].ty;
        let span = self.p.exprs[patch].span;
        self.add(ExprKind::Field(patch, 0), array, span)
    }

    /// `patch.Length`
    pub(in crate::check) fn patch_length(&mut self, patch: ExprId, s: StructId) -> Option<ExprId> {
        let count = self.p.patch(Ty::Struct(s))?.count;
        let (uint, span) = (self.c.uint, self.p.exprs[patch].span);
        Some(self.add(ExprKind::Const(Const::Int(count.into())), uint, span))
    }

    /// An attribute of hull and domain shaders.
    pub(in crate::check) fn tess_attribute(
        &mut self,
        func: FuncId,
        name: &str,
        it: &Attribute,
        args: &[tree::ExprId],
    ) {
        let mut all = self.p.funcs[func].tess.take().unwrap_or_default();
        match name {
            "domain" => all.domain = self.one_of(it, args, DOMAINS),
            "partitioning" => all.partitioning = self.one_of(it, args, PARTITIONINGS),
            "outputtopology" => all.output = self.one_of(it, args, OUTPUTS),
            "outputcontrolpoints" => all.points = self.control_points(it, args),
            "maxtessfactor" => all.max_factor = self.greatest_factor(it, args),
            _ => {
                let text = self.string_argument(args).map(|t| self.name_text(t).trim_matches('"').to_owned());
                all.patch_function = text.map(|text| (text, it.span));
            }
        }
        self.p.funcs[func].tess = Some(all);
    }

    fn one_of<T: Copy>(&mut self, it: &Attribute, args: &[tree::ExprId], known: &[(&str, T)]) -> Option<T> {
        let text = self.string_argument(args).map(|t| self.name_text(t).trim_matches('"').to_owned());
        let found = known.iter().find(|(name, _)| Some(*name) == text.as_deref()).map(|found| found.1);
        if found.is_none() {
            let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
            let d = Diagnostic::new(&kinds::ATTRIBUTE_VALUES, it.span).arg(it.name);
            self.push(d.arg(names.join(",")));
        }
        found
    }

    fn control_points(&mut self, it: &Attribute, args: &[tree::ExprId]) -> Option<u32> {
        let count = self.one_number(it, args)?;
        if !(1..=MAX_POINTS as u32).contains(&count) {
            self.push(Diagnostic::new(&kinds::CONTROL_POINTS, it.span).arg(i64::from(count)));
            return None;
        }
        Some(count)
    }

    fn greatest_factor(&mut self, it: &Attribute, args: &[tree::ExprId]) -> Option<f32> {
        let &[arg] = args else {
            self.push(Diagnostic::new(&kinds::ONE_ARGUMENT, it.span).arg(it.name));
            return None;
        };
        let value = self.value(arg);
        match self.const_value(value) {
            Some((Const::Int(n), _)) => Some(n as f32),
            Some((Const::Float(n), _)) => Some(n as f32),
            _ => {
                let span = self.unit.expr_places[arg].span;
                self.push(Diagnostic::new(&kinds::NUMTHREADS_CONSTANT, span).arg(it.name));
                None
            }
        }
    }

    /// What a hull shader's entry must say; finds its patch constant function.
    pub(in crate::check) fn hull_entry(&mut self, func: FuncId) {
        let span = self.p.funcs[func].span;
        let tess = self.p.funcs[func].tess.clone().unwrap_or_default();
        let TessAttributes { output, points, patch_function, .. } = *tess;
        let missing = [
            (output.is_none(), "outputtopology"),
            (points.is_none(), "outputcontrolpoints"),
            (patch_function.is_none(), "patchconstantfunc"),
        ];
        for (_, name) in missing.iter().filter(|missing| missing.0) {
            self.push(Diagnostic::new(&kinds::NEEDS_HULL_ATTRIBUTE, span).arg(*name));
        }
        let Some((name, at)) = patch_function else { return };
        let Some(found) = self.patch_function(&name).filter(|&found| found != func) else {
            self.push(Diagnostic::new(&kinds::PATCH_FUNCTION_MISSING, at).arg(name));
            return;
        };
        self.p.patch_function = Some(found);
        self.entry_semantics(found);
        self.same_patches(func, found, points);
    }

    /// The function of that name that gives tessellation factors.
    fn patch_function(&self, name: &str) -> Option<FuncId> {
        let name = self.unit.names.find(name)?;
        let &(Symbol::Functions(set), _) = self.scope_ref(ScopeId::GLOBAL).names.get(&name)? else {
            return None;
        };
        let mut found = self.set(set).iter().rev().map(|f| &self.fns[f.0 as usize]);
        found.find_map(|f| {
            f.func.filter(|&func| f.defined && f.template.is_none() && self.gives_factors(func))
        })
    }

    fn gives_factors(&self, func: FuncId) -> bool {
        let it = &self.p.funcs[func];
        let is = |name: Option<crate::source::Name>| {
            name.is_some_and(|name| self.name_text(name).to_ascii_lowercase().starts_with("sv_tessfactor"))
        };
        let is_array = |ty: TyId| matches!(self.p.types.get(ty), Ty::Array(..));
        let holds = |ty: TyId| match self.p.types.get(ty) {
            Ty::Struct(s) => {
                self.p.structs[s].fields.iter().any(|field| is(field.semantic) && is_array(field.ty))
            }
            _ => false,
        };
        let params = it.params.iter().filter(|p| p.io != crate::typed::ArgIo::In);
        is(it.semantic)
            || holds(it.ret)
            || params.into_iter().any(|p| is(p.semantic) || holds(self.p.vars[p.var].ty))
    }

    /// Errors where the patch constant function takes other patches than the entry takes and gives.
    fn same_patches(&mut self, entry: FuncId, patch: FuncId, points: Option<u32>) {
        let of = |c: &Self, func: FuncId, output: bool| {
            let mut params = c.p.funcs[func].params.iter();
            params.find_map(|p| {
                c.p.patch(c.p.types.get(c.p.vars[p.var].ty)).filter(|patch| patch.is_output == output)
            })
        };
        let span = self.p.funcs[patch].span;
        let pairs = [
            ("input", of(self, entry, false).map(|p| p.count), of(self, patch, false)),
            ("output", points, of(self, patch, true)),
        ];
        for (side, wanted, has) in pairs {
            if let (Some(wanted), Some(has)) = (wanted, has)
                && wanted != has.count
            {
                let d = Diagnostic::new(&kinds::PATCH_MISMATCH, span).arg(side).arg(wanted);
                self.push(d.arg(has.count));
            }
        }
    }

    /// Errors for what a hull or domain shader's entry lacks or has twice.
    pub(in crate::check) fn tess_entry(&mut self, func: FuncId, stage: Stage) {
        for (is_output, name) in [(false, "InputPatch"), (true, "OutputPatch")] {
            let params = self.p.funcs[func].params.iter();
            let patches = params.filter_map(|p| self.p.patch(self.p.types.get(self.p.vars[p.var].ty)));
            if patches.filter(|patch| patch.is_output == is_output).count() > 1 {
                let span = self.p.funcs[func].span;
                self.push(Diagnostic::new(&kinds::ONE_PATCH, span).arg(name));
            }
        }
        if stage == Stage::Hull {
            self.hull_entry(func);
        }
    }
}
