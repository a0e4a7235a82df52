//! Declarations.

use super::Printer;
use crate::syntax::tree::*;
use std::fmt::Write;
use trefoil_entity::List;

/// Attributes that are printed in small letters, however they are written.
const IN_SMALL_LETTERS: &[&str] = &["numthreads", "wavesize"];

impl Printer<'_> {
    pub(super) fn decls(&mut self, list: List<DeclId>) {
        self.unit.list(list).iter().for_each(|&id| self.decl(id));
    }

    /// A declaration as a line or more.
    pub(super) fn decl(&mut self, id: DeclId) {
        if self.left_out.contains(&id) {
            return;
        }
        let after_moved = std::mem::take(&mut self.after_moved);
        match self.unit.decls[id] {
            Decl::Error | Decl::TypeParam { .. } => {}
            Decl::Empty => self.ended(|_| ()),
            Decl::Var(var) => self.variable(id, var, after_moved),
            Decl::Function(function) => self.function(function),
            Decl::Record(record) => self.record(id, record),
            Decl::Enum(of) => {
                if !self.scopes.is_inline(id) || self.unit.enums[of].name.is_some() {
                    self.ended(|p| p.enum_body(of));
                }
            }
            Decl::Typedef(typedef) => self.ended(|p| p.typedef(typedef)),
            Decl::Buffer(buffer) => self.buffer(buffer),
            Decl::Namespace(namespace) => {
                self.line();
                self.push("namespace ");
                let name = namespace.name.map_or("", |name| self.name(name));
                self.push(name);
                self.push(if name.is_empty() { "{\n" } else { " {\n" });
                self.nested(|p| p.decls(namespace.items));
                self.line();
                self.push("}\n");
            }
            Decl::UsingNamespace(path) => self.ended(|p| {
                p.push("using namespace ");
                p.path(path);
            }),
            Decl::Using(path) => self.ended(|p| {
                p.push("using ");
                p.path(path);
            }),
            Decl::StaticAssert { cond, message } => self.ended(|p| {
                p.push("_Static_assert(");
                p.expr(cond);
                if let Some(message) = message {
                    p.push(", ");
                    p.expr(message);
                }
                p.push(")");
            }),
            Decl::Instantiation(inner) => {
                self.line();
                self.push("template ");
                self.decl(inner);
            }
        }
    }

    /// A line that ends in a semicolon.
    fn ended(&mut self, body: impl FnOnce(&mut Self)) {
        self.line();
        body(self);
        self.push(";\n");
    }

    /// Whether a variable lies in a constant buffer without being declared in one.
    fn is_loose_constant(&self, var: &VarDecl) -> bool {
        let elsewhere = Modifiers(Modifiers::STATIC.0 | Modifiers::GROUPSHARED.0);
        var.role == VarRole::Global
            && !var.modifiers.has_any(elsewhere)
            && self.scopes.is_data(self.unit, var.ty)
    }

    /// `cbuffer GlobalCB { … }`
    pub(super) fn global_buffer(&mut self) {
        self.push("cbuffer GlobalCB {\n");
        let extern_globals = std::mem::take(&mut self.options.extern_globals);
        for &id in self.unit.list(self.unit.items) {
            if let Decl::Var(var) = self.unit.decls[id]
                && !self.left_out.contains(&id)
                && self.is_loose_constant(&self.unit.vars[var])
            {
                self.nested(|p| p.ended(|p| p.variable_alone(id)));
            }
        }
        self.options.extern_globals = extern_globals;
        self.push("}\n");
    }

    /// A variable on a line of its own. What was moved leaves its semicolon, several together one.
    fn variable(&mut self, id: DeclId, var: VarId, after_moved: bool) {
        let declared = self.unit.vars[var];
        let is_static = declared.role == VarRole::Global && declared.modifiers.has(Modifiers::STATIC);
        if is_static && self.options.skip_bodies && self.options.skip_statics {
            return;
        }
        if !(self.options.global_buffer && self.is_loose_constant(&declared)) {
            return self.ended(|p| p.variable_alone(id));
        }
        if !after_moved {
            self.ended(|_| ());
        }
        self.after_moved = true;
    }

    /// `const float4 x[2] : register(c0) = { … }`
    pub(super) fn variable_alone(&mut self, id: DeclId) {
        self.variables(&[id]);
    }

    /// The variables of one declaration, whose type is printed once.
    pub(super) fn variables(&mut self, ids: &[DeclId]) {
        for (at, &id) in ids.iter().enumerate() {
            let Decl::Var(var) = self.unit.decls[id] else { continue };
            let var = self.unit.vars[var];
            if at == 0 {
                self.template(var.template);
                self.attributes(var.attributes);
                let (modifiers, is_constant) = self.implied(&var);
                self.specifiers(modifiers, var.ty, is_constant);
                self.push(if var.name.is_some() || var.bits.is_some() { " " } else { "" });
            } else {
                self.push(", ");
            }
            self.declarator(&var);
        }
    }

    /// The modifiers of a variable with those that the options add, and whether it is constant because of where it is.
    fn implied(&self, var: &VarDecl) -> (Modifiers, bool) {
        let is_member = var.role == VarRole::BufferMember && !var.modifiers.has(Modifiers::STATIC);
        let is_constant =
            (is_member || self.is_loose_constant(var)) && self.scopes.is_constant(self.unit, var.ty);
        let mut modifiers = var.modifiers;
        let stored = Modifiers(Modifiers::STATIC.0 | Modifiers::GROUPSHARED.0 | Modifiers::EXTERN.0);
        if self.options.extern_globals && var.role == VarRole::Global && !modifiers.has_any(stored) {
            modifiers.insert(Modifiers::EXTERN);
        }
        // A pragma is gone, so the order that it gives is said.
        if !modifiers.has_any(Modifiers(Modifiers::ROW_MAJOR.0 | Modifiers::COLUMN_MAJOR.0)) {
            match self.scopes.order(self.unit, var.ty) {
                Some(MatrixOrder::Row) => modifiers.insert(Modifiers::ROW_MAJOR),
                Some(MatrixOrder::Column) => modifiers.insert(Modifiers::COLUMN_MAJOR),
                None => {}
            }
        }
        (modifiers, is_constant)
    }

    /// The name and what follows it.
    fn declarator(&mut self, var: &VarDecl) {
        if let Some(qualifier) = var.qualifier {
            self.path(qualifier);
            self.push("::");
        }
        self.push(var.name.map_or("", |name| self.name(name)));
        self.template_args(var.specialization);
        self.brackets(var.ty);
        if let Some(bits) = var.bits {
            self.push(if var.name.is_some() { " : " } else { ": " });
            self.expr(bits);
        }
        self.annotations(var.annotations);
        if let Some(init) = var.init {
            self.push(" = ");
            self.expr(init);
        }
        self.scopes.declare(var.name);
    }

    fn function(&mut self, id: FunctionId) {
        let f = self.unit.functions[id];
        let body = f.body.filter(|_| !self.options.skip_bodies);
        if self.options.entry_uniforms.is_some_and(|entry| f.name == FunctionName::Name(entry))
            && body.is_some()
        {
            self.entry_uniforms(f.params);
        }
        self.line();
        self.template(f.outer);
        self.template(f.template);
        for &attribute in self.unit.list(f.attributes) {
            self.attribute(attribute);
            self.push("\n");
            self.line();
        }
        if f.modifiers.has(Modifiers::EXPORT) {
            self.push("export\n");
            self.line();
        }
        self.scopes.open();
        self.header(&f);
        match body.map(|body| self.unit.stmts[body]) {
            Some(Stmt::Block(list)) => {
                let is_method = f.qualifier.is_some_and(|of| self.scopes.enter_named(self.unit, of));
                self.push(" ");
                self.line();
                self.block(list);
                if is_method {
                    self.scopes.leave_record();
                }
                self.push(if f.template.is_some() { "\n\n;\n" } else { "\n\n\n" });
            }
            _ => self.push(";\n"),
        }
        self.scopes.close();
    }

    fn header(&mut self, f: &FunctionDecl) {
        let modifiers = Modifiers(f.modifiers.0 & !Modifiers::EXPORT.0);
        if f.name == FunctionName::Conversion {
            self.push("operator ");
            self.whole_type(f.ret);
        } else {
            self.specifiers(modifiers, f.ret, false);
            self.push(" ");
        }
        if let Some(qualifier) = f.qualifier {
            self.path(qualifier);
            self.push("::");
        }
        match f.name {
            FunctionName::Name(name) | FunctionName::Constructor(name) => self.push(self.name(name)),
            FunctionName::Operator(operator) => self.push(operator.text()),
            FunctionName::Conversion => {}
            FunctionName::Destructor(name) => {
                let _ = write!(self.out, "~{}", self.name(name));
            }
        }
        self.template_args(f.specialization);
        self.parameters(f);
        self.push(if f.is_const { " const" } else { "" });
        self.annotations(f.annotations);
    }

    /// `(float a, out float b = 1)`
    fn parameters(&mut self, f: &FunctionDecl) {
        let moved = |p: &Self, decl: DeclId| match p.unit.decls[decl] {
            Decl::Var(var) => {
                let is_entry =
                    p.options.entry_uniforms.is_some_and(|entry| f.name == FunctionName::Name(entry));
                is_entry && p.unit.vars[var].modifiers.has(Modifiers::UNIFORM)
            }
            _ => false,
        };
        self.push("(");
        let params: Vec<DeclId> =
            self.unit.list(f.params).iter().copied().filter(|&decl| !moved(self, decl)).collect();
        self.commas(params, Self::variable_alone);
        self.push(")");
    }

    /// The uniform parameters of the entry as globals, before it.
    fn entry_uniforms(&mut self, params: List<DeclId>) {
        let is_uniform = |p: &Self, id: DeclId| match p.unit.decls[id] {
            Decl::Var(var) if p.unit.vars[var].modifiers.has(Modifiers::UNIFORM) => {
                Some(p.scopes.is_data(p.unit, p.unit.vars[var].ty))
            }
            _ => None,
        };
        let uniforms: Vec<(DeclId, bool)> =
            self.unit.list(params).iter().filter_map(|&id| Some((id, is_uniform(self, id)?))).collect();
        for &(id, _) in uniforms.iter().filter(|(_, is_data)| !is_data) {
            self.ended(|p| p.variable_alone(id));
        }
        if uniforms.iter().any(|&(_, is_data)| is_data) {
            self.push("cbuffer _Params {\n");
            for &(id, _) in uniforms.iter().filter(|(_, is_data)| *is_data) {
                self.ended(|p| p.variable_alone(id));
            }
            self.push("}\n");
        }
    }

    fn record(&mut self, decl: DeclId, id: RecordId) {
        // One without a name is printed where it is used.
        if self.unit.records[id].name.is_none() && self.scopes.is_inline(decl) {
            return;
        }
        self.line();
        self.template(self.unit.records[id].template);
        self.record_body(id);
        self.push(";\n");
    }

    pub(super) fn record_word(&mut self, kind: RecordKind) {
        self.push(match kind {
            RecordKind::Struct => "struct ",
            RecordKind::Class => "class ",
            RecordKind::Interface => "interface ",
            RecordKind::Union => "union ",
        });
    }

    /// `struct S : B { … }`
    pub(super) fn record_body(&mut self, id: RecordId) {
        let record = self.unit.records[id];
        self.record_word(record.kind);
        self.attributes_of_type(record.attributes);
        if let Some(qualifier) = record.qualifier {
            self.path(qualifier);
            self.push("::");
        }
        let name = record.name.map_or("", |name| self.name(name));
        self.push(name);
        self.template_args(record.specialization);
        if !record.is_definition {
            return;
        }
        let bases = self.unit.list(record.bases);
        self.push(if bases.is_empty() { "" } else { " : " });
        self.commas(bases, |p, &base| p.whole_type(base));
        self.push(if name.is_empty() { "{\n" } else { " {\n" });
        self.scopes.enter_record(self.unit, id);
        self.nested(|p| p.decls(record.members));
        self.scopes.leave_record();
        self.line();
        self.push("}");
    }

    /// `enum class E : uint { … }`
    pub(super) fn enum_body(&mut self, id: EnumId) {
        let of = self.unit.enums[id];
        self.push(if of.is_scoped { "enum class " } else { "enum " });
        self.push(of.name.map_or("", |name| self.name(name)));
        match of.underlying {
            Some(underlying) => {
                self.push(" : ");
                self.whole_type(underlying);
            }
            None => self.push(if of.is_scoped { " : int" } else { "" }),
        }
        if !of.is_definition {
            return;
        }
        self.push(" {\n");
        let enumerators = self.unit.list(of.enumerators);
        self.nested(|p| {
            for (at, &id) in enumerators.iter().enumerate() {
                let Decl::Var(var) = p.unit.decls[id] else { continue };
                let var = p.unit.vars[var];
                p.line();
                p.push(var.name.map_or("", |name| p.name(name)));
                if let Some(value) = var.init {
                    p.push(" = ");
                    p.expr(value);
                }
                p.push(if at + 1 < enumerators.len() { ",\n" } else { "\n" });
            }
        });
        self.line();
        self.push("}");
    }

    fn typedef(&mut self, typedef: TypedefDecl) {
        self.template(typedef.template);
        if typedef.is_using {
            self.push("using ");
            self.push(self.name(typedef.name));
            self.push(" = ");
            self.specifiers(typedef.modifiers, typedef.ty, false);
            return self.brackets(typedef.ty);
        }
        self.push("typedef ");
        self.specifiers(typedef.modifiers, typedef.ty, false);
        self.push(" ");
        self.push(self.name(typedef.name));
        self.brackets(typedef.ty);
    }

    fn buffer(&mut self, id: BufferId) {
        let buffer = self.unit.buffers[id];
        self.line();
        self.attributes(buffer.attributes);
        self.push(if buffer.is_texture { "tbuffer " } else { "cbuffer " });
        self.push(buffer.name.map_or("", |name| self.name(name)));
        self.annotations(buffer.annotations);
        self.push(" {\n");
        self.nested(|p| p.decls(buffer.members));
        self.line();
        self.push("}\n");
    }

    fn template(&mut self, head: Option<TemplateId>) {
        let Some(head) = head else { return };
        self.push("template <");
        self.commas(self.unit.list(self.unit.templates[head].params), |p, &param| {
            match p.unit.decls[param] {
                Decl::TypeParam { template, name, default } => {
                    p.template(template);
                    p.push(if template.is_some() { "class" } else { "typename" });
                    if let Some(name) = name {
                        p.push(" ");
                        p.push(p.name(name));
                    }
                    if let Some(default) = default {
                        p.push(" = ");
                        p.whole_type(default);
                    }
                }
                _ => p.variable_alone(param),
            }
        });
        self.push("> ");
    }

    /// Attributes before a declaration, on its line.
    fn attributes(&mut self, list: List<AttributeId>) {
        for &id in self.unit.list(list) {
            self.attribute(id);
            self.push(" ");
        }
    }

    /// Attributes of a record, after its word: `[[raypayload]]`.
    fn attributes_of_type(&mut self, list: List<AttributeId>) {
        for &id in self.unit.list(list) {
            let attribute = self.unit.attributes[id];
            let is_plain = attribute.scope.is_none();
            self.push(if is_plain { "[" } else { "" });
            self.attribute(id);
            self.push(if is_plain { "] " } else { " " });
        }
    }

    /// `[unroll(4)]`
    pub(super) fn attribute(&mut self, id: AttributeId) {
        let attribute = self.unit.attributes[id];
        match attribute.scope {
            Some(scope) => {
                let _ = write!(self.out, "[[{}::{}", self.name(scope), self.name(attribute.name));
            }
            None => {
                let name = self.name(attribute.name);
                let usual = IN_SMALL_LETTERS.iter().find(|usual| usual.eq_ignore_ascii_case(name));
                let _ = write!(self.out, "[{}", usual.unwrap_or(&name));
            }
        }
        if !self.unit.list(attribute.args).is_empty() {
            self.push("(");
            self.commas(self.unit.list(attribute.args), |p, &arg| p.value(arg));
            self.push(")");
        }
        self.push(if attribute.scope.is_some() { "]]" } else { "]" });
    }

    fn annotations(&mut self, list: List<AnnotationId>) {
        for &id in self.unit.list(list) {
            self.push(" : ");
            match self.unit.annotations[id].kind {
                AnnotationKind::Semantic(name) => self.push(self.name(name)),
                AnnotationKind::Register(register) => self.register(register),
                AnnotationKind::PackOffset(place) => {
                    let component = ["", ".y", ".z", ".w"][usize::from(place.component & 3)];
                    let _ = write!(self.out, "packoffset(c{}{component})", place.row);
                }
                AnnotationKind::PayloadAccess { is_write, stages } => self.payload_access(is_write, stages),
            }
        }
    }

    fn register(&mut self, register: Register) {
        self.push("register(");
        let class = if register.class == 0 { String::new() } else { char::from(register.class).to_string() };
        let place = register.index.map(|index| format!("{class}{index}"));
        let parts = [
            register.profile.map(|profile| self.name(profile).to_owned()),
            place.or_else(|| Some(class).filter(|class| !class.is_empty())),
            register.space.map(|space| format!("space{space}")),
        ];
        self.commas(parts.into_iter().flatten(), |p, part| p.push(&part));
        self.push(")");
    }

    /// `read(caller, anyhit)`
    fn payload_access(&mut self, is_write: bool, stages: u16) {
        self.push(if is_write { "write(" } else { "read(" });
        let names = ["caller", "closesthit", "miss", "anyhit"];
        let named = names.iter().enumerate().filter(|(at, _)| stages >> (4 * at) & 0xf != 0);
        self.commas(named, |p, (_, name)| p.push(name));
        self.push(")");
    }
}
