//! Entry points: the stage, its parameters and the signatures.

use crate::geometry::Geometry;
use crate::module::FuncId;
use crate::resource::ComponentType;
use crate::symbol::Symbol;
use crate::tessellation::Tessellation;
pub use trefoil_facts::Stage;

/// What a signature element means; the numbers are DXIL's `SemanticKind`, where it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are those of the semantics")]
pub enum Semantic {
    #[default]
    Arbitrary = 0,
    VertexId = 1,
    InstanceId = 2,
    Position = 3,
    RenderTargetArrayIndex = 4,
    ViewportArrayIndex = 5,
    ClipDistance = 6,
    CullDistance = 7,
    OutputControlPointId = 8,
    DomainLocation = 9,
    PrimitiveId = 10,
    GsInstanceId = 11,
    SampleIndex = 12,
    IsFrontFace = 13,
    Coverage = 14,
    InnerCoverage = 15,
    Target = 16,
    Depth = 17,
    DepthLessEqual = 18,
    DepthGreaterEqual = 19,
    StencilRef = 20,
    DispatchThreadId = 21,
    GroupId = 22,
    GroupIndex = 23,
    GroupThreadId = 24,
    TessFactor = 25,
    InsideTessFactor = 26,
    ViewId = 27,
    Barycentrics = 28,
    ShadingRate = 29,
    CullPrimitive = 30,
    StartVertexLocation = 31,
    StartInstanceLocation = 32,
    // Vulkan's own, by `[[vk::builtin]]`.
    PointSize = 0x80,
    HelperInvocation = 0x81,
    BaseVertex = 0x82,
    BaseInstance = 0x83,
    DrawIndex = 0x84,
    DeviceIndex = 0x85,
}

/// The names of system-value semantics, without the `SV_`, in the order of their numbers.
const SYSTEM_VALUES: [(Semantic, &str); 32] = [
    (Semantic::VertexId, "VertexID"),
    (Semantic::InstanceId, "InstanceID"),
    (Semantic::Position, "Position"),
    (Semantic::RenderTargetArrayIndex, "RenderTargetArrayIndex"),
    (Semantic::ViewportArrayIndex, "ViewportArrayIndex"),
    (Semantic::ClipDistance, "ClipDistance"),
    (Semantic::CullDistance, "CullDistance"),
    (Semantic::OutputControlPointId, "OutputControlPointID"),
    (Semantic::DomainLocation, "DomainLocation"),
    (Semantic::PrimitiveId, "PrimitiveID"),
    (Semantic::GsInstanceId, "GSInstanceID"),
    (Semantic::SampleIndex, "SampleIndex"),
    (Semantic::IsFrontFace, "IsFrontFace"),
    (Semantic::Coverage, "Coverage"),
    (Semantic::InnerCoverage, "InnerCoverage"),
    (Semantic::Target, "Target"),
    (Semantic::Depth, "Depth"),
    (Semantic::DepthLessEqual, "DepthLessEqual"),
    (Semantic::DepthGreaterEqual, "DepthGreaterEqual"),
    (Semantic::StencilRef, "StencilRef"),
    (Semantic::DispatchThreadId, "DispatchThreadID"),
    (Semantic::GroupId, "GroupID"),
    (Semantic::GroupIndex, "GroupIndex"),
    (Semantic::GroupThreadId, "GroupThreadID"),
    (Semantic::TessFactor, "TessFactor"),
    (Semantic::InsideTessFactor, "InsideTessFactor"),
    (Semantic::ViewId, "ViewID"),
    (Semantic::Barycentrics, "Barycentrics"),
    (Semantic::ShadingRate, "ShadingRate"),
    (Semantic::CullPrimitive, "CullPrimitive"),
    (Semantic::StartVertexLocation, "StartVertexLocation"),
    (Semantic::StartInstanceLocation, "StartInstanceLocation"),
];

impl Semantic {
    /// The meaning of a semantic's name without its index, in any case; `None` for an unknown `SV_` name.
    pub fn from_name(name: &str) -> Option<Self> {
        let is_system = name.get(..3).is_some_and(|p| p.eq_ignore_ascii_case("sv_"));
        if !is_system {
            return Some(Self::Arbitrary);
        }
        SYSTEM_VALUES.iter().find(|(_, n)| n.eq_ignore_ascii_case(&name[3..])).map(|(s, _)| *s)
    }

