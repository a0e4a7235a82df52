//! Instructions: one row an opcode, with every fact that a pass asks for.

use std::fmt;

/// Facts about an opcode. Unsure facts take the safe value.
#[derive(Clone, Copy, Debug)]
pub struct OpcodeInfo {
    /// The name in LLVM's text.
    pub name: &'static str,
    /// What kind of instruction it is.
    pub class: OpcodeClass,
    /// Whether the first two operands may change places.
    pub commutes: bool,
}

/// Families of instructions that most passes treat alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpcodeClass {
    /// Two operands of the result's type, no memory.
    Binary,
    /// One operand of the result's type, no memory.
    Unary,
    /// Two operands of one type, a predicate in [`data`](crate::Inst::data), an `i1` of their shape as result.
    Compare,
    /// One operand, another type as result.
    Cast,
    /// Parts of vectors and aggregates, selection, phis: no memory.
    Value,
    /// Reads or writes memory, or makes an address.
    Memory,
    /// A call of a function or an intrinsic.
    Call,
    /// Ends a block.
    Terminator,
}

macro_rules! opcodes {
    ($($(#[$doc:meta])* $variant:ident $name:literal $class:ident $commutes:literal;)*) => {
        /// What an instruction does.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum Opcode {
            $($(#[$doc])* $variant,)*
        }

        const INFO: &[OpcodeInfo] = &[
            $(OpcodeInfo { name: $name, class: OpcodeClass::$class, commutes: $commutes },)*
        ];

        impl Opcode {
            /// Every opcode, in order.
            pub const ALL: &[Opcode] = &[$(Opcode::$variant,)*];
        }
    };
}

opcodes! {
    /// `add a, b`
    Add "add" Binary true;
    /// `sub a, b`
    Sub "sub" Binary false;
    /// `mul a, b`
    Mul "mul" Binary true;
    /// `udiv a, b`
    UDiv "udiv" Binary false;
    /// `sdiv a, b`
    SDiv "sdiv" Binary false;
    /// `urem a, b`
    URem "urem" Binary false;
    /// `srem a, b`
    SRem "srem" Binary false;
    /// `shl a, b`; the front end masks the count where HLSL does
    Shl "shl" Binary false;
    /// `lshr a, b`
    LShr "lshr" Binary false;
    /// `ashr a, b`
    AShr "ashr" Binary false;
    /// `and a, b`
    And "and" Binary true;
    /// `or a, b`
    Or "or" Binary true;
    /// `xor a, b`
    Xor "xor" Binary true;
    /// `fadd a, b`
    FAdd "fadd" Binary true;
    /// `fsub a, b`
    FSub "fsub" Binary false;
    /// `fmul a, b`
    FMul "fmul" Binary true;
    /// `fdiv a, b`
    FDiv "fdiv" Binary false;
    /// `frem a, b`
    FRem "frem" Binary false;
    /// `fneg a`
    FNeg "fneg" Unary false;
    /// `icmp pred a, b`; `data` is an [`IntPredicate`]
    ICmp "icmp" Compare false;
    /// `fcmp pred a, b`; `data` is a [`FloatPredicate`]
    FCmp "fcmp" Compare false;
    /// `trunc a`
    Trunc "trunc" Cast false;
    /// `zext a`
    ZExt "zext" Cast false;
    /// `sext a`
    SExt "sext" Cast false;
    /// `fptrunc a`
    FpTrunc "fptrunc" Cast false;
    /// `fpext a`
    FpExt "fpext" Cast false;
    /// `fptoui a`
    FpToUi "fptoui" Cast false;
    /// `fptosi a`
    FpToSi "fptosi" Cast false;
    /// `uitofp a`
    UiToFp "uitofp" Cast false;
    /// `sitofp a`
    SiToFp "sitofp" Cast false;
    /// `bitcast a`: same width, other type
    BitCast "bitcast" Cast false;
    /// `addrspacecast a`
    AddrSpaceCast "addrspacecast" Cast false;
    /// `ptrtoint a`
    PtrToInt "ptrtoint" Cast false;
    /// `inttoptr a`
    IntToPtr "inttoptr" Cast false;
    /// `extractelement vector, index`
    ExtractElement "extractelement" Value false;
    /// `insertelement vector, scalar, index`
    InsertElement "insertelement" Value false;
    /// `shufflevector a, b, mask`: the mask is a constant vector of `i32`, a lane of it may be poison
    ShuffleVector "shufflevector" Value false;
    /// `extractvalue aggregate, i32 constants…`
    ExtractValue "extractvalue" Value false;
    /// `insertvalue aggregate, value, i32 constants…`
    InsertValue "insertvalue" Value false;
    /// `select condition, a, b`; the condition is an `i1` or a vector of them
    Select "select" Value false;
    /// `phi`: pairs of a value and the block it comes from
    Phi "phi" Value false;
    /// `freeze a`
    Freeze "freeze" Unary false;
    /// `alloca`: memory of the function for one value of type `data`; entry block only
    Alloca "alloca" Memory false;
    /// `load pointer`; `data` is the alignment in bytes, 0 when natural
    Load "load" Memory false;
    /// `store value, pointer`; `data` is the alignment in bytes, 0 when natural
    Store "store" Memory false;
    /// `getelementptr base, indices…`; `data` is the source element type
    Gep "getelementptr" Memory false;
    /// `atomicrmw op pointer, value`; `data` is an [`AtomicOp`]; monotonic
    AtomicRmw "atomicrmw" Memory false;
    /// `cmpxchg pointer, compare, new`: gives `{T, i1}`
    CmpXchg "cmpxchg" Memory false;
    /// `call`: the last operand is the function
    Call "call" Call false;
    /// A call of an intrinsic; `data` is an [`Intrinsic`](crate::Intrinsic)
    Intrinsic "intrinsic" Call false;
    /// `ret` with a value or none
    Ret "ret" Terminator false;
    /// `br`: a target; or a condition, the target when it holds, the other
    Br "br" Terminator false;
    /// `switch`: the value, the default target, then pairs of a constant and a target
    Switch "switch" Terminator false;
    /// `unreachable`
    Unreachable "unreachable" Terminator false;
}

impl Opcode {
    /// The row of this opcode.
    #[inline]
    pub fn info(self) -> &'static OpcodeInfo {
        &INFO[self as usize]
    }

    /// Its family.
    #[inline]
    pub fn class(self) -> OpcodeClass {
        self.info().class
    }

    /// Whether it ends a block.
    #[inline]
    pub fn is_terminator(self) -> bool {
        self.class() == OpcodeClass::Terminator
    }

    /// The opcode with this name in LLVM's text.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|op| op.info().name == name)
    }

    /// Whether the instruction computes from its operands alone: no memory, no control, no phi.
    pub fn is_pure(self) -> bool {
        use OpcodeClass::*;
        matches!(self.class(), Binary | Unary | Compare | Cast)
            || (self.class() == Value && self != Self::Phi)
    }
}

impl fmt::Display for Opcode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().name)
    }
}

