//! Types, paths and modifiers.

use super::Printer;
use crate::syntax::tree::*;
use std::fmt::Write;

/// Modifiers that belong to the type: `const` comes after it then.
const OF_TYPE: Modifiers = Modifiers(
    Modifiers::ROW_MAJOR.0
        | Modifiers::COLUMN_MAJOR.0
        | Modifiers::SNORM.0
        | Modifiers::UNORM.0
        | Modifiers::GLOBALLY_COHERENT.0
        | Modifiers::REORDER_COHERENT.0,
);
/// Storage classes, which come after what says how a value is handed on.
const STORAGE: &[(Modifiers, &str)] = &[
    (Modifiers::EXTERN, "extern"),
    (Modifiers::STATIC, "static"),
    (Modifiers::INLINE, "inline"),
    (Modifiers::VOLATILE, "volatile"),
];

impl Printer<'_> {
    /// The modifiers and the type of a declaration; `is_constant` where the language says that it is.
    pub(super) fn specifiers(&mut self, modifiers: Modifiers, ty: TypeRefId, is_constant: bool) {
        let is_const = is_constant || modifiers.has(Modifiers::CONST);
        self.handed(modifiers);
        for &(modifier, text) in STORAGE {
            if modifiers.has(modifier) {
                let _ = write!(self.out, "{text} ");
            }
        }
        let of_type = Modifiers(modifiers.0 & OF_TYPE.0);
        if is_const && of_type.is_empty() {
            self.push("const ");
        }
        self.words(of_type);
        self.ty(ty);
        if is_const && !of_type.is_empty() {
            self.push(" const");
        }
    }

    /// How a value comes in or goes out, and how it is interpolated.
    fn handed(&mut self, modifiers: Modifiers) {
        let storage = STORAGE.iter().fold(Modifiers::CONST.0 | OF_TYPE.0, |all, (one, _)| all | one.0);
        let mut rest = Modifiers(modifiers.0 & !storage);
        if rest.has(Modifiers::IN_OUT) {
            rest = Modifiers(rest.0 & !Modifiers::IN_OUT.0);
            self.words(rest);
            return self.push("inout ");
        }
        self.words(rest);
    }

    fn words(&mut self, modifiers: Modifiers) {
        for &(modifier, text) in Modifiers::ALL {
            if modifiers.has(modifier) {
                let _ = write!(self.out, "{text} ");
            }
        }
    }

    /// A type without the brackets of an array, which stand after the name.
    pub(super) fn ty(&mut self, id: TypeRefId) {
        match self.unit.types[id] {
            TypeRef::Error | TypeRef::None => {}
            TypeRef::Named(name) => self.push(self.name(name)),
            TypeRef::Path(path) => {
                if self.unit.paths[path].has_typename {
                    self.push("typename ");
                }
                self.path(path);
            }
            TypeRef::Unsigned(inner) => {
                self.push("unsigned ");
                self.ty(inner);
            }
            TypeRef::Qualified { modifiers, ty } => {
                self.words(modifiers);
                self.ty(ty);
            }
            TypeRef::Array { elem, .. } => self.ty(elem),
            TypeRef::Inline(decl) => self.inline(decl),
            TypeRef::Auto => self.push("auto"),
            TypeRef::Decltype(expr) => {
                self.push("decltype(");
                self.expr(expr);
                self.push(")");
            }
            TypeRef::Function(ret) => {
                self.ty(ret);
                self.push(" ()");
            }
            TypeRef::Pointer(inner) => {
                self.ty(inner);
                self.push(" *");
            }
            TypeRef::Reference(inner) => {
                self.ty(inner);
                self.push(" &");
            }
        }
    }

    /// A type in parentheses or among template arguments, with its brackets.
    pub(super) fn whole_type(&mut self, id: TypeRefId) {
        self.ty(id);
        if matches!(self.unit.types[id], TypeRef::Array { .. }) {
            self.push(" ");
        }
        self.brackets(id);
    }

    /// `[2][3]`
    pub(super) fn brackets(&mut self, mut id: TypeRefId) {
        while let TypeRef::Array { elem, len } = self.unit.types[id] {
            self.push("[");
            if let Some(len) = len {
                self.value(len);
            }
            self.push("]");
            id = elem;
        }
    }

    /// A record that is declared where it is used: its body, or its name where it was printed before.
    fn inline(&mut self, decl: DeclId) {
        match self.unit.decls[decl] {
            Decl::Record(record) if self.unit.records[record].name.is_none() => self.record_body(record),
            Decl::Record(record) => {
                let record = self.unit.records[record];
                self.record_word(record.kind);
                self.push(record.name.map_or("", |name| self.name(name)));
            }
            Decl::Enum(of) if self.unit.enums[of].name.is_none() => self.enum_body(of),
            Decl::Enum(of) => {
                self.push("enum ");
                self.push(self.unit.enums[of].name.map_or("", |name| self.name(name)));
            }
            _ => {}
        }
    }

    /// `A::B<int>`
    pub(super) fn path(&mut self, id: PathId) {
        let path = self.unit.paths[id];
        self.push(if path.is_global { "::" } else { "" });
        for (at, segment) in self.unit.list(path.segments).iter().enumerate() {
            self.push(if at > 0 { "::" } else { "" });
            match segment.operator {
                Some(operator) => self.push(operator.text()),
                None => self.push(self.name(segment.name)),
            }
            self.template_args(segment.args);
        }
    }

    /// `<int, 4>`; a space parts what closes two lists.
    pub(super) fn template_args(&mut self, args: Option<TemplateArgsId>) {
        let Some(args) = args else { return };
        self.push("<");
        self.commas(self.unit.list(self.unit.template_args[args]), |p, &arg| match arg {
            TemplateArg::Type(ty) => p.whole_type(ty),
            TemplateArg::Expr(expr) => p.expr(expr),
        });
        self.push(if self.out.ends_with('>') { " >" } else { ">" });
    }
}
