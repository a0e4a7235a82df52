//! Parameters of templates that are templates themselves: `template<template<typename> class C> struct S`.

use crate::check::names::scope::{ScopeId, SetId, Symbol};
use crate::check::templates::template::TArg;
use crate::check::{Checker, kinds};
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
        let params = self.unit.list(self.unit.templates[head].params);
        let list = self.unit.list(self.unit.template_args[args]);
        let mut resolved = Vec::with_capacity(list.len());
        for (i, &arg) in list.iter().enumerate() {
            let wanted = params.get(i).is_some_and(|&param| self.is_template_param(param));
            let template = if wanted { self.template_argument(arg) } else { None };
            resolved.push(match template {
                Some(template) => template,
                None => self.template_arg(arg),
            });
        }
        resolved
    }

    /// Explicit arguments of a call of one of an overload set.
    pub(in crate::check) fn call_arguments(&mut self, set: SetId, args: TemplateArgsId) -> Vec<TArg> {
        let head = self.set(set).iter().find_map(|f| {
            let head = self.fns[f.0 as usize].template?;
            let params = self.unit.list(self.unit.templates[head].params);
            params.iter().any(|&param| self.is_template_param(param)).then_some(head)
        });
        let before = self.diags.error_count();
        let mark = self.diags.mark();
        let made = match head {
            Some(head) => self.arguments_for(head, args),
            None => self.template_args(args),
        };
        // A value that is no constant makes the function no candidate: the call says so.
        self.argument_not_constant =
            self.diags.error_count() == before + 1 && self.diags.last_is(&kinds::TEMPLATE_ARGUMENT_CONSTANT);
        if self.argument_not_constant {
            self.diags.rewind(mark);
        }
        made
    }

    fn is_template_param(&self, param: DeclId) -> bool {
        matches!(self.unit.decls[param], Decl::TypeParam { template: Some(_), .. })
    }

    /// The template that an argument names; none where it names something else.
    fn template_argument(&mut self, arg: TemplateArg) -> Option<TArg> {
        match self.named_by(arg)? {
            Written::Name(name) => {
                if builtin_parameters(name).is_some() {
                    return Some(TArg::Builtin(name));
                }
                self.template_of(self.lookup(name)?.symbol)
            }
            Written::Path(path) => match self.lookup_path(path) {
                Some((_, last)) if last.args.is_some() => None,
                Some((found, _)) => self.template_of(found.symbol),
                None => Some(TArg::Type(self.c.error)),
            },
        }
    }

    fn template_of(&self, symbol: Symbol) -> Option<TArg> {
        match symbol {
            Symbol::Template(t) => Some(TArg::Template(t)),
            Symbol::BuiltinTemplate(name) => Some(TArg::Builtin(name)),
            _ => None,
        }
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

    pub(in crate::check) fn argument_span(&self, arg: TemplateArg) -> Span {
        match arg {
            TemplateArg::Type(ty) => self.unit.type_spans[ty],
            TemplateArg::Expr(e) => self.place_of(e),
        }
    }

    /// What a parameter is where nothing is said.
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
        if let Some(Written::Name(name)) = self.named_by(pattern)
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
        let kinds_of = |head: TemplateId| self.unit.list(self.unit.templates[head].params).iter().copied();
        let same = match arg {
            TArg::Template(t) => {
                let given = kinds_of(self.templates[t.0 as usize].head).map(|p| self.param_kind(p));
                kinds_of(wanted).map(|p| self.param_kind(p)).eq(given)
            }
            TArg::Builtin(name) => {
                let given = builtin_parameters(name).unwrap_or_default().iter().copied();
                let wanted: Vec<Parameter> = kinds_of(wanted).map(|p| self.parameter(p)).collect();
                given.eq(wanted)
            }
            _ => {
                let d = Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, span);
                self.push(d.arg("template template").arg("a class template"));
                return None;
            }
        };
        if !same {
            self.report(&kinds::TEMPLATE_TEMPLATE_MISMATCH, span);
            return None;
        }
        Some(arg)
    }

    /// What a parameter asks for, as the built-in templates' parameters are told apart.
    fn parameter(&mut self, param: DeclId) -> Parameter {
        match self.unit.decls[param] {
            Decl::TypeParam { template: None, .. } => Parameter::Type,
            Decl::Var(v) => {
                let ty = self.type_ref(self.unit.vars[v].ty);
                match self.p.types.get(ty) {
                    Ty::Scalar(Scalar::I32) => Parameter::Int,
                    Ty::Scalar(Scalar::U32) => Parameter::Uint,
                    _ => Parameter::Other,
                }
            }
            _ => Parameter::Other,
        }
    }

    /// The built-in template that a type is an instance of, and its arguments.
    pub(in crate::check) fn builtin_parts(&mut self, ty: TyId) -> Option<(Name, Vec<TArg>)> {
        let (int, size) = (self.c.int, |n: u8| i64::from(n));
        let (text, parts) = match self.p.types.get(ty) {
            Ty::Vector(s, n) => {
                ("vector".into(), vec![TArg::Type(self.scalar_ty(s)), TArg::Value(int, size(n))])
            }
            Ty::Matrix { scalar, rows, cols, .. } => {
                let sizes = [TArg::Value(int, size(rows)), TArg::Value(int, size(cols))];
                ("matrix".into(), [TArg::Type(self.scalar_ty(scalar)), sizes[0], sizes[1]].to_vec())
            }
            Ty::Resource(r) => {
                let text = self.type_text(ty);
                let name = text.split_once('<')?.0.to_owned();
                let samples = matches!(r.kind, ResourceKind::Texture2DMS | ResourceKind::Texture2DMSArray);
                let count = samples.then_some(TArg::Value(int, size(r.samples)));
                (name, [TArg::Type(r.element)].into_iter().chain(count).collect())
            }
            _ => return None,
        };
        Some((self.p.names.intern(&text), parts))
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
