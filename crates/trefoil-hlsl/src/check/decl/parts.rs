//! Members that are no field of their own: bit-fields, and what anonymous structures bring along.

use crate::check::names::scope::{Found, ScopeId, Symbol};
use crate::check::types::facts::{Shape, bits};
use crate::check::{Checker, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::arena::Id;
use crate::syntax::tree::{self, Decl, DeclId, RecordDecl, TypeRef};
use crate::typed::{BitField, ExprId, ExprKind, Field, Scalar, StructId, Ty, TyId};
use smallvec::SmallVec;

/// A member of a record by the way to it.
#[derive(Clone)]
pub(in crate::check) struct Part {
    /// The fields on the way, outermost first.
    path: SmallVec<[u32; 2]>,
    /// The bits of the last field, when it is a bit-field.
    bits: Option<BitField>,
    /// Its type.
    ty: TyId,
}

/// The number of a [`Part`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::check) struct PartIndex(u32);

impl Checker<'_> {
    fn add_part(&mut self, part: Part) -> Symbol {
        self.parts.push(part);
        Symbol::Part(PartIndex(self.parts.len() as u32 - 1))
    }

    /// What a symbol of a record's scope is to another that reaches it by these fields: a base or an anonymous structure.
    pub(in crate::check) fn part_within(&mut self, symbol: Symbol, inner: StructId, way: &[u32]) -> Symbol {
        let mut part = match symbol {
            Symbol::Field(i) => {
                let ty = self.field(inner, i).ty;
                Part { path: SmallVec::from_slice(&[i]), bits: None, ty }
            }
            Symbol::Part(index) => self.parts[index.0 as usize].clone(),
            _ => return symbol,
        };
        part.path.insert_from_slice(0, way);
        self.add_part(part)
    }

    /// A member of a record that a symbol of its scope stands for, when it is data.
    pub(in crate::check) fn data_member(
        &mut self,
        base: ExprId,
        found: Found,
        s: StructId,
        span: Span,
    ) -> Option<ExprId> {
        let owner = found.owner.unwrap_or(s);
        let part = match found.symbol {
            Symbol::Field(i) => {
                // A record that is still being read has none of its fields yet.
                let ty = self.p.structs[owner].fields.get(i as usize)?.ty;
                Part { path: SmallVec::from_slice(&[i]), bits: None, ty }
            }
            Symbol::Part(index) => self.parts[index.0 as usize].clone(),
            _ => return None,
        };
        let bases = self.base_path(s, owner)?;
        let mut at = self.walk_bases(base, &bases);
        let mut record = owner;
        for &i in &part.path {
            let ty = self.field(record, i).ty;
            at = self.add(ExprKind::Field(at, i), ty, span);
            if let Ty::Struct(inner) = self.p.types.get(ty) {
                record = inner;
            }
        }
        Some(match part.bits {
            Some(BitField { offset, width, ty }) => {
                self.add(ExprKind::Bits { base: at, offset, width }, ty, span)
            }
            None => {
                self.p.exprs[at].ty = part.ty;
                at
            }
        })
    }

    /// How many leaves a field has: each of its bit-fields is one.
    pub(in crate::check) fn field_leaves(&self, field: &Field) -> Option<u32> {
        if field.bits.is_empty() { self.leaves(field.ty) } else { Some(field.bits.len() as u32) }
    }

    /// A bit-field joins the field before it when that has room and is of its size, else it begins a field.
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
        if width == 0 {
            self.records[s.index()].bits_end = self.p.structs[s].fields.len();
            return;
        }
        let size = |c: &Self, ty: TyId| c.num(ty).map_or(0, |n| bits(n.scalar)) as u8;
        let closed = self.record(s).bits_end == self.p.structs[s].fields.len();
        let room = self.p.structs[s].fields.last().and_then(|last| {
            let end = last.bits.last().map(|b| b.offset + b.width)?;
            let whole = size(self, last.ty);
            (!closed && whole == size(self, ty) && end + width <= whole).then_some(end)
        });
        if room.is_none() {
            // A bool in memory keeps one bit alone: what holds bits is a number.
            let is_bool = self.num(ty).is_some_and(|n| n.scalar == Scalar::Bool);
            let ty = if is_bool { self.c.uint } else { ty };
            self.p.structs[s].fields.push(Field { ty, bits: Vec::new(), ..new });
        }
        let bit_field = BitField { ty, offset: room.unwrap_or(0), width };
        self.p.has_bit_fields = true;
        let index = self.p.structs[s].fields.len() as u32 - 1;
        self.p.structs[s].fields[index as usize].bits.push(bit_field);
        if let Some(name) = name {
            let part = Part { path: SmallVec::from_slice(&[index]), bits: Some(bit_field), ty };
            let symbol = self.add_part(part);
            self.declare(scope, name, symbol, span);
        }
    }

    /// The width of a bit-field, where its type can have it.
    fn bit_width(&mut self, width: tree::ExprId, name: Option<Name>, ty: TyId, span: Span) -> Option<u8> {
        let shown = name.map_or(String::new(), |name| self.name_text(name));
        let num = self.num(ty).filter(|n| n.shape == Shape::Scalar && !n.scalar.is_float());
        let value = self.constant_int(width)?;
        let Some(num) = num else {
            if ty != self.c.error {
                let text = self.type_text(ty);
                self.push(Diagnostic::new(&kinds::BITS_TYPE, span).arg(shown).arg(text));
            }
            return None;
        };
        let most = if num.scalar == Scalar::Bool { 1 } else { bits(num.scalar) };
        if value < 0 {
            self.push(Diagnostic::new(&kinds::BITS_NEGATIVE, span).arg(shown).arg(value));
            return None;
        }
        if value == 0 && name.is_some() {
            self.push(Diagnostic::new(&kinds::BITS_ZERO, span).arg(shown));
            return None;
        }
        if value > i64::from(most) {
            let d = Diagnostic::new(&kinds::BITS_WIDE, span).arg(shown).arg(value).arg(most);
            self.push(d);
            return None;
        }
        Some(value as u8)
    }

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
        let names = &self.scope_ref(self.record(inner).scope).names;
        let mut members: Vec<(Name, Symbol, Span)> =
            names.iter().map(|(&name, &(symbol, span))| (name, symbol, span)).collect();
        members.sort_unstable_by_key(|m| m.2.lo);
        for (name, symbol, span) in members {
            if matches!(symbol, Symbol::Field(_) | Symbol::Part(_)) {
                let symbol = self.part_within(symbol, inner, &[index]);
                self.declare(scope, name, symbol, span);
            }
        }
    }
}
