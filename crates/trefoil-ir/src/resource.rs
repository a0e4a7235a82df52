//! Resources: the types of their handles, and what the source said of each.

use crate::ids::TypeId;
use crate::symbol::Symbol;
pub use trefoil_facts::ComponentType;

/// What a resource is: DXIL's `ResourceKind`, with the samplers apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ResourceKind {
    /// `Texture1D`
    Texture1D,
    /// `Texture1DArray`
    Texture1DArray,
    /// `Texture2D`
    Texture2D,
    /// `Texture2DArray`
    Texture2DArray,
    /// `Texture2DMS`
    Texture2DMS,
    /// `Texture2DMSArray`
    Texture2DMSArray,
    /// `Texture3D`
    Texture3D,
    /// `TextureCube`
    TextureCube,
    /// `TextureCubeArray`
    TextureCubeArray,
    /// `Buffer`, `RWBuffer`: elements with a format
    TypedBuffer,
    /// `ByteAddressBuffer`: addressed by byte; the element type is `i8`
    RawBuffer,
    /// `StructuredBuffer` and its kin: addressed by element
    StructuredBuffer,
    /// `cbuffer`, `ConstantBuffer`: the element type is the laid-out structure
    CBuffer,
    /// `tbuffer`, `TextureBuffer`: read like a constant buffer, bound like a buffer
    TBuffer,
    /// `SamplerState`
    Sampler,
    /// `SamplerComparisonState`
    SamplerComparison,
    /// `RaytracingAccelerationStructure`
    AccelerationStructure,
    /// `FeedbackTexture2D`
    FeedbackTexture2D,
    /// `FeedbackTexture2DArray`
    FeedbackTexture2DArray,
}

impl ResourceKind {
    /// Whether this is a texture of any dimension (feedback textures aside).
    pub fn is_texture(self) -> bool {
        self <= Self::TextureCubeArray
    }

    /// Whether what this holds has a component type: a texture or typed buffer.
    pub fn is_typed(self) -> bool {
        self.is_texture() || self == Self::TypedBuffer
    }

    /// DXIL's number of the kind: in its metadata, and in `dx.Texture` as the dimension.
    pub fn dxil_number(self) -> u32 {
        use ResourceKind::*;
        match self {
            Texture1D => 1,
            Texture2D => 2,
            Texture2DMS => 3,
            Texture3D => 4,
            TextureCube => 5,
            Texture1DArray => 6,
            Texture2DArray => 7,
            Texture2DMSArray => 8,
            TextureCubeArray => 9,
            TypedBuffer => 10,
            RawBuffer => 11,
            StructuredBuffer => 12,
            CBuffer => 13,
            Sampler | SamplerComparison => 14,
            TBuffer => 15,
            AccelerationStructure => 16,
            FeedbackTexture2D => 17,
            FeedbackTexture2DArray => 18,
        }
    }

    /// Whether this is a texture of several layers.
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

    /// How many coordinates address a texel (the layer included), or sample a cube by direction; 1 for buffers.
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

    /// How many coordinates an offset or a gradient has: the dimensions without the layer.
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

/// The type of a resource handle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ResourceType {
    /// What it is.
    pub kind: ResourceKind,
    /// What one element is as a load gives it: scalar or vector for textures and typed buffers, `i8` for raw ones,
    /// any laid-out type for structured, the laid-out structure for constant and texture buffers, `void` for the rest.
    pub element: TypeId,
    /// The component of a texture's or typed buffer's element, with the sign and norm that `element` cannot say.
    pub component: ComponentType,
    /// Whether it can be written: an unordered-access view.
    pub writable: bool,
    /// Whether accesses are ordered by rasterisation.
    pub rasterizer_ordered: bool,
    /// Samples a texel of a multisampled texture has; 0 when the source does not say.
    pub samples: u8,
}

impl ResourceType {
    /// The type of a read-only resource without an element.
    pub fn plain(kind: ResourceKind) -> Self {
        Self {
            kind,
            element: TypeId::VOID,
            component: ComponentType::Invalid,
            writable: false,
            rasterizer_ordered: false,
            samples: 0,
        }
    }

    /// The register class it binds to.
    pub fn class(&self) -> ResourceClass {
        if self.writable {
            ResourceClass::Uav
        } else if self.kind == ResourceKind::CBuffer {
            ResourceClass::CBuffer
        } else if self.kind.is_sampler() {
            ResourceClass::Sampler
        } else {
            ResourceClass::Srv
        }
    }
}

impl Resource {
    /// The name of rows that stand for the heap of resources: for a target that has heaps only as arrays of one type
    /// each, which then share one binding.
    pub const RESOURCE_HEAP: &'static str = "$ResourceDescriptorHeap";
    /// The name of rows that stand for the heap of samplers.
    pub const SAMPLER_HEAP: &'static str = "$SamplerDescriptorHeap";
}

/// A resource variable (or a constant buffer) as the source declared it.
///
/// The code names it by [`ResourceId`](crate::ResourceId) in the handle intrinsic; in text that is the binding.
#[derive(Clone, Debug)]
pub struct Resource {
    /// The variable's name; a constant buffer's own.
    pub name: Symbol,
    /// The type of one handle.
    pub ty: TypeId,
    /// How many descriptors the range holds; `u32::MAX` when unbounded.
    pub count: u32,
    /// The dimensions of the array as declared, outermost first; the first is 0 when unbounded; empty for no array.
    pub dimensions: Vec<u32>,
    /// The register space; 0 unless said.
    pub space: u32,
    /// The first register; `None` until implicit bindings are assigned.
    pub lower_bound: Option<u32>,
    /// `globallycoherent` in the source.
    pub globally_coherent: bool,
    /// Append, consume, or a counter that is used: set by the front end for append and consume buffers.
    pub has_counter: bool,
    /// `[[vk::binding(binding, set)]]`.
    pub vk_binding: Option<(u32, u32)>,
    /// `[[vk::counter_binding(binding)]]`.
    pub vk_counter_binding: Option<u32>,
    /// The format for a storage image (`[[vk::image_format]]`), by its name in HLSL.
    pub vk_image_format: Option<Symbol>,
    /// Where it was declared.
    pub loc: crate::Loc,
}
