//! Types: those that DXIL has, in memory and in what is read from it and written to it.

use crate::Rule;
use crate::program::Program;
use crate::report::Report;
use crate::spaces::SHARED;
use trefoil_dxil_read::bitcode_model::{Global, Module, Op, Ty};
use trefoil_facts::ShaderModel;

/// The linkage of variables that no other module sees.
const INTERNAL: u64 = 3;

/// Whether a variable is a thread's own or a group's: what a shader has for itself.
pub(crate) fn is_own(global: &Global) -> bool {
    global.space == SHARED || global.space == 0 && global.linkage == INTERNAL
}

/// Checks the types of variables, and of what instructions read, write and address.
pub(crate) fn check(program: &Program<'_>, report: &mut Report) {
    let m = program.module;
    let mut types = Types { program, seen: vec![[false; 2]; m.types.len()] };
    for global in m.globals.iter().filter(|global| is_own(global)) {
        types.check(global.ty, report);
    }
    for (_, func) in program.bodies() {
        for inst in func.blocks.iter().flatten() {
            let ty = match &inst.op {
                Op::Alloca { ty, .. } | Op::Load { ty, .. } => Some(*ty),
                Op::Store { value, .. } => m.value(Some(func), *value).map(|value| value.ty),
                Op::Gep { .. } => {
                    let result = inst.result.and_then(|id| m.value(Some(func), id));
                    result.and_then(|result| program.pointee(result.ty))
                }
                _ => None,
            };
            if let Some(ty) = ty {
                types.check(ty, report);
            }
        }
    }
}

struct Types<'a> {
    program: &'a Program<'a>,
    /// What was looked at: as the type of a value, and as a part of another.
    seen: Vec<[bool; 2]>,
}

impl Types<'_> {
    /// A type of a value, and those that it is made of.
    fn check(&mut self, ty: u32, report: &mut Report) {
        if self.seen.get(ty as usize).is_none_or(|known| known[0]) {
            return;
        }
        let mut open = vec![(ty, false)];
        while let Some((id, is_part)) = open.pop() {
            let Some(known) = self.seen.get_mut(id as usize) else { continue };
            if !std::mem::replace(&mut known[usize::from(is_part)], true) {
                self.one(id, is_part, &mut open, report);
            }
        }
    }

    fn one(&self, id: u32, is_part: bool, open: &mut Vec<(u32, bool)>, report: &mut Report) {
        let m = self.program.module;
        let mut ty = id;
        if let Ty::Pointer { to, .. } = m.ty(ty) {
            if is_part || matches!(m.ty(*to), Ty::Pointer { .. }) {
                return report.whole(Rule::TypesNoPtrToPtr, &[&id]);
            }
            ty = *to;
        }
        if let Ty::Array { elem, .. } = m.ty(ty) {
            if !is_part && matches!(m.ty(*elem), Ty::Array { .. }) {
                return report.whole(Rule::TypesNoMultiDim, &[&id]);
            }
            ty = self.program.element(ty);
        }
        match m.ty(ty) {
            Ty::Int(bits) if !matches!(bits, 1 | 8 | 16 | 32 | 64) => {
                report.whole(Rule::TypesIntWidth, &[bits]);
            }
            Ty::Half | Ty::Float | Ty::Double | Ty::Int(_) => {}
            Ty::Struct { fields, name, .. } => {
                if let Some(name) = name.as_deref().filter(|name| name.starts_with("dx.")) {
                    return self.reserved(name, report);
                }
                open.extend(fields.iter().map(|&field| (field, true)));
            }
            _ if self.program.is_library() => {}
            Ty::Vector { len, .. } => {
                if *len < 2 || self.program.model < ShaderModel::new(6, 9) {
                    report.whole(Rule::TypesNoVector, &[&id]);
                }
            }
            other => report.whole(Rule::TypesDefined, &[&name_of(m, other)]),
        }
    }

    /// A structure under a name of DXIL's own: only handles lie in memory.
    fn reserved(&self, name: &str, report: &mut Report) {
        match name {
            "dx.types.Handle" | "dx.types.HitObject" => {}
            _ if is_result(name) => report.whole(Rule::InstrDxilStructUser, &[&name]),
            _ => report.whole(Rule::DeclDxilNsReserved, &[&name]),
        }
    }
}

/// Whether a structure's name is one of those that operations give.
pub(crate) fn is_result(name: &str) -> bool {
    let Some(name) = name.strip_prefix("dx.types.") else { return false };
    let family = ["ResRet.", "CBufRet."].iter().any(|stem| name.starts_with(stem));
    family
        || matches!(
            name,
            "Dimensions" | "Handle" | "SamplePos" | "splitdouble" | "twoi32" | "fouri32" | "fouri16" | "i32c"
        )
}

/// The name of a type that DXIL has not.
fn name_of(m: &Module, ty: &Ty) -> String {
    match ty {
        Ty::Opaque { name } => name.clone(),
        Ty::Other(name) => (*name).to_owned(),
        Ty::Function { .. } => "of a function".to_owned(),
        Ty::Pointer { to, .. } => format!("{}*", name_of(m, m.ty(*to)).trim_end_matches('*')),
        _ => "void".to_owned(),
    }
}
