//! Variables, functions and metadata of a module.

use super::table::Types;
use crate::report::Report;
use trefoil_dxil_read::bitcode_model::{Attribute, Global, Group, Kind, Meta, Module, Ty};

pub(super) fn check(m: &Module, types: &Types<'_>, report: &mut Report) {
    for (index, global) in m.globals.iter().enumerate() {
        if let Err(what) = variable(m, global, types) {
            report.broken(&format_args!("variable {index} '{}': {what}", global.name));
        }
    }
    for func in &m.functions {
        if !matches!(m.types.get(func.ty as usize), Some(Ty::Function { .. })) {
            report.broken(&format_args!("function '{}' is not of a function's type", func.name));
        } else if func.declaration && is_local(func.linkage) {
            report.broken(&format_args!("function '{}' is declared and not external", func.name));
        } else if func.linkage == APPENDING {
            report.broken(&format_args!("function '{}' is appending", func.name));
        } else if !func.declaration && func.linkage == COMMON {
            report.broken(&format_args!("function '{}' is common", func.name));
        } else if !func.declaration && func.blocks.is_empty() {
            report.broken(&format_args!("function '{}' has no body", func.name));
        }
    }
    attributes(m, report);
    slots(m, report);
    of_types(m, report);
    metadata(m, report);
}

/// Attributes that LLVM knows, and that stand where it takes them: DXIL's functions have none on their parameters.
fn attributes(m: &Module, report: &mut Report) {
    for (number, group) in m.groups.iter().enumerate() {
        for attribute in &group.attributes {
            let (Attribute::Word(word) | Attribute::Number(word, _)) = attribute else { continue };
            if *word == UNKNOWN {
                return report.broken(&format_args!("group {number} has an unknown attribute"));
            }
            let is_used = m.lists.iter().any(|list| list.contains(&group.id));
            let (of_function, word_is) = (group.slot == u32::MAX, bit(word));
            let fits = word_is & OF_BOTH != 0 || of_function != (word_is & OF_PARAMETERS != 0);
            if is_used && !fits {
                return report.broken(&format_args!("the attribute '{word}' is where it does not belong"));
            }
        }
    }
}

/// Attributes of a function's parameters are of parameters that it has.
fn slots(m: &Module, report: &mut Report) {
    for func in &m.functions {
        let list = (func.attributes as usize).checked_sub(1).and_then(|at| m.lists.get(at));
        let Some(Ty::Function { params, .. }) = m.types.get(func.ty as usize) else { continue };
        let is_beyond = |group: &&Group| group.slot != u32::MAX && group.slot as usize > params.len();
        for group in m.groups.iter().filter(is_beyond) {
            if list.is_some_and(|list| list.contains(&group.id)) {
                report.broken(&format_args!(
                    "function '{}' has attributes of a parameter that it lacks",
                    func.name
                ));
            }
        }
    }
}

/// Attributes of functions that exclude or demand each other, and attributes of parameters whose types do not have them.
fn of_types(m: &Module, report: &mut Report) {
    let words = |group: &Group| {
        group.attributes.iter().fold(0, |all, attribute| match attribute {
            Attribute::Word(word) | Attribute::Number(word, _) => all | bit(word),
            Attribute::Text(..) => all,
        })
    };
    let groups: Vec<(&Group, u32)> = m.groups.iter().map(|group| (group, words(group))).collect();
    for func in &m.functions {
        let list = (func.attributes as usize).checked_sub(1).and_then(|at| m.lists.get(at));
        let (Some(list), Some(Ty::Function { ret, params, .. })) = (list, m.types.get(func.ty as usize))
        else {
            continue;
        };
        for &(group, words) in groups.iter().filter(|(group, words)| *words != 0 && list.contains(&group.id))
        {
            let ty = match group.slot {
                u32::MAX => None,
                0 => m.types.get(*ret as usize),
                slot => params.get(slot as usize - 1).and_then(|&ty| m.types.get(ty as usize)),
            };
            if let Some(what) = misfit(group.slot, words, ty) {
                return report.broken(&format_args!("function '{}': {what}", func.name));
            }
        }
    }
}

/// What is wrong with the attributes of a group: of a parameter of a type, or of a function.
fn misfit(slot: u32, words: u32, ty: Option<&Ty>) -> Option<&'static str> {
    let has = |some: u32| words & some != 0;
    let both = |a: u32, b: u32| has(a) && has(b);
    if both(READNONE, READONLY) || both(NOINLINE, ALWAYSINLINE) {
        return Some("two attributes that exclude each other");
    }
    let Some(ty) = ty else {
        if has(BUILTIN | JUMPTABLE) {
            return Some(
                "'builtin', which only calls have, or 'jumptable', which DXIL's functions cannot have",
            );
        }
        let alone = has(OPTNONE) && (!has(NOINLINE) || has(OPTSIZE | MINSIZE));
        return alone.then_some("'optnone' without 'noinline', or with another goal");
    };
    let (of_addresses, of_integers) = (has(OF_ADDRESSES), has(SIGNEXT | ZEROEXT));
    match ty {
        _ if slot == 0 && has(OF_ARGUMENTS) => Some("an attribute that results do not have"),
        _ if both(SIGNEXT, ZEROEXT) => Some("two attributes that exclude each other"),
        Ty::Pointer { .. } if !of_integers => None,
        Ty::Int(_) if !of_addresses => None,
        _ if of_addresses || of_integers => Some("an attribute that the parameter's type does not have"),
        _ => None,
    }
}

