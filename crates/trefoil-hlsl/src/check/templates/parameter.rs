//! Parameters of templates that are templates themselves: `template<template<typename> class C> struct S`.

use crate::check::model::{Model, ScopeId, SetId, Symbol, TArg};
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::builtin_names::{Builtin, OBJECTS, builtin};
use crate::syntax::tree::{
    Decl, DeclId, Expr, PathId, TemplateArg, TemplateArgsId, TemplateId, TypeRef, TypeRefId,
};
use crate::typed::{Scalar, Ty, TyId};
use trefoil_ir::ResourceKind;

impl Checker<'_> {
    /// Template arguments for the parameters of a head: where a template is wanted, a name stands for one.
    pub(in crate::check) fn arguments_for(&mut self, head: TemplateId, args: TemplateArgsId) -> Vec<TArg> {
        let params = self.cx.unit.list(self.cx.unit.templates[head].params);
        let list = self.cx.unit.list(self.cx.unit.template_args[args]);
        let mut resolved = Vec::with_capacity(list.len());
        for (i, &arg) in list.iter().enumerate() {
            let wanted = params.get(i).is_some_and(|&param| self.cx.is_template_param(param));
            let template = if wanted { self.template_argument(arg) } else { None };
            resolved.push(match template {
                Some(template) => template,
                None => self.naming(|c| c.template_arg(arg)),
            });
        }
        resolved
    }

    /// Explicit arguments of a call of one of an overload set.
    pub(in crate::check) fn call_arguments(&mut self, set: SetId, args: TemplateArgsId) -> Vec<TArg> {
        let head = self.cx.model.set(set).iter().find_map(|&f| {
            let head = self.cx.model.functions[f].template?;
            let params = self.cx.unit.list(self.cx.unit.templates[head].params);
            params.iter().any(|&param| self.cx.is_template_param(param)).then_some(head)
        });
        let before = self.cx.diags.error_count();
        let mark = self.cx.diags.mark();
        let made = match head {
            Some(head) => self.arguments_for(head, args),
            None => self.template_args(args),
        };
        // A value that is no constant integer makes the function no candidate: the call says so.
        self.cx.notes.argument_not_constant = self.cx.diags.error_count() == before + 1
            && [&kinds::TEMPLATE_ARGUMENT_CONSTANT, &kinds::TEMPLATE_ARGUMENT_INTEGRAL]
                .iter()
                .any(|kind| self.cx.diags.last_is(kind));
        if self.cx.notes.argument_not_constant {
            self.cx.diags.rewind(mark);
        }
        made
    }

    /// The template that an argument names; none where it names something else.
    fn template_argument(&mut self, arg: TemplateArg) -> Option<TArg> {
        match self.cx.named_by(arg)? {
            Written::Name(name) => {
                if builtin_parameters(name).is_some() {
                    return Some(TArg::Builtin(name));
                }
                self.cx.model.template_of(self.cx.lookup(name)?.symbol)
            }
            Written::Path(path) => match self.lookup_path(path) {
                Some((_, last)) if last.args.is_some() => None,
                Some((found, _)) => self.cx.model.template_of(found.symbol),
                None => Some(TArg::Type(self.cx.model.common.error)),
            },
        }
    }

    /// The default argument of a template parameter.
    pub(in crate::check) fn default_template(&mut self, default: TypeRefId, scope: ScopeId) -> Option<TArg> {
        self.in_scope(scope, |c| c.template_argument(TemplateArg::Type(default)))
    }

    /// Lays a template over what a pattern says in its place.
    pub(in crate::check) fn deduce_template(
        &mut self,
        pattern: TemplateArg,
        given: TArg,
        names: &[Option<Name>],
    ) -> Result<usize, bool> {
        if let Some(Written::Name(name)) = self.cx.named_by(pattern)
            && let Some(i) = names.iter().position(|&n| n == Some(name))
        {
            return Ok(i);
        }
        Err(self.template_argument(pattern) == Some(given))
    }

    /// Whether a template is what a parameter asks for: its own parameters must be of the same kinds.
    pub(in crate::check) fn fit_template(
        &mut self,
        wanted: TemplateId,
        arg: TArg,
        span: Span,
    ) -> Option<TArg> {
        let kinds_of =
            |head: TemplateId| self.cx.unit.list(self.cx.unit.templates[head].params).iter().copied();
        let same = match arg {
            TArg::Template(t) => {
                let given = self.cx.model.templates[t].head;
                let kinds = |head| kinds_of(head).map(|p| self.cx.param_kind(p));
                kinds(wanted).eq(kinds(given))
                    && kinds_of(wanted).zip(kinds_of(given)).all(|(a, b)| {
                        let types = (self.value_type(a), self.value_type(b));
                        !matches!(types, (Some(a), Some(b)) if a != b)
                    })
            }
            TArg::Builtin(name) => {
                let given = builtin_parameters(name).unwrap_or_default().iter().copied();
                let wanted: Vec<Parameter> = kinds_of(wanted).map(|p| self.parameter(p)).collect();
                given.eq(wanted)
            }
            _ => {
                let d = Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, span);
                self.cx.push(d.arg("template template").arg("a class template"));
                return None;
            }
        };
        if !same {
            self.cx.report(&kinds::TEMPLATE_TEMPLATE_MISMATCH, span);
            return None;
        }
        Some(arg)
    }

    /// The type of a parameter that is a value, where it is written as a built-in type.
    fn value_type(&mut self, param: DeclId) -> Option<TyId> {
        let Decl::Var(v) = self.cx.unit.decls[param] else { return None };
        let ty = self.cx.unit.vars[v].ty;
        let is_builtin = matches!(self.cx.unit.types[ty], TypeRef::Named(name) if builtin(name).is_some());
        is_builtin.then(|| self.type_ref(ty))
    }

    /// What a parameter asks for, as the built-in templates' parameters are told apart.
    fn parameter(&mut self, param: DeclId) -> Parameter {
        match self.cx.unit.decls[param] {
            Decl::TypeParam { template: None, .. } => Parameter::Type,
            Decl::Var(v) => {
                let ty = self.type_ref(self.cx.unit.vars[v].ty);
                match self.cx.model.program.types.get(ty) {
                    Ty::Scalar(Scalar::I32) => Parameter::Int,
                    Ty::Scalar(Scalar::U32) => Parameter::Uint,
                    _ => Parameter::Other,
                }
            }
            _ => Parameter::Other,
        }
    }
}

