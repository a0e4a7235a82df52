//! The control points of a patch: `InputPatch<T, n>` and `OutputPatch<T, n>`, structures of one array that an index goes
//! into; what a hull shader's entry says, and its patch constant function.

use crate::check::model::{Model, ScopeId, Symbol};
use crate::check::types::patch::MAX_POINTS;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::syntax::tree::{self, Attribute};
use crate::typed::{Const, FuncId, TessAttributes, Ty, TyId, WrittenSemantic};
use trefoil_ir::{Stage, TessDomain, TessOutput, TessPartitioning};

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

impl Checker<'_> {
    /// An attribute of hull and domain shaders.
    pub(in crate::check) fn tess_attribute(
        &mut self,
        func: FuncId,
        name: &str,
        it: &Attribute,
        args: &[tree::ExprId],
    ) {
        let mut all = self.cx.model.program.funcs[func].tess.take().unwrap_or_default();
        match name {
            "domain" => all.domain = self.cx.one_of(it, args, DOMAINS),
            "partitioning" => {
                all.partitioning = self.cx.one_of(it, args, PARTITIONINGS);
                self.cx.refuse_powers(func, it, all.partitioning);
            }
            "outputtopology" => {
                all.output = self.cx.one_of(it, args, OUTPUTS);
                self.cx.refuse_unwound(func, it, args);
            }
            "outputcontrolpoints" => all.points = self.control_points(it, args),
            "maxtessfactor" => all.max_factor = self.greatest_factor(it, args),
            _ => {
                let text = self
                    .cx
                    .string_argument(args)
                    .map(|t| self.cx.model.name_text(t).trim_matches('"').to_owned());
                all.patch_function = text.map(|text| (text, it.span));
            }
        }
        self.cx.model.program.funcs[func].tess = Some(all);
    }

    fn control_points(&mut self, it: &Attribute, args: &[tree::ExprId]) -> Option<u32> {
        let count = self.one_number(it, args)?;
        if !(1..=MAX_POINTS as u32).contains(&count) {
            self.cx.push(Diagnostic::new(&kinds::CONTROL_POINTS, it.span).arg(i64::from(count)));
            return None;
        }
        Some(count)
    }

    fn greatest_factor(&mut self, it: &Attribute, args: &[tree::ExprId]) -> Option<f32> {
        let &[arg] = args else {
            self.cx.push(Diagnostic::new(&kinds::ONE_ARGUMENT, it.span).arg(it.name));
            return None;
        };
        let is_literal = matches!(self.cx.unit.exprs[arg], tree::Expr::Int { .. } | tree::Expr::Float { .. });
        let value = self.value(arg);
        match self.cx.model.const_value(value).filter(|_| is_literal) {
            Some((Const::Int(n), _)) => Some(n as f32),
            Some((Const::Float(n), _)) => Some(n as f32),
            _ => {
                let at = self.cx.place_of(arg);
                self.cx.push(Diagnostic::new(&kinds::FLOAT_LITERAL, at).arg(it.name));
                None
            }
        }
    }
}