    /// The meaning of a number.
    pub fn from_u32(number: u32) -> Option<Self> {
        if number == 0 {
            return Some(Self::Arbitrary);
        }
        use Semantic::*;
        let of_vulkan = [PointSize, HelperInvocation, BaseVertex, BaseInstance, DrawIndex, DeviceIndex];
        SYSTEM_VALUES.iter().map(|(s, _)| *s).chain(of_vulkan).find(|&s| s as u32 == number)
    }

    /// The name without the `SV_`, as the specification spells it; `None` for arbitrary semantics.
    pub fn name(self) -> Option<&'static str> {
        SYSTEM_VALUES.iter().find(|(s, _)| *s == self).map(|(_, n)| *n)
    }
}

/// How a pixel's input is interpolated; the numbers are DXIL's `InterpolationMode`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Interpolation {
    #[default]
    Undefined = 0,
    Constant = 1,
    Linear = 2,
    LinearCentroid = 3,
    LinearNoPerspective = 4,
    LinearNoPerspectiveCentroid = 5,
    LinearSample = 6,
    LinearNoPerspectiveSample = 7,
}

impl Interpolation {
    /// The mode of a number.
    pub fn from_u32(number: u32) -> Option<Self> {
        use Interpolation::*;
        let all = [
            Undefined,
            Constant,
            Linear,
            LinearCentroid,
            LinearNoPerspective,
            LinearNoPerspectiveCentroid,
            LinearSample,
            LinearNoPerspectiveSample,
        ];
        all.get(number as usize).copied()
    }
}

/// One element of a signature, as declared: packing into registers is each target's affair.
#[derive(Clone, Debug)]
pub struct SignatureElement {
    /// The semantic's name as written, without its index.
    pub name: Symbol,
    /// What it means.
    pub semantic: Semantic,
    /// The semantic index of each row; as many as there are rows.
    pub indices: Vec<u32>,
    /// The component; `I1` for bool, which travels as `U32`.
    pub component: ComponentType,
    /// Rows: 1, or the length of an array, or a matrix's.
    pub rows: u32,
    /// Components of a row, 1 to 4.
    pub cols: u8,
    /// How it is interpolated; `Undefined` where nothing is.
    pub interpolation: Interpolation,
    /// Of an input that each vertex of a primitive has: how many there are; 0 where there is one for all.
    pub vertices: u32,
    /// The stream that a geometry shader's output goes to.
    pub stream: u8,
    /// `[[vk::location(n)]]`.
    pub vk_location: Option<u32>,
    /// `[[vk::index(n)]]`, for dual-source blending.
    pub vk_index: Option<u32>,
    /// Where it was declared.
    pub loc: crate::Loc,
}

/// Where execution starts, and what the pipeline knows of it.
#[derive(Clone, Debug)]
pub struct EntryPoint {
    /// The function: no parameters, returns nothing.
    pub func: FuncId,
    /// The name in the source.
    pub name: Symbol,
    /// The stage.
    pub stage: Stage,
    /// Inputs that travel by signature; the rest come by intrinsic.
    pub inputs: Vec<SignatureElement>,
    /// Outputs.
    pub outputs: Vec<SignatureElement>,
    /// `[numthreads(x, y, z)]`; ones where it does not apply.
    pub num_threads: [u32; 3],
    /// `[WaveSize(min, max, preferred)]`; zeros where not said.
    pub wave_size: [u32; 3],
    /// `[earlydepthstencil]`.
    pub early_depth_stencil: bool,
    /// What a patch has as a whole: given by a hull shader, taken by a domain shader.
    pub patch_constants: Vec<SignatureElement>,
    /// Of a hull or domain shader, what only those say.
    pub tessellation: Option<Tessellation>,
    /// Of a geometry shader, what only those say.
    pub geometry: Option<Geometry>,
    /// A serialised root signature, when the source carries one.
    pub root_signature: Option<Vec<u8>>,
}

impl EntryPoint {
    /// Whether what the stage must say of itself is there: LLVM's text has no words for it.
    pub fn has_stage_facts(&self) -> bool {
        match self.stage {
            Stage::Geometry => self.geometry.is_some(),
            Stage::Hull | Stage::Domain => self.tessellation.is_some(),
            _ => true,
        }
    }
}
