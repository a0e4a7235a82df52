//! Members, swizzles, elements.

use crate::check::types::facts::{Num, Shape};
use crate::check::{Checker, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, Expr, Operator};
use crate::typed::{AccessOp, Const, ExprId, ExprKind, ResourceTy, Scalar, StructId, Ty, Var, VarKind};
use smallvec::SmallVec;
use trefoil_ir::ResourceKind;

/// Why a swizzle is refused.
enum BadSwizzle {
    Format,
    Long,
    Mixed,
    Bounds,
}

/// The lanes that a swizzle names.
fn lanes(text: &str, count: u8) -> Result<SmallVec<[u8; 4]>, BadSwizzle> {
    let mut lanes = SmallVec::new();
    let (mut xyzw, mut rgba) = (false, false);
    for c in text.bytes() {
        let lane = match c {
            b'x' | b'y' | b'z' | b'w' => {
                xyzw = true;
                if c == b'w' { 3 } else { c - b'x' }
            }
            b'r' => 0,
            b'g' => 1,
            b'b' => 2,
            b'a' => 3,
            _ => return Err(BadSwizzle::Format),
        };
        rgba |= matches!(c, b'r' | b'g' | b'b' | b'a');
        lanes.push(lane);
    }
    if lanes.len() > 4 {
        return Err(BadSwizzle::Long);
    }
    if xyzw && rgba {
        return Err(BadSwizzle::Mixed);
    }
    if lanes.iter().any(|&lane| lane >= count) {
        return Err(BadSwizzle::Bounds);
    }
    Ok(lanes)
}

/// The elements that a matrix swizzle names, row and column.
fn elements(text: &str, rows: u8, cols: u8) -> Result<SmallVec<[(u8, u8); 4]>, BadSwizzle> {
    let mut elements = SmallVec::new();
    let mut zero_based = None;
    let mut rest = text.as_bytes();
    while !rest.is_empty() {
        let (row, col, zero, used) = match rest {
            [b'_', b'm', r @ b'0'..=b'9', c @ b'0'..=b'9', ..] => (r - b'0', c - b'0', true, 4),
            [b'_', r @ b'0'..=b'9', c @ b'0'..=b'9', ..] => {
                (r.wrapping_sub(b'1'), c.wrapping_sub(b'1'), false, 3)
            }
            _ => return Err(BadSwizzle::Format),
        };
        if zero_based.is_some_and(|z| z != zero) {
            return Err(BadSwizzle::Mixed);
        }
        zero_based = Some(zero);
        elements.push((row, col));
        rest = &rest[used..];
    }
    if elements.len() > 4 {
        return Err(BadSwizzle::Long);
    }
    if elements.iter().any(|&(r, c)| r >= rows || c >= cols) {
        return Err(BadSwizzle::Bounds);
    }
    Ok(elements)
}

