//! Types as written, resolved.

use crate::check::constants::constant::Wanted;
use crate::check::model::{Model, ScopeId, Symbol, TArg};
use crate::check::types::facts::scalar_text;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::lex::keyword::word;
use crate::source::{Name, Span};
use crate::syntax::builtin_names::{Builtin, OBJECTS, ScalarName, builtin};
use crate::syntax::grammar::VK_TYPES;
use crate::syntax::tree::{
    self, MatrixOrder, Modifiers, PathId, TemplateArg, TemplateArgsId, TypeRef, TypeRefId,
};
use crate::typed::{Constancy, Scalar, Ty, TyId};
use smallvec::SmallVec;
use trefoil_ir::ShaderModel;

/// Most elements that an array may have.
const MAX_ARRAY: i64 = 1 << 26;
/// How many levels of expressions a signature and the arguments of a template count for: each takes room on the stack, and may need
/// the members of a record whose own signatures are made then.
const NAMING_NESTING: u32 = 3;
/// Most lanes of a vector since shader model 6.9.
const LONGEST_VECTOR: i64 = 1024;

impl Checker<'_> {
    /// The type that is written there, without modifiers before it.
    pub(in crate::check) fn type_ref(&mut self, id: TypeRefId) -> TyId {
        self.type_with(id, Modifiers::NONE)
    }

    /// The type that is written there, with modifiers before it.
    pub(in crate::check) fn type_with(&mut self, id: TypeRefId, modifiers: Modifiers) -> TyId {
        let span = self.cx.unit.type_spans[id];
        match self.cx.unit.types[id] {
            TypeRef::Error | TypeRef::None | TypeRef::Auto => self.cx.model.common.error,
            TypeRef::Named(name) => {
                let ty = self.named_type(name, id, modifiers, span);
                self.used_type(ty, span)
            }
            TypeRef::Path(path) => {
                let ty = self.path_type(path, id, modifiers);
                self.used_type(ty, span)
            }
            TypeRef::Unsigned(inner) => self.unsigned_type(inner, modifiers, span),
            TypeRef::Qualified { modifiers: more, ty } => {
                let ty = self.type_with(ty, modifiers.union(more));
                self.cx.check_matrix_order(more, ty, Span::at(span.lo));
                self.cx.check_norms(more, ty, Span::at(span.lo));
                ty
            }
            TypeRef::Array { elem, len } => {
                let elem = self.type_with(elem, modifiers);
                let n = len.map_or(Some(0), |len| self.array_length(len, span));
                match n {
                    Some(_) if elem == self.cx.model.common.error => elem,
                    Some(_) if matches!(self.cx.model.program.types.get(elem), Ty::Array(_, 0)) => {
                        let text = self.cx.model.type_text(elem);
                        self.cx.type_error(Diagnostic::new(&kinds::ELEMENT_INCOMPLETE, span).arg(text))
                    }
                    Some(0) if len.is_some() => self.cx.empty_array(elem, span),
                    Some(n) => self.cx.model.program.types.intern(Ty::Array(elem, n)),
                    None => self.cx.model.common.error,
                }
            }
            TypeRef::Inline(decl) => self.inline_type(decl),
            TypeRef::Decltype(e) => {
                let typed = self.within(|frame| frame.names_only = false, |c| c.expr(e));
                self.cx.model.ty(typed)
            }
            TypeRef::Function(_) => self
                .cx
                .type_error(Diagnostic::new(&kinds::UNSUPPORTED, span).arg("the type of a function here")),
            TypeRef::Pointer(_) => self.cx.type_error(Diagnostic::new(&kinds::POINTERS, span)),
            TypeRef::Reference(_) => self.cx.type_error(Diagnostic::new(&kinds::POINTERS, span)),
        }
    }

    /// The type that is written there, where its name is enough: what the template of a record says of its members is not looked at.
    pub(in crate::check) fn type_named(&mut self, id: TypeRefId, modifiers: Modifiers) -> TyId {
        self.naming(|c| c.type_with(id, modifiers))
    }

    /// Runs `f` where names of types are enough.
    pub(in crate::check) fn naming<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        self.within(
            |frame| {
                frame.names_only = true;
                frame.nesting += NAMING_NESTING;
            },
            f,
        )
    }

    /// A type that was resolved; where more than its name is needed, with its members.
    fn used_type(&mut self, ty: TyId, span: Span) -> TyId {
        if !self.cx.frame.names_only {
            self.need_members(ty, span);
        }
        ty
    }

    fn inline_type(&mut self, decl: tree::DeclId) -> TyId {
        if let Some(&ty) = self.cx.model.types.inline.get(&decl) {
            return ty;
        }
        self.declaration(decl, None);
        self.cx.model.types.inline.get(&decl).copied().unwrap_or(self.cx.model.common.error)
    }

    fn array_length(&mut self, len: tree::ExprId, bracket: Span) -> Option<u32> {
        let span = self.cx.place_of(len);
        let n = match self.wanted(len, Constancy::Constant) {
            (Wanted::Integer(n), _) => n,
            (Wanted::Refused, _) => return None,
            (Wanted::Unknown, _) => {
                self.cx.report(&kinds::ARRAY_SIZE_CONSTANT, bracket);
                return None;
            }
            (_, ty) => {
                let text = self.cx.model.type_text(ty);
                self.cx.push(Diagnostic::new(&kinds::ARRAY_SIZE_TYPE, span).arg(text));
                return None;
            }
        };
        match n {
            i64::MIN..0 => {
                let d = match self.cx.frame.declaring {
                    Some(name) => Diagnostic::new(&kinds::ARRAY_OF_NEGATIVE_SIZE, span).arg(name),
                    None => Diagnostic::new(&kinds::ARRAY_SIZE_NEGATIVE, span),
                };
                self.cx.push(d);
            }
            0..=MAX_ARRAY => return Some(n as u32),
            _ => self.cx.push(Diagnostic::new(&kinds::ARRAY_TOO_LARGE, span).arg(n)),
        }
        None
    }

    fn unsigned_type(&mut self, inner: TypeRefId, modifiers: Modifiers, span: Span) -> TyId {
        let ty = self.type_with(inner, modifiers);
        if ty == self.cx.model.common.error {
            return ty;
        }
        let written = self.cx.model.num(ty).map(|n| n.scalar);
        if written.is_none_or(|scalar| scalar.is_float() || scalar == Scalar::Bool) {
            let text = match written {
                Some(scalar) => scalar_text(scalar).to_owned(),
                None => self.cx.model.type_text(ty),
            };
            return self.cx.type_error(Diagnostic::new(&kinds::UNSIGNED_TYPE, Span::at(span.lo)).arg(text));
        }
        let scalar = match written {
            Some(Scalar::I16) => Scalar::U16,
            Some(Scalar::I64) => Scalar::U64,
            Some(Scalar::Min16Int | Scalar::Min12Int) => Scalar::Min16Uint,
            _ => Scalar::U32,
        };
        self.cx.model.with_scalar(ty, scalar)
    }

    fn named_type(&mut self, name: Name, id: TypeRefId, modifiers: Modifiers, span: Span) -> TyId {
        if let Some(b) = builtin(name)
            && self.cx.hiding_type(name).is_none()
        {
            return self.builtin_type(b, name, id, modifiers, span);
        }
        match self.cx.lookup(name).map(|f| f.symbol) {
            Some(Symbol::Type(ty)) => self.cx.model.reordered(ty, modifiers),
            Some(Symbol::Template(t)) => self.template_without_args(t, name, span),
            Some(Symbol::BuiltinTemplate(builtin)) => self.applied_builtin(builtin, None, false, span),
            Some(_) => self.cx.type_error(Diagnostic::new(&kinds::NOT_A_TYPE, span).arg(name)),
            None if self.cx.model.types.function_aliases.contains(&name) => self
                .cx
                .type_error(Diagnostic::new(&kinds::UNSUPPORTED, span).arg("the type of a function here")),
            None => self.cx.type_error(Diagnostic::new(&kinds::UNKNOWN_TYPE, span).arg(name)),
        }
    }

    fn builtin_type(
        &mut self,
        b: Builtin,
        name: Name,
        id: TypeRefId,
        modifiers: Modifiers,
        span: Span,
    ) -> TyId {
        let row_major = self.cx.row_major(id, modifiers);
        let ty = match b {
            Builtin::Void => Ty::Void,
            Builtin::Scalar(s) => match self.cx.scalar(s, name, span) {
                Some(s) => Ty::Scalar(s),
                None => Ty::Error,
            },
            Builtin::Vector(s, n) => match self.cx.scalar(s, name, span) {
                Some(s) => Ty::Vector(s, n.into()),
                None => Ty::Error,
            },
            Builtin::Matrix(s, rows, cols) => match self.cx.scalar(s, name, span) {
                Some(scalar) => Ty::Matrix { scalar, rows, cols, row_major },
                None => Ty::Error,
            },
            Builtin::VectorTemplate => Ty::Vector(Scalar::F32, 4),
            Builtin::MatrixTemplate => Ty::Matrix { scalar: Scalar::F32, rows: 4, cols: 4, row_major },
            Builtin::Object(i) => return self.object_type(OBJECTS[i as usize].text, None, span),
        };
        self.cx.model.program.types.intern(ty)
    }

    fn path_type(&mut self, path: PathId, id: TypeRefId, modifiers: Modifiers) -> TyId {
        let p = self.cx.unit.paths[path];
        let segments = self.cx.unit.list(p.segments);
        if let [segment] = segments
            && !p.is_global
            && let Some(b) = builtin(segment.name)
            && self.cx.hiding_type(segment.name).is_none()
        {
            return match segment.args {
                Some(args) => {
                    let row_major = b == Builtin::MatrixTemplate && self.cx.row_major(id, modifiers);
                    self.builtin_template(b, segment.name, args, row_major, segment.span)
                }
                None => self.builtin_type(b, segment.name, id, modifiers, segment.span),
            };
        }
        if let [scope, segment] = segments
            && scope.name == word::VK
            && self.cx.options.target.vulkan_language
            && (VK_TYPES.contains(&segment.name) || self.cx.lookup(word::VK).is_none())
        {
            return self.spirv_type(segment.name, segment.args, segment.span);
        }
        let Some((found, last)) = self.lookup_path(path) else { return self.cx.model.common.error };
        match found.symbol {
            Symbol::Type(ty) => self.cx.model.reordered(ty, modifiers),
            Symbol::Template(t) if last.args.is_some() => self.instantiate_type(t, last.args, last.span),
            Symbol::Template(t) => self.template_without_args(t, last.name, last.span),
            Symbol::BuiltinTemplate(name) => {
                let row_major = self.cx.row_major(id, modifiers);
                self.applied_builtin(name, last.args, row_major, last.span)
            }
            _ => self.cx.type_error(Diagnostic::new(&kinds::NOT_A_TYPE, last.span).arg(last.name)),
        }
    }

    /// The type that a parameter of a template makes of arguments, when it stands for a built-in template.
    pub(in crate::check) fn applied_builtin(
        &mut self,
        name: Name,
        args: Option<TemplateArgsId>,
        row_major: bool,
        span: Span,
    ) -> TyId {
        match (builtin(name), args) {
            (Some(b), Some(args)) => self.builtin_template(b, name, args, row_major, span),
            _ => self.cx.type_error(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MISSING, span).arg(name)),
        }
    }

    fn builtin_template(
        &mut self,
        b: Builtin,
        name: Name,
        args: TemplateArgsId,
        row_major: bool,
        span: Span,
    ) -> TyId {
        let written = args;
        let args = self.template_args(args);
        let places: SmallVec<[Span; 4]> = self
            .cx
            .unit
            .list(self.cx.unit.template_args[written])
            .iter()
            .map(|&a| self.cx.argument_span(a))
            .collect();
        let at = |i: usize| places.get(i).copied().unwrap_or(span);
        let (word, most) = if b == Builtin::VectorTemplate { ("vector", 2) } else { ("matrix", 3) };
        if self.cx.has_more_arguments(word, Some(written), most, span) {
            return self.cx.model.common.error;
        }
        let unknown = TArg::Type(self.cx.model.common.error);
        if args.contains(&unknown) {
            let is_enum = |arg: &TArg| matches!(arg, &TArg::Type(ty) if matches!(self.cx.model.program.types.get(ty), Ty::Enum(..)));
            let known: SmallVec<[_; 3]> =
                args.iter().enumerate().filter(|(_, arg)| **arg != unknown && !is_enum(arg)).collect();
            for (i, arg) in known.into_iter().filter(|_| !matches!(b, Builtin::Object(_))) {
                match (i, b) {
                    (0, _) => drop(self.cx.scalar_argument(Some(arg), at(0))),
                    (_, Builtin::VectorTemplate) => drop(self.cx.lanes_argument(Some(arg), at(i))),
                    _ => drop(self.cx.size_argument(Some(arg), 4, at(i))),
                }
            }
            return self.cx.model.common.error;
        }
        match b {
            Builtin::VectorTemplate => {
                let Some(scalar) = self.cx.scalar_argument(args.first(), at(0)) else {
                    return self.cx.model.common.error;
                };
                let Some(n) = self.cx.lanes_argument(args.get(1), at(1)) else {
                    return self.cx.model.common.error;
                };
                self.cx.model.program.types.intern(Ty::Vector(scalar, n))
            }
            Builtin::MatrixTemplate => {
                let Some(scalar) = self.cx.scalar_argument(args.first(), at(0)) else {
                    return self.cx.model.common.error;
                };
                let Some(rows) = self.cx.size_argument(args.get(1), 4, at(1)) else {
                    return self.cx.model.common.error;
                };
                let Some(cols) = self.cx.size_argument(args.get(2), 4, at(2)) else {
                    return self.cx.model.common.error;
                };
                self.cx.model.program.types.intern(Ty::Matrix { scalar, rows, cols, row_major })
            }
            Builtin::Object(i) => self.object_type(OBJECTS[i as usize].text, Some(written), span),
            _ => self.cx.type_error(Diagnostic::new(&kinds::NOT_A_TEMPLATE, span).arg(name)),
        }
    }

    /// Template arguments, resolved.
    pub(in crate::check) fn template_args(&mut self, args: TemplateArgsId) -> Vec<TArg> {
        let list = self.cx.unit.template_args[args];
        let mut resolved = Vec::with_capacity(list.len());
        self.within(
            |frame| frame.names_only = false,
            |c| resolved.extend(c.cx.unit.list(list).iter().map(|&arg| c.template_arg(arg))),
        );
        resolved
    }

    /// A type where a value could stand: a word that is none is just not declared there.
    pub(in crate::check) fn type_in_expression(&mut self, ty: TypeRefId) -> TyId {
        let resolved = self.type_ref(ty);
        if resolved == self.cx.model.common.error {
            self.cx.diags.rename_last(&kinds::UNKNOWN_TYPE, &kinds::UNDECLARED);
        }
        resolved
    }

    /// A template argument that is a type or a value, resolved.
    pub(in crate::check) fn template_arg(&mut self, arg: TemplateArg) -> TArg {
        match arg {
            TemplateArg::Type(ty) => TArg::Type(self.type_in_expression(ty)),
            TemplateArg::Expr(e) => self.value_argument(e),
        }
    }

    /// An argument that was written as an expression, though it may name a type that the parser did not know.
    fn value_argument(&mut self, e: tree::ExprId) -> TArg {
        if let tree::Expr::Name(name) = self.cx.unit.exprs[e]
            && let Some(Symbol::Type(ty)) = self.cx.lookup(name).map(|f| f.symbol)
        {
            return TArg::Type(ty);
        }
        // No statement begins there.
        self.cx.notes.no_words = self.cx.place_of(e).lo;
        self.constant_argument(e).unwrap_or(TArg::Type(self.cx.model.common.error))
    }

    /// The constant that is the argument of a template.
    pub(in crate::check) fn constant_argument(&mut self, e: tree::ExprId) -> Option<TArg> {
        let (wanted, ty) = self.wanted(e, Constancy::Constant);
        let kind = match wanted {
            Wanted::Integer(value) | Wanted::Scoped(value) => return Some(TArg::Value(ty, value)),
            Wanted::Refused => return None,
            Wanted::Unknown => &kinds::TEMPLATE_ARGUMENT_CONSTANT,
            Wanted::Float(_) | Wanted::UnknownFloat | Wanted::OtherType => &kinds::TEMPLATE_ARGUMENT_INTEGRAL,
        };
        let (span, text) = (self.cx.place_of(e), self.cx.model.type_text(ty));
        self.cx.push(Diagnostic::new(kind, span).arg(text));
        None
    }
}

