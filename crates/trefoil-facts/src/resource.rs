//! Kinds and classes of resources.

use crate::numbered;

numbered! {
    /// The kind of a resource. The numbers are DXIL's, but for the comparison sampler, which DXIL has as a property of a sampler
    /// (see [`dxil_number`](Self::dxil_number)).
    ResourceKind {
        /// `Texture1D`
        Texture1D = 1,
        /// `Texture2D`
        Texture2D = 2,
        /// `Texture2DMS`
        Texture2DMS = 3,
        /// `Texture3D`
        Texture3D = 4,
        /// `TextureCube`
        TextureCube = 5,
        /// `Texture1DArray`
        Texture1DArray = 6,
        /// `Texture2DArray`
        Texture2DArray = 7,
        /// `Texture2DMSArray`
        Texture2DMSArray = 8,
        /// `TextureCubeArray`
        TextureCubeArray = 9,
        /// `Buffer`, `RWBuffer`: elements with a format
        TypedBuffer = 10,
        /// `ByteAddressBuffer`: addressed by byte
        RawBuffer = 11,
        /// `StructuredBuffer` and the like: addressed by element
        StructuredBuffer = 12,
        /// `cbuffer`, `ConstantBuffer`: the element type is the laid-out structure
        CBuffer = 13,
        /// `SamplerState`
        Sampler = 14,
        /// `tbuffer`, `TextureBuffer`: read like a constant buffer, bound like a buffer
        TBuffer = 15,
        /// `RaytracingAccelerationStructure`
        AccelerationStructure = 16,
        /// `FeedbackTexture2D`
        FeedbackTexture2D = 17,
        /// `FeedbackTexture2DArray`
        FeedbackTexture2DArray = 18,
        /// `SamplerComparisonState`
        SamplerComparison = 19,
    }
}

impl ResourceKind {
    /// Whether this is a texture of any dimension (feedback textures aside).
    pub fn is_texture(self) -> bool {
        self <= Self::TextureCubeArray
    }

    /// Whether its elements have a component type: a texture or typed buffer.
    pub fn is_typed(self) -> bool {
        self.is_texture() || self == Self::TypedBuffer
    }

    /// The kind's number in DXIL's metadata, and in `dx.Texture` as the dimension.
    pub const fn dxil_number(self) -> u32 {
        match self {
            Self::SamplerComparison => Self::Sampler.number(),
            kind => kind.number(),
        }
    }

    /// The kind with this number in DXIL, where every sampler is a [`Sampler`](Self::Sampler).
    pub fn from_dxil_number(number: u32) -> Option<Self> {
        Self::from_number(number).filter(|&kind| kind != Self::SamplerComparison)
    }

