//! Numbers of blocks and records, as LLVM 3.7 has them.

/// Blocks.
pub(super) mod block {
    pub const MODULE: u32 = 8;
    pub const PARAMATTR: u32 = 9;
    pub const PARAMATTR_GROUP: u32 = 10;
    pub const CONSTANTS: u32 = 11;
    pub const FUNCTION: u32 = 12;
    pub const VALUE_SYMTAB: u32 = 14;
    pub const METADATA: u32 = 15;
    pub const METADATA_ATTACHMENT: u32 = 16;
    pub const TYPE: u32 = 17;
}

/// Records of the module block.
pub(super) mod module {
    pub const VERSION: u32 = 1;
    pub const TRIPLE: u32 = 2;
    pub const DATALAYOUT: u32 = 3;
    pub const GLOBALVAR: u32 = 7;
    pub const FUNCTION: u32 = 8;
}

/// Records of the type block.
pub(super) mod ty {
    pub const NUMENTRY: u32 = 1;
    pub const VOID: u32 = 2;
    pub const FLOAT: u32 = 3;
    pub const DOUBLE: u32 = 4;
    pub const LABEL: u32 = 5;
    pub const INTEGER: u32 = 7;
    pub const POINTER: u32 = 8;
    pub const HALF: u32 = 10;
    pub const ARRAY: u32 = 11;
    pub const VECTOR: u32 = 12;
    pub const METADATA: u32 = 16;
    pub const STRUCT_ANON: u32 = 18;
    pub const STRUCT_NAME: u32 = 19;
    pub const STRUCT_NAMED: u32 = 20;
    pub const FUNCTION: u32 = 21;
}

/// Records of constants blocks.
pub(super) mod constant {
    pub const SETTYPE: u32 = 1;
    pub const NULL: u32 = 2;
    pub const UNDEF: u32 = 3;
    pub const INTEGER: u32 = 4;
    pub const FLOAT: u32 = 6;
    pub const AGGREGATE: u32 = 7;
    pub const DATA: u32 = 22;
}

/// Records of metadata blocks.
pub(super) mod metadata {
    pub const STRING: u32 = 1;
    pub const VALUE: u32 = 2;
    pub const NODE: u32 = 3;
    pub const NAME: u32 = 4;
    pub const DISTINCT_NODE: u32 = 5;
    pub const KIND: u32 = 6;
    pub const NAMED_NODE: u32 = 10;
    pub const ATTACHMENT: u32 = 11;
}

/// Records of function blocks.
pub(super) mod inst {
    pub const DECLAREBLOCKS: u32 = 1;
    pub const BINOP: u32 = 2;
    pub const CAST: u32 = 3;
    pub const RET: u32 = 10;
    pub const BR: u32 = 11;
    pub const SWITCH: u32 = 12;
    pub const UNREACHABLE: u32 = 15;
    pub const PHI: u32 = 16;
    pub const ALLOCA: u32 = 19;
    pub const LOAD: u32 = 20;
    pub const EXTRACTVAL: u32 = 26;
    pub const CMP2: u32 = 28;
    pub const VSELECT: u32 = 29;
    pub const CALL: u32 = 34;
    pub const ATOMICRMW: u32 = 38;
    pub const GEP: u32 = 43;
    pub const STORE: u32 = 44;
    pub const CMPXCHG: u32 = 46;
}

/// Attributes of functions.
pub(super) mod attribute {
    pub const NODUPLICATE: u64 = 12;
    pub const NOUNWIND: u64 = 18;
    pub const READNONE: u64 = 20;
    pub const READONLY: u64 = 21;
}
