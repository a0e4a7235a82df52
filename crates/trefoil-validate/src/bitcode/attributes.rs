//! Attributes of functions and calls: that LLVM knows them, and that the types of parameters and results have them.

use super::table::Types;
use crate::program::is_marker;
use crate::report::Report;
use std::collections::BTreeMap;
use trefoil_dxil_read::bitcode_model::{Attribute, Group, Module, Ty};

/// Attributes that LLVM knows, and that stand where it takes them; those of functions fit their types.
pub(super) fn check(m: &Module, types: &Types<'_>, report: &mut Report) {
    known(m, report);
    let lists = Lists::new(m);
    for func in &m.functions {
        // LLVM gives its intrinsics the attributes that it knows.
        if is_marker(&func.name) {
            if !is_of_marker(m, func.ty) {
                return report.broken(&format_args!("function '{}': another type than LLVM's", func.name));
            }
            continue;
        }
        let ty = m.types.get(func.ty as usize).filter(|_| func.attributes != 0);
        if let Some(Ty::Function { ret, params, .. }) = ty
            && let Some(what) = lists.of_function(types, func.attributes, (*ret, params))
        {
            return report.broken(&format_args!("function '{}': {what}", func.name));
        }
    }
}

/// Whether a type is that of the functions that mark where variables begin and end to live: they take a size and an address.
fn is_of_marker(m: &Module, ty: u32) -> bool {
    let Ty::Function { ret, params, variadic: false } = m.ty(ty) else { return false };
    let &[size, address] = params.as_slice() else { return false };
    let is_address = matches!(m.ty(address), Ty::Pointer { to, space: 0 } if *m.ty(*to) == Ty::Int(8));
    *m.ty(*ret) == Ty::Void && *m.ty(size) == Ty::Int(64) && is_address
}

fn known(m: &Module, report: &mut Report) {
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

/// The lists of a module: for each, the slots with the attributes that anything is asked of.
pub(super) struct Lists {
    /// Where each list ends among the slots of all.
    ends: Vec<u32>,
    slots: Vec<(u32, u32)>,
}

/// The slot of the function itself; results have 0, and parameters follow.
const FUNCTION: u32 = u32::MAX;

impl Lists {
    pub(super) fn new(m: &Module) -> Lists {
        let words = |group: &Group| {
            group.attributes.iter().fold(0, |all, attribute| match attribute {
                Attribute::Word(word) | Attribute::Number(word, _) => all | bit(word),
                Attribute::Text(..) => all,
            })
        };
        // Of groups with one number the last counts.
        let mut groups: BTreeMap<u64, (u32, u32)> = BTreeMap::new();
        for group in &m.groups {
            groups.insert(group.id, (group.slot, words(group)));
        }
        // Of the function itself most attributes ask for nothing.
        let asks = |(slot, words): &(u32, u32)| *slot != FUNCTION || *words != 0;
        let (mut ends, mut slots) = (Vec::with_capacity(m.lists.len()), Vec::new());
        for list in &m.lists {
            slots.extend(list.iter().filter_map(|id| groups.get(id).copied()).filter(asks));
            ends.push(slots.len() as u32);
        }
        Lists { ends, slots }
    }

    /// What is wrong with a list, by its number from 1 on, for a function that gives and takes those types.
    pub(super) fn of_function(
        &self,
        types: &Types<'_>,
        number: u64,
        signature: (u32, &[u32]),
    ) -> Option<&'static str> {
        let list = self.list(number)?;
        if list.iter().any(|(slot, words)| *slot == FUNCTION && words & (BUILTIN | JUMPTABLE) != 0) {
            return Some(
                "'builtin', which only calls have, or 'jumptable', which DXIL's functions cannot have",
            );
        }
        misfit_of(list, types, signature)
    }

    /// The same of a call.
    #[inline]
    pub(super) fn of_call(
        &self,
        types: &Types<'_>,
        number: u64,
        signature: (u32, &[u32]),
    ) -> Option<&'static str> {
        misfit_of(self.list(number)?, types, signature)
    }

    /// A list that asks for something.
    #[inline]
    fn list(&self, number: u64) -> Option<&[(u32, u32)]> {
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        let end = *self.ends.get(at)?;
        let first = if at == 0 { 0 } else { self.ends[at - 1] };
        (first < end).then(|| &self.slots[first as usize..end as usize])
    }
}

/// What is wrong with a list for those types of the result and the parameters.
fn misfit_of(list: &[(u32, u32)], types: &Types<'_>, (ret, params): (u32, &[u32])) -> Option<&'static str> {
    let mut once = 0;
    for &(slot, words) in list {
        let ty = match slot {
            FUNCTION => None,
            0 => Some(ret),
            slot => match params.get(slot as usize - 1) {
                Some(&ty) => Some(ty),
                None => return Some("attributes of a parameter that it lacks"),
            },
        };
        if let Some(what) = misfit(slot, words, ty.map(|ty| types.get(ty))) {
            return Some(what);
        }
        let of_one = words & OF_ONE_PARAMETER;
        if slot != FUNCTION && of_one & once != 0 {
            return Some("an attribute that one parameter alone can have, of two");
        }
        once |= of_one;
        if slot != FUNCTION && words & INALLOCA != 0 && slot as usize != params.len() {
            return Some("'inalloca' of a parameter that is not the last");
        }
        if words & RETURNED != 0 && !ty.is_some_and(|ty| is_returned(types, ty, ret)) {
            return Some("'returned' of another type than the result");
        }
    }
    None
}

/// Whether a parameter's value can be the result as it is.
fn is_returned(types: &Types<'_>, param: u32, ret: u32) -> bool {
    let both = (types.get(param), types.get(ret));
    types.equal(param, ret)
        || matches!(both, (Ty::Pointer { space: a, .. }, Ty::Pointer { space: b, .. }) if a == b)
}

/// What is wrong with the attributes of a group: of a parameter of a type, or of a function.
fn misfit(slot: u32, words: u32, ty: Option<&Ty>) -> Option<&'static str> {
    let has = |some: u32| words & some != 0;
    let both = |a: u32, b: u32| has(a) && has(b);
    let excludes = both(READNONE, READONLY)
        || both(NOINLINE, ALWAYSINLINE)
        || both(INALLOCA, READONLY)
        || both(SRET, RETURNED)
        || PASSED.iter().filter(|&&way| has(way)).count() > 1;
    if excludes {
        return Some("two attributes that exclude each other");
    }
    let Some(ty) = ty else {
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
const INREG: u32 = 1 << 13;
const SIGNEXT: u32 = 1 << 14;
const ZEROEXT: u32 = 1 << 15;
const NOINLINE: u32 = 1 << 16;
const ALWAYSINLINE: u32 = 1 << 17;
const OPTNONE: u32 = 1 << 18;
const OPTSIZE: u32 = 1 << 19;
const MINSIZE: u32 = 1 << 20;
const BUILTIN: u32 = 1 << 21;
const JUMPTABLE: u32 = 1 << 22;

/// How a parameter is passed, each in its own way. What is returned through an address may go in a register too.
const PASSED: [u32; 4] = [BYVAL, INALLOCA, NEST, SRET | INREG];
/// Attributes of addresses alone: the first eleven.
const OF_ADDRESSES: u32 = (1 << 11) - 1;
/// Attributes that one parameter of a function can have.
const OF_ONE_PARAMETER: u32 = NEST | SRET | RETURNED;
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