macro_rules! named_u32 {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $value:literal $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u32)]
        #[expect(missing_docs, reason = "the names are LLVM's")]
        pub enum $name { $($variant = $value,)* }

        impl $name {
            /// The name in LLVM's text.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }

            /// The one with this name in LLVM's text.
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($text => Some(Self::$variant),)* _ => None }
            }

            /// The one with this number, as instructions hold it in `data`.
            pub fn from_u32(value: u32) -> Option<Self> {
                match value { $($value => Some(Self::$variant),)* _ => None }
            }
        }
    };
}

named_u32! {
    /// How `icmp` compares; the numbers are LLVM's in bitcode.
    IntPredicate {
        Eq = 32 "eq", Ne = 33 "ne", Ugt = 34 "ugt", Uge = 35 "uge", Ult = 36 "ult", Ule = 37 "ule",
        Sgt = 38 "sgt", Sge = 39 "sge", Slt = 40 "slt", Sle = 41 "sle",
    }
}

impl IntPredicate {
    /// What holds exactly when this does not.
    pub fn inverse(self) -> Self {
        use IntPredicate::*;
        match self {
            Eq => Ne,
            Ne => Eq,
            Ugt => Ule,
            Uge => Ult,
            Ult => Uge,
            Ule => Ugt,
            Sgt => Sle,
            Sge => Slt,
            Slt => Sge,
            Sle => Sgt,
        }
    }

    /// The predicate for swapped operands.
    pub fn swapped(self) -> Self {
        use IntPredicate::*;
        match self {
            Eq => Eq,
            Ne => Ne,
            Ugt => Ult,
            Uge => Ule,
            Ult => Ugt,
            Ule => Uge,
            Sgt => Slt,
            Sge => Sle,
            Slt => Sgt,
            Sle => Sge,
        }
    }
}

named_u32! {
    /// How `fcmp` compares; the numbers are LLVM's in bitcode.
    FloatPredicate {
        False = 0 "false", Oeq = 1 "oeq", Ogt = 2 "ogt", Oge = 3 "oge", Olt = 4 "olt", Ole = 5 "ole", One = 6 "one",
        Ord = 7 "ord", Uno = 8 "uno", Ueq = 9 "ueq", Ugt = 10 "ugt", Uge = 11 "uge", Ult = 12 "ult", Ule = 13 "ule",
        Une = 14 "une", True = 15 "true",
    }
}

named_u32! {
    /// What `atomicrmw` does; the numbers are LLVM's in bitcode.
    AtomicOp {
        Xchg = 0 "xchg", Add = 1 "add", Sub = 2 "sub", And = 3 "and", Nand = 4 "nand", Or = 5 "or", Xor = 6 "xor",
        Max = 7 "max", Min = 8 "min", UMax = 9 "umax", UMin = 10 "umin", FAdd = 11 "fadd", FSub = 12 "fsub",
        FMax = 13 "fmax", FMin = 14 "fmin", UIncWrap = 15 "uinc_wrap", UDecWrap = 16 "udec_wrap",
    }
}

