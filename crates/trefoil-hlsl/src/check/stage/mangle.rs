//! The names of exported functions: mangled as Microsoft's C++ does it, which linkers of libraries go by.
//!
//! `\u{1}?name@Space@@YA` is followed by the result, the parameters, and `@Z`. What was spelt before is a digit: one row of
//! digits for names and templates, one for parameters of more than one letter.

use crate::check::model::{Model, TArg};
use crate::typed::{ArgIo, FuncId, ResourceTy, Scalar, Ty, TyId};
use smallvec::{SmallVec, smallvec};
use std::borrow::Cow;
use std::fmt::Write;
use trefoil_entity::Entity;
use trefoil_ir::ResourceKind;

/// How many names, and how many parameters, are remembered.
const REMEMBERED: usize = 10;

impl Model {
    /// Gives the functions of a library the names that it is linked by. They are made of the types as the source has them, which
    /// lowering does not see.
    pub(in crate::check) fn name_for_linking(&mut self) {
        for i in 0..self.program.exports.len() {
            let export = &self.program.exports[i];
            if let Some(patch) = export.patch_function {
                self.name_declared(patch);
            }
            let export = &self.program.exports[i];
            if export.stage.is_linked_by_mangled_name() {
                self.program.exports[i].link_name = function(self, export.func, &export.name);
            }
        }
        for i in 0..self.program.funcs.len() {
            let id = FuncId::new(i);
            if self.program.funcs[id].body.is_none() {
                self.name_declared(id);
            }
        }
    }

    fn name_declared(&mut self, id: FuncId) {
        let name = function(self, id, self.program.names.get(self.program.funcs[id].name));
        self.program.link_names.insert(id, name);
    }
}

/// The mangled name of a function that is called so, with the namespaces around it.
fn function(model: &Model, id: FuncId, name: &str) -> String {
    let program = &model.program;
    let func = &program.funcs[id];
    let mut m = Mangler { model, names: SmallVec::new() };
    let mut out = String::with_capacity(64);
    out.push_str("\u{1}?");
    for part in name.rsplit("::") {
        m.name(part, &mut out);
    }
    out += "@YA";
    if matches!(program.types.get(func.ret), Ty::Vector(..) | Ty::Matrix { .. } | Ty::Struct(_)) {
        out += "?A"; // Classes are returned with a mark of their own.
    }
    m.ty(func.ret, &mut out);
    let mut known: SmallVec<[(TyId, bool); REMEMBERED]> = SmallVec::new();
    for param in &func.params {
        let (ty, comes_back) = (program.vars[param.var].ty, param.io != ArgIo::In);
        if let Some(at) = known.iter().position(|&k| k == (ty, comes_back)) {
            let _ = write!(out, "{at}");
            continue;
        }
        let before = out.len();
        m.parameter(ty, comes_back, &mut out);
        if out.len() > before + 1 && known.len() < REMEMBERED {
            known.push((ty, comes_back));
        }
    }
    out += if func.params.is_empty() { "XZ" } else { "@Z" };
    out
}

struct Mangler<'a> {
    model: &'a Model,
    /// Names and templates in the order they were first spelt.
    names: SmallVec<[Cow<'a, str>; 4]>,
}

impl<'a> Mangler<'a> {
    /// A name: itself with its `@`, or the digit of one that was spelt before.
    fn name(&mut self, name: impl Into<Cow<'a, str>>, out: &mut String) {
        let name = name.into();
        if let Some(at) = self.names.iter().position(|n| *n == name) {
            let _ = write!(out, "{at}");
            return;
        }
        out.push_str(&name);
        out.push('@');
        if self.names.len() < REMEMBERED {
            self.names.push(name);
        }
    }

    /// A name with the namespaces around it, innermost first.
    fn full_name(&mut self, name: &'a str, out: &mut String) {
        name.rsplit("::").for_each(|part| self.name(part, out));
        out.push('@');
    }

    /// A template's name with its arguments, which is remembered as one name.
    fn template(&mut self, name: &str, of: Option<TyId>, count: Option<u32>, out: &mut String) {
        // What stands inside is spelt as if nothing had been before.
        let mut inner = Mangler { model: self.model, names: smallvec![name.to_owned().into()] };
        let mut text = format!("?${name}@");
        if let Some(of) = of {
            inner.ty(of, &mut text);
        }
        if let Some(count) = count {
            text += "$0";
            number(count, &mut text);
        }
        self.name(text, out);
        out.push('@');
    }

    /// An instance of a template of the source, by its full name and its arguments.
    fn instance(&mut self, full: &'a str, args: &[TArg], out: &mut String) {
        let plain = full.split('<').next().unwrap_or(full);
        let mut parts = plain.rsplit("::");
        let own = parts.next().unwrap_or(plain);
        let mut inner = Mangler { model: self.model, names: smallvec![own.into()] };
        let mut text = format!("?${own}@");
        for arg in args {
            match *arg {
                TArg::Type(ty) => inner.ty(ty, &mut text),
                TArg::Value(_, value) => {
                    text += if value < 0 { "$0?" } else { "$0" };
                    number(value.unsigned_abs() as u32, &mut text);
                }
                TArg::Template(_) | TArg::Builtin(_) => text.push('?'), // no type has one for its members
            }
        }
        self.name(text, out);
        parts.for_each(|part| self.name(part, out));
        out.push('@');
    }

