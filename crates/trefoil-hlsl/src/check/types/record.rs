//! Structures that the check makes: empty ones to fill, and predefined ones.

use crate::check::model::{Facts, Model, Record, ScopeId, Symbol};
use crate::check::types::facts::bits_in_memory;
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::typed::{Field, Interp, Norm, Struct, StructId, Ty, TyId, VkTravel};

impl Context<'_> {
    /// A record without members.
    pub(in crate::check) fn new_record(
        &mut self,
        name: Option<Name>,
        parent: ScopeId,
        span: Span,
    ) -> StructId {
        let is_anonymous = name.is_none();
        let name = match name {
            Some(name) => self.model.full_name(parent, name),
            None => self.model.anonymous_name("struct"),
        };
        let s = self.model.program.structs.push(Struct {
            name,
            fields: Vec::new(),
            nothings: 0,
            is_pattern: self.frame.generic,
            is_payload: false,
            tracks_sharing: false,
            span,
        });
        let scope = self.model.scopes.add(parent);
        self.model.scopes[scope].record = Some(s);
        self.model.records.all.push(Record {
            scope,
            bases: Vec::new(),
            interfaces: Vec::new(),
            begun: false,
            complete: false,
            origin: None,
            has_open_base: false,
            has_dependent_base: false,
            is_anonymous,
            is_interface: false,
            bits_end: 0,
            facts: Facts::default(),
        });
        s
    }

    /// Counts what the fields come to, and bounds it.
    pub(in crate::check) fn complete(&mut self, s: StructId) {
        let nothings = self.model.program.structs[s].nothings;
        let mut facts = Facts { leaves: Some(nothings), ..Facts::default() };
        for i in 0..self.model.program.structs[s].fields.len() {
            let ty = self.model.program.structs[s].fields[i].ty;
            let leaves = self.model.field_leaves(&self.model.program.structs[s].fields[i]);
            facts.leaves = facts.leaves.and_then(|n| n.checked_add(leaves?));
            facts.has_resource |= self.model.has_resource(ty);
            facts.has_number |= self.model.has_number(ty);
            let (depth, nested) = self.model.nesting(ty);
            facts.depth = facts.depth.max(1 + depth);
            facts.nested = facts.nested.saturating_add(nested);
        }
        facts.size = self.model.size_of_fields(s);
        facts.bases = self
            .model
            .record(s)
            .bases
            .iter()
            .map(|&b| 1 + self.model.record(b).facts.bases)
            .max()
            .unwrap_or(0);
        let is_deep = facts.depth > MAX_NESTING || facts.bases > MAX_NESTING;
        if is_deep || facts.nested > MAX_NESTED {
            let span = self.model.program.structs[s].span;
            self.push(match is_deep {
                true => Diagnostic::new(&kinds::NESTED_TOO_DEEP, span).arg(MAX_NESTING),
                false => Diagnostic::new(&kinds::NESTED_TOO_MANY, span).arg(MAX_NESTED),
            });
            self.cut_off(s);
            facts = Facts { leaves: Some(0), size: Some((0, 1)), ..Facts::default() };
        }
        let record = &mut self.model.records[s];
        record.facts = facts;
        record.begun = true;
        record.complete = true;
    }

    /// Takes the structures out of one that holds too many, so that what follows does not walk them.
    fn cut_off(&mut self, s: StructId) {
        self.model.records[s].bases.clear();
        for i in 0..self.model.program.structs[s].fields.len() {
            if self.model.nesting(self.model.program.structs[s].fields[i].ty).1 > 0 {
                self.model.program.structs[s].fields[i].ty = self.model.common.error;
            }
        }
    }

    /// A predefined structure.
    pub(in crate::check) fn predefined(&mut self, name: &str, fields: &[(&str, TyId)]) -> StructId {
        let name = self.model.program.names.intern(name);
        let s = self.new_record(Some(name), ScopeId::GLOBAL, Span::NONE);
        self.model.program.structs[s].is_pattern = false;
        let scope = self.model.record(s).scope;
        for (i, &(field, ty)) in (0..).zip(fields) {
            let field = self.model.program.names.intern(field);
            self.model.program.structs[s].fields.push(plain_field(field, ty, Span::NONE));
            self.declare(scope, field, Symbol::Field(i), Span::NONE);
        }
        self.complete(s);
        s
    }
}

impl Model {
    /// What `sizeof` says of a structure, and its alignment: bit-fields of one size share a word, whatever target it is for.
    fn size_of_fields(&self, s: StructId) -> Option<(u32, u32)> {
        let (mut size, mut align) = (0u32, 1);
        let mut add = |(n, a): (u32, u32)| {
            align = align.max(a);
            size = size.checked_next_multiple_of(a)?.checked_add(n)?;
            Some(())
        };
        // The bits of the word that bit-fields may join, and those of them that are taken.
        let mut open: Option<(u32, u32)> = None;
        for field in &self.program.structs[s].fields {
            if field.bits.is_empty() {
                add(self.size_align(field.ty)?)?;
                open = None;
            }
            for part in &field.bits {
                let whole = self.num(part.ty).map_or(0, |num| bits_in_memory(num.scalar));
                open = match open {
                    _ if part.width == 0 => None,
                    Some((all, taken)) if all == whole && taken + u32::from(part.width) <= all => {
                        Some((all, taken + u32::from(part.width)))
                    }
                    _ => {
                        add(self.size_align(field.ty)?)?;
                        Some((whole, part.width.into()))
                    }
                };
            }
        }
        Some((size.checked_next_multiple_of(align)?, align))
    }

    /// How deep structures nest in a type, and how many, itself included.
    fn nesting(&self, ty: TyId) -> (u32, u32) {
        match self.program.types.get(ty) {
            Ty::Array(elem, _) => self.nesting(elem),
            Ty::Struct(s) => {
                let Facts { depth, nested, .. } = self.record(s).facts;
                (depth, nested.saturating_add(1))
            }
            _ => (0, 0),
        }
    }

    /// A name for what has none.
    pub(in crate::check) fn anonymous_name(&mut self, what: &str) -> Name {
        self.anonymous += 1;
        let text = format!("{what}.anon.{}", self.anonymous);
        self.program.names.intern(&text)
    }
}

pub(in crate::check) fn plain_field(name: Name, ty: TyId, span: Span) -> Field {
    Field {
        name,
        ty,
        semantic: None,
        interp: Interp::default(),
        precise: false,
        norm: Norm::No,
        vk: VkTravel::default(),
        payload_access: None,
        vk_offset: None,
        bits: Vec::new(),
        span,
    }
}

/// How deep structures may nest, and how long a line of inheritance may be.
const MAX_NESTING: u32 = 128;

/// How many structures may nest in one: what walks its fields takes time for each.
const MAX_NESTED: u32 = 1 << 14;
