//! `SFI0`: the optional features a shader needs, one bit each.

use crate::bytes::{Error, Put, Reader};

macro_rules! features {
    ($($(#[$doc:meta])* $name:ident = $bit:literal, $text:literal;)*) => {
        impl Features {
            $($(#[$doc])* pub const $name: Features = Features(1 << $bit);)*
            /// Every known feature with its name in listings.
            pub const TABLE: &'static [(Features, &'static str)] = &[$((Features::$name, $text),)*];
        }
    };
}

/// A set of features.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Features(pub u64);

features! {
    /// Doubles.
    DOUBLES = 0, "Double-precision floating point";
    /// Raw and structured buffers in shader model 4 compute.
    RAW_AND_STRUCTURED_4X = 1, "Raw and Structured buffers";
    /// UAVs at every stage.
    UAVS_AT_EVERY_STAGE = 2, "UAVs at every shader stage";
    /// 64 UAV slots.
    UAVS_64 = 3, "64 UAV slots";
    /// Minimum-precision types.
    MIN_PRECISION = 4, "Minimum-precision data types";
    /// The double extensions of 11.1.
    DOUBLE_EXTENSIONS = 5, "Double-precision extensions for 11.1";
    /// Shader extensions of 11.1.
    EXTENSIONS_11_1 = 6, "Shader extensions for 11.1";
    /// Comparison filtering at feature level 9.
    COMPARISON_FILTERING_9 = 7, "Comparison filtering for feature level 9";
    /// Tiled resources.
    TILED_RESOURCES = 8, "Tiled resources";
    /// Stencil reference from the pixel shader.
    STENCIL_REF = 9, "PS Output Stencil Ref";
    /// Inner coverage in the pixel shader.
    INNER_COVERAGE = 10, "PS Inner Coverage";
    /// Typed UAV loads beyond one 32-bit component.
    TYPED_UAV_LOAD = 11, "Typed UAV Load Additional Formats";
    /// Rasterizer-ordered views.
    ROVS = 12, "Raster Ordered UAVs";
    /// Array index from any stage before the rasterizer.
    LAYER_FROM_ANY_STAGE = 13, "SV_RenderTargetArrayIndex or SV_ViewportArrayIndex from any shader feeding rasterizer";
    /// Wave operations.
    WAVE_OPS = 14, "Wave level operations";
    /// 64-bit integers.
    INT64 = 15, "64-Bit integer";
    /// View instancing.
    VIEW_ID = 16, "View Instancing";
    /// Barycentrics.
    BARYCENTRICS = 17, "Barycentrics";
    /// Native 16-bit types.
    NATIVE_LOW_PRECISION = 18, "Use native low precision";
    /// Shading rate.
    SHADING_RATE = 19, "Shading Rate";
    /// Ray tracing of tier 1.1.
    RAYTRACING_1_1 = 20, "Raytracing tier 1.1 features";
    /// Sampler feedback.
    SAMPLER_FEEDBACK = 21, "Sampler feedback";
    /// 64-bit atomics on typed resources.
    ATOMIC64_TYPED = 22, "64-bit Atomics on Typed Resources";
    /// 64-bit atomics in group-shared memory.
    ATOMIC64_GROUPSHARED = 23, "64-bit Atomics on Group Shared";
    /// Derivatives in mesh and amplification shaders.
    MESH_DERIVATIVES = 24, "Derivatives in mesh and amplification shaders";
    /// Resources by heap index.
    RESOURCE_HEAP = 25, "Resource descriptor heap indexing";
    /// Samplers by heap index.
    SAMPLER_HEAP = 26, "Sampler descriptor heap indexing";
    /// Reserved bit between heap indexing and atomics on heap resources.
    WAVE_MMA = 27, "Wave Matrix";
    /// 64-bit atomics on heap resources.
    ATOMIC64_HEAP = 28, "64-bit Atomics on Heap Resources";
    /// Advanced texture operations.
    ADVANCED_TEXTURE_OPS = 29, "Advanced Texture Ops";
    /// Writable multisampled textures.
    WRITABLE_MSAA = 30, "Writeable MSAA Textures";
    /// Comparison sampling with gradient or bias.
    SAMPLE_CMP_GRAD_BIAS = 31, "SampleCmp with gradient or bias";
    /// Extended command information.
    EXTENDED_COMMAND_INFO = 32, "Extended command info";
}

impl Features {
    /// Whether every feature of `other` is in this set.
    pub const fn contains(self, other: Features) -> bool {
        self.0 & other.0 == other.0
    }

    /// Adds the features of `other`.
    pub fn insert(&mut self, other: Features) {
        self.0 |= other.0;
    }

    /// The part's data.
    pub fn write(self) -> Vec<u8> {
        let mut out = Vec::with_capacity(8);
        out.put_u64(self.0);
        out
    }

    /// Reads the part.
    ///
    /// # Errors
    /// When it is shorter than the word.
    pub fn parse(data: &[u8]) -> Result<Features, Error> {
        Reader::new(data).u64().map(Features)
    }
}
