//! Resources: the types of their handles, and what the source said of each.

use crate::ids::TypeId;
use crate::symbol::Symbol;
pub use trefoil_facts::{ComponentType, IMAGE_FORMATS, ResourceClass, ResourceKind};

/// How what is made of a sampler that is a texture too goes on after the sampler's name. Reflection has that name alone.
pub const COMBINED_MEMBER: &str = ".__combined_";

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
    /// The number of the image format that a `spirv.Image` names; 0 where none is named.
    pub image_format: u8,
    /// Whether a texture's descriptor holds its sampler too, as that of a `spirv.SampledImage` does.
    pub combined: bool,
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
            image_format: 0,
            combined: false,
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

    /// One descriptor without a binding.
    pub fn new(name: Symbol, ty: TypeId, loc: crate::Loc) -> Self {
        Resource {
            name,
            ty,
            count: 1,
            dimensions: Vec::new(),
            space: 0,
            lower_bound: None,
            globally_coherent: false,
            reorder_coherent: false,
            has_counter: false,
            reserved: false,
            constant_index: false,
            block_name: None,
            vk_binding: None,
            vk_counter_binding: None,
            vk_image_format: None,
            element: None,
            loc,
        }
    }
}

/// What an element of a structured buffer is in the source, where its type in memory does not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SourceElement {
    /// Its component.
    pub component: ComponentType,
    /// Its shape, when it is a matrix.
    pub matrix: Option<crate::layout::MatrixShape>,
    /// Whether it is a vector of one.
    pub vector_of_one: bool,
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
    /// `reordercoherent` in the source, without `globallycoherent`.
    pub reorder_coherent: bool,
    /// Append, consume, or a counter that is used: set by the front end for append and consume buffers.
    pub has_counter: bool,
    /// No other resource gets its registers, though nothing may use it (`-flegacy-resource-reservation`).
    pub reserved: bool,
    /// Only constants may index it: an array that a constant buffer or a structure holds, where the target asks for that.
    pub constant_index: bool,
    /// `[[vk::binding(binding, set)]]`.
    pub vk_binding: Option<(u32, u32)>,
    /// `[[vk::counter_binding(binding)]]`.
    pub vk_counter_binding: Option<u32>,
    /// The format for a storage image (`[[vk::image_format]]`), by its name in HLSL.
    pub vk_image_format: Option<Symbol>,
    /// The layout of an element for reflection, where its type in memory does not have it.
    pub element: Option<SourceElement>,
    /// In SPIR-V, the name of the type of a buffer's block, by which programs find it.
    pub block_name: Option<Symbol>,
    /// Where it was declared.
    pub loc: crate::Loc,
}
