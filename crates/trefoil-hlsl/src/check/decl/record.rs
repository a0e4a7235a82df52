//! Structures: fields, bases, methods, static members, nested types.

use crate::check::decl::modifiers::Role;
use crate::check::model::{FnId, Model, ScopeId, Symbol};
use crate::check::stage::vulkan::Bearer;
use crate::check::types::record::plain_field;
use crate::check::{Checker, Context, kinds};
use crate::diag::{Diagnostic, Kind};
use crate::source::{Name, Span};
use crate::syntax::builtin_names::{Builtin, EFFECT_OBJECTS, OBJECTS, builtin};
use crate::syntax::tree::{
    Annotation, AnnotationId, AnnotationKind, Decl, DeclId, Modifiers, RecordDecl, RecordId, RecordKind,
    TypeRef, VarDecl,
};
use crate::typed::{Field, Interp, Norm, StructId, Ty, TyId, WrittenSemantic};
use trefoil_entity::List;
use trefoil_ir::HlslVersion;

impl Checker<'_> {
    /// Declares or defines a record that is no template.
    pub(in crate::check) fn record_decl(&mut self, decl: DeclId, id: RecordId, outer: Option<usize>) -> TyId {
        let it = self.cx.unit.records[id];
        let span = self.cx.unit.decl_name_spans[decl];
        if it.kind == RecordKind::Union {
            self.cx.push(Diagnostic::new(&kinds::NOT_IN_HLSL, span).arg("a union"));
            return self.cx.model.common.error;
        }
        if !it.is_definition
            && let Some(ty) = it.name.and_then(|name| self.cx.hidden_structure(name))
        {
            return ty;
        }
        let known = it.name.and_then(|name| self.known_record(name, &it, outer));
        let s = match known {
            Some(s) if !it.is_definition => return self.cx.model.program.types.intern(Ty::Struct(s)),
            Some(s) if !self.cx.model.record(s).complete => s,
            Some(s) => {
                let before = self.cx.model.program.structs[s].span;
                let name = self.cx.model.program.structs[s].name;
                let d = Diagnostic::new(&kinds::REDEFINITION, span).arg(name);
                self.cx.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
                return self.cx.model.program.types.intern(Ty::Struct(s));
            }
            None => {
                if let Some(name) = it.name.filter(|&name| outer.is_none() && self.cx.is_class_name(name)) {
                    self.cx.push(Diagnostic::new(&kinds::MEMBER_OF_CLASS_NAME, span).arg(name));
                    return self.cx.model.common.error;
                }
                if let Some(name) = it.name.filter(|_| it.is_definition && outer.is_none()) {
                    self.redefines_builtin(name, span);
                } else if outer.is_none() && it.name.is_some_and(|name| self.cx.is_known_structure(name)) {
                    // It says again what is declared before the source begins, and makes no type.
                    return self.cx.model.common.error;
                }
                let s = self.cx.new_record(it.name, self.cx.frame.scope, span);
                let ty = self.cx.model.program.types.intern(Ty::Struct(s));
                if let Some(name) = it.name {
                    self.cx.declare_in(name, Symbol::Type(ty), span, outer);
                }
                s
            }
        };
        if it.is_definition {
            self.define_record(s, &it);
        }
        self.cx.model.program.types.intern(Ty::Struct(s))
    }

    /// Reports a record outside of every namespace that has the name of a built-in object; those of effect files have none.
    fn redefines_builtin(&mut self, name: Name, span: Span) {
        let Some(Builtin::Object(row)) = builtin(name) else { return };
        let object = OBJECTS[usize::from(row)];
        if self.cx.frame.scope != ScopeId::GLOBAL || EFFECT_OBJECTS.contains(&object.text) {
            return;
        }
        let kind = if object.is_template { &kinds::REDEFINITION_KIND } else { &kinds::REDEFINITION };
        self.cx.push(Diagnostic::new(kind, span).arg(name));
    }

    fn known_record(&mut self, name: Name, it: &RecordDecl, outer: Option<usize>) -> Option<StructId> {
        let scope = match it.qualifier {
            Some(path) => self.qualifier_scope(path)?,
            None => self.cx.frame.scope,
        };
        if outer.is_some() {
            return None;
        }
        match self.cx.model.scopes[scope].names.get(&name) {
            Some(&(Symbol::Type(ty), _)) => match self.cx.model.program.types.get(ty) {
                Ty::Struct(s) => Some(s),
                _ => None,
            },
            _ => None,
        }
    }

    /// Fills a record from its definition.
    pub(in crate::check) fn define_record(&mut self, s: StructId, it: &RecordDecl) {
        let scope = self.cx.model.record(s).scope;
        self.cx.model.records[s].begun = true;
        self.cx.model.records[s].is_interface = it.kind == RecordKind::Interface;
        let bases = self.cx.unit.list(it.bases).to_vec();
        for base in bases {
            let span = self.cx.unit.type_spans[base];
            if it.kind == RecordKind::Interface {
                self.cx.report(&kinds::INTERFACE_BASE, span);
                continue;
            }
            if let TypeRef::Named(name) = self.cx.unit.types[base]
                && self.cx.lookup(name).is_none()
                && builtin(name).is_none()
            {
                self.cx.report(&kinds::CLASS_NAME, span);
                continue;
            }
            let ty = self.type_ref(base);
            match self.cx.model.program.types.get(ty) {
                Ty::Struct(b) if self.cx.model.record(b).is_interface => {
                    self.cx.model.records[s].interfaces.push(b)
                }
                Ty::Struct(b)
                    if self.cx.model.record(b).complete && !self.cx.model.record(s).bases.is_empty() =>
                {
                    self.cx.report(&kinds::MULTIPLE_BASES, span);
                }
                Ty::Struct(b) if self.cx.model.record(b).complete => {
                    let is_open = self.cx.model.records.open_bases.contains(&base);
                    let record = &mut self.cx.model.records[s];
                    record.bases.push(b);
                    record.has_dependent_base = is_open;
                    let name = self.cx.model.program.structs[b].name;
                    self.cx.model.program.structs[s].fields.push(plain_field(name, ty, span));
                }
                Ty::Struct(b) => self.cx.incomplete_base(b, s, span),
                Ty::Error => {
                    self.cx.model.records[s].has_open_base = true;
                    if self.cx.frame.generic {
                        self.cx.model.records.open_bases.push(base);
                    }
                }
                _ => self.cx.report(&kinds::CLASS_NAME, span),
            }
        }
        // What a record is declared in stays visible: names of blocks too when it is local.
        self.within(|frame| frame.scope = scope, |c| c.members(s, scope, it.members));
        self.cx.complete(s);
        self.cx.check_overrides(s);
        self.cx.payload_record(s, it);
        self.cx.node_record(s, it);
    }

    fn members(&mut self, s: StructId, scope: ScopeId, members: List<DeclId>) {
        let members = self.cx.unit.list(members);
        for (i, &member) in members.iter().enumerate() {
            self.member(s, scope, member);
            if self.cx.is_anonymous_member(member, members.get(i + 1).copied()) {
                self.cx.anonymous_member(s, scope, member);
            }
        }
    }

    fn member(&mut self, s: StructId, scope: ScopeId, member: DeclId) {
        match self.cx.unit.decls[member] {
            Decl::Var(var) => {
                let var = self.cx.unit.vars[var];
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

    fn field_decl(&mut self, s: StructId, scope: ScopeId, member: DeclId, var: &VarDecl) {
        let span = self.cx.unit.decl_name_spans[member];
        if let (Some(_), Some(name)) = (var.qualifier, var.name) {
            return self.cx.push(Diagnostic::new(&kinds::QUALIFIED_MEMBER, span).arg(name));
        }
        let ty = self.within(|frame| frame.declaring = var.name, |c| c.type_with(var.ty, var.modifiers));
        let innermost = self.cx.model.innermost(ty);
        let incomplete = match self.cx.model.program.types.get(innermost) {
            Ty::Void => true,
            Ty::Struct(f) => !self.cx.model.record(f).complete,
            _ => false,
        };
        if incomplete {
            let text = self.cx.model.type_text(innermost);
            self.cx.push(Diagnostic::new(&kinds::INCOMPLETE_FIELD, span).arg(text));
            return;
        }
        if var.name.is_none() && var.bits.is_none() {
            return;
        }
        let name = var.name.unwrap_or_else(|| self.cx.model.anonymous_name("bits"));
        let modifiers = var.modifiers.union(self.cx.type_modifiers(var.ty));
        self.cx.check_modifiers(member, var.modifiers, ty, Role::Field);
        self.cx.check_bindings(var.annotations, ty);
        self.cx.note_registers(s, var.annotations);
        let vk = self.vk_attributes(var.attributes);
        self.cx.check_applies(var.attributes, Bearer::Field);
        self.field_needs(s, var.attributes);
        let field = Field {
            name,
            ty,
            semantic: self.cx.semantic(var.annotations),
            interp: interp(modifiers),
            precise: modifiers.has(Modifiers::PRECISE),
            norm: norm(modifiers),
            vk: vk.travel,
            payload_access: self.cx.payload_access(name, ty, var.annotations),
            vk_offset: vk.offset,
            bits: Vec::new(),
            span,
        };
        if self.cx.model.is_string(ty) {
            return self.cx.report(&kinds::STRING_HERE, Span::at(self.cx.unit.decl_spans[member].lo));
        }
        if matches!(self.cx.model.program.types.get(ty), Ty::Array(_, 0)) {
            return self.cx.report(&kinds::MEMBER_SIZE_MISSING, Span::at(self.cx.unit.decl_spans[member].lo));
        }
        if let Some(width) = var.bits {
            if self.cx.options.version < HlslVersion::V2021 {
                return;
            }
            if field.semantic.is_some() {
                return self.cx.report(&kinds::BITS_SEMANTIC, self.cx.place_of(width));
            }
            return self.bit_field(s, scope, width, var.name, field);
        }
        if self.cx.model.record(s).is_interface {
            return self
                .cx
                .push(Diagnostic::new(&kinds::DATA_IN_INTERFACE, span).arg(self.cx.model.name_text(name)));
        }
        let index = self.cx.model.program.structs[s].fields.len() as u32;
        self.cx.model.program.structs[s].fields.push(field);
        self.cx.declare(scope, name, Symbol::Field(index), span);
    }
}

impl Context<'_> {
    /// Whether a name is that of the record whose members are being declared.
    pub(in crate::check) fn is_class_name(&self, name: Name) -> bool {
        self.model.scopes[self.frame.scope].record.is_some_and(|s| {
            let text = self.model.text(self.model.program.structs[s].name);
            text.strip_suffix(self.model.text(name))
                .is_some_and(|space| space.is_empty() || space.ends_with("::"))
        })
    }

    /// An error for a base that was only declared, or whose body is still being read.
    fn incomplete_base(&mut self, base: StructId, s: StructId, span: Span) {
        let (name, at) = (self.model.program.structs[base].name, self.model.program.structs[base].span);
        let is_around = base == s
            || self.model.scopes.encloses(self.model.record(base).scope, self.model.record(s).scope);
        let kind = if is_around { &kinds::NOT_COMPLETE_YET } else { &kinds::FORWARD_DECLARATION };
        let d = Diagnostic::new(&kinds::BASE_INCOMPLETE, span);
        self.push(d.note_with(kind, at, [name.into()]));
    }

    /// Errors for methods that give something else than the methods of interfaces that they stand for.
    fn check_overrides(&mut self, s: StructId) {
        for (own, wanted) in self.model.other_results(s) {
            let (it, of) = (&self.model.functions[own], &self.model.functions[wanted]);
            let d = Diagnostic::new(&kinds::OTHER_RESULT, it.span).arg(it.name);
            let (own, wanted) = self.model.types_text(it.ret, of.ret);
            let d = d.arg(own).arg(wanted);
            self.push(d);
        }
    }

    /// An error for a type of a signature that is an interface or an array of such.
    pub(in crate::check) fn refuse_abstract_of(&mut self, ty: TyId, at: Span, kind: &'static Kind) {
        let innermost = self.model.innermost(ty);
        let Ty::Struct(s) = self.model.program.types.get(innermost) else { return };
        if self.model.is_abstract(s) {
            let text = self.model.type_text(innermost);
            let kind = if innermost == ty { kind } else { &kinds::ABSTRACT_ARRAY };
            self.push(Diagnostic::new(kind, at).arg(text));
        }
    }

    /// An error when a variable's class lacks a method of its interfaces.
    pub(in crate::check) fn refuse_abstract(&mut self, ty: TyId, span: Span) {
        let Ty::Struct(s) = self.model.program.types.get(ty) else { return };
        if self.model.is_abstract(s) {
            let text = self.model.type_text(ty);
            return self.push(Diagnostic::new(&kinds::ABSTRACT, span).arg(text));
        }
        let Some((method, interface)) = self.model.missing_method(s) else { return };
        let at =
            self.model.scopes[self.model.record(interface).scope].names.get(&method).map_or(span, |m| m.1);
        let (class, of) = (self.model.program.structs[s].name, self.model.program.structs[s].name);
        let d = Diagnostic::new(&kinds::ABSTRACT, span).arg(class);
        self.push(d.note_with(&kinds::PURE_METHOD, at, [method.into(), of.into()]));
    }

    /// `struct { … };` in a record: a field without a name, whose names are the record's.
    fn anonymous_member(&mut self, s: StructId, scope: ScopeId, member: DeclId) {
        let Some(&ty) = self.model.types.inline.get(&member) else { return };
        let Ty::Struct(inner) = self.model.program.types.get(ty) else { return };
        let index = self.model.program.structs[s].fields.len() as u32;
        let (name, span) = (self.model.program.structs[inner].name, self.model.program.structs[inner].span);
        self.model.program.structs[s].fields.push(plain_field(name, ty, span));
        self.bring_names(scope, index, inner);
    }

    /// The semantic among annotations.
    pub(in crate::check) fn semantic(&self, list: List<AnnotationId>) -> Option<WrittenSemantic> {
        self.unit.list(list).iter().find_map(|&a| {
            let Annotation { kind, span } = self.unit.annotations[a];
            match kind {
                AnnotationKind::Semantic(name) => Some(WrittenSemantic { name, span }),
                _ => None,
            }
        })
    }
}

impl Model {
    /// A method of an interface of a record that the record does not have.
    fn missing_method(&self, s: StructId) -> Option<(Name, StructId)> {
        let of_bases = self.record(s).bases.iter().flat_map(|&b| self.record(b).interfaces.iter());
        for &interface in self.record(s).interfaces.iter().chain(of_bases) {
            let methods = &self.scopes[self.record(interface).scope].names;
            let missing = methods
                .iter()
                .filter(|(_, (symbol, _))| matches!(symbol, Symbol::Functions(_)))
                .filter(|(name, _)| self.lookup_in(self.record(s).scope, **name).is_none());
            if let Some((&name, _)) = missing.min_by_key(|(_, (_, span))| span.lo) {
                return Some((name, interface));
            }
        }
        None
    }

    /// The methods of a record that stand for methods of its interfaces, and give something else than those do.
    fn other_results(&self, s: StructId) -> Vec<(FnId, FnId)> {
        let functions = |s: StructId| {
            let names = &self.scopes[self.record(s).scope].names;
            names.iter().filter_map(|(&name, &(symbol, _))| match symbol {
                Symbol::Functions(set) => Some((name, self.set(set))),
                _ => None,
            })
        };
        let mut found = Vec::new();
        let of_bases = self.record(s).bases.iter().flat_map(|&b| self.record(b).interfaces.iter());
        for &interface in self.record(s).interfaces.iter().chain(of_bases) {
            for (name, wanted) in functions(interface) {
                let own = functions(s).filter(|&(own, _)| own == name).flat_map(|(_, set)| set);
                for &f in own {
                    let (it, formals) = (&self.functions[f], |of: FnId| {
                        self.functions[of].formals.iter().map(|formal| (formal.ty, formal.io))
                    });
                    let mut same =
                        wanted.iter().filter(|&&w| formals(w).eq(formals(f)) && it.template.is_none());
                    found.extend(same.find(|&&w| self.functions[w].ret != it.ret).map(|&w| (f, w)));
                }
            }
        }
        found
    }

    /// Whether a record is an interface with methods, which nothing can be of.
    pub(in crate::check) fn is_abstract(&self, s: StructId) -> bool {
        let record = self.record(s);
        let has_method = |s: StructId| {
            let names = &self.scopes[self.record(s).scope].names;
            names.iter().any(|(_, (symbol, _))| matches!(symbol, Symbol::Functions(_)))
        };
        record.is_interface && (has_method(s) || record.interfaces.iter().any(|&i| has_method(i)))
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
