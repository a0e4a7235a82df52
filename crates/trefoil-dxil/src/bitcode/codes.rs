//! Numbers of blocks, records and attributes, as LLVM 3.7 has them: what the writer writes and the reader knows.

/// Blocks.
pub(crate) mod block {
    pub(crate) const MODULE: u32 = 8;
    pub(crate) const PARAMATTR: u32 = 9;
    pub(crate) const PARAMATTR_GROUP: u32 = 10;
    pub(crate) const CONSTANTS: u32 = 11;
    pub(crate) const FUNCTION: u32 = 12;
    pub(crate) const VALUE_SYMTAB: u32 = 14;
    pub(crate) const METADATA: u32 = 15;
    pub(crate) const METADATA_ATTACHMENT: u32 = 16;
    pub(crate) const TYPE: u32 = 17;
    /// LLVM's own: abbreviations for the blocks of a kind.
    pub(crate) const BLOCKINFO: u32 = 0;
}

/// Records of the blocks of attributes.
pub(crate) mod attributes {
    pub(crate) const LIST: u32 = 2;
    pub(crate) const GROUP: u32 = 3;
}

/// Records of symbol tables.
pub(crate) mod symbol {
    pub(crate) const VALUE: u32 = 1;
    pub(crate) const BLOCK: u32 = 2;
}

/// Records of the module block.
pub(crate) mod module {
    pub(crate) const VERSION: u32 = 1;
    pub(crate) const TRIPLE: u32 = 2;
    pub(crate) const DATALAYOUT: u32 = 3;
    pub(crate) const GLOBALVAR: u32 = 7;
    pub(crate) const FUNCTION: u32 = 8;
}

/// Records of the type block.
pub(crate) mod ty {
    pub(crate) const NUMENTRY: u32 = 1;
    pub(crate) const VOID: u32 = 2;
    pub(crate) const FLOAT: u32 = 3;
    pub(crate) const DOUBLE: u32 = 4;
    pub(crate) const LABEL: u32 = 5;
    pub(crate) const OPAQUE: u32 = 6;
    pub(crate) const INTEGER: u32 = 7;
    pub(crate) const POINTER: u32 = 8;
    pub(crate) const HALF: u32 = 10;
    pub(crate) const ARRAY: u32 = 11;
    pub(crate) const VECTOR: u32 = 12;
    pub(crate) const X86_FP80: u32 = 13;
    pub(crate) const FP128: u32 = 14;
    pub(crate) const PPC_FP128: u32 = 15;
    pub(crate) const METADATA: u32 = 16;
    pub(crate) const X86_MMX: u32 = 17;
    pub(crate) const STRUCT_ANON: u32 = 18;
    pub(crate) const STRUCT_NAME: u32 = 19;
    pub(crate) const STRUCT_NAMED: u32 = 20;
    pub(crate) const FUNCTION: u32 = 21;
}

/// Records of constants blocks.
pub(crate) mod constant {
    pub(crate) const SETTYPE: u32 = 1;
    pub(crate) const NULL: u32 = 2;
    pub(crate) const UNDEF: u32 = 3;
    pub(crate) const INTEGER: u32 = 4;
    pub(crate) const FLOAT: u32 = 6;
    pub(crate) const AGGREGATE: u32 = 7;
    pub(crate) const STRING: u32 = 8;
    pub(crate) const CSTRING: u32 = 9;
    pub(crate) const CAST: u32 = 11;
    pub(crate) const GEP: u32 = 12;
    pub(crate) const INBOUNDS_GEP: u32 = 20;
    pub(crate) const DATA: u32 = 22;
}

/// Records of metadata blocks.
pub(crate) mod metadata {
    pub(crate) const STRING: u32 = 1;
    pub(crate) const VALUE: u32 = 2;
    pub(crate) const NODE: u32 = 3;
    pub(crate) const NAME: u32 = 4;
    pub(crate) const DISTINCT_NODE: u32 = 5;
    pub(crate) const KIND: u32 = 6;
    pub(crate) const NAMED_NODE: u32 = 10;
    pub(crate) const ATTACHMENT: u32 = 11;
}