impl Context<'_> {
    fn is_template_param(&self, param: DeclId) -> bool {
        matches!(self.unit.decls[param], Decl::TypeParam { template: Some(_), .. })
    }

    fn named_by(&self, arg: TemplateArg) -> Option<Written> {
        match arg {
            TemplateArg::Type(ty) => match self.unit.types[ty] {
                TypeRef::Named(name) => Some(Written::Name(name)),
                TypeRef::Path(path) => Some(Written::Path(path)),
                _ => None,
            },
            TemplateArg::Expr(e) => match self.unit.exprs[e] {
                Expr::Name(name) => Some(Written::Name(name)),
                Expr::Path(path) => Some(Written::Path(path)),
                _ => None,
            },
        }
    }

    /// A type, a template or a value.
    fn param_kind(&self, param: DeclId) -> u8 {
        match self.unit.decls[param] {
            Decl::TypeParam { template: None, .. } => 0,
            Decl::TypeParam { template: Some(_), .. } => 1,
            _ => 2,
        }
    }
}

impl Model {
    fn template_of(&self, symbol: Symbol) -> Option<TArg> {
        match symbol {
            Symbol::Template(t) => Some(TArg::Template(t)),
            Symbol::BuiltinTemplate(name) => Some(TArg::Builtin(name)),
            _ => None,
        }
    }

    /// The built-in template that a type is an instance of, and its arguments.
    pub(in crate::check) fn builtin_parts(&mut self, ty: TyId) -> Option<(Name, Vec<TArg>)> {
        let (int, size) = (self.common.int, |n: u16| i64::from(n));
        let (text, parts) = match self.program.types.get(ty) {
            Ty::Vector(s, n) => {
                ("vector".into(), vec![TArg::Type(self.scalar_ty(s)), TArg::Value(int, size(n))])
            }
            Ty::Matrix { scalar, rows, cols, .. } => {
                let sizes = [TArg::Value(int, size(rows.into())), TArg::Value(int, size(cols.into()))];
                ("matrix".into(), [TArg::Type(self.scalar_ty(scalar)), sizes[0], sizes[1]].to_vec())
            }
            Ty::Resource(r) => {
                let text = self.type_text(ty);
                let name = text.split_once('<')?.0.to_owned();
                let samples = matches!(r.kind, ResourceKind::Texture2DMS | ResourceKind::Texture2DMSArray);
                let count = samples.then_some(TArg::Value(int, size(r.samples.into())));
                (name, [TArg::Type(r.element)].into_iter().chain(count).collect())
            }
            _ => return None,
        };
        Some((self.program.names.intern(&text), parts))
    }
}

/// How an argument names a template.
enum Written {
    Name(Name),
    Path(PathId),
}

/// What a parameter of a built-in template is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Parameter {
    Type,
    Int,
    Uint,
    Other,
}

/// The parameters of a built-in template; none for what is no template.
fn builtin_parameters(name: Name) -> Option<&'static [Parameter]> {
    use Parameter::{Int, Type, Uint};
    Some(match builtin(name)? {
        Builtin::VectorTemplate => &[Type, Int],
        Builtin::MatrixTemplate => &[Type, Int, Int],
        Builtin::Object(i) if !OBJECTS[i as usize].is_template => return None,
        Builtin::Object(i) => match OBJECTS[i as usize].text {
            "Texture2DMS" | "Texture2DMSArray" | "RWTexture2DMS" | "RWTexture2DMSArray" => &[Type, Int],
            "RayQuery" => &[Uint],
            "FeedbackTexture2D" | "FeedbackTexture2DArray" => &[Uint],
            _ => &[Type],
        },
        _ => return None,
    })
}
