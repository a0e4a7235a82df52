//! Numbers of blocks, records and attributes, as LLVM 3.7 has them: what the writer writes and the reader knows.

/// Blocks.
pub mod block {
    pub const MODULE: u32 = 8;
    pub const PARAMATTR: u32 = 9;
    pub const PARAMATTR_GROUP: u32 = 10;
    pub const CONSTANTS: u32 = 11;
    pub const FUNCTION: u32 = 12;
    pub const VALUE_SYMTAB: u32 = 14;
    pub const METADATA: u32 = 15;
    pub const METADATA_ATTACHMENT: u32 = 16;
    pub const TYPE: u32 = 17;
    /// LLVM's own: abbreviations for the blocks of a kind.
    pub const BLOCKINFO: u32 = 0;
}

/// Records of the blocks of attributes.
pub mod attributes {
    pub const LIST: u32 = 2;
    pub const GROUP: u32 = 3;
}

/// Records of symbol tables.
pub mod symbol {
    pub const VALUE: u32 = 1;
    pub const BLOCK: u32 = 2;
}

/// Records of the module block.
pub mod module {
    pub(crate) const VERSION: u32 = 1;
    pub const TRIPLE: u32 = 2;
    pub const DATALAYOUT: u32 = 3;
    pub const GLOBALVAR: u32 = 7;
    pub const FUNCTION: u32 = 8;
}

/// Records of the type block.
pub mod ty {
    pub const NUMENTRY: u32 = 1;
    pub const VOID: u32 = 2;
    pub const FLOAT: u32 = 3;
    pub const DOUBLE: u32 = 4;
    pub const LABEL: u32 = 5;
    pub const OPAQUE: u32 = 6;
    pub const INTEGER: u32 = 7;
    pub const POINTER: u32 = 8;
    pub const HALF: u32 = 10;
    pub const ARRAY: u32 = 11;
    pub const VECTOR: u32 = 12;
    pub const X86_FP80: u32 = 13;
    pub const FP128: u32 = 14;
    pub const PPC_FP128: u32 = 15;
    pub const METADATA: u32 = 16;
    pub const X86_MMX: u32 = 17;
    pub const STRUCT_ANON: u32 = 18;
    pub const STRUCT_NAME: u32 = 19;
    pub const STRUCT_NAMED: u32 = 20;
    pub const FUNCTION: u32 = 21;
}

/// Records of constants blocks.
pub mod constant {
    pub const SETTYPE: u32 = 1;
    pub const NULL: u32 = 2;
    pub const UNDEF: u32 = 3;
    pub const INTEGER: u32 = 4;
    pub const FLOAT: u32 = 6;
    pub const AGGREGATE: u32 = 7;
    pub const STRING: u32 = 8;
    pub const CSTRING: u32 = 9;
    pub const CAST: u32 = 11;
    pub const GEP: u32 = 12;
    pub const INBOUNDS_GEP: u32 = 20;
    pub const DATA: u32 = 22;
}

/// Records of metadata blocks.
pub mod metadata {
    pub const STRING: u32 = 1;
    pub const VALUE: u32 = 2;
    pub const NODE: u32 = 3;
    pub const NAME: u32 = 4;
    pub const DISTINCT_NODE: u32 = 5;
    pub const KIND: u32 = 6;
    pub const LOCATION: u32 = 7;
    pub const NAMED_NODE: u32 = 10;
    pub const ATTACHMENT: u32 = 11;
    pub const SUBRANGE: u32 = 13;
    pub const ENUMERATOR: u32 = 14;
    pub const BASIC_TYPE: u32 = 15;
    pub const FILE: u32 = 16;
    pub const DERIVED_TYPE: u32 = 17;
    pub const COMPOSITE_TYPE: u32 = 18;
    pub const SUBROUTINE_TYPE: u32 = 19;
    pub const COMPILE_UNIT: u32 = 20;
    pub const SUBPROGRAM: u32 = 21;
    pub const LEXICAL_BLOCK: u32 = 22;
    pub const LEXICAL_BLOCK_FILE: u32 = 23;
    pub const NAMESPACE: u32 = 24;
    pub const TEMPLATE_TYPE: u32 = 25;
    pub const TEMPLATE_VALUE: u32 = 26;
    pub const GLOBAL_VAR: u32 = 27;
    pub const LOCAL_VAR: u32 = 28;
    pub const EXPRESSION: u32 = 29;
}

/// Records of function blocks.
pub mod inst {
    pub const DECLAREBLOCKS: u32 = 1;
    pub const BINOP: u32 = 2;
    pub const CAST: u32 = 3;
    pub const SELECT: u32 = 5;
    pub const EXTRACTELT: u32 = 6;
    pub const INSERTELT: u32 = 7;
    pub const SHUFFLEVEC: u32 = 8;
    pub const CMP: u32 = 9;
    pub const RET: u32 = 10;
    pub const BR: u32 = 11;
    pub const SWITCH: u32 = 12;
    pub const UNREACHABLE: u32 = 15;
    pub const PHI: u32 = 16;
    pub const ALLOCA: u32 = 19;
    pub const LOAD: u32 = 20;
    pub const STORE_OLD: u32 = 24;
    pub const EXTRACTVAL: u32 = 26;
    pub const INSERTVAL: u32 = 27;
    pub const CMP2: u32 = 28;
    pub const VSELECT: u32 = 29;
    pub const DEBUG_LOC_AGAIN: u32 = 33;
    pub const CALL: u32 = 34;
    pub const DEBUG_LOC: u32 = 35;
    pub const FENCE: u32 = 36;
    pub const CMPXCHG_OLD: u32 = 37;
    pub const ATOMICRMW: u32 = 38;
    pub const GEP: u32 = 43;
    pub const STORE: u32 = 44;
    pub const CMPXCHG: u32 = 46;
    pub const OPERAND_BUNDLE: u32 = 55;
}

/// Attributes of functions.
pub mod attribute {
    pub(crate) const NODUPLICATE: u64 = 12;
    pub(crate) const NORETURN: u64 = 17;
    pub(crate) const NOUNWIND: u64 = 18;
    pub(crate) const READNONE: u64 = 20;
    pub(crate) const READONLY: u64 = 21;

    /// Whether a number goes with an attribute.
    pub fn has_number(code: u64) -> bool {
        matches!(code, 1 | 25 | 41 | 42)
    }

    /// The name of an attribute.
    pub fn name(code: u64) -> &'static str {
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