/// Records of function blocks.
pub(crate) mod inst {
    pub(crate) const DECLAREBLOCKS: u32 = 1;
    pub(crate) const BINOP: u32 = 2;
    pub(crate) const CAST: u32 = 3;
    pub(crate) const SELECT: u32 = 5;
    pub(crate) const EXTRACTELT: u32 = 6;
    pub(crate) const INSERTELT: u32 = 7;
    pub(crate) const SHUFFLEVEC: u32 = 8;
    pub(crate) const CMP: u32 = 9;
    pub(crate) const RET: u32 = 10;
    pub(crate) const BR: u32 = 11;
    pub(crate) const SWITCH: u32 = 12;
    pub(crate) const UNREACHABLE: u32 = 15;
    pub(crate) const PHI: u32 = 16;
    pub(crate) const ALLOCA: u32 = 19;
    pub(crate) const LOAD: u32 = 20;
    pub(crate) const STORE_OLD: u32 = 24;
    pub(crate) const EXTRACTVAL: u32 = 26;
    pub(crate) const INSERTVAL: u32 = 27;
    pub(crate) const CMP2: u32 = 28;
    pub(crate) const VSELECT: u32 = 29;
    pub(crate) const DEBUG_LOC_AGAIN: u32 = 33;
    pub(crate) const CALL: u32 = 34;
    pub(crate) const DEBUG_LOC: u32 = 35;
    pub(crate) const FENCE: u32 = 36;
    pub(crate) const CMPXCHG_OLD: u32 = 37;
    pub(crate) const ATOMICRMW: u32 = 38;
    pub(crate) const GEP: u32 = 43;
    pub(crate) const STORE: u32 = 44;
    pub(crate) const CMPXCHG: u32 = 46;
    pub(crate) const OPERAND_BUNDLE: u32 = 55;
}

/// Attributes of functions.
pub(crate) mod attribute {
    pub(crate) const NODUPLICATE: u64 = 12;
    pub(crate) const NORETURN: u64 = 17;
    pub(crate) const NOUNWIND: u64 = 18;
    pub(crate) const READNONE: u64 = 20;
    pub(crate) const READONLY: u64 = 21;

    /// Whether a number goes with an attribute.
    pub(crate) fn has_number(code: u64) -> bool {
        matches!(code, 1 | 25 | 41 | 42)
    }

    /// The name of an attribute.
    pub(crate) fn name(code: u64) -> &'static str {
        match code {
            1 => "align",
            2 => "alwaysinline",
            3 => "byval",
            4 => "inlinehint",
            5 => "inreg",
            6 => "minsize",
            7 => "naked",
            8 => "nest",
            9 => "noalias",
            10 => "nobuiltin",
            11 => "nocapture",
            NODUPLICATE => "noduplicate",
            13 => "noimplicitfloat",
            14 => "noinline",
            15 => "nonlazybind",
            16 => "noredzone",
            NORETURN => "noreturn",
            NOUNWIND => "nounwind",
            19 => "optsize",
            READNONE => "readnone",
            READONLY => "readonly",
            22 => "returned",
            24 => "signext",
            34 => "zeroext",
            23 => "returns_twice",
            25 => "alignstack",
            26 => "ssp",
            27 => "sspreq",
            28 => "sspstrong",
            29 => "sret",
            30 => "sanitize_address",
            31 => "sanitize_thread",
            32 => "sanitize_memory",
            33 => "uwtable",
            35 => "builtin",
            36 => "cold",
            37 => "optnone",
            38 => "inalloca",
            39 => "nonnull",
            40 => "jumptable",
            41 => "dereferenceable",
            42 => "dereferenceable_or_null",
            43 => "convergent",
            44 => "safestack",
            45 => "argmemonly",
            _ => "unknown",
        }
    }
}