    /// DXIL's name of the kind, which is HLSL's for textures.
    pub const fn name(self) -> &'static str {
        use ResourceKind::*;
        match self {
            Texture1D => "Texture1D",
            Texture1DArray => "Texture1DArray",
            Texture2D => "Texture2D",
            Texture2DArray => "Texture2DArray",
            Texture2DMS => "Texture2DMS",
            Texture2DMSArray => "Texture2DMSArray",
            Texture3D => "Texture3D",
            TextureCube => "TextureCube",
            TextureCubeArray => "TextureCubeArray",
            TypedBuffer => "TypedBuffer",
            RawBuffer => "RawBuffer",
            StructuredBuffer => "StructuredBuffer",
            CBuffer => "CBuffer",
            TBuffer => "TBuffer",
            Sampler | SamplerComparison => "Sampler",
            AccelerationStructure => "RTAccelerationStructure",
            FeedbackTexture2D => "FeedbackTexture2D",
            FeedbackTexture2DArray => "FeedbackTexture2DArray",
        }
    }

    /// HLSL's name of the kind, for read-only resources.
    pub const fn hlsl_name(self) -> &'static str {
        use ResourceKind::*;
        match self {
            TypedBuffer => "Buffer",
            RawBuffer => "ByteAddressBuffer",
            CBuffer => "ConstantBuffer",
            TBuffer => "TextureBuffer",
            Sampler => "SamplerState",
            SamplerComparison => "SamplerComparisonState",
            AccelerationStructure => "RaytracingAccelerationStructure",
            Texture1D
            | Texture1DArray
            | Texture2D
            | Texture2DArray
            | Texture2DMS
            | Texture2DMSArray
            | Texture3D
            | TextureCube
            | TextureCubeArray
            | StructuredBuffer
            | FeedbackTexture2D
            | FeedbackTexture2DArray => self.name(),
        }
    }

    /// Whether this is a feedback texture.
    pub fn is_feedback(self) -> bool {
        matches!(self, Self::FeedbackTexture2D | Self::FeedbackTexture2DArray)
    }

    /// Whether this is an array of textures.
    pub fn is_array(self) -> bool {
        use ResourceKind::*;
        matches!(
            self,
            Texture1DArray | Texture2DArray | Texture2DMSArray | TextureCubeArray | FeedbackTexture2DArray
        )
    }

    /// Whether this is a multisampled texture.
    pub fn is_multisampled(self) -> bool {
        matches!(self, Self::Texture2DMS | Self::Texture2DMSArray)
    }

    /// Whether this is a sampler of either kind.
    pub fn is_sampler(self) -> bool {
        matches!(self, Self::Sampler | Self::SamplerComparison)
    }

    /// The number of coordinates of a texel (the layer included), or of a cube's direction; 1 for buffers.
    pub fn coordinates(self) -> u32 {
        use ResourceKind::*;
        match self {
            Texture1D | TypedBuffer | RawBuffer | StructuredBuffer => 1,
            Texture1DArray | Texture2D | Texture2DMS | FeedbackTexture2D => 2,
            Texture2DArray | Texture2DMSArray | Texture3D | TextureCube | FeedbackTexture2DArray => 3,
            TextureCubeArray => 4,
            CBuffer | TBuffer | Sampler | SamplerComparison | AccelerationStructure => 0,
        }
    }

    /// The number of coordinates without the layer, which offsets and gradients have.
    pub fn dimensions(self) -> u32 {
        self.coordinates() - u32::from(self.is_array())
    }
}

/// The register class a resource binds to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ResourceClass {
    /// Read-only view, `t` registers.
    Srv,
    /// Writable view, `u` registers.
    Uav,
    /// Constant buffer, `b` registers.
    CBuffer,
    /// Sampler, `s` registers.
    Sampler,
}

impl ResourceClass {
    /// Every class, in the order of metadata.
    pub const ALL: [ResourceClass; 4] = [Self::Srv, Self::Uav, Self::CBuffer, Self::Sampler];

    /// The class's index in that order, which is its number in DXIL.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The formats of storage images, by the names that `[[vk::image_format]]` has for them, in the order of SPIR-V's numbers.
pub const IMAGE_FORMATS: [&str; 42] = [
    "unknown",
    "rgba32f",
    "rgba16f",
    "r32f",
    "rgba8",
    "rgba8snorm",
    "rg32f",
    "rg16f",
    "r11g11b10f",
    "r16f",
    "rgba16",
    "rgb10a2",
    "rg16",
    "rg8",
    "r16",
    "r8",
    "rgba16snorm",
    "rg16snorm",
    "rg8snorm",
    "r16snorm",
    "r8snorm",
    "rgba32i",
    "rgba16i",
    "rgba8i",
    "r32i",
    "rg32i",
    "rg16i",
    "rg8i",
    "r16i",
    "r8i",
    "rgba32ui",
    "rgba16ui",
    "rgba8ui",
    "r32ui",
    "rgb10a2ui",
    "rg32ui",
    "rg16ui",
    "rg8ui",
    "r16ui",
    "r8ui",
    "r64ui",
    "r64i",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dxil_numbers_round_trip() {
        assert_eq!(ResourceKind::from_dxil_number(0), None);
        for number in 1..=18 {
            assert_eq!(ResourceKind::from_dxil_number(number).map(ResourceKind::dxil_number), Some(number));
        }
        assert_eq!(ResourceKind::from_dxil_number(19), None);
        assert_eq!(ResourceKind::SamplerComparison.dxil_number(), 14);
    }
}