named_u32! {
    /// How an access of memory is ordered among those of other lanes; the numbers are LLVM's in bitcode.
    Ordering {
        NotAtomic = 0 "notatomic", Unordered = 1 "unordered", Monotonic = 2 "monotonic", Acquire = 3 "acquire",
        Release = 4 "release", AcqRel = 5 "acq_rel", SeqCst = 6 "seq_cst",
    }
}

impl Ordering {
    /// As read-modify-write instructions hold it, which are monotonic unless they say more.
    pub fn if_not_monotonic(self) -> Self {
        if self == Self::Monotonic { Self::NotAtomic } else { self }
    }
}

/// Flags of an instruction: fast-math for floats, wrapping and exactness for integers, bounds for addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Flags(pub u8);

impl Flags {
    /// No flags.
    pub const NONE: Self = Self(0);
    /// `reassoc`
    pub const REASSOC: Self = Self(1);
    /// `nnan`
    pub const NNAN: Self = Self(2);
    /// `ninf`
    pub const NINF: Self = Self(4);
    /// `nsz`
    pub const NSZ: Self = Self(8);
    /// `arcp`
    pub const ARCP: Self = Self(16);
    /// `contract`
    pub const CONTRACT: Self = Self(32);
    /// `afn`
    pub const AFN: Self = Self(64);
    /// `fast`: all seven, as HLSL's floats have without `precise`
    pub const FAST: Self = Self(127);
    /// What clang gives HLSL's floats without `precise`: `fast` but for `contract`
    pub const HLSL_FAST: Self = Self(127 & !32);
    /// On float operations, beside the fast-math flags: 16 bits of precision will do, as for `min16float` where it is computed in
    /// 32. As the others it is a permission, that what is made of two operations has where both have it.
    pub const RELAXED: Self = Self(128);
    /// `nuw`, on integer arithmetic
    pub const NUW: Self = Self(1);
    /// `nsw`, on integer arithmetic
    pub const NSW: Self = Self(2);
    /// `exact`, on divisions and right shifts
    pub const EXACT: Self = Self(1);
    /// `disjoint`, on `or`
    pub const DISJOINT: Self = Self(1);
    /// `nneg`, on `zext` and `uitofp`
    pub const NNEG: Self = Self(1);
    /// `inbounds`, on `getelementptr`
    pub const INBOUNDS: Self = Self(1);
    /// `nusw`, on `getelementptr`
    pub const NUSW: Self = Self(2);
    /// `nuw`, on `getelementptr`
    pub const GEP_NUW: Self = Self(4);
    /// `samesign`, on `icmp`
    pub const SAMESIGN: Self = Self(1);
    /// `volatile`, on accesses of memory
    pub const VOLATILE: Self = Self(1);
    /// `[branch]`, on branches and switches that no structure says it of
    pub const BRANCH: Self = Self(1);
    /// `[flatten]`, on the same
    pub const FLATTEN: Self = Self(2);
    /// `weak`, on `cmpxchg`
    pub const WEAK: Self = Self(128);

    /// The ordering of an access: of a load or store that is not atomic `NotAtomic`, which on read-modify-write
    /// instructions stands for `Monotonic`.
    pub fn ordering(self) -> Ordering {
        Ordering::from_u32(u32::from(self.0 >> 1 & 7)).unwrap_or(Ordering::SeqCst)
    }

    /// With an ordering, on accesses of memory.
    #[must_use]
    pub fn with_ordering(self, ordering: Ordering) -> Self {
        Self(self.0 & !0x0e | (ordering as u8) << 1)
    }

    /// The ordering of a `cmpxchg` that stores nothing.
    pub fn failure(self) -> Ordering {
        Ordering::from_u32(u32::from(self.0 >> 4 & 7)).unwrap_or(Ordering::SeqCst)
    }

    /// With an ordering for when nothing is stored, on `cmpxchg`.
    #[must_use]
    pub fn with_failure(self, ordering: Ordering) -> Self {
        Self(self.0 & !0x70 | (ordering as u8) << 4)
    }

    /// The flags of an `alloca` with an alignment in bytes, a power of two; 0 when natural.
    pub fn of_alloca_align(align: u32) -> Self {
        Self(if align == 0 { 0 } else { align.trailing_zeros() as u8 + 1 })
    }

    /// The alignment that an `alloca` asks for; 0 when natural.
    pub fn alloca_align(self) -> u32 {
        if self.0 == 0 { 0 } else { 1u32.checked_shl(u32::from(self.0) - 1).unwrap_or(0) }
    }

    /// Whether all flags of `other` are set.
    #[inline]
    pub fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The flags that both have.
    pub fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The flags that either has.
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These flags but for those that `other` has.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_the_order_of_the_opcodes() {
        for &op in Opcode::ALL {
            assert_eq!(Opcode::from_name(op.info().name), Some(op));
        }
    }
}
