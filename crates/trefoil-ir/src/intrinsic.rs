//! Intrinsics: one row each, with the name it has in text and what it may do.
//!
//! `spec/Intrinsics.td` declares them; the enumeration and its rows are generated from there.
//!
//! A name of the family [`Family::Llvm`] prints as `llvm.NAME`; one of [`Family::Target`] prints as `llvm.dx.NAME` or
//! `llvm.spv.NAME`, by the module's triple. Overload suffixes (`.v4f32`) are made by the printer and dropped by the
//! reader: the types of the operands say the same.

mod info;

pub use crate::generated::intrinsics::Intrinsic;
pub use info::{
    Class, Effect, Family, IntrinsicInfo, OperandIndex, SampleOperands, Shape, TypeSet, Uniformity,
};

use crate::generated::intrinsics::INFO;

/// Names besides those of the table: of handles without a binding yet, and of bits counted in another width than the
/// operand's, which LLVM does not.
const OTHER_SPELLINGS: &[(&str, Intrinsic)] = &[
    ("resource.handlefromimplicitbinding", Intrinsic::Handle),
    ("handle.fromBinding", Intrinsic::Handle),
    ("countbits", Intrinsic::CountBits),
];

/// Whether the rest of a name spells types, as LLVM mangles them: another intrinsic's name may only start like this one's.
fn is_overload(tail: &str) -> bool {
    let Some(first) = tail.strip_prefix('.').map(|t| t.split('.').next().unwrap_or_default()) else {
        return false;
    };
    let digits = |prefix: &str| {
        first.strip_prefix(prefix).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    matches!(first, "x" | "isVoid" | "Metadata")
        || ["i", "f", "p", "v", "a", "bf", "nxv"].iter().any(|p| digits(p))
        || ["s_", "sl_", "tdx", "tspirv"].iter().any(|p| first.starts_with(p))
}

impl Intrinsic {
    /// The row of this intrinsic.
    #[inline]
    pub fn info(self) -> &'static IntrinsicInfo {
        &INFO[self as usize]
    }

    /// What a call may do.
    #[inline]
    pub fn effect(self) -> Effect {
        self.info().effect
    }

    /// Of an intrinsic that works lane by lane, the operands that are not lanes of vectors; nothing of any other.
    pub fn operands_of_all_lanes(self) -> Option<&'static [usize]> {
        let info = self.info();
        match info.shape {
            _ if info.class == Class::Vector => None,
            Shape::Same
            | Shape::Floats
            | Shape::Ints
            | Shape::LanesToFlags
            | Shape::LanesToInts
            | Shape::FloatsToFlags
            | Shape::FloatsToInts
            | Shape::IntsToInts
            | Shape::IntsToFloats
            | Shape::WordsToDoubles => Some(&[]),
            Shape::IntsWithFlag | Shape::NumberByWord => Some(&[1]),
            _ => None,
        }
    }

    /// Where the operands of a sample, gather or feedback stand; none for the others.
    #[inline]
    pub fn sample_operands(self) -> SampleOperands {
        self.info().sample
    }

    /// The intrinsic with this number, as instructions hold it in `data`.
    #[inline]
    pub fn from_u32(value: u32) -> Option<Self> {
        Self::ALL.get(value as usize).copied()
    }

    /// The intrinsic that a name in text stands for, overload suffixes and all: the longest name that fits.
    pub fn from_text(name: &str) -> Option<Self> {
        let rest = name.strip_prefix("llvm.")?;
        let target = rest.strip_prefix("dx.").or_else(|| rest.strip_prefix("spv."));
        for (start, which) in OTHER_SPELLINGS {
            let tail = target.and_then(|t| t.strip_prefix(start));
            if tail.is_some_and(|t| t.is_empty() || is_overload(t)) {
                return Some(*which);
            }
        }
        let (family, rest) = match target {
            Some(rest) => (Family::Target, rest),
            None => (Family::Llvm, rest),
        };
        let fits = |i: &&Intrinsic| {
            let info = i.info();
            // LLVM names overloads anew: whatever follows a name that has them will do.
            let is_any = matches!(**i, Self::Handle | Self::GetPointer | Self::LoadTyped | Self::LoadRaw);
            let ends = |tail: &str| tail.is_empty() || is_overload(tail) || is_any && tail.starts_with('.');
            info.family == family && rest.strip_prefix(info.name).is_some_and(ends)
        };
        Self::ALL.iter().filter(fits).max_by_key(|i| i.info().name.len()).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_with_and_without_overloads() {
        assert_eq!(Intrinsic::from_text("llvm.sin.v4f32"), Some(Intrinsic::Sin));
        assert_eq!(Intrinsic::from_text("llvm.dx.thread.id.in.group"), Some(Intrinsic::ThreadIdInGroup));
        assert_eq!(Intrinsic::from_text("llvm.spv.thread.id"), Some(Intrinsic::ThreadId));
        assert_eq!(Intrinsic::from_text("llvm.dx.sin"), None);
        assert_eq!(Intrinsic::from_text("llvm.dx.resource.handlefrombinding.b"), Some(Intrinsic::Handle));
        assert_eq!(Intrinsic::from_text("llvm.spv.resource.getpointer.of_in"), Some(Intrinsic::GetPointer));
        for &i in Intrinsic::ALL {
            let prefix = if i.info().family == Family::Llvm { "llvm." } else { "llvm.dx." };
            assert_eq!(Intrinsic::from_text(&format!("{prefix}{}", i.info().name)), Some(i));
        }
    }
}