impl Context<'_> {
    /// An error for a hull shader's triangles without a winding, which only mesh shaders have.
    fn refuse_unwound(&mut self, func: FuncId, it: &Attribute, args: &[tree::ExprId]) {
        let word = self.string_argument(args);
        let is_unwound = word.is_some_and(|word| self.model.name_text(word).trim_matches('"') == "triangle");
        if is_unwound && self.entry_stage(func) == Some(Stage::Hull) {
            self.report(&kinds::TESSELLATOR_PRIMITIVE, it.span);
        }
    }

    /// An error for factors that are powers of two where the target has no such partitioning.
    fn refuse_powers(&mut self, func: FuncId, it: &Attribute, asked: Option<TessPartitioning>) {
        let is_for_vulkan = self.options.target.vulkan_language;
        let is_hull = self.entry_stage(func) == Some(Stage::Hull);
        if asked == Some(TessPartitioning::Pow2) && is_for_vulkan && is_hull {
            self.report(&kinds::POW2_FOR_VULKAN, it.span);
        }
    }

    /// What the word that an attribute is given stands for.
    pub(in crate::check) fn one_of<T: Copy>(
        &mut self,
        it: &Attribute,
        args: &[tree::ExprId],
        known: &[(&str, T)],
    ) -> Option<T> {
        let text = self.string_argument(args).map(|t| self.model.name_text(t).trim_matches('"').to_owned());
        let found = known.iter().find(|(name, _)| Some(*name) == text.as_deref()).map(|found| found.1);
        if text.is_none() && !args.is_empty() {
            let at = self.place_of(args[0]);
            self.push(Diagnostic::new(&kinds::STRING_ARGUMENT, at).arg(it.name));
        } else if found.is_none() {
            let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
            let at = args.first().map_or(it.span, |&arg| self.place_of(arg));
            let d = Diagnostic::new(&kinds::ATTRIBUTE_VALUES, at).arg(it.name);
            self.push(d.arg(names.join(",")));
        }
        found
    }

    /// Errors for what a hull shader's entry does not say.
    pub(in crate::check) fn demand_hull_attributes(&mut self, func: FuncId) {
        let it = &self.model.program.funcs[func];
        let (span, tess) = (it.span, it.tess.as_deref());
        let lacks = |has: fn(&TessAttributes) -> bool| !tess.is_some_and(has);
        let missing = [
            (lacks(|it| it.patch_function.is_some()), "patchconstantfunc"),
            (lacks(|it| it.output.is_some()), "outputtopology"),
            (lacks(|it| it.points.is_some()), "outputcontrolpoints"),
        ];
        for (_, name) in missing.into_iter().filter(|missing| missing.0) {
            self.push(Diagnostic::new(&kinds::NEEDS_HULL_ATTRIBUTE, span).arg(name));
        }
    }

    /// Finds the patch constant function of a hull shader's entry.
    fn hull_entry(&mut self, func: FuncId) -> Option<FuncId> {
        let tess = self.model.program.funcs[func].tess.clone().unwrap_or_default();
        let TessAttributes { points, patch_function, .. } = *tess;
        let (name, at) = patch_function?;
        let Some(found) = self.patch_function(&name).filter(|&found| found != func) else {
            self.push(Diagnostic::new(&kinds::PATCH_FUNCTION_MISSING, at).arg(name));
            return None;
        };
        self.entry_semantics(found, Stage::Hull);
        self.same_patches(func, found, points);
        Some(found)
    }

    /// The function of that name that gives tessellation factors.
    fn patch_function(&self, name: &str) -> Option<FuncId> {
        let name = self.unit.names.find(name)?;
        let &(Symbol::Functions(set), _) = self.model.scopes[ScopeId::GLOBAL].names.get(&name)? else {
            return None;
        };
        let mut found = self.model.set(set).iter().rev().map(|&f| &self.model.functions[f]);
        found.find_map(|f| {
            f.func.filter(|&func| f.defined && f.template.is_none() && self.model.gives_factors(func))
        })
    }

    /// Errors where the patch constant function takes other patches than the entry takes and gives.
    fn same_patches(&mut self, entry: FuncId, patch: FuncId, points: Option<u32>) {
        let of = |c: &Self, func: FuncId, output: bool| {
            let mut params = c.model.program.funcs[func].params.iter();
            params.find_map(|p| {
                c.model
                    .program
                    .patch(c.model.program.types.get(c.model.program.vars[p.var].ty))
                    .filter(|patch| patch.is_output == output)
            })
        };
        let span = self.model.program.funcs[patch].span;
        let pairs = [
            ("input", of(self, entry, false).map(|p| p.count), of(self, patch, false)),
            ("output", points, of(self, patch, true)),
        ];
        for (side, wanted, has) in pairs {
            if let (Some(wanted), Some(has)) = (wanted, has)
                && wanted != has.count
            {
                let d = Diagnostic::new(&kinds::PATCH_MISMATCH, span).of_line().arg(side).arg(wanted);
                self.push(d.arg(has.count));
            }
        }
    }

    /// Errors for what a hull or domain shader's entry lacks or has twice. Gives a hull shader's patch constant function.
    pub(in crate::check) fn tess_entry(&mut self, func: FuncId, stage: Stage) -> Option<FuncId> {
        for (is_output, name) in [(false, "InputPatch"), (true, "OutputPatch")] {
            let params = self.model.program.funcs[func].params.iter();
            let patches = params.filter_map(|p| {
                self.model.program.patch(self.model.program.types.get(self.model.program.vars[p.var].ty))
            });
            if patches.filter(|patch| patch.is_output == is_output).count() > 1 {
                let span = self.model.program.funcs[func].span;
                self.push(Diagnostic::new(&kinds::ONE_PATCH, span).arg(name));
            }
        }
        if stage == Stage::Hull { self.hull_entry(func) } else { None }
    }
}

impl Model {
    fn gives_factors(&self, func: FuncId) -> bool {
        let it = &self.program.funcs[func];
        let params = it.params.iter().filter(|p| p.io != crate::typed::ArgIo::In);
        self.is_factor(it.semantic)
            || self.holds_factors(it.ret)
            || params
                .into_iter()
                .any(|p| self.is_factor(p.semantic) || self.holds_factors(self.program.vars[p.var].ty))
    }

    fn is_factor(&self, semantic: Option<WrittenSemantic>) -> bool {
        semantic.is_some_and(|it| self.name_text(it.name).to_ascii_lowercase().starts_with("sv_tessfactor"))
    }

    /// Whether a structure, or one within it, has factors of edges.
    fn holds_factors(&self, ty: TyId) -> bool {
        let Ty::Struct(s) = self.program.types.get(ty) else { return false };
        self.program.structs[s].fields.iter().any(|field| {
            let is_array = matches!(self.program.types.get(field.ty), Ty::Array(..));
            (is_array && self.is_factor(field.semantic)) || self.holds_factors(field.ty)
        })
    }
}
