//! The names of exported functions: mangled as Microsoft's C++ does it, which linkers of libraries go by.
//!
//! `\u{1}?name@Space@@YA` is followed by the result, the parameters, and `@Z`. What was spelt before is a digit: one row of
//! digits for names and templates, one for parameters of more than one letter.

use crate::typed::{FuncId, Program, Scalar, Ty, TyId};
use std::fmt::Write;

/// How many names, and how many parameters, are remembered.
const REMEMBERED: usize = 10;

/// The mangled name of a function that is called so, with the namespaces around it.
pub(in crate::lower) fn function(program: &Program, id: FuncId, name: &str) -> String {
    let func = &program.funcs[id];
    let mut m = Mangler { program, names: Vec::new() };
    let mut out = String::from("\u{1}?");
    for part in name.rsplit("::") {
        m.name(part, &mut out);
    }
    out += "@YA";
    if matches!(program.types.get(func.ret), Ty::Vector(..)) {
        out += "?A"; // Classes are returned with a mark of their own.
    }
    m.ty(func.ret, &mut out);
    let mut known: Vec<TyId> = Vec::new();
    for param in &func.params {
        let ty = program.vars[param.var].ty;
        if let Some(at) = known.iter().position(|&k| k == ty) {
            let _ = write!(out, "{at}");
            continue;
        }
        let before = out.len();
        m.ty(ty, &mut out);
        if out.len() > before + 1 && known.len() < REMEMBERED {
            known.push(ty);
        }
    }
    out += if func.params.is_empty() { "XZ" } else { "@Z" };
    out
}

struct Mangler<'a> {
    program: &'a Program,
    /// Names and templates in the order they were first spelt.
    names: Vec<String>,
}

impl Mangler<'_> {
    /// A name: itself with its `@`, or the digit of one that was spelt before.
    fn name(&mut self, name: &str, out: &mut String) {
        if let Some(at) = self.names.iter().position(|n| n == name) {
            let _ = write!(out, "{at}");
            return;
        }
        if self.names.len() < REMEMBERED {
            self.names.push(name.to_owned());
        }
        out.push_str(name);
        out.push('@');
    }

    fn ty(&mut self, ty: TyId, out: &mut String) {
        match self.program.types.get(ty) {
            Ty::Void => out.push('X'),
            Ty::Scalar(s) => out.push_str(scalar(s)),
            Ty::Vector(s, n) => {
                out.push('V');
                // Numbers from 1 to 10 are one less, as a digit.
                self.name(&format!("?$vector@{}$0{}", scalar(s), n - 1), out);
                out.push('@');
            }
            // Refused elsewhere.
            _ => out.push('?'),
        }
    }
}

fn scalar(s: Scalar) -> &'static str {
    match s {
        Scalar::Bool => "_N",
        Scalar::I16 => "F",
        Scalar::U16 => "G",
        Scalar::I32 | Scalar::LiteralInt => "H",
        Scalar::U32 => "I",
        Scalar::I64 => "_J",
        Scalar::U64 => "_K",
        Scalar::F16 => "$f16@",
        Scalar::F32 | Scalar::Half | Scalar::LiteralFloat => "M",
        Scalar::F64 => "N",
        Scalar::Min16Float => "$min16f@",
        Scalar::Min10Float => "$min10f@",
        Scalar::Min16Int => "$min16i@",
        Scalar::Min12Int => "$min12i@",
        Scalar::Min16Uint => "$min16ui@",
    }
}