    fn parameter(&mut self, ty: TyId, comes_back: bool, out: &mut String) {
        match self.model.program.types.get(ty) {
            Ty::Scalar(_) | Ty::Vector(..) | Ty::Matrix { .. } | Ty::Enum(..) if comes_back => {
                out.push_str("AIA");
                self.ty(ty, out);
            }
            Ty::Array(..) => self.array(ty, comes_back, out),
            _ => self.ty(ty, out),
        }
    }

    /// An array: how many dimensions it has, how long each is, and what it holds.
    fn array(&mut self, mut ty: TyId, comes_back: bool, out: &mut String) {
        let mut lengths = Vec::new();
        while let Ty::Array(elem, len) = self.model.program.types.get(ty) {
            lengths.push(len);
            ty = elem;
        }
        out.push('Y');
        number(lengths.len() as u32, out);
        lengths.into_iter().for_each(|len| number(len, out));
        if comes_back {
            out.push_str("$$CA");
        }
        self.ty(ty, out);
    }

    fn ty(&mut self, ty: TyId, out: &mut String) {
        let model = self.model;
        match model.program.types.get(ty) {
            Ty::Void => out.push('X'),
            Ty::Scalar(s) => out.push_str(scalar(s)),
            Ty::Vector(s, n) => {
                out.push('V');
                let mut text = format!("?$vector@{}$0", scalar(s));
                number(n.into(), &mut text);
                self.name(text, out);
                out.push('@');
            }
            Ty::Matrix { scalar: s, rows, cols, .. } => {
                out.push('V');
                let mut text = format!("?$matrix@{}$0", scalar(s));
                number(rows.into(), &mut text);
                text += "$0";
                number(cols.into(), &mut text);
                self.name(text, out);
                out.push('@');
            }
            Ty::Array(..) => self.array(ty, false, out),
            of @ Ty::Struct(s) => {
                if let Some(patch) = model.program.patch(of) {
                    out.push('V');
                    let name = if patch.is_output { "OutputPatch" } else { "InputPatch" };
                    return self.template(name, Some(patch.element), Some(patch.count), out);
                }
                out.push('U');
                let full = model.program.names.get(model.program.structs[s].name);
                match &model.record(s).origin {
                    Some((_, args)) => self.instance(full, args, out),
                    None => self.full_name(full, out),
                }
            }
            Ty::Enum(e, _) => {
                out.push_str("W4");
                let it = &model.enums[e as usize];
                self.name(model.text(it.name), out);
                let mut around = model.scopes[it.scope].parent;
                while let Some(scope) = around.map(|id| &model.scopes[id]) {
                    let part = scope.name.or_else(|| scope.record.map(|s| model.program.structs[s].name));
                    if let Some(part) = part {
                        model.text(part).rsplit("::").for_each(|part| self.name(part, out));
                    }
                    around = scope.parent.filter(|_| scope.record.is_none());
                }
                out.push('@');
            }
            Ty::HitObject => {
                out.push('V');
                self.full_name("dx::HitObject", out);
            }
            Ty::Node(node) if node.record == self.model.common.void => {
                out.push('U');
                self.full_name(node.kind.object(), out);
            }
            Ty::Node(node) => {
                out.push('U');
                self.template(node.kind.object(), Some(node.record), None, out);
            }
            Ty::Resource(r) => self.resource(&r, out),
            // Refused elsewhere.
            Ty::Spirv(_) | Ty::Pointer { .. } | Ty::String | Ty::Error => out.push('?'),
        }
    }
}

impl Mangler<'_> {
    /// A resource: a class where it is a template of anything but a buffer of constants, else a structure.
    fn resource(&mut self, r: &ResourceTy, out: &mut String) {
        use ResourceKind::*;
        let (name, has_element) = self.model.resource_name(r);
        let is_feedback = matches!(r.kind, FeedbackTexture2D | FeedbackTexture2DArray);
        let name = if is_feedback { r.kind.name().to_owned() } else { name };
        let counts = is_feedback || matches!(r.kind, Texture2DMS | Texture2DMSArray);
        let is_class = has_element && !matches!(r.kind, CBuffer | TBuffer);
        out.push(if is_class { 'V' } else { 'U' });
        if !has_element {
            self.name(name, out);
            return out.push('@');
        }
        let element = (!is_feedback).then_some(r.element);
        self.template(&name, element, counts.then_some(r.samples.into()), out);
    }
}

/// A number: from 1 to 10 as a digit one less, else in hexadecimal, `A` for 0, and an end.
fn number(n: u32, out: &mut String) {
    if (1..=10).contains(&n) {
        let _ = write!(out, "{}", n - 1);
        return;
    }
    let digits = format!("{n:x}");
    out.extend(digits.chars().filter_map(|c| c.to_digit(16)).map(|digit| char::from(b'A' + digit as u8)));
    out.push('@');
}

fn scalar(s: Scalar) -> &'static str {
    match s {
        Scalar::Bool => "_N",
        Scalar::I16 => "F",
        Scalar::U16 => "G",
        Scalar::I32 | Scalar::LiteralInt => "H",
        Scalar::U32 => "I",
        Scalar::Int8x4 => "$i8_4pk@",
        Scalar::Uint8x4 => "$ui8_4pk@",
        Scalar::I64 => "_J",
        Scalar::U64 => "_K",
        Scalar::F16 => "$f16@",
        Scalar::F32 | Scalar::LiteralFloat => "M",
        Scalar::Half => "$halff@",
        Scalar::F64 => "N",
        Scalar::Min16Float => "$min16f@",
        Scalar::Min10Float => "$min10f@",
        Scalar::Min16Int => "$min16i@",
        Scalar::Min12Int => "$min12i@",
        Scalar::Min16Uint => "$min16ui@",
    }
}
