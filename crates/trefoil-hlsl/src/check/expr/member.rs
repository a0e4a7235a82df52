//! Members and elements.

use crate::check::model::{Found, Model, Symbol};
use crate::check::types::facts::{Num, Shape};
use crate::check::types::words::Spelling;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::builtin_names::builtin;
use crate::syntax::tree::{self, Expr, Operator, PathSegment};
use crate::typed::{AccessOp, Const, ExprId, ExprKind, ResourceTy, Scalar, StructId, Ty, TyId, Var, VarKind};
use trefoil_ir::{HlslVersion, ResourceKind, ShaderModel};

impl Checker<'_> {
    /// `base.A::b`
    pub(in crate::check) fn path_member(
        &mut self,
        e: tree::ExprId,
        base: tree::ExprId,
        path: tree::PathId,
    ) -> ExprId {
        let span = self.cx.place_of(e);
        let typed = self.expr(base);
        let Ty::Struct(s) = self.cx.model.ty_of(typed) else {
            let segments = self.cx.unit.list(self.cx.unit.paths[path].segments);
            let (Some(first), Some(last)) = (segments.first(), segments.last().copied()) else {
                return self.cx.model.error_expr(span);
            };
            // A type with no scope of its own may say what the object is.
            let names_type = builtin(first.name).is_some()
                || matches!(self.cx.lookup(first.name).map(|f| f.symbol), Some(Symbol::Type(_)));
            if !names_type && self.path_scope(path).is_none() {
                return self.cx.model.error_expr(span);
            }
            return self.cx.member_of(e, typed, last.name);
        };
        let Some((found, last)) = self.qualified_member(path) else { return self.cx.model.error_expr(span) };
        match self.cx.model.data_member(typed, found, s, span) {
            Some(member) => member,
            None => self.cx.found(found, last.name, span),
        }
    }

    /// What a path after a dot names, which is a member of a structure.
    pub(in crate::check) fn qualified_member(&mut self, path: tree::PathId) -> Option<(Found, PathSegment)> {
        let (scope, last) = self.path_scope(path)?;
        let (found, last) = self.lookup_last(path, scope, last)?;
        if let Some(scope) = scope.filter(|&scope| self.cx.model.scopes[scope].name.is_some()) {
            let text = self.cx.model.namespace_text(scope);
            self.cx.push(Diagnostic::new(&kinds::MEMBER_OF_NAMESPACE, last.span).arg(text));
            return None;
        }
        Some((found, last))
    }

    /// `base[index]`
    pub(in crate::check) fn index(
        &mut self,
        e: tree::ExprId,
        base: tree::ExprId,
        index: tree::ExprId,
    ) -> ExprId {
        if let Expr::Name(name) = self.cx.unit.exprs[base]
            && matches!(self.cx.model.text(name), "ResourceDescriptorHeap" | "SamplerDescriptorHeap")
            && self.cx.lookup(name).is_none()
        {
            return self.heap(e, base, name, index);
        }
        if let Expr::Index { base: inner, index: extra } = self.cx.unit.exprs[base]
            && let Expr::Member { base: object, name, .. } = self.cx.unit.exprs[inner]
        {
            let op = match self.cx.model.text(name) {
                "mips" => Some(AccessOp::Mips),
                "sample" => Some(AccessOp::Sample),
                _ => None,
            };
            if let Some(op) = op {
                let object = self.expr(object);
                if let Ty::Resource(r) = self.cx.model.ty_of(object)
                    && r.kind.is_texture()
                {
                    return self.sub_resource(e, op, object, r, extra, index);
                }
                let member = self.cx.member_of(inner, object, name);
                let outer = self.index_typed(base, member, extra);
                return self.index_typed(e, outer, index);
            }
        }
        let typed = self.expr(base);
        self.index_typed(e, typed, index)
    }

    fn heap(&mut self, e: tree::ExprId, base: tree::ExprId, name: Name, index: tree::ExprId) -> ExprId {
        let span = self.cx.place_of(e);
        if self.cx.options.shader_model < ShaderModel::new(6, 6) {
            let text = self.cx.model.name_text(name);
            let d = Diagnostic::new(&kinds::UNDECLARED, span).arg(text.clone());
            self.cx.push(d.note_with(&kinds::HEAP_MODEL, span, [text.into()]));
            return self.cx.model.error_expr(span);
        }
        let uint = self.cx.model.common.uint;
        let index = self.value(index);
        if self.cx.model.is_error(index) {
            return self.cx.model.error_expr(span);
        }
        let is_one = self.cx.model.num(self.cx.model.ty(index)).is_some_and(|index| index.shape.is_one());
        if !is_one && !self.cx.frame.generic {
            let at = self.cx.place_of(base).hi;
            let element =
                if self.cx.model.text(name).starts_with("Sampler") { ".Sampler" } else { ".Resource" };
            self.cx.push(Diagnostic::new(&kinds::NO_INDEX_OPERATOR, span).caret(at).arg(element));
            return self.cx.model.error_expr(span);
        }
        let index = self.cx.convert_made(index, uint);
        let ty = self.cx.model.common.void;
        self.cx.model.add(ExprKind::Heap(index), ty, span)
    }

    fn sub_resource(
        &mut self,
        e: tree::ExprId,
        op: AccessOp,
        object: ExprId,
        r: ResourceTy,
        extra: tree::ExprId,
        index: tree::ExprId,
    ) -> ExprId {
        let span = self.cx.place_of(e);
        let fits = match op {
            AccessOp::Sample => r.kind.is_multisampled(),
            _ => {
                let is_cube = matches!(r.kind, ResourceKind::TextureCube | ResourceKind::TextureCubeArray);
                !r.kind.is_multisampled() && !is_cube && !r.writable
            }
        };
        if !fits {
            let whole = |of: tree::ExprId| match self.cx.unit.exprs[of] {
                Expr::Index { base, .. } => base,
                _ => of,
            };
            let member = whole(whole(e));
            let name = if op == AccessOp::Sample { "sample" } else { "mips" };
            let text = self.cx.model.spelled(self.cx.model.ty(object), Spelling::Plain);
            let d = Diagnostic::new(&kinds::NO_MEMBER, self.cx.caret(member)).arg(name).arg(text);
            self.cx.push(d);
            return self.cx.model.error_expr(span);
        }
        let uint = self.cx.model.common.uint;
        let first = extra;
        let extra = self.value(extra);
        // A level or a sample is one number: nothing is cut off.
        let is_number = self.cx.model.num(self.cx.model.ty(extra)).is_some_and(|num| num.shape.is_one());
        if !is_number && !self.cx.model.is_error(extra) {
            let name = if op == AccessOp::Sample { "sample" } else { "mips" };
            let object = self.cx.model.spelled(self.cx.model.ty(object), Spelling::Plain);
            let text = format!("{object}::{name}_type");
            let before = Span::at(self.cx.place_of(first).lo.before());
            self.cx.push(Diagnostic::new(&kinds::NO_INDEX_OPERATOR, before).arg(text));
            return self.cx.model.error_expr(span);
        }
        let extra = self.cx.convert_made(extra, uint);
        let index = self.value(index);
        self.cx.access(e, op, object, r, index, Some(extra))
    }

    /// `base[index]` with the base checked.
    fn index_typed(&mut self, e: tree::ExprId, base: ExprId, index: tree::ExprId) -> ExprId {
        let span = self.cx.place_of(e);
        let index_at = index;
        let has_member = self.cx.notes.member_of == Some(e);
        let index = self.expr(index);
        if self.cx.model.is_error(base) || self.cx.model.is_error(index) {
            return self.cx.model.error_expr(span);
        }
        let base = match self.cx.model.ty_of(base) {
            Ty::Struct(s) if self.cx.model.is_patch(s) => self.cx.model.patch_points(base, s),
            _ => base,
        };
        let (element, count) = match self.cx.model.ty_of(base) {
            Ty::Resource(r) => return self.index_resource(e, base, r, index),
            Ty::Node(node) => {
                let element = self.cx.index_of_node((base, node), index, span);
                return element.unwrap_or_else(|| self.cx.no_subscript(e, base));
            }
            Ty::Struct(_)
                if self.cx.model.types.empty_arrays.values().any(|&ty| ty == self.cx.model.ty(base)) =>
            {
                return self.cx.model.no_element(base, self.cx.place_of(e));
            }
            Ty::Struct(s) => {
                if !self.cx.model.may_index(s, index) {
                    return self.cx.no_index_operator(base, span);
                }
                if let Some(result) = self.operator_call(Operator::Index, &[base, index], span) {
                    return result;
                }
                return self.cx.no_subscript(e, base);
            }
            Ty::Array(elem, n) => (elem, n),
            _ => match self.cx.model.num(self.cx.model.ty(base)) {
                Some(Num { scalar, shape: Shape::Vector(n) }) => (self.cx.model.scalar_ty(scalar), n.into()),
                Some(Num { scalar, shape: Shape::Matrix(r, c) }) => {
                    (self.cx.model.num_ty(scalar, Shape::Vector(c.into())), r.into())
                }
                _ if matches!(self.cx.model.ty_of(index), Ty::Array(..)) => {
                    self.cx.report(&kinds::SUBSCRIPT_SWAPPED, self.cx.place_of(index_at));
                    return self.cx.model.error_expr(span);
                }
                _ => return self.cx.no_subscript(e, base),
            },
        };
        // One number, which of a vector or matrix may be a vector itself.
        let is_array = matches!(self.cx.model.ty_of(base), Ty::Array(..));
        let shape = self.cx.model.num(self.cx.model.ty(index)).map(|n| n.shape);
        if !shape.is_none_or(|shape| shape == Shape::Scalar || !is_array && shape.is_one()) {
            return self.cx.no_index_operator(base, span);
        }
        match self.cx.model.ty_of(index) {
            Ty::Array(..) if is_array => {
                let at = self.cx.model.span(base).hi;
                self.cx.push(Diagnostic::new(&kinds::SUBSCRIPT_NO_INTEGER, span).caret(at));
                return self.cx.model.error_expr(span);
            }
            Ty::Array(..) | Ty::Struct(_) | Ty::Resource(_) => return self.cx.no_index_operator(base, span),
            _ => {}
        }
        let index = self.cx.index_value(index);
        if self.cx.model.is_error(index) {
            return index;
        }
        if let ExprKind::Const(Const::Int(i)) = self.cx.model.program.exprs[index].kind
            && count != 0
            && !(0..i64::from(count)).contains(&i)
        {
            let of_matrix = matches!(self.cx.model.ty_of(base), Ty::Matrix { .. });
            let (kind, at) = match self.cx.model.ty_of(base) {
                Ty::Array(..) => (&kinds::INDEX_OUT_OF_BOUNDS, span),
                _ if of_matrix => (&kinds::MATRIX_INDEX, self.cx.place_of(index_at)),
                _ => (&kinds::VECTOR_INDEX, self.cx.place_of(index_at)),
            };
            let d = Diagnostic::new(kind, at).arg(i);
            // An array is reported only where the access is reachable, as in DXC; so is a row that is swizzled, which DXC does
            // not check.
            let waits = matches!(self.cx.model.ty_of(base), Ty::Array(..)) || of_matrix && has_member;
            if !waits {
                self.cx.push(d);
                return self.cx.model.error_expr(span);
            }
            let made = self.cx.model.add(ExprKind::Index(base, index), element, span);
            self.cx.push_if_reached(made, d);
            return made;
        }
        self.cx.model.add(ExprKind::Index(base, index), element, span)
    }

    fn index_resource(&mut self, e: tree::ExprId, base: ExprId, r: ResourceTy, index: ExprId) -> ExprId {
        use ResourceKind::{CBuffer, StructuredBuffer, TBuffer, TextureCube, TextureCubeArray, TypedBuffer};
        let plain = r.object == crate::typed::ObjectKind::Plain;
        match r.kind {
            CBuffer | TBuffer => {
                let inner = self.cx.model.contents(base, r.element);
                let span = self.cx.place_of(e);
                match self.operator_call(Operator::Index, &[inner, index], span) {
                    Some(result) => result,
                    None => self.cx.no_subscript(e, base),
                }
            }
            TypedBuffer => {
                let index = self.cx.model.rvalue(index);
                self.cx.access(e, AccessOp::Element, base, r, index, None)
            }
            StructuredBuffer if plain => {
                let index = self.cx.model.rvalue(index);
                self.cx.access(e, AccessOp::Element, base, r, index, None)
            }
            kind if kind.is_texture() && !matches!(kind, TextureCube | TextureCubeArray) => {
                let index = self.cx.model.rvalue(index);
                self.cx.access(e, AccessOp::Element, base, r, index, None)
            }
            _ => self.cx.no_subscript(e, base),
        }
    }
}

