//! System-value semantics: their names, their numbers in each part, and how each boundary between stages takes them.

use crate::kinds::numbered;
use crate::pack::PackingKind;
use trefoil_facts::Stage;

numbered! {
    /// What a semantic means.
    SemanticKind {
        /// A user's own name.
        Arbitrary = 0,
        /// `SV_VertexID`.
        VertexID = 1,
        /// `SV_InstanceID`.
        InstanceID = 2,
        /// `SV_Position`.
        Position = 3,
        /// `SV_RenderTargetArrayIndex`.
        RenderTargetArrayIndex = 4,
        /// `SV_ViewportArrayIndex`.
        ViewPortArrayIndex = 5,
        /// `SV_ClipDistance`.
        ClipDistance = 6,
        /// `SV_CullDistance`.
        CullDistance = 7,
        /// `SV_OutputControlPointID`.
        OutputControlPointID = 8,
        /// `SV_DomainLocation`.
        DomainLocation = 9,
        /// `SV_PrimitiveID`.
        PrimitiveID = 10,
        /// `SV_GSInstanceID`.
        GSInstanceID = 11,
        /// `SV_SampleIndex`.
        SampleIndex = 12,
        /// `SV_IsFrontFace`.
        IsFrontFace = 13,
        /// `SV_Coverage`.
        Coverage = 14,
        /// `SV_InnerCoverage`.
        InnerCoverage = 15,
        /// `SV_Target`.
        Target = 16,
        /// `SV_Depth`.
        Depth = 17,
        /// `SV_DepthLessEqual`.
        DepthLessEqual = 18,
        /// `SV_DepthGreaterEqual`.
        DepthGreaterEqual = 19,
        /// `SV_StencilRef`.
        StencilRef = 20,
        /// `SV_DispatchThreadID`.
        DispatchThreadID = 21,
        /// `SV_GroupID`.
        GroupID = 22,
        /// `SV_GroupIndex`.
        GroupIndex = 23,
        /// `SV_GroupThreadID`.
        GroupThreadID = 24,
        /// `SV_TessFactor`.
        TessFactor = 25,
        /// `SV_InsideTessFactor`.
        InsideTessFactor = 26,
        /// `SV_ViewID`.
        ViewID = 27,
        /// `SV_Barycentrics`.
        Barycentrics = 28,
        /// `SV_ShadingRate`.
        ShadingRate = 29,
        /// `SV_CullPrimitive`.
        CullPrimitive = 30,
        /// `SV_StartVertexLocation`.
        StartVertexLocation = 31,
        /// `SV_StartInstanceLocation`.
        StartInstanceLocation = 32,
    }
}

/// A tessellator's domain, which splits the tessellation factors' system values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Domain {
    /// Not tessellated.
    #[default]
    Undefined,
    /// Isolines.
    Isoline,
    /// Triangles.
    Tri,
    /// Quads.
    Quad,
}

/// System-value names after `SV_`, with what they mean. `POSITION` and the like are a vertex shader's own names.
const NAMES: &[(&str, SemanticKind)] = &[
    ("VERTEXID", SemanticKind::VertexID),
    ("INSTANCEID", SemanticKind::InstanceID),
    ("POSITION", SemanticKind::Position),
    ("RENDERTARGETARRAYINDEX", SemanticKind::RenderTargetArrayIndex),
    ("VIEWPORTARRAYINDEX", SemanticKind::ViewPortArrayIndex),
    ("CLIPDISTANCE", SemanticKind::ClipDistance),
    ("CULLDISTANCE", SemanticKind::CullDistance),
    ("OUTPUTCONTROLPOINTID", SemanticKind::OutputControlPointID),
    ("DOMAINLOCATION", SemanticKind::DomainLocation),
    ("PRIMITIVEID", SemanticKind::PrimitiveID),
    ("GSINSTANCEID", SemanticKind::GSInstanceID),
    ("SAMPLEINDEX", SemanticKind::SampleIndex),
    ("ISFRONTFACE", SemanticKind::IsFrontFace),
    ("COVERAGE", SemanticKind::Coverage),
    ("INNERCOVERAGE", SemanticKind::InnerCoverage),
    ("TARGET", SemanticKind::Target),
    ("DEPTH", SemanticKind::Depth),
    ("DEPTHLESSEQUAL", SemanticKind::DepthLessEqual),
    ("DEPTHGREATEREQUAL", SemanticKind::DepthGreaterEqual),
    ("STENCILREF", SemanticKind::StencilRef),
    ("DISPATCHTHREADID", SemanticKind::DispatchThreadID),
    ("GROUPID", SemanticKind::GroupID),
    ("GROUPINDEX", SemanticKind::GroupIndex),
    ("GROUPTHREADID", SemanticKind::GroupThreadID),
    ("TESSFACTOR", SemanticKind::TessFactor),
    ("INSIDETESSFACTOR", SemanticKind::InsideTessFactor),
    ("VIEWID", SemanticKind::ViewID),
    ("BARYCENTRICS", SemanticKind::Barycentrics),
    ("SHADINGRATE", SemanticKind::ShadingRate),
    ("CULLPRIMITIVE", SemanticKind::CullPrimitive),
    ("STARTVERTEXLOCATION", SemanticKind::StartVertexLocation),
    ("STARTINSTANCELOCATION", SemanticKind::StartInstanceLocation),
];

