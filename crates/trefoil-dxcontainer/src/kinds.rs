//! Numbers the parts share: component types, interpolation, resource kinds.

/// An enum of the format: its variants with their numbers, and the way back from a number.
macro_rules! numbered {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $value:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $variant = $value,)* }

        impl $name {
            /// The variant of a number.
            pub const fn from_number(number: u32) -> Option<$name> {
                match number { $($value => Some($name::$variant),)* _ => None }
            }

            /// The variant's number.
            pub const fn number(self) -> u32 {
                self as u32
            }

            /// The variant's name.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => stringify!($variant),)* }
            }
        }
    };
}
pub(crate) use numbered;

numbered! {
    /// A component's type, as DXIL metadata numbers it.
    ComponentType {
        /// None.
        Invalid = 0,
        /// `bool`.
        I1 = 1,
        /// Signed 16 bits.
        I16 = 2,
        /// Unsigned 16 bits.
        U16 = 3,
        /// Signed 32 bits.
        I32 = 4,
        /// Unsigned 32 bits.
        U32 = 5,
        /// Signed 64 bits.
        I64 = 6,
        /// Unsigned 64 bits.
        U64 = 7,
        /// Half.
        F16 = 8,
        /// Float.
        F32 = 9,
        /// Double.
        F64 = 10,
        /// `snorm half`.
        SNormF16 = 11,
        /// `unorm half`.
        UNormF16 = 12,
        /// `snorm float`.
        SNormF32 = 13,
        /// `unorm float`.
        UNormF32 = 14,
        /// `snorm double`.
        SNormF64 = 15,
        /// `unorm double`.
        UNormF64 = 16,
        /// Four signed bytes in a word.
        PackedS8x32 = 17,
        /// Four unsigned bytes in a word.
        PackedU8x32 = 18,
    }
}

impl ComponentType {
    /// The number signature parts and PSV0 use.
    pub const fn signature_number(self) -> u32 {
        match self {
            ComponentType::I1 | ComponentType::U32 => 1,
            ComponentType::I32 => 2,
            ComponentType::F32 => 3,
            ComponentType::U16 => 4,
            ComponentType::I16 => 5,
            ComponentType::F16 => 6,
            ComponentType::U64 => 7,
            ComponentType::I64 => 8,
            ComponentType::F64 => 9,
            _ => 0,
        }
    }

    /// The type a signature's number stands for.
    pub const fn from_signature_number(number: u32) -> Option<ComponentType> {
        Some(match number {
            0 => ComponentType::Invalid,
            1 => ComponentType::U32,
            2 => ComponentType::I32,
            3 => ComponentType::F32,
            4 => ComponentType::U16,
            5 => ComponentType::I16,
            6 => ComponentType::F16,
            7 => ComponentType::U64,
            8 => ComponentType::I64,
            9 => ComponentType::F64,
            _ => return None,
        })
    }

    /// The minimum-precision number of a signature element whose 16-bit types are minimum-precision ones.
    pub const fn min_precision(self) -> u32 {
        match self {
            ComponentType::F16 => 1,
            ComponentType::I16 => 4,
            ComponentType::U16 => 5,
            _ => 0,
        }
    }

    /// The type as signature tables print it.
    pub const fn table_name(self) -> &'static str {
        match self {
            ComponentType::I1 | ComponentType::U32 => "uint",
            ComponentType::I32 => "int",
            ComponentType::F32 => "float",
            ComponentType::U16 => "uint16",
            ComponentType::I16 => "int16",
            ComponentType::F16 => "fp16",
            ComponentType::U64 => "uint64",
            ComponentType::I64 => "int64",
            ComponentType::F64 => "double",
            _ => "unknown",
        }
    }

    /// Width in bits as a register component, where 16-bit types are native.
    pub const fn bits(self) -> u32 {
        match self {
            ComponentType::I16 | ComponentType::U16 | ComponentType::F16 => 16,
            ComponentType::SNormF16 | ComponentType::UNormF16 => 16,
            ComponentType::I64 | ComponentType::U64 | ComponentType::F64 => 64,
            _ => 32,
        }
    }
}

numbered! {
    /// How a value is interpolated between vertices.
    InterpolationMode {
        /// Not stated, or not applicable.
        Undefined = 0,
        /// Flat.
        Constant = 1,
        /// Linear with perspective.
        Linear = 2,
        /// Linear at the centroid.
        LinearCentroid = 3,
        /// Linear in screen space.
        LinearNoperspective = 4,
        /// Linear in screen space at the centroid.
        LinearNoperspectiveCentroid = 5,
        /// Linear at each sample.
        LinearSample = 6,
        /// Linear in screen space at each sample.
        LinearNoperspectiveSample = 7,
    }
}

impl InterpolationMode {
    /// Whether the value is taken at each sample, which makes the shader run per sample.
    pub const fn is_sample(self) -> bool {
        matches!(self, InterpolationMode::LinearSample | InterpolationMode::LinearNoperspectiveSample)
    }

    /// The mode as source and token listings spell it.
    pub const fn spelling(self) -> &'static str {
        match self {
            InterpolationMode::Undefined => "",
            InterpolationMode::Constant => "constant",
            InterpolationMode::Linear => "linear",
            InterpolationMode::LinearCentroid => "linear centroid",
            InterpolationMode::LinearNoperspective => "linear noperspective",
            InterpolationMode::LinearNoperspectiveCentroid => "linear noperspective centroid",
            InterpolationMode::LinearSample => "linear sample",
            InterpolationMode::LinearNoperspectiveSample => "linear noperspective sample",
        }
    }
}

numbered! {
    /// What a resource is.
    ResourceKind {
        /// None.
        Invalid = 0,
        /// `Texture1D`.
        Texture1D = 1,
        /// `Texture2D`.
        Texture2D = 2,
        /// `Texture2DMS`.
        Texture2DMS = 3,
        /// `Texture3D`.
        Texture3D = 4,
        /// `TextureCube`.
        TextureCube = 5,
        /// `Texture1DArray`.
        Texture1DArray = 6,
        /// `Texture2DArray`.
        Texture2DArray = 7,
        /// `Texture2DMSArray`.
        Texture2DMSArray = 8,
        /// `TextureCubeArray`.
        TextureCubeArray = 9,
        /// `Buffer<T>`.
        TypedBuffer = 10,
        /// `ByteAddressBuffer`.
        RawBuffer = 11,
        /// `StructuredBuffer<T>`.
        StructuredBuffer = 12,
        /// `cbuffer`.
        CBuffer = 13,
        /// `SamplerState`.
        Sampler = 14,
        /// `tbuffer`.
        TBuffer = 15,
        /// `RaytracingAccelerationStructure`.
        RTAccelerationStructure = 16,
        /// `FeedbackTexture2D`.
        FeedbackTexture2D = 17,
        /// `FeedbackTexture2DArray`.
        FeedbackTexture2DArray = 18,
    }
}