impl Context<'_> {
    pub(in crate::check) fn type_error(&mut self, diagnostic: Diagnostic) -> TyId {
        self.push(diagnostic);
        self.model.common.error
    }

    /// `T[0]`: a structure without fields, which takes no room and has no elements; a length of 0 is that of unbounded arrays.
    pub(in crate::check) fn empty_array(&mut self, elem: TyId, span: Span) -> TyId {
        if let Some(&known) = self.model.types.empty_arrays.get(&elem) {
            return known;
        }
        let text = format!("{} [0]", self.model.type_text(elem));
        let s = self.new_record(None, ScopeId::GLOBAL, span);
        self.model.program.structs[s].name = self.model.program.names.intern(&text);
        self.complete(s);
        let ty = self.model.program.types.intern(Ty::Struct(s));
        self.model.types.empty_arrays.insert(elem, ty);
        ty
    }

    /// Refuses an array that takes its length from an empty list, for which DXC's SPIR-V has no type.
    pub(in crate::check) fn refuse_empty_array(&mut self, written: TyId, is_const: bool, span: Span) {
        if self.options.target.vulkan_language {
            let mut elem = written;
            while let Ty::Array(inner, _) = self.model.program.types.get(elem) {
                elem = inner;
            }
            let text = self.model.type_text(written);
            let lengths = text[self.model.type_text(elem).len()..].trim_start();
            let of_const = if is_const { "const" } else { "" };
            let text = format!("{} {of_const}{lengths}", self.model.full_text(elem));
            self.push(Diagnostic::new(&kinds::INITIALIZER_UNIMPLEMENTED, span).arg(text));
        }
    }

    /// The order of a matrix written there.
    fn row_major(&self, id: TypeRefId, modifiers: Modifiers) -> bool {
        if modifiers.has(Modifiers::ROW_MAJOR) {
            return true;
        }
        if modifiers.has(Modifiers::COLUMN_MAJOR) {
            return false;
        }
        self.unit.matrix_order_at(id).unwrap_or(self.options.matrix_order) == MatrixOrder::Row
    }

    /// The scalar that a name says.
    pub(in crate::check) fn scalar(&mut self, s: ScalarName, name: Name, span: Span) -> Option<Scalar> {
        let native = self.options.native_16bit;
        Some(match s {
            ScalarName::Bool => Scalar::Bool,
            ScalarName::Int | ScalarName::Int32 => Scalar::I32,
            ScalarName::Uint | ScalarName::Dword | ScalarName::Uint32 => Scalar::U32,
            ScalarName::Int8T4Packed => Scalar::Int8x4,
            ScalarName::Uint8T4Packed => Scalar::Uint8x4,
            ScalarName::Half if native => Scalar::F16,
            ScalarName::Half => Scalar::Half,
            ScalarName::Float | ScalarName::Float32 => Scalar::F32,
            ScalarName::Double | ScalarName::Float64 => Scalar::F64,
            ScalarName::Min16Float => Scalar::Min16Float,
            ScalarName::Min10Float => Scalar::Min10Float,
            ScalarName::Min16Int => Scalar::Min16Int,
            ScalarName::Min12Int => Scalar::Min12Int,
            ScalarName::Min16Uint => Scalar::Min16Uint,
            ScalarName::Int16 | ScalarName::Uint16 | ScalarName::Float16 if !native => {
                self.push(Diagnostic::new(&kinds::UNKNOWN_TYPE, span).arg(name));
                return None;
            }
            ScalarName::Int16 => Scalar::I16,
            ScalarName::Uint16 => Scalar::U16,
            ScalarName::Float16 => Scalar::F16,
            ScalarName::Int64 => Scalar::I64,
            ScalarName::Uint64 => Scalar::U64,
        })
    }

    fn scalar_argument(&mut self, arg: Option<&TArg>, span: Span) -> Option<Scalar> {
        match arg {
            None => Some(Scalar::F32),
            Some(&TArg::Type(ty)) => match self.model.program.types.get(ty) {
                Ty::Scalar(s) => Some(s),
                Ty::Error => None,
                _ => {
                    let text = self.model.type_text(ty);
                    self.push(Diagnostic::new(&kinds::ELEMENT_NOT_NUMERIC, span).arg(text));
                    None
                }
            },
            Some(_) => {
                self.push(
                    Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, span).arg("template type").arg("a type"),
                );
                None
            }
        }
    }

    fn has_long_vectors(&self) -> bool {
        self.options.target.has_long_vectors
            && (6, 9) <= (self.options.shader_model.major, self.options.shader_model.minor)
            && self.options.shader_model != ShaderModel::OFFLINE
    }

    /// How many lanes a vector has.
    fn lanes_argument(&mut self, arg: Option<&TArg>, span: Span) -> Option<u16> {
        let most = if self.has_long_vectors() { LONGEST_VECTOR } else { 4 };
        match arg.and_then(|arg| self.model.integer_of(arg)) {
            Some(n) if n > 4 && n <= most => {
                self.model.types.long_vectors = true;
                Some(n as u16)
            }
            _ => self.size_argument(arg, most, span).map(u16::from),
        }
    }

    fn size_argument(&mut self, arg: Option<&TArg>, most: i64, span: Span) -> Option<u8> {
        let Some(arg) = arg else { return Some(4) };
        match self.model.integer_of(arg) {
            Some(n @ 1..=4) => Some(n as u8),
            _ => {
                self.push(Diagnostic::new(&kinds::VECTOR_SIZE, span).arg(most));
                None
            }
        }
    }

    pub(in crate::check) fn argument_span(&self, arg: TemplateArg) -> Span {
        match arg {
            TemplateArg::Type(ty) => self.unit.type_spans[ty],
            TemplateArg::Expr(e) => self.place_of(e),
        }
    }
}