impl SemanticKind {
    /// The meaning of a semantic's name without its index, in any case; `None` for an `SV_` name nobody knows.
    pub fn from_name(name: &str) -> Option<SemanticKind> {
        let Some(tail) = name.get(..3).filter(|head| head.eq_ignore_ascii_case("SV_")).map(|_| &name[3..])
        else {
            return Some(SemanticKind::Arbitrary);
        };
        NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(tail)).map(|&(_, kind)| kind)
    }

    /// The system value of the signature parts and of reflection.
    pub const fn system_value(self, domain: Domain) -> u32 {
        match self {
            SemanticKind::Position => 1,
            SemanticKind::ClipDistance => 2,
            SemanticKind::CullDistance => 3,
            SemanticKind::RenderTargetArrayIndex => 4,
            SemanticKind::ViewPortArrayIndex => 5,
            SemanticKind::VertexID => 6,
            SemanticKind::PrimitiveID => 7,
            SemanticKind::InstanceID => 8,
            SemanticKind::IsFrontFace => 9,
            SemanticKind::SampleIndex => 10,
            SemanticKind::TessFactor => match domain {
                Domain::Quad => 11,
                Domain::Tri => 13,
                Domain::Isoline => 16,
                Domain::Undefined => 0,
            },
            SemanticKind::InsideTessFactor => match domain {
                Domain::Quad => 12,
                Domain::Tri => 14,
                _ => 0,
            },
            SemanticKind::Barycentrics => 23,
            SemanticKind::ShadingRate => 24,
            SemanticKind::CullPrimitive => 25,
            SemanticKind::Target => 64,
            SemanticKind::Depth => 65,
            SemanticKind::Coverage => 66,
            SemanticKind::DepthGreaterEqual => 67,
            SemanticKind::DepthLessEqual => 68,
            SemanticKind::StencilRef => 69,
            SemanticKind::InnerCoverage => 70,
            _ => 0,
        }
    }

    /// The name the token stream's declarations use for an input or output of the pipeline (`D3D10_SB_NAME`), for
    /// values that live in ordinary registers; zero for others.
    pub const fn token_name(self) -> u32 {
        match self {
            SemanticKind::Position
            | SemanticKind::ClipDistance
            | SemanticKind::CullDistance
            | SemanticKind::RenderTargetArrayIndex
            | SemanticKind::ViewPortArrayIndex
            | SemanticKind::VertexID
            | SemanticKind::PrimitiveID
            | SemanticKind::InstanceID
            | SemanticKind::IsFrontFace
            | SemanticKind::SampleIndex => self.system_value(Domain::Undefined),
            _ => 0,
        }
    }

    /// Whether the value is a depth.
    pub const fn is_depth(self) -> bool {
        matches!(self, SemanticKind::Depth | SemanticKind::DepthLessEqual | SemanticKind::DepthGreaterEqual)
    }
}

