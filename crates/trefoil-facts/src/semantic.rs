//! System-value semantics, with a row of facts each.

use crate::{ComponentType, TessDomain};

/// What a signature element means; the numbers are DXIL's `SemanticKind`, where it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are those of the semantics")]
pub enum Semantic {
    /// A name of the user's own.
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

use Semantic::*;

/// How many semantics DXIL has.
pub(crate) const DXIL_COUNT: usize = 33;

/// DXIL's semantics in the order of their numbers: the name without `SV_`, and the number of the system value
/// (`D3D_NAME`) in signature parts and reflection. Those of tessellation factors depend on the domain.
const ROWS: [(Semantic, &str, u32); DXIL_COUNT] = [
    (Arbitrary, "", 0),
    (VertexId, "VertexID", 6),
    (InstanceId, "InstanceID", 8),
    (Position, "Position", 1),
    (RenderTargetArrayIndex, "RenderTargetArrayIndex", 4),
    (ViewportArrayIndex, "ViewportArrayIndex", 5),
    (ClipDistance, "ClipDistance", 2),
    (CullDistance, "CullDistance", 3),
    (OutputControlPointId, "OutputControlPointID", 0),
    (DomainLocation, "DomainLocation", 0),
    (PrimitiveId, "PrimitiveID", 7),
    (GsInstanceId, "GSInstanceID", 0),
    (SampleIndex, "SampleIndex", 10),
    (IsFrontFace, "IsFrontFace", 9),
    (Coverage, "Coverage", 66),
    (InnerCoverage, "InnerCoverage", 70),
    (Target, "Target", 64),
    (Depth, "Depth", 65),
    (DepthLessEqual, "DepthLessEqual", 68),
    (DepthGreaterEqual, "DepthGreaterEqual", 67),
    (StencilRef, "StencilRef", 69),
    (DispatchThreadId, "DispatchThreadID", 0),
    (GroupId, "GroupID", 0),
    (GroupIndex, "GroupIndex", 0),
    (GroupThreadId, "GroupThreadID", 0),
    (TessFactor, "TessFactor", 0),
    (InsideTessFactor, "InsideTessFactor", 0),
    (ViewId, "ViewID", 0),
    (Barycentrics, "Barycentrics", 23),
    (ShadingRate, "ShadingRate", 24),
    (CullPrimitive, "CullPrimitive", 25),
    (StartVertexLocation, "StartVertexLocation", 0),
    (StartInstanceLocation, "StartInstanceLocation", 0),
];

/// The number of Vulkan's first semantic.
const FIRST_OF_VULKAN: u32 = PointSize as u32;
const OF_VULKAN: [Semantic; 6] =
    [PointSize, HelperInvocation, BaseVertex, BaseInstance, DrawIndex, DeviceIndex];

const _: () = {
    let mut i = 0;
    while i < DXIL_COUNT {
        assert!(ROWS[i].0 as usize == i);
        i += 1;
    }
};

/// The shape that a system value must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demand {
    /// Any.
    None,
    /// One unsigned integer, and the semantic once.
    Uint,
    /// One integer of 32 bits or `bool`.
    Face,
    /// One `bool`.
    Bool,
    /// One float.
    Float,
    /// So many floats.
    Floats(u8),
    /// Floats, as many as there may be.
    AnyFloats,
}

impl Demand {
    /// Whether an element with so many rows and columns of a component has the shape.
    pub fn is_met(self, component: ComponentType, rows: u32, cols: u8) -> bool {
        use ComponentType::{F16, F32, I1, I32, U16, U32};
        let is_float = matches!(component, F32 | F16);
        let is_one = rows == 1 && cols == 1;
        match self {
            Demand::None => true,
            Demand::Uint => is_one && matches!(component, U32 | U16),
            Demand::Face => is_one && matches!(component, I1 | I32 | U32),
            Demand::Bool => is_one && component == I1,
            Demand::Float => is_one && is_float,
            Demand::Floats(count) => rows == 1 && cols == count && is_float,
            Demand::AnyFloats => is_float,
        }
    }
}

impl Semantic {
    /// DXIL's semantics, in the order of their numbers.
    pub fn all_of_dxil() -> impl Iterator<Item = Semantic> {
        ROWS.iter().map(|row| row.0)
    }

    /// The shape that a system value must have, and the word for it.
    pub fn demand(self) -> (Demand, &'static str) {
        match self {
            VertexId
            | InstanceId
            | PrimitiveId
            | SampleIndex
            | RenderTargetArrayIndex
            | ViewportArrayIndex
            | StencilRef
            | Coverage
            | ShadingRate => (Demand::Uint, "uint"),
            IsFrontFace => (Demand::Face, "uint"),
            CullPrimitive => (Demand::Bool, "bool"),
            Depth | DepthLessEqual | DepthGreaterEqual => (Demand::Float, "float"),
            Position => (Demand::Floats(4), "float4"),
            Barycentrics => (Demand::Floats(3), "float3"),
            ClipDistance | CullDistance | TessFactor | InsideTessFactor => (Demand::AnyFloats, "float"),
            _ => (Demand::None, ""),
        }
    }