impl Model {
    /// Gives matrices among the arguments of a class template the order of the options: `row_major` and `column_major` are no
    /// part of a type that stands for a parameter.
    pub(in crate::check) fn drop_orders(&mut self, args: &mut [TArg]) {
        for arg in args {
            if let TArg::Type(ty) = arg {
                *ty = self.unordered(*ty);
            }
        }
    }

    /// A matrix, or an array of such, in the order of the options; any other type as it is.
    fn unordered(&mut self, ty: TyId) -> TyId {
        let plain = match self.program.types.get(ty) {
            Ty::Matrix { scalar, rows, cols, .. } => {
                Ty::Matrix { scalar, rows, cols, row_major: self.types.matrix_order == MatrixOrder::Row }
            }
            Ty::Array(elem, n) => Ty::Array(self.unordered(elem), n),
            _ => return ty,
        };
        self.program.types.intern(plain)
    }

    /// A named matrix type with another order asked for.
    fn reordered(&mut self, ty: TyId, modifiers: Modifiers) -> TyId {
        let Ty::Matrix { scalar, rows, cols, row_major } = self.program.types.get(ty) else { return ty };
        let row_major = match (modifiers.has(Modifiers::ROW_MAJOR), modifiers.has(Modifiers::COLUMN_MAJOR)) {
            (true, _) => true,
            (_, true) => false,
            _ => row_major,
        };
        self.program.types.intern(Ty::Matrix { scalar, rows, cols, row_major })
    }
}