numbered! {
    /// A boundary of a stage that semantics cross.
    SigPoint {
        /// Vertex shader input.
        VSIn = 0,
        /// Vertex shader output.
        VSOut = 1,
        /// Patch-constant function input that is in no signature.
        PCIn = 2,
        /// Hull shader input that is in no signature.
        HSIn = 3,
        /// Hull shader control-point input.
        HSCPIn = 4,
        /// Hull shader control-point output.
        HSCPOut = 5,
        /// Patch-constant function output.
        PCOut = 6,
        /// Domain shader patch-constant input.
        DSIn = 7,
        /// Domain shader control-point input.
        DSCPIn = 8,
        /// Domain shader output.
        DSOut = 9,
        /// Geometry shader vertex input.
        GSVIn = 10,
        /// Geometry shader input that is no vertex's.
        GSIn = 11,
        /// Geometry shader output.
        GSOut = 12,
        /// Pixel shader input.
        PSIn = 13,
        /// Pixel shader output.
        PSOut = 14,
        /// Compute shader input.
        CSIn = 15,
        /// Mesh shader input.
        MSIn = 16,
        /// Mesh shader vertex output.
        MSOut = 17,
        /// Mesh shader primitive output.
        MSPOut = 18,
        /// Amplification shader input.
        ASIn = 19,
    }
}

/// What a boundary makes of a semantic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interpretation {
    /// Not allowed here.
    NotAllowed,
    /// A system value that a stage hands on.
    SystemValue,
    /// A value the system generates.
    Generated,
    /// Treated as a user's own name.
    Arbitrary,
    /// Not part of the signature: an operation fetches it.
    NotInSignature,
    /// Part of the signature, without a register.
    NotPacked,
    /// A render target, its register is its index.
    Target,
    /// A tessellation factor.
    TessFactor,
    /// An operation fetches it; a signature element stands for it.
    Shadow,
    /// Clip or cull distance, which share two registers.
    ClipCull,
}

/// A row a semantic kind, a column a boundary, both in numeric order:
/// `a` arbitrary, `s` system value, `g` generated, `n` not in signature, `p` not packed, `t` target, `f` tessellation
/// factor, `h` shadow, `c` clip or cull, `-` not allowed.
const INTERPRETATIONS: [&[u8; 20]; 33] = [
    /* Arbitrary              */ b"aa--aaaaaaa-aa---aa-",
    /* VertexID               */ b"s-------------------",
    /* InstanceID             */ b"sa--aa--aaa-aa------",
    /* Position               */ b"as--ssaasss-ss---s--",
    /* RenderTargetArrayIndex */ b"as--ssaasss-ss----s-",
    /* ViewPortArrayIndex     */ b"as--ssaasss-ss----s-",
    /* ClipDistance           */ b"ac--ccaaccc-cc---c--",
    /* CullDistance           */ b"ac--ccaaccc-cc---c--",
    /* OutputControlPointID   */ b"---n----------------",
    /* DomainLocation         */ b"-------n------------",
    /* PrimitiveID            */ b"--nn---n---hgg----s-",
    /* GSInstanceID           */ b"-----------n--------",
    /* SampleIndex            */ b"-------------h------",
    /* IsFrontFace            */ b"------------gg------",
    /* Coverage               */ b"-------------np-----",
    /* InnerCoverage          */ b"-------------n------",
    /* Target                 */ b"--------------t-----",
    /* Depth                  */ b"--------------p-----",
    /* DepthLessEqual         */ b"--------------p-----",
    /* DepthGreaterEqual      */ b"--------------p-----",
    /* StencilRef             */ b"--------------p-----",
    /* DispatchThreadID       */ b"---------------nn--n",
    /* GroupID                */ b"---------------nn--n",
    /* GroupIndex             */ b"---------------nn--n",
    /* GroupThreadID          */ b"---------------nn--n",
    /* TessFactor             */ b"------ff------------",
    /* InsideTessFactor       */ b"------ff------------",
    /* ViewID                 */ b"n-nn---n---n-n--n---",
    /* Barycentrics           */ b"-------------p------",
    /* ShadingRate            */ b"-s--ss--sss-ss----s-",
    /* CullPrimitive          */ b"-------------n----p-",
    /* StartVertexLocation    */ b"n-------------------",
    /* StartInstanceLocation  */ b"n-------------------",
];

