//! Structures: fields, bases, methods, static members, nested types.

use crate::check::names::scope::{ScopeId, Symbol};
use crate::check::stage::vulkan::Bearer;
use crate::check::templates::template::{TArg, TemplateIndex};
use crate::check::types::modifiers::Role;
use crate::check::{Checker, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::arena::Id;
use crate::syntax::tree::{
    AnnotationKind, Decl, DeclId, Modifiers, RecordDecl, RecordId, RecordKind, TypeRef, VarDecl,
};
use crate::typed::{Field, Interp, Norm, Struct, StructId, Ty, TyId, VkTravel};

/// What is known of a structure besides its fields.
pub(in crate::check) struct Record {
    /// The scope of its members.
    pub scope: ScopeId,
    /// What it inherits from, in the order of its first fields.
    pub bases: Vec<StructId>,
    /// The interfaces that it says it has.
    pub interfaces: Vec<StructId>,
    /// Whether its body was seen.
    pub complete: bool,
    /// The template and arguments it was made of.
    pub origin: Option<(TemplateIndex, Vec<TArg>)>,
    /// Whether it inherits from what only an instance of a template knows.
    pub has_open_base: bool,
    /// Whether it is an instance that inherits from what depends on its arguments: names that stand alone are not looked
    /// for there.
    pub has_dependent_base: bool,
    /// Whether it is an interface, which has no data.
    pub is_interface: bool,
    /// How many fields there were when `: 0` last said that bit-fields begin afresh.
    pub bits_end: usize,
    /// What its fields come to, once it is complete.
    pub facts: Facts,
}

/// What a structure's fields come to: kept, since structures of structures would make it dear to count again.
#[derive(Clone, Copy, Default)]
pub(in crate::check) struct Facts {
    /// How many scalars and resources it has; none when there are too many to count.
    pub leaves: Option<u32>,
    /// Whether there are resources or samplers in it.
    pub has_resource: bool,
    /// Whether there are numbers in it.
    pub has_number: bool,
    /// Size and alignment as in a structured buffer.
    pub size: Option<(u32, u32)>,
    /// How deep structures nest in it.
    pub depth: u32,
    /// How many structures it inherits from, one through the other.
    pub bases: u32,
}

/// How deep structures may nest, and how long a line of inheritance may be.
const MAX_NESTING: u32 = 128;

impl Checker<'_> {
    /// Declares or defines a record that is no template.
    pub(in crate::check) fn record_decl(&mut self, decl: DeclId, id: RecordId, outer: Option<usize>) -> TyId {
        let it = self.unit.records[id];
        let span = self.unit.decl_name_spans[decl];
        if it.kind == RecordKind::Union {
            self.push(Diagnostic::new(&kinds::NOT_IN_HLSL, span).arg("a union"));
            return self.c.error;
        }
        let known = it.name.and_then(|name| self.known_record(name, &it, outer));
        let s = match known {
            Some(s) if !it.is_definition => return self.p.types.intern(Ty::Struct(s)),
            Some(s) if !self.record(s).complete => s,
            Some(s) => {
                let before = self.p.structs[s].span;
                let name = self.p.structs[s].name;
                let d = Diagnostic::new(&kinds::REDEFINITION, span).arg(name);
                self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
                return self.p.types.intern(Ty::Struct(s));
            }
            None => {
                if let Some(name) = it.name.filter(|&name| outer.is_none() && self.is_class_name(name)) {
                    self.push(Diagnostic::new(&kinds::MEMBER_OF_CLASS_NAME, span).arg(name));
                    return self.c.error;
                }
                let s = self.new_record(it.name, self.scope, span);
                let ty = self.p.types.intern(Ty::Struct(s));
                if let Some(name) = it.name {
                    self.declare_in(name, Symbol::Type(ty), span, outer);
                }
                s
            }
        };
        if it.is_definition {
            self.define_record(s, &it);
        }
        self.p.types.intern(Ty::Struct(s))
    }

    /// Whether a name is that of the record whose members are being declared.
    pub(in crate::check) fn is_class_name(&self, name: Name) -> bool {
        self.scope_ref(self.scope).record.is_some_and(|s| {
            let text = self.text(self.p.structs[s].name);
            text.rsplit("::").next() == Some(self.text(name))
        })
    }

    fn known_record(&mut self, name: Name, it: &RecordDecl, outer: Option<usize>) -> Option<StructId> {
        let scope = match it.qualifier {
            Some(path) => self.qualifier_scope(path)?,
            None => self.scope,
        };
        if outer.is_some() {
            return None;
        }
        match self.scope_ref(scope).names.get(&name) {
            Some(&(Symbol::Type(ty), _)) => match self.p.types.get(ty) {
                Ty::Struct(s) => Some(s),
                _ => None,
            },
            _ => None,
        }
    }

    /// A record without members.
    pub(in crate::check) fn new_record(
        &mut self,
        name: Option<Name>,
        parent: ScopeId,
        span: Span,
    ) -> StructId {
        let name = match name {
            Some(name) => self.full_name(parent, name),
            None => self.anonymous_name("struct"),
        };
        let s = self.p.structs.push(Struct { name, fields: Vec::new(), is_pattern: self.generic, span });
        let scope = self.new_scope(parent);
        self.scope_mut(scope).record = Some(s);
        self.records.push(Record {
            scope,
            bases: Vec::new(),
            interfaces: Vec::new(),
            complete: false,
            origin: None,
            has_open_base: false,
            has_dependent_base: false,
            is_interface: false,
            bits_end: 0,
            facts: Facts::default(),
        });
        s
    }

    /// A name with the namespaces and records around it.
    pub(in crate::check) fn full_name(&mut self, scope: ScopeId, name: Name) -> Name {
        let mut text = String::new();
        let mut at = Some(scope);
        while let Some(id) = at {
            let it = self.scope_ref(id);
            at = it.parent;
            let part = it.name.or_else(|| it.record.map(|s| self.p.structs[s].name));
            if let Some(part) = part {
                text = if text.is_empty() {
                    self.text(part).into()
                } else {
                    format!("{}::{text}", self.text(part))
                };
                if it.record.is_some() {
                    break;
                }
            }
        }
        if text.is_empty() {
            return name;
        }
        let text = format!("{text}::{}", self.text(name));
        self.p.names.intern(&text)
    }

    /// Fills a record from its definition.
    pub(in crate::check) fn define_record(&mut self, s: StructId, it: &RecordDecl) {
        let scope = self.record(s).scope;
        self.records[s.index()].is_interface = it.kind == RecordKind::Interface;
        let bases = self.unit.list(it.bases).to_vec();
        for base in bases {
            let span = self.unit.type_spans[base];
            if let TypeRef::Named(name) = self.unit.types[base]
                && self.lookup(name).is_none()
                && crate::syntax::builtin_names::builtin(name).is_none()
            {
                self.report(&kinds::CLASS_NAME, span);
                continue;
            }
            let ty = self.type_ref(base);
            match self.p.types.get(ty) {
                Ty::Struct(b) if self.record(b).is_interface => self.records[s.index()].interfaces.push(b),
                Ty::Struct(b) if self.record(b).complete && !self.record(s).bases.is_empty() => {
                    self.report(&kinds::MULTIPLE_BASES, span);
                }
                Ty::Struct(b) if self.record(b).complete => {
                    let record = &mut self.records[s.index()];
                    record.bases.push(b);
                    record.has_dependent_base = self.open_bases.contains(&base);
                    let name = self.p.structs[b].name;
                    self.p.structs[s].fields.push(plain_field(name, ty, span));
                }
                Ty::Struct(b) => self.incomplete_base(b, s, span),
                Ty::Error => {
                    self.records[s.index()].has_open_base = true;
                    if self.generic {
                        self.open_bases.push(base);
                    }
                }
                _ => self.report(&kinds::CLASS_NAME, span),
            }
        }
        // What a record is declared in stays visible: names of blocks too when it is local.
        let before = std::mem::replace(&mut self.scope, scope);
        let members = self.unit.list(it.members);
        for (i, &member) in members.iter().enumerate() {
            self.member(s, scope, member);
            if self.is_anonymous_member(member, members.get(i + 1).copied()) {
                self.anonymous_member(s, scope, member);
            }
        }
        self.complete(s);
        self.scope = before;
    }

    /// An error for a base that was only declared, or whose body is still being read.
    fn incomplete_base(&mut self, base: StructId, s: StructId, span: Span) {
        let (name, at) = (self.p.structs[base].name, self.p.structs[base].span);
        let is_around = base == s || self.encloses(self.record(base).scope, self.record(s).scope);
        let kind = if is_around { &kinds::NOT_COMPLETE_YET } else { &kinds::FORWARD_DECLARATION };
        let d = Diagnostic::new(&kinds::BASE_INCOMPLETE, span);
        self.push(d.note_with(kind, at, [name.into()]));
    }

    /// Counts what the fields come to, and bounds it.
    pub(in crate::check) fn complete(&mut self, s: StructId) {
        let mut facts = Facts { leaves: Some(0), size: Some((0, 1)), ..Facts::default() };
        for i in 0..self.p.structs[s].fields.len() {
            let ty = self.p.structs[s].fields[i].ty;
            let leaves = self.field_leaves(&self.p.structs[s].fields[i]);
            facts.leaves = facts.leaves.and_then(|n| n.checked_add(leaves?));
            facts.has_resource |= self.has_resource(ty);
            facts.has_number |= self.has_number(ty);
            facts.depth = facts.depth.max(1 + self.nesting(ty));
            facts.size = facts.size.and_then(|(size, align)| {
                let (n, a) = self.size_align(ty)?;
                Some((size.checked_next_multiple_of(a)?.checked_add(n)?, align.max(a)))
            });
        }
        facts.size =
            facts.size.and_then(|(size, align)| Some((size.checked_next_multiple_of(align)?, align)));
        facts.bases = self.record(s).bases.iter().map(|&b| 1 + self.record(b).facts.bases).max().unwrap_or(0);
        if facts.depth > MAX_NESTING || facts.bases > MAX_NESTING {
            let span = self.p.structs[s].span;
            self.push(Diagnostic::new(&kinds::NESTED_TOO_DEEP, span).arg(MAX_NESTING));
            // Cut off here, so that what follows is not deeper still.
            self.records[s.index()].bases.clear();
            facts = Facts { leaves: Some(0), size: Some((0, 1)), ..Facts::default() };
        }
        let record = &mut self.records[s.index()];
        record.facts = facts;
        record.complete = true;
    }

    /// A method of an interface of a record that the record does not have.
    fn missing_method(&self, s: StructId) -> Option<(Name, StructId)> {
        let of_bases = self.record(s).bases.iter().flat_map(|&b| self.record(b).interfaces.iter());
        for &interface in self.record(s).interfaces.iter().chain(of_bases) {
            let methods = &self.scope_ref(self.record(interface).scope).names;
            let mut missing: Vec<(Span, Name)> = methods
                .iter()
                .filter(|(_, (symbol, _))| matches!(symbol, Symbol::Functions(_)))
                .filter(|(name, _)| self.lookup_in(self.record(s).scope, **name).is_none())
                .map(|(&name, &(_, span))| (span, name))
                .collect();
            missing.sort_unstable_by_key(|(span, _)| span.lo);
            if let Some(&(_, name)) = missing.first() {
                return Some((name, interface));
            }
        }
        None
    }

    /// Whether a record is an interface with methods, which nothing can be of.
    pub(in crate::check) fn is_abstract(&self, s: StructId) -> bool {
        let record = self.record(s);
        let has_method = |s: StructId| {
            let names = &self.scope_ref(self.record(s).scope).names;
            names.values().any(|(symbol, _)| matches!(symbol, Symbol::Functions(_)))
        };
        record.is_interface && (has_method(s) || record.interfaces.iter().any(|&i| has_method(i)))
    }

    /// An error when a variable's class lacks a method of its interfaces.
    pub(in crate::check) fn refuse_abstract(&mut self, ty: TyId, span: Span) {
        let Ty::Struct(s) = self.p.types.get(ty) else { return };
        if self.is_abstract(s) {
            let text = self.type_text(ty);
            return self.push(Diagnostic::new(&kinds::ABSTRACT, span).arg(text));
        }
        let Some((method, interface)) = self.missing_method(s) else { return };
        let at = self.scope_ref(self.record(interface).scope).names.get(&method).map_or(span, |m| m.1);
        let (class, of) = (self.p.structs[s].name, self.p.structs[s].name);
        let d = Diagnostic::new(&kinds::ABSTRACT, span).arg(class);
        self.push(d.note_with(&kinds::PURE_METHOD, at, [method.into(), of.into()]));
    }

    fn nesting(&self, ty: TyId) -> u32 {
        match self.p.types.get(ty) {
            Ty::Array(elem, _) => self.nesting(elem),
            Ty::Struct(s) => self.record(s).facts.depth,
            _ => 0,
        }
    }

    fn member(&mut self, s: StructId, scope: ScopeId, member: DeclId) {
        match self.unit.decls[member] {
            Decl::Var(var) => {
                let var = self.unit.vars[var];
                if var.modifiers.has(Modifiers::STATIC) {
                    self.global_variable(member, &var);
                } else {
                    self.field_decl(s, scope, member, &var);
                }
            }
            Decl::Function(f) => self.function_decl(member, f, Some(s)),
            _ => self.declaration(member, None),
        }
    }

    /// `struct { … };` in a record: a field without a name, whose names are the record's.
    fn anonymous_member(&mut self, s: StructId, scope: ScopeId, member: DeclId) {
        let Some(&ty) = self.inline_types.get(&member) else { return };
        let Ty::Struct(inner) = self.p.types.get(ty) else { return };
        let index = self.p.structs[s].fields.len() as u32;
        let (name, span) = (self.p.structs[inner].name, self.p.structs[inner].span);
        self.p.structs[s].fields.push(plain_field(name, ty, span));
        self.bring_names(scope, index, inner);
    }

    fn field_decl(&mut self, s: StructId, scope: ScopeId, member: DeclId, var: &VarDecl) {
        let span = self.unit.decl_name_spans[member];
        self.declaring = var.name;
        let ty = self.type_with(var.ty, var.modifiers);
        self.declaring = None;
        let innermost = self.innermost(ty);
        let incomplete = match self.p.types.get(innermost) {
            Ty::Void => true,
            Ty::Struct(f) => !self.record(f).complete,
            _ => false,
        };
        if incomplete {
            let text = self.type_text(innermost);
            self.push(Diagnostic::new(&kinds::INCOMPLETE_FIELD, span).arg(text));
            return;
        }
        if var.name.is_none() && var.bits.is_none() {
            return;
        }
        let name = var.name.unwrap_or_else(|| self.anonymous_name("bits"));
        let modifiers = var.modifiers.union(self.type_modifiers(var.ty));
        self.check_modifiers(member, var.modifiers, ty, Role::Field);
        let vk = self.vk_attributes(var.attributes);
        self.check_applies(var.attributes, Bearer::Field);
        let field = Field {
            name,
            ty,
            semantic: self.semantic(var.annotations),
            interp: interp(modifiers),
            precise: modifiers.has(Modifiers::PRECISE),
            norm: norm(modifiers),
            vk: vk.travel,
            vk_offset: vk.offset,
            bits: Vec::new(),
            span,
        };
        if self.is_string(ty) {
            return self.report(&kinds::STRING_HERE, span);
        }
        if matches!(self.p.types.get(ty), Ty::Array(_, 0)) {
            return self.report(&kinds::MEMBER_SIZE_MISSING, Span::at(self.unit.decl_spans[member].lo));
        }
        if let Some(width) = var.bits {
            if self.options.version < 2021 {
                return;
            }
            if field.semantic.is_some() {
                return self.report(&kinds::BITS_SEMANTIC, self.place_of(width));
            }
            return self.bit_field(s, scope, width, var.name, field);
        }
        if self.record(s).is_interface {
            return self.push(Diagnostic::new(&kinds::DATA_IN_INTERFACE, span).arg(self.name_text(name)));
        }
        let index = self.p.structs[s].fields.len() as u32;
        self.p.structs[s].fields.push(field);
        self.declare(scope, name, Symbol::Field(index), span);
    }

    /// The semantic among annotations.
    pub(in crate::check) fn semantic(
        &self,
        list: crate::syntax::arena::List<crate::syntax::tree::AnnotationId>,
    ) -> Option<Name> {
        self.unit.list(list).iter().find_map(|&a| match self.unit.annotations[a].kind {
            AnnotationKind::Semantic(name) => Some(name),
            _ => None,
        })
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
        vk_offset: None,
        bits: Vec::new(),
        span,
    }
}

/// What modifiers say of interpolation.
pub(in crate::check) fn interp(m: Modifiers) -> Interp {
    Interp {
        no_interpolation: m.has(Modifiers::NO_INTERPOLATION),
        linear: m.has(Modifiers::LINEAR),
        centroid: m.has(Modifiers::CENTROID),
        no_perspective: m.has(Modifiers::NO_PERSPECTIVE),
        sample: m.has(Modifiers::SAMPLE),
    }
}

/// What modifiers say of how numbers are stored.
pub(in crate::check) fn norm(m: Modifiers) -> Norm {
    match (m.has(Modifiers::SNORM), m.has(Modifiers::UNORM)) {
        (true, _) => Norm::Signed,
        (_, true) => Norm::Unsigned,
        _ => Norm::No,
    }
}