    /// The row of a semantic that DXIL has.
    fn row(self) -> Option<&'static (Semantic, &'static str, u32)> {
        ROWS.get(self as usize)
    }

    /// The meaning of a semantic's name without its index, in any case; `None` for an unknown `SV_` name.
    pub fn from_name(name: &str) -> Option<Self> {
        let is_system = name.get(..3).is_some_and(|p| p.eq_ignore_ascii_case("sv_"));
        if !is_system {
            return Some(Arbitrary);
        }
        ROWS[1..].iter().find(|row| row.1.eq_ignore_ascii_case(&name[3..])).map(|row| row.0)
    }

    /// The meaning of a number, DXIL's or Vulkan's.
    pub fn from_number(number: u32) -> Option<Self> {
        let of_vulkan = |n: u32| OF_VULKAN.get(n as usize).copied();
        Self::from_dxil_number(number).or_else(|| number.checked_sub(FIRST_OF_VULKAN).and_then(of_vulkan))
    }

    /// The meaning of a number of DXIL's `SemanticKind`.
    pub fn from_dxil_number(number: u32) -> Option<Self> {
        ROWS.get(number as usize).map(|row| row.0)
    }

    /// The number.
    pub const fn number(self) -> u32 {
        self as u32
    }

    /// The semantic as DirectX sees it: Vulkan's own are names like any other.
    pub fn of_directx(self) -> Self {
        if self.row().is_some() { self } else { Arbitrary }
    }

    /// The name without the `SV_`, as the specification spells it; `None` where there is none.
    pub fn name(self) -> Option<&'static str> {
        self.row().map(|row| row.1).filter(|name| !name.is_empty())
    }

    /// The system value (`D3D_NAME`) of signature parts and of reflection; 0 for none.
    pub fn system_value(self, domain: TessDomain) -> u32 {
        match (self, domain) {
            (TessFactor, TessDomain::Quad) => 11,
            (InsideTessFactor, TessDomain::Quad) => 12,
            (TessFactor, TessDomain::Triangle) => 13,
            (InsideTessFactor, TessDomain::Triangle) => 14,
            (TessFactor, TessDomain::Isoline) => 16,
            _ => self.row().map_or(0, |row| row.2),
        }
    }

    /// The name (`D3D10_SB_NAME`) that a token stream's declarations give values of the pipeline that lie in ordinary
    /// registers; 0 for others.
    pub fn token_name(self) -> u32 {
        // Those that came with token streams; later ones have numbers above.
        const LAST: u32 = 10;
        let number = self.system_value(TessDomain::Undefined);
        if number <= LAST { number } else { 0 }
    }

    /// Whether the value is a depth.
    pub const fn is_depth(self) -> bool {
        matches!(self, Depth | DepthLessEqual | DepthGreaterEqual)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_in_any_case() {
        assert_eq!(Semantic::from_name("sv_position"), Some(Position));
        assert_eq!(Semantic::from_name("POSITION"), Some(Arbitrary));
        assert_eq!(Semantic::from_name("SV_Nonsense"), None);
        assert_eq!(Semantic::from_name("SV_"), None);
        assert_eq!(Semantic::from_name("é"), Some(Arbitrary));
    }

    #[test]
    fn a_semantic_is_found_by_its_name_and_number() {
        for semantic in Semantic::all_of_dxil().skip(1) {
            let name = format!("SV_{}", semantic.name().unwrap());
            assert_eq!(Semantic::from_name(&name), Some(semantic));
        }
        for semantic in Semantic::all_of_dxil().chain(OF_VULKAN) {
            assert_eq!(Semantic::from_number(semantic.number()), Some(semantic));
        }
    }

    #[test]
    fn only_vulkan_knows_its_own() {
        assert_eq!(Semantic::from_dxil_number(PointSize.number()), None);
        assert_eq!(PointSize.of_directx(), Arbitrary);
        assert_eq!(PointSize.name(), None);
    }

    #[test]
    fn factors_are_numbered_by_the_domain() {
        assert_eq!(TessFactor.system_value(TessDomain::Triangle), 13);
        assert_eq!(InsideTessFactor.system_value(TessDomain::Isoline), 0);
        assert_eq!(SampleIndex.token_name(), 10);
        assert_eq!(Barycentrics.token_name(), 0);
    }
}