/// How the reader names an attribute that it does not know.
const UNKNOWN: &str = "unknown";

/// The attributes that anything is asked of; each is a bit.
const WORDS: [&str; 23] = [
    "readnone",
    "readonly",
    "byval",
    "inalloca",
    "nest",
    "noalias",
    "nocapture",
    "nonnull",
    "sret",
    "dereferenceable",
    "dereferenceable_or_null",
    "returned",
    "align",
    "inreg",
    "signext",
    "zeroext",
    "noinline",
    "alwaysinline",
    "optnone",
    "optsize",
    "minsize",
    "builtin",
    "jumptable",
];

const READNONE: u32 = 1;
const READONLY: u32 = 1 << 1;
const BYVAL: u32 = 1 << 2;
const INALLOCA: u32 = 1 << 3;
const NEST: u32 = 1 << 4;
const NOCAPTURE: u32 = 1 << 6;
const SRET: u32 = 1 << 8;
const RETURNED: u32 = 1 << 11;
const SIGNEXT: u32 = 1 << 14;
const ZEROEXT: u32 = 1 << 15;
const NOINLINE: u32 = 1 << 16;
const ALWAYSINLINE: u32 = 1 << 17;
const OPTNONE: u32 = 1 << 18;
const OPTSIZE: u32 = 1 << 19;
const MINSIZE: u32 = 1 << 20;
const BUILTIN: u32 = 1 << 21;
const JUMPTABLE: u32 = 1 << 22;

/// Attributes of addresses alone: the first eleven.
const OF_ADDRESSES: u32 = (1 << 11) - 1;
/// Attributes that results do not have.
const OF_ARGUMENTS: u32 = BYVAL | NEST | SRET | NOCAPTURE | RETURNED | INALLOCA;
/// Attributes of parameters and of functions.
const OF_BOTH: u32 = READNONE | READONLY;
/// Attributes of parameters and results: those before the ones of functions.
const OF_PARAMETERS: u32 = (NOINLINE - 1) & !OF_BOTH;

/// The bit of an attribute; none for those that nothing is asked of.
fn bit(word: &str) -> u32 {
    WORDS.iter().position(|known| *known == word).map_or(0, |at| 1 << at)
}

/// The linkage that only arrays have.
const APPENDING: u64 = 2;

/// The linkage that only variables have.
const COMMON: u64 = 8;

/// Whether a linkage is one that only definitions have; unknown numbers are external.
fn is_local(linkage: u64) -> bool {
    matches!(linkage, 1..=4 | 8..=14 | 16..=19)
}

fn variable(m: &Module, global: &Global, types: &Types<'_>) -> Result<(), &'static str> {
    if global.ty as usize >= m.types.len()
        || matches!(types.get(global.ty), Ty::Void | Ty::Label | Ty::Metadata)
    {
        return Err("of no type that a variable has");
    }
    if global.linkage == APPENDING && !matches!(types.get(global.ty), Ty::Array { .. }) {
        return Err("appending and no array");
    }
    let Some(init) = global.init else {
        return match is_local(global.linkage) {
            true => Err("declared and not external"),
            false => Ok(()),
        };
    };
    let value = m.values.get(init as usize).ok_or("its initial value is not there")?;
    match value.kind {
        Kind::Argument | Kind::Inst => Err("its initial value is no constant"),
        _ if !types.equal(value.ty, global.ty) => Err("its initial value has another type"),
        _ => Ok(()),
    }
}

fn metadata(m: &Module, report: &mut Report) {
    let nodes = m.metadata.len();
    let has_debug = m.metadata.iter().any(|meta| matches!(meta, Meta::Debug(..)));
    for (id, meta) in m.metadata.iter().enumerate() {
        let right = match meta {
            Meta::Text(_) | Meta::Debug(..) => true,
            // Debug information refers to values of functions.
            &Meta::Value { value } => (value as usize) < m.values.len() || has_debug,
            &Meta::Node { parts, .. } => m.parts(parts).iter().flatten().all(|&part| (part as usize) < nodes),
        };
        if !right {
            return report.broken(&format_args!("metadata {id} refers to what is not there"));
        }
    }
    for (name, parts) in &m.named {
        let is_node =
            |&part: &u32| matches!(m.metadata.get(part as usize), Some(Meta::Node { .. } | Meta::Debug(..)));
        let has_one = |&part: &u32| {
            let parts = m.node(Some(part));
            parts.len() == 1 && m.node_text(parts, 0).is_some()
        };
        if name == "llvm.ident" && !parts.iter().all(has_one) {
            return report.broken(&"'llvm.ident' is no list of texts");
        }
        if !parts.iter().all(is_node) {
            return report.broken(&format_args!("named metadata '{name}' holds what is no node"));
        }
    }
}
