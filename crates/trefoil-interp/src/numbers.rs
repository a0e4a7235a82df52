//! The numbers of LLVM's operators, predicates and conversions in bitcode, by which [`Inst`](crate::program::Inst) has them.

/// Binary operators.
pub(crate) mod binop {
    pub(crate) const ADD: u8 = 0;
    pub(crate) const SUB: u8 = 1;
    pub(crate) const MUL: u8 = 2;
    pub(crate) const UDIV: u8 = 3;
    /// `fdiv` on floats.
    pub(crate) const SDIV: u8 = 4;
    pub(crate) const UREM: u8 = 5;
    /// `frem` on floats.
    pub(crate) const SREM: u8 = 6;
    pub(crate) const SHL: u8 = 7;
    pub(crate) const LSHR: u8 = 8;
    pub(crate) const ASHR: u8 = 9;
    pub(crate) const AND: u8 = 10;
    pub(crate) const OR: u8 = 11;
    pub(crate) const XOR: u8 = 12;
}

/// Predicates of `fcmp`.
pub(crate) mod fcmp {
    pub(crate) const OEQ: u8 = 1;
    pub(crate) const OGT: u8 = 2;
    pub(crate) const OGE: u8 = 3;
    pub(crate) const OLT: u8 = 4;
    pub(crate) const OLE: u8 = 5;
    pub(crate) const ONE: u8 = 6;
    pub(crate) const ORD: u8 = 7;
    pub(crate) const UNO: u8 = 8;
    pub(crate) const UEQ: u8 = 9;
    pub(crate) const UGT: u8 = 10;
    pub(crate) const UGE: u8 = 11;
    pub(crate) const ULT: u8 = 12;
    pub(crate) const ULE: u8 = 13;
    pub(crate) const UNE: u8 = 14;
}

/// Predicates of `icmp`.
pub(crate) mod icmp {
    pub(crate) const EQ: u8 = 32;
    pub(crate) const NE: u8 = 33;
    pub(crate) const UGT: u8 = 34;
    pub(crate) const UGE: u8 = 35;
    pub(crate) const ULT: u8 = 36;
    pub(crate) const ULE: u8 = 37;
    pub(crate) const SGT: u8 = 38;
    pub(crate) const SGE: u8 = 39;
    pub(crate) const SLT: u8 = 40;
    pub(crate) const SLE: u8 = 41;
}

/// Conversions.
pub(crate) mod cast {
    pub(crate) const TRUNC: u8 = 0;
    pub(crate) const ZEXT: u8 = 1;
    pub(crate) const SEXT: u8 = 2;
    pub(crate) const FPTOUI: u8 = 3;
    pub(crate) const FPTOSI: u8 = 4;
    pub(crate) const UITOFP: u8 = 5;
    pub(crate) const SITOFP: u8 = 6;
    pub(crate) const FPTRUNC: u8 = 7;
    pub(crate) const FPEXT: u8 = 8;
    pub(crate) const PTRTOINT: u8 = 9;
    pub(crate) const INTTOPTR: u8 = 10;
    pub(crate) const ADDRSPACECAST: u8 = 12;
}