impl Context<'_> {
    /// An error of an index that what is indexed does not take.
    fn no_index_operator(&mut self, base: ExprId, span: Span) -> ExprId {
        let text = self.value_text(base);
        let d = Diagnostic::new(&kinds::NO_INDEX_OPERATOR, span).caret(self.model.span(base).hi).arg(text);
        self.push(d);
        self.model.error_expr(span)
    }

    /// `base.name`
    pub(in crate::check) fn member_of(&mut self, e: tree::ExprId, base: ExprId, name: Name) -> ExprId {
        let span = self.place_of(e);
        match self.model.ty_of(base) {
            Ty::Error => {
                if self.frame.generic {
                    self.model.templates.dependent_members.insert(e);
                }
                self.model.error_expr(span)
            }
            Ty::Struct(s) if self.model.is_patch(s) && self.model.text(name) == "Length" => {
                self.model.patch_length(base, s).unwrap_or(base)
            }
            Ty::Struct(s) => self.struct_member(e, base, s, name),
            Ty::Resource(r) if matches!(r.kind, ResourceKind::CBuffer | ResourceKind::TBuffer) => {
                let inner = self.model.contents(base, r.element);
                self.member_of(e, inner, name)
            }
            Ty::Array(_, len) if self.model.text(name) == "Length" => self.array_length_of(e, len),
            Ty::Enum(..) => self.no_record(e, base),
            Ty::Scalar(_) if self.model.templates.dependent_members.contains(&e) => self.no_record(e, base),
            _ => match self.model.num(self.model.ty(base)) {
                Some(num) => self.swizzle(e, base, num, name),
                None => {
                    let text = match self.model.ty_of(base) {
                        Ty::Resource(_) => self.model.spelled(self.model.ty(base), Spelling::Plain),
                        _ => self.value_text(base),
                    };
                    let d = match self.model.ty_of(base) {
                        Ty::Resource(r) if self.model.is_method(&r, name) => {
                            self.at_expr(&kinds::METHOD_MUST_BE_CALLED, e)
                        }
                        Ty::Resource(_) | Ty::HitObject | Ty::Node(_) => {
                            self.at_expr(&kinds::NO_MEMBER, e).arg(self.model.name_text(name)).arg(text)
                        }
                        _ => {
                            let d = self.at_expr(&kinds::MEMBER_OF_NON_STRUCT, e).arg(text);
                            let is_array = matches!(self.model.ty_of(base), Ty::Array(..));
                            match self.unit.exprs[e] {
                                // At the dot; of an array, at the name.
                                tree::Expr::Member { base, .. } if !is_array => {
                                    d.caret(self.place_of(base).hi)
                                }
                                _ => d,
                            }
                        }
                    };
                    self.push(d);
                    self.model.error_expr(span)
                }
            },
        }
    }

    /// `array.Length`, of HLSL 2016 and before.
    fn array_length_of(&mut self, e: tree::ExprId, len: u32) -> ExprId {
        let span = self.place_of(e);
        let is_old = self.options.version <= HlslVersion::V2016;
        let kind = if is_old { &kinds::LENGTH_DEPRECATED } else { &kinds::LENGTH_VERSION };
        self.push(self.at_expr(kind, e));
        let uint = self.model.common.uint;
        self.model.add(ExprKind::Const(Const::Int(len.into())), uint, span)
    }

    /// Reports that the operand before a point has no members.
    fn no_record(&mut self, e: tree::ExprId, base: ExprId) -> ExprId {
        let span = self.place_of(e);
        let text = self.value_text(base);
        let point = self.model.span(base).hi;
        self.push(Diagnostic::new(&kinds::MEMBER_OF_NON_STRUCT, span).caret(point).arg(text));
        self.model.error_expr(span)
    }

    fn struct_member(&mut self, e: tree::ExprId, base: ExprId, s: StructId, name: Name) -> ExprId {
        let span = self.place_of(e);
        let scope = self.model.record(s).scope;
        let Some(found) = self.model.lookup_in(scope, name) else {
            let d = self.at_expr(&kinds::NO_MEMBER, e);
            let d = self.model.no_member(d, s, name);
            self.push(d);
            return self.model.error_expr(span);
        };
        match self.model.data_member(base, found, s, span) {
            Some(member) => member,
            None => self.found(found, name, self.caret(e)),
        }
    }

    fn access(
        &mut self,
        e: tree::ExprId,
        op: AccessOp,
        object: ExprId,
        r: ResourceTy,
        index: ExprId,
        extra: Option<ExprId>,
    ) -> ExprId {
        let span = self.place_of(e);
        if self.model.is_error(index) {
            return self.model.error_expr(span);
        }
        let n = r.kind.coordinates() as u16;
        let shape = if n == 1 { Shape::Scalar } else { Shape::Vector(n) };
        let ty = self.model.num_ty(Scalar::U32, shape);
        let cannot = match self.model.num(self.model.ty(index)) {
            Some(i) if n == 1 => !i.shape.is_one(),
            Some(i) => i.shape != shape,
            None => true,
        };
        if cannot {
            let text = self.value_text(object);
            let d =
                Diagnostic::new(&kinds::NO_INDEX_OPERATOR, span).caret(self.model.span(object).hi).arg(text);
            self.push(d);
            return self.model.error_expr(span);
        }
        let index = self.convert_made(index, ty);
        let resource = self.model.rvalue(object);
        self.model.add(ExprKind::Access { op, resource, index, extra }, r.element, span)
    }

    /// An index as a scalar integer of 32 bits.
    fn index_value(&mut self, index: ExprId) -> ExprId {
        let uint = self.model.common.uint;
        let int = self.model.common.int;
        match self.model.num(self.model.ty(index)) {
            Some(n) if n.shape.is_one() && n.scalar == Scalar::F64 => self.model.cast(index, uint),
            Some(n) if n.shape.is_one() && n.scalar.is_signed() => self.convert_made(index, int),
            _ => self.convert_made(index, uint),
        }
    }

    fn no_subscript(&mut self, e: tree::ExprId, base: ExprId) -> ExprId {
        if self.model.num(self.model.ty(base)).is_some() {
            self.report(&kinds::NOT_SUBSCRIPTABLE, Span::at(self.model.span(base).hi));
            return self.model.error_expr(self.place_of(e));
        }
        let text = self.value_text(base);
        let d =
            Diagnostic::new(&kinds::NO_SUBSCRIPT, self.place_of(e)).caret(self.model.span(base).hi).arg(text);
        self.push(d);
        self.model.error_expr(self.place_of(e))
    }
}

impl Model {
    /// Whether a structure's `operator[]` may take an index: unlike other operators, it neither cuts a vector nor spreads a number.
    fn may_index(&self, s: StructId, index: ExprId) -> bool {
        let count = |ty: TyId| self.num(ty).map(|num| num.shape.count());
        let Some((set, _)) = self.member_operator(s, Operator::Index) else { return true };
        self.set(set).iter().any(|&f| {
            let f = &self.functions[f];
            let wanted = f.formals.first().and_then(|formal| count(formal.ty));
            f.template.is_some() || wanted.is_none_or(|n| count(self.ty(index)).is_none_or(|have| have == n))
        })
    }

    /// The element of an array of length zero: an undefined variable.
    fn no_element(&mut self, base: ExprId, span: Span) -> ExprId {
        let of = self.ty(base);
        let elem = self
            .types
            .empty_arrays
            .iter()
            .find(|&(_, &ty)| ty == of)
            .map_or(self.common.error, |(&elem, _)| elem);
        let name = self.program.names.intern("element");
        let var = self.program.vars.push(Var::new(name, elem, VarKind::Static, span));
        self.add(ExprKind::Var(var), elem, span)
    }
}
