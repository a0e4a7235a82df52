//! Members that are no field of their own: bit-fields, and what anonymous structures bring along.

use crate::check::model::{Part, ScopeId, Symbol};
use crate::check::types::facts::{Shape, bits_in_memory};
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, Decl, DeclId, RecordDecl, TypeRef};
use crate::typed::{BitField, Constancy, Field, Scalar, StructId, TyId};
use smallvec::SmallVec;

impl Checker<'_> {
    /// A bit-field joins the field before it when that has room and is of its size, or of its type where the target asks that, else it
    /// begins a field.
    pub(in crate::check) fn bit_field(
        &mut self,
        s: StructId,
        scope: ScopeId,
        width: tree::ExprId,
        name: Option<Name>,
        new: Field,
    ) {
        let (span, ty) = (new.span, new.ty);
        let Some(width) = self.bit_width(width, name, ty, span) else { return };
        let by_type = self.cx.options.target.bit_fields_join_by_type;
        // By type it is a bit-field as any other, which joins or takes a place of its own.
        if width == 0 && !by_type {
            let fields = &mut self.cx.model.program.structs[s].fields;
            self.cx.model.records[s].bits_end = fields.len();
            // It holds nothing, and yet counts among the elements of an initialiser.
            let nothing = BitField { ty, offset: 0, width: 0, name: None };
            match fields.last_mut().filter(|last| !last.bits.is_empty()) {
                Some(last) => last.bits.push(nothing),
                None => self.cx.model.program.structs[s].nothings += 1,
            }
            return;
        }
        let size = |c: &Self, ty: TyId| c.cx.model.num(ty).map_or(0, |n| bits_in_memory(n.scalar)) as u8;
        let scalar = |c: &Self, ty: TyId| {
            c.cx.model.num(ty).map(|n| if n.scalar == Scalar::Bool { Scalar::U32 } else { n.scalar })
        };
        let joins = |c: &Self, last: TyId| match by_type {
            true => scalar(c, last) == scalar(c, ty),
            false => size(c, last) == size(c, ty),
        };
        let ended = self.cx.model.record(s).bits_end == self.cx.model.program.structs[s].fields.len();
        let closed = ended && !by_type;
        let room = self.cx.model.program.structs[s].fields.last().and_then(|last| {
            let end = last.bits.iter().map(|b| b.offset + b.width).max()?;
            let whole = size(self, last.ty);
            (!closed && joins(self, last.ty) && end + width <= whole).then_some(end)
        });
        if room.is_none() {
            // A bool in memory keeps one bit alone: what holds bits is a number.
            let is_bool = self.cx.model.num(ty).is_some_and(|n| n.scalar == Scalar::Bool);
            let ty = if is_bool { self.cx.model.common.uint } else { ty };
            self.cx.model.program.structs[s].fields.push(Field { ty, bits: Vec::new(), ..new });
        }
        let bit_field = BitField { ty, offset: room.unwrap_or(0), width, name };
        self.cx.model.program.has_bit_fields = true;
        let index = self.cx.model.program.structs[s].fields.len() as u32 - 1;
        self.cx.model.program.structs[s].fields[index as usize].bits.push(bit_field);
        if let Some(name) = name {
            let part = Part { path: SmallVec::from_slice(&[index]), bits: Some(bit_field), ty };
            let symbol = self.cx.model.add_part(part);
            self.cx.declare(scope, name, symbol, span);
        }
    }

    /// The width of a bit-field, where its type can have it.
    fn bit_width(&mut self, width: tree::ExprId, name: Option<Name>, ty: TyId, span: Span) -> Option<u8> {
        let shown = name.map_or(String::new(), |name| self.cx.model.name_text(name));
        let num = self.cx.model.num(ty).filter(|n| n.shape == Shape::Scalar && !n.scalar.is_float());
        let value = self.constant_int_or(width, Constancy::Folded, &kinds::NOT_CONSTANT)?;
        let Some(num) = num else {
            if ty != self.cx.model.common.error {
                let text = self.cx.model.type_text(ty);
                self.cx.push(Diagnostic::new(&kinds::BITS_TYPE, span).arg(shown).arg(text));
            }
            return None;
        };
        let most = bits_in_memory(num.scalar);
        if value < 0 {
            self.cx.push(Diagnostic::new(&kinds::BITS_NEGATIVE, span).arg(shown).arg(value));
            return None;
        }
        if value == 0 && name.is_some() {
            self.cx.push(Diagnostic::new(&kinds::BITS_ZERO, span).arg(shown));
            return None;
        }
        if value > i64::from(most) {
            let d = Diagnostic::new(&kinds::BITS_WIDE, span).arg(shown).arg(value).arg(most);
            self.cx.push(d);
            return None;
        }
        Some(value as u8)
    }
}

impl Context<'_> {
    /// Whether a member of a record is an anonymous structure whose names are the record's: nothing is declared of it.
    pub(in crate::check) fn is_anonymous_member(&self, member: DeclId, next: Option<DeclId>) -> bool {
        let Decl::Record(r) = self.unit.decls[member] else { return false };
        let it: &RecordDecl = &self.unit.records[r];
        if it.name.is_some() || !it.is_definition {
            return false;
        }
        let mut ty = match next.map(|next| self.unit.decls[next]) {
            Some(Decl::Var(v)) => self.unit.vars[v].ty,
            Some(Decl::Typedef(it)) => it.ty,
            Some(Decl::Function(f)) => self.unit.functions[f].ret,
            _ => return true,
        };
        loop {
            match self.unit.types[ty] {
                TypeRef::Qualified { ty: inner, .. } | TypeRef::Array { elem: inner, .. } => ty = inner,
                TypeRef::Inline(id) => return id != member,
                _ => return true,
            }
        }
    }

    /// Makes the names of an anonymous structure, which is the last field of a record, the record's own.
    pub(in crate::check) fn bring_names(&mut self, scope: ScopeId, index: u32, inner: StructId) {
        let members = self.model.scopes[self.model.record(inner).scope].in_source_order();
        for (name, symbol, span) in members {
            if matches!(symbol, Symbol::Field(_) | Symbol::Part(_)) {
                let symbol = self.model.part_within(symbol, inner, &[index]);
                self.declare(scope, name, symbol, span);
            }
        }
    }
}