/// What `point` makes of `kind`, whatever the shader model.
pub const fn interpretation(kind: SemanticKind, point: SigPoint) -> Interpretation {
    match INTERPRETATIONS[kind as usize][point as usize] {
        b'a' => Interpretation::Arbitrary,
        b's' => Interpretation::SystemValue,
        b'g' => Interpretation::Generated,
        b'n' => Interpretation::NotInSignature,
        b'p' => Interpretation::NotPacked,
        b't' => Interpretation::Target,
        b'f' => Interpretation::TessFactor,
        b'h' => Interpretation::Shadow,
        b'c' => Interpretation::ClipCull,
        _ => Interpretation::NotAllowed,
    }
}

/// The least DXIL shader model that allows `kind` where [`interpretation`] does.
pub const fn min_shader_model(kind: SemanticKind, point: SigPoint) -> (u8, u8) {
    match (kind, point) {
        (SemanticKind::ViewID, SigPoint::MSIn) => (6, 5),
        (SemanticKind::ViewID | SemanticKind::Barycentrics, _) => (6, 1),
        (SemanticKind::ShadingRate, _) => (6, 4),
        (SemanticKind::StartVertexLocation | SemanticKind::StartInstanceLocation, _) => (6, 8),
        _ => (6, 0),
    }
}

impl SigPoint {
    /// The boundary of a stage's ordinary inputs or outputs; `None` where the stage has none.
    pub const fn of_stage(kind: Stage, output: bool) -> Option<SigPoint> {
        Some(match (kind, output) {
            (Stage::Vertex, false) => SigPoint::VSIn,
            (Stage::Vertex, true) => SigPoint::VSOut,
            (Stage::Hull, false) => SigPoint::HSCPIn,
            (Stage::Hull, true) => SigPoint::HSCPOut,
            (Stage::Domain, false) => SigPoint::DSCPIn,
            (Stage::Domain, true) => SigPoint::DSOut,
            (Stage::Geometry, false) => SigPoint::GSVIn,
            (Stage::Geometry, true) => SigPoint::GSOut,
            (Stage::Pixel, false) => SigPoint::PSIn,
            (Stage::Pixel, true) => SigPoint::PSOut,
            (Stage::Compute, false) => SigPoint::CSIn,
            (Stage::Mesh, false) => SigPoint::MSIn,
            (Stage::Mesh, true) => SigPoint::MSOut,
            (Stage::Amplification, false) => SigPoint::ASIn,
            _ => return None,
        })
    }

    /// How elements crossing the boundary get registers.
    pub const fn packing(self) -> PackingKind {
        match self {
            SigPoint::VSIn => PackingKind::InputAssembler,
            SigPoint::PCOut | SigPoint::DSIn => PackingKind::PatchConstant,
            SigPoint::PSOut => PackingKind::Target,
            SigPoint::PCIn
            | SigPoint::HSIn
            | SigPoint::GSIn
            | SigPoint::CSIn
            | SigPoint::MSIn
            | SigPoint::ASIn => PackingKind::None,
            _ => PackingKind::Vertex,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_in_any_case() {
        assert_eq!(SemanticKind::from_name("sv_position"), Some(SemanticKind::Position));
        assert_eq!(SemanticKind::from_name("POSITION"), Some(SemanticKind::Arbitrary));
        assert_eq!(SemanticKind::from_name("SV_Nonsense"), None);
        assert_eq!(SemanticKind::from_name("é"), Some(SemanticKind::Arbitrary));
    }

    #[test]
    fn table_rows_and_columns_line_up() {
        use Interpretation::*;
        assert_eq!(interpretation(SemanticKind::Position, SigPoint::VSOut), SystemValue);
        assert_eq!(interpretation(SemanticKind::Position, SigPoint::VSIn), Arbitrary);
        assert_eq!(interpretation(SemanticKind::Target, SigPoint::PSOut), Target);
        assert_eq!(interpretation(SemanticKind::IsFrontFace, SigPoint::PSIn), Generated);
        assert_eq!(interpretation(SemanticKind::DispatchThreadID, SigPoint::CSIn), NotInSignature);
        assert_eq!(interpretation(SemanticKind::StartInstanceLocation, SigPoint::VSIn), NotInSignature);
    }
}
