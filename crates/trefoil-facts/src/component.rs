//! The types of single components, in signatures and in resources.

use crate::numbered;

numbered! {
    /// What one component of an element or signature row is: DXIL's `ComponentType`.
    #[derive(Default)]
    #[expect(missing_docs, reason = "the names are the documentation: sign or norm, kind and width")]
    ComponentType {
        #[default]
        Invalid = 0,
        I1 = 1,
        I16 = 2,
        U16 = 3,
        I32 = 4,
        U32 = 5,
        I64 = 6,
        U64 = 7,
        F16 = 8,
        F32 = 9,
        F64 = 10,
        SNormF16 = 11,
        UNormF16 = 12,
        SNormF32 = 13,
        UNormF32 = 14,
        SNormF64 = 15,
        UNormF64 = 16,
        /// Four signed bytes in a word.
        PackedS8x32 = 17,
        /// Four unsigned bytes in a word.
        PackedU8x32 = 18,
    }
}

impl ComponentType {
    /// Whether the component is a signed integer.
    pub const fn is_signed_int(self) -> bool {
        matches!(self, Self::I16 | Self::I32 | Self::I64)
    }

    /// Whether the component is an unsigned integer or a bool.
    pub const fn is_unsigned_int(self) -> bool {
        matches!(self, Self::I1 | Self::U16 | Self::U32 | Self::U64)
    }

    /// Whether the component is floating, with or without a norm.
    pub const fn is_float(self) -> bool {
        let number = self as u8;
        number >= Self::F16 as u8 && number <= Self::UNormF64 as u8
    }

    /// The type without a norm.
    pub const fn plain(self) -> Self {
        match self {
            Self::SNormF16 | Self::UNormF16 => Self::F16,
            Self::SNormF32 | Self::UNormF32 => Self::F32,
            Self::SNormF64 | Self::UNormF64 => Self::F64,
            other => other,
        }
    }

    /// The number signature parts and PSV0 use.
    pub const fn signature_number(self) -> u32 {
        match self {
            Self::I1 | Self::U32 => 1,
            Self::I32 => 2,
            Self::F32 => 3,
            Self::U16 => 4,
            Self::I16 => 5,
            Self::F16 => 6,
            Self::U64 => 7,
            Self::I64 => 8,
            Self::F64 => 9,
            _ => 0,
        }
    }

    /// The type a signature's number stands for.
    pub const fn from_signature_number(number: u32) -> Option<ComponentType> {
        Some(match number {
            0 => Self::Invalid,
            1 => Self::U32,
            2 => Self::I32,
            3 => Self::F32,
            4 => Self::U16,
            5 => Self::I16,
            6 => Self::F16,
            7 => Self::U64,
            8 => Self::I64,
            9 => Self::F64,
            _ => return None,
        })
    }

    /// The minimum-precision number of a signature element whose 16-bit types are minimum-precision ones.
    pub const fn min_precision(self) -> u32 {
        match self {
            Self::F16 => 1,
            Self::I16 => 4,
            Self::U16 => 5,
            _ => 0,
        }
    }

    /// The type as signature tables print it.
    pub const fn table_name(self) -> &'static str {
        match self {
            Self::I1 | Self::U32 => "uint",
            Self::I32 => "int",
            Self::F32 => "float",
            Self::U16 => "uint16",
            Self::I16 => "int16",
            Self::F16 => "fp16",
            Self::U64 => "uint64",
            Self::I64 => "int64",
            Self::F64 => "double",
            _ => "unknown",
        }
    }

    /// Width in bits as a register component, where 16-bit types are native.
    pub const fn bits(self) -> u32 {
        match self {
            Self::I16 | Self::U16 | Self::F16 | Self::SNormF16 | Self::UNormF16 => 16,
            Self::I64 | Self::U64 | Self::F64 | Self::SNormF64 | Self::UNormF64 => 64,
            _ => 32,
        }
    }
}