impl Checker<'_> {
    /// `base.name`
    pub(in crate::check) fn member_of(&mut self, e: tree::ExprId, base: ExprId, name: Name) -> ExprId {
        let span = self.place_of(e);
        match self.ty_of(base) {
            Ty::Error => {
                if self.generic {
                    self.dependent_members.insert(e);
                }
                self.error_expr(span)
            }
            Ty::Struct(s) if self.is_patch(s) && self.text(name) == "Length" => {
                self.patch_length(base, s).unwrap_or(base)
            }
            Ty::Struct(s) => self.struct_member(e, base, s, name),
            Ty::Resource(r) if matches!(r.kind, ResourceKind::CBuffer | ResourceKind::TBuffer) => {
                let inner = self.contents(base, r.element);
                self.member_of(e, inner, name)
            }
            Ty::Enum(..) => self.no_record(e, base),
            Ty::Scalar(_) if self.dependent_members.contains(&e) => self.no_record(e, base),
            _ => match self.num(self.ty(base)) {
                Some(num) => self.swizzle(e, base, num, name),
                None => {
                    let text = self.type_text(self.ty(base));
                    let d = match self.ty_of(base) {
                        Ty::Resource(_) => {
                            self.at_expr(&kinds::NO_MEMBER, e).arg(self.name_text(name)).arg(text)
                        }
                        _ => {
                            let d = self.at_expr(&kinds::MEMBER_OF_NON_STRUCT, e).arg(text);
                            match self.unit.exprs[e] {
                                // At the dot.
                                tree::Expr::Member { base, .. } => d.caret(self.place_of(base).hi),
                                _ => d,
                            }
                        }
                    };
                    self.push(d);
                    self.error_expr(span)
                }
            },
        }
    }

    /// Says that what stands before a point has no members.
    fn no_record(&mut self, e: tree::ExprId, base: ExprId) -> ExprId {
        let span = self.place_of(e);
        let text = self.type_text(self.ty(base));
        let point = self.span(base).hi;
        self.push(Diagnostic::new(&kinds::MEMBER_OF_NON_STRUCT, span).caret(point).arg(text));
        self.error_expr(span)
    }

    fn struct_member(&mut self, e: tree::ExprId, base: ExprId, s: StructId, name: Name) -> ExprId {
        let span = self.place_of(e);
        let scope = self.record(s).scope;
        let Some(found) = self.lookup_in(scope, name) else {
            let d = self.at_expr(&kinds::NO_MEMBER, e);
            let d = self.no_member(d, s, name);
            self.push(d);
            return self.error_expr(span);
        };
        match self.data_member(base, found, s, span) {
            Some(member) => member,
            None => self.found(found, name, self.caret(e)),
        }
    }

    fn swizzle_error(&mut self, e: tree::ExprId, why: &BadSwizzle, matrix: bool, name: Name) -> ExprId {
        let kind = match (why, matrix) {
            (BadSwizzle::Long, _) => &kinds::SWIZZLE_LONG,
            (BadSwizzle::Format, false) => &kinds::SWIZZLE_FORMAT,
            (BadSwizzle::Mixed, false) => &kinds::SWIZZLE_MIXED,
            (BadSwizzle::Bounds, false) => &kinds::SWIZZLE_BOUNDS,
            (BadSwizzle::Format, true) => &kinds::MATRIX_FORMAT,
            (BadSwizzle::Mixed, true) => &kinds::MATRIX_MIXED,
            (BadSwizzle::Bounds, true) => &kinds::MATRIX_BOUNDS,
        };
        let text = self.name_text(name);
        let d = self.at_expr(kind, e).arg(text);
        self.push(d);
        self.error_expr(self.place_of(e))
    }

    fn swizzle(&mut self, e: tree::ExprId, base: ExprId, num: Num, name: Name) -> ExprId {
        let span = self.place_of(e);
        let found = match num.shape {
            Shape::Matrix(rows, cols) => {
                return match elements(self.text(name), rows, cols) {
                    Ok(list) => self.matrix_swizzle(base, num.scalar, &list, span),
                    Err(why) => self.swizzle_error(e, &why, true, name),
                };
            }
            Shape::Vector(n) => lanes(self.text(name), n),
            Shape::Scalar => lanes(self.text(name), 1),
        };
        let list = match found {
            Ok(list) => list,
            Err(why) => return self.swizzle_error(e, &why, false, name),
        };
        let len = list.len() as u8;
        let shape = if len == 1 { Shape::Scalar } else { Shape::Vector(len) };
        let ty = self.num_ty(num.scalar, shape);
        if let ExprKind::Const(c) = self.p.exprs[base].kind {
            return self.add(ExprKind::Const(c), ty, span);
        }
        let lanes = list.iter().enumerate().fold(0u8, |all, (i, &lane)| all | lane << (2 * i));
        self.add(ExprKind::Swizzle { base, len, lanes }, ty, span)
    }

    fn matrix_swizzle(&mut self, base: ExprId, scalar: Scalar, list: &[(u8, u8)], span: Span) -> ExprId {
        let len = list.len() as u8;
        let shape = if len == 1 { Shape::Scalar } else { Shape::Vector(len) };
        let ty = self.num_ty(scalar, shape);
        let pack = |all: u16, (i, &(r, c)): (usize, &(u8, u8))| all | u16::from(r << 2 | c) << (4 * i);
        let elements = list.iter().enumerate().fold(0u16, pack);
        self.add(ExprKind::MatrixSwizzle { base, len, elements }, ty, span)
    }

    /// `base.A::b`
    pub(in crate::check) fn path_member(
        &mut self,
        e: tree::ExprId,
        base: tree::ExprId,
        path: tree::PathId,
    ) -> ExprId {
        let span = self.place_of(e);
        let typed = self.expr(base);
        let Ty::Struct(s) = self.ty_of(typed) else {
            let Some(last) = self.unit.list(self.unit.paths[path].segments).last().copied() else {
                return self.error_expr(span);
            };
            return self.member_of(e, typed, last.name);
        };
        let Some((found, last)) = self.lookup_path(path) else { return self.error_expr(span) };
        match self.data_member(typed, found, s, span) {
            Some(member) => member,
            None => self.found(found, last.name, span),
        }
    }

    /// `base[index]`
    pub(in crate::check) fn index(
        &mut self,
        e: tree::ExprId,
        base: tree::ExprId,
        index: tree::ExprId,
    ) -> ExprId {
        if let Expr::Name(name) = self.unit.exprs[base]
            && matches!(self.text(name), "ResourceDescriptorHeap" | "SamplerDescriptorHeap")
            && self.lookup(name).is_none()
        {
            return self.heap(e, name, index);
        }
        if let Expr::Index { base: inner, index: extra } = self.unit.exprs[base]
            && let Expr::Member { base: object, name, .. } = self.unit.exprs[inner]
        {
            let op = match self.text(name) {
                "mips" => Some(AccessOp::Mips),
                "sample" => Some(AccessOp::Sample),
                _ => None,
            };
            if let Some(op) = op {
                let object = self.expr(object);
                if let Ty::Resource(r) = self.ty_of(object)
                    && r.kind.is_texture()
                {
                    return self.sub_resource(e, op, object, r, extra, index);
                }
                let member = self.member_of(inner, object, name);
                let outer = self.index_typed(base, member, extra);
                return self.index_typed(e, outer, index);
            }
        }
        let typed = self.expr(base);
        self.index_typed(e, typed, index)
    }

    fn heap(&mut self, e: tree::ExprId, name: Name, index: tree::ExprId) -> ExprId {
        let span = self.place_of(e);
        if self.options.shader_model < (6, 6) {
            self.push(Diagnostic::new(&kinds::HEAP_MODEL, span).arg(self.name_text(name)));
            return self.error_expr(span);
        }
        let uint = self.c.uint;
        let index = self.value(index);
        let index = self.convert(index, uint);
        let ty = self.c.void;
        self.add(ExprKind::Heap(index), ty, span)
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
        let span = self.place_of(e);
        let fits = match op {
            AccessOp::Sample => r.kind.is_multisampled(),
            _ => !r.kind.is_multisampled() && !r.writable,
        };
        if !fits {
            let name = if op == AccessOp::Sample { "sample" } else { "mips" };
            let text = self.type_text(self.ty(object));
            let d = self.at_expr(&kinds::NO_MEMBER, e).arg(name).arg(text);
            self.push(d);
            return self.error_expr(span);
        }
        let uint = self.c.uint;
        let extra = self.value(extra);
        let extra = self.convert(extra, uint);
        let index = self.value(index);
        self.access(e, op, object, r, index, Some(extra))
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
        if self.is_error(index) {
            return self.error_expr(span);
        }
        let n = r.kind.coordinates() as u8;
        let shape = if n == 1 { Shape::Scalar } else { Shape::Vector(n) };
        let ty = self.num_ty(Scalar::U32, shape);
        let cannot = match self.num(self.ty(index)) {
            Some(i) if n == 1 => !i.shape.is_one(),
            Some(i) => i.shape != shape,
            None => true,
        };
        if cannot {
            let text = self.type_text(self.ty(object));
            let d = Diagnostic::new(&kinds::NO_INDEX_OPERATOR, span).caret(self.span(object).hi).arg(text);
            self.push(d);
            return self.error_expr(span);
        }
        let index = self.convert(index, ty);
        let resource = self.rvalue(object);
        self.add(ExprKind::Access { op, resource, index, extra }, r.element, span)
    }

    /// `base[index]` with the base checked.
    fn index_typed(&mut self, e: tree::ExprId, base: ExprId, index: tree::ExprId) -> ExprId {
        let span = self.place_of(e);
        let index_at = index;
        let index = self.expr(index);
        if self.is_error(base) || self.is_error(index) {
            return self.error_expr(span);
        }
        let base = match self.ty_of(base) {
            Ty::Struct(s) if self.is_patch(s) => self.patch_points(base, s),
            _ => base,
        };
        let (element, count) = match self.ty_of(base) {
            Ty::Resource(r) => return self.index_resource(e, base, r, index),
            Ty::Struct(_) if self.empty_arrays.values().any(|&ty| ty == self.ty(base)) => {
                return self.no_element(base, self.place_of(e));
            }
            Ty::Struct(_) => {
                if let Some(result) = self.operator_call(Operator::Index, &[base, index], span) {
                    return result;
                }
                return self.no_subscript(e, base);
            }
            Ty::Array(elem, n) => (elem, n),
            _ => match self.num(self.ty(base)) {
                Some(Num { scalar, shape: Shape::Vector(n) }) => (self.scalar_ty(scalar), n.into()),
                Some(Num { scalar, shape: Shape::Matrix(r, c) }) => {
                    (self.num_ty(scalar, Shape::Vector(c)), r.into())
                }
                _ => return self.no_subscript(e, base),
            },
        };
        let whole = self.num(self.ty(index)).is_none_or(|n| n.shape.is_one());
        if !whole && matches!(self.ty_of(base), Ty::Array(..)) {
            let text = self.type_text(self.ty(base));
            let d = Diagnostic::new(&kinds::NO_INDEX_OPERATOR, span).caret(self.span(base).hi).arg(text);
            self.push(d);
            return self.error_expr(span);
        }
        let index = self.index_value(index);
        if self.is_error(index) {
            return index;
        }
        if let ExprKind::Const(Const::Int(i)) = self.p.exprs[index].kind
            && count != 0
            && !(0..i64::from(count)).contains(&i)
        {
            let (kind, at) = match self.ty_of(base) {
                Ty::Array(..) => (&kinds::INDEX_OUT_OF_BOUNDS, span),
                Ty::Matrix { .. } => (&kinds::MATRIX_INDEX, self.place_of(index_at)),
                _ => (&kinds::VECTOR_INDEX, self.place_of(index_at)),
            };
            let d = Diagnostic::new(kind, at).arg(i);
            self.push(d);
            return self.error_expr(span);
        }
        self.add(ExprKind::Index(base, index), element, span)
    }

    /// An element of an array that has none: a place of its own, which nobody gives a value.
    fn no_element(&mut self, base: ExprId, span: Span) -> ExprId {
        let of = self.ty(base);
        let elem =
            self.empty_arrays.iter().find(|&(_, &ty)| ty == of).map_or(self.c.error, |(&elem, _)| elem);
        let name = self.p.names.intern("element");
        let var = self.p.vars.push(Var {
            name,
            ty: elem,
            kind: VarKind::Static,
            is_const: false,
            precise: false,
            init: None,
            span,
        });
        self.add(ExprKind::Var(var), elem, span)
    }

    /// An index as a scalar integer of 32 bits.
    fn index_value(&mut self, index: ExprId) -> ExprId {
        let uint = self.c.uint;
        let int = self.c.int;
        match self.num(self.ty(index)) {
            Some(n) if n.shape.is_one() && n.scalar == Scalar::F64 => self.cast(index, uint),
            Some(n) if n.shape.is_one() && n.scalar.is_signed() => self.convert(index, int),
            _ => self.convert(index, uint),
        }
    }

    fn no_subscript(&mut self, e: tree::ExprId, base: ExprId) -> ExprId {
        if self.num(self.ty(base)).is_some() {
            self.report(&kinds::NOT_SUBSCRIPTABLE, Span::at(self.span(base).hi));
            return self.error_expr(self.place_of(e));
        }
        let text = self.type_text(self.ty(base));
        let d = Diagnostic::new(&kinds::NO_SUBSCRIPT, self.place_of(e)).caret(self.span(base).hi).arg(text);
        self.push(d);
        self.error_expr(self.place_of(e))
    }

    fn index_resource(&mut self, e: tree::ExprId, base: ExprId, r: ResourceTy, index: ExprId) -> ExprId {
        use ResourceKind::{CBuffer, StructuredBuffer, TBuffer, TextureCube, TextureCubeArray, TypedBuffer};
        let plain = r.object == crate::typed::ObjectKind::Plain;
        match r.kind {
            CBuffer | TBuffer => {
                let inner = self.contents(base, r.element);
                let span = self.place_of(e);
                match self.operator_call(Operator::Index, &[inner, index], span) {
                    Some(result) => result,
                    None => self.no_subscript(e, base),
                }
            }
            TypedBuffer => {
                let index = self.rvalue(index);
                self.access(e, AccessOp::Element, base, r, index, None)
            }
            StructuredBuffer if plain => {
                let index = self.rvalue(index);
                self.access(e, AccessOp::Element, base, r, index, None)
            }
            kind if kind.is_texture() && !matches!(kind, TextureCube | TextureCubeArray) => {
                let index = self.rvalue(index);
                self.access(e, AccessOp::Element, base, r, index, None)
            }
            _ => self.no_subscript(e, base),
        }
    }
}
