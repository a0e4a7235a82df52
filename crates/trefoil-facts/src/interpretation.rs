//! The interpretation of each semantic at each boundary of a stage, and the first shader model with it.

use crate::semantic::DXIL_COUNT;
use crate::{Semantic, ShaderModel, SigPoint};

/// How a semantic is interpreted at a boundary (DXC's `SemanticInterpretationKind`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interpretation {
    /// Not allowed.
    NotAllowed,
    /// A system value that stages pass on.
    SystemValue,
    /// A value that the system generates.
    Generated,
    /// Treated as a user's semantic.
    Arbitrary,
    /// Not part of the signature: an operation reads it.
    NotInSignature,
    /// Part of the signature without a register.
    NotPacked,
    /// A render target, whose register is its index.
    Target,
    /// A tessellation factor.
    TessFactor,
    /// Read by an operation, with an element in the signature as well.
    Shadow,
    /// Clip or cull distances, which share two registers.
    ClipCull,
}

/// An interpretation and the first shader model with it.
type Cell = (Interpretation, ShaderModel);

const fn since(interpretation: Interpretation, major: u8, minor: u8) -> Cell {
    (interpretation, ShaderModel::new(major, minor))
}

const fn always(interpretation: Interpretation) -> Cell {
    since(interpretation, 4, 0)
}

use Interpretation as I;

const __: Cell = always(I::NotAllowed);
const AR: Cell = always(I::Arbitrary);
const SV: Cell = always(I::SystemValue);
const S64: Cell = since(I::SystemValue, 6, 4);
const GE: Cell = always(I::Generated);
const NS: Cell = always(I::NotInSignature);
const N50: Cell = since(I::NotInSignature, 5, 0);
const N61: Cell = since(I::NotInSignature, 6, 1);
const N68: Cell = since(I::NotInSignature, 6, 8);
const NP: Cell = always(I::NotPacked);
const P41: Cell = since(I::NotPacked, 4, 1);
const P50: Cell = since(I::NotPacked, 5, 0);
const P61: Cell = since(I::NotPacked, 6, 1);
const TG: Cell = always(I::Target);
const TF: Cell = always(I::TessFactor);
const SH: Cell = always(I::Shadow);
const H41: Cell = since(I::Shadow, 4, 1);
const CC: Cell = always(I::ClipCull);

/// A row for each semantic, a column for each boundary, both in the order of their numbers.
#[rustfmt::skip]
const TABLE: [[Cell; 20]; DXIL_COUNT] = [
    //                        VSI  VSO  PCI  HSI  CPI  CPO  PCO  DSI  CPI  DSO  GSV  GSI  GSO  PSI  PSO  CSI  MSI  MSO  MSP  ASI
    /* Arbitrary              */[ AR,  AR,  __,  __,  AR,  AR,  AR,  AR,  AR,  AR,  AR,  __,  AR,  AR,  __,  __,  __,  AR,  AR,  __],
    /* VertexId               */[ SV,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __],
    /* InstanceId             */[ SV,  AR,  __,  __,  AR,  AR,  __,  __,  AR,  AR,  AR,  __,  AR,  AR,  __,  __,  __,  __,  __,  __],
    /* Position               */[ AR,  SV,  __,  __,  SV,  SV,  AR,  AR,  SV,  SV,  SV,  __,  SV,  SV,  __,  __,  __,  SV,  __,  __],
    /* RenderTargetArrayIndex */[ AR,  SV,  __,  __,  SV,  SV,  AR,  AR,  SV,  SV,  SV,  __,  SV,  SV,  __,  __,  __,  __,  SV,  __],
    /* ViewportArrayIndex     */[ AR,  SV,  __,  __,  SV,  SV,  AR,  AR,  SV,  SV,  SV,  __,  SV,  SV,  __,  __,  __,  __,  SV,  __],
    /* ClipDistance           */[ AR,  CC,  __,  __,  CC,  CC,  AR,  AR,  CC,  CC,  CC,  __,  CC,  CC,  __,  __,  __,  CC,  __,  __],
    /* CullDistance           */[ AR,  CC,  __,  __,  CC,  CC,  AR,  AR,  CC,  CC,  CC,  __,  CC,  CC,  __,  __,  __,  CC,  __,  __],
    /* OutputControlPointId   */[ __,  __,  __,  NS,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __],
    /* DomainLocation         */[ __,  __,  __,  __,  __,  __,  __,  NS,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __],
    /* PrimitiveId            */[ __,  __,  NS,  NS,  __,  __,  __,  NS,  __,  __,  __,  SH,  GE,  GE,  __,  __,  __,  __,  SV,  __],
    /* GsInstanceId           */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  NS,  __,  __,  __,  __,  __,  __,  __,  __],
    /* SampleIndex            */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __, H41,  __,  __,  __,  __,  __,  __],
    /* IsFrontFace            */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  GE,  GE,  __,  __,  __,  __,  __,  __],
    /* Coverage               */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __, N50, P41,  __,  __,  __,  __,  __],
    /* InnerCoverage          */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __, N50,  __,  __,  __,  __,  __,  __],
    /* Target                 */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  TG,  __,  __,  __,  __,  __],
    /* Depth                  */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  NP,  __,  __,  __,  __,  __],
    /* DepthLessEqual         */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __, P50,  __,  __,  __,  __,  __],
    /* DepthGreaterEqual      */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __, P50,  __,  __,  __,  __,  __],
    /* StencilRef             */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __, P50,  __,  __,  __,  __,  __],
    /* DispatchThreadId       */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  NS,  NS,  __,  __,  NS],
    /* GroupId                */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  NS,  NS,  __,  __,  NS],
    /* GroupIndex             */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  NS,  NS,  __,  __,  NS],
    /* GroupThreadId          */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  NS,  NS,  __,  __,  NS],
    /* TessFactor             */[ __,  __,  __,  __,  __,  __,  TF,  TF,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __],
    /* InsideTessFactor       */[ __,  __,  __,  __,  __,  __,  TF,  TF,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __],
    /* ViewId                 */[N61,  __, N61, N61,  __,  __,  __, N61,  __,  __,  __, N61,  __, N61,  __,  __,  NS,  __,  __,  __],
    /* Barycentrics           */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __, P61,  __,  __,  __,  __,  __,  __],
    /* ShadingRate            */[ __, S64,  __,  __, S64, S64,  __,  __, S64, S64, S64,  __, S64, S64,  __,  __,  __,  __,  SV,  __],
    /* CullPrimitive          */[ __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  NS,  __,  __,  __,  __,  NP,  __],
    /* StartVertexLocation    */[N68,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __],
    /* StartInstanceLocation  */[N68,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __,  __],
];

impl Semantic {
    const fn cell(self, point: SigPoint) -> Cell {
        let number = self as usize;
        if number < DXIL_COUNT { TABLE[number][point as usize] } else { __ }
    }

    /// The interpretation at `point` in the newest shader model; Vulkan's own semantics are allowed nowhere.
    pub const fn interpretation(self, point: SigPoint) -> Interpretation {
        self.cell(point).0
    }

    /// The first shader model with that [`interpretation`](Self::interpretation).
    pub const fn since(self, point: SigPoint) -> ShaderModel {
        self.cell(point).1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interpretations_differ_by_boundary() {
        let position = |point| Semantic::Position.interpretation(point);
        assert_eq!(position(SigPoint::VSOut), I::SystemValue);
        assert_eq!(position(SigPoint::VSIn), I::Arbitrary);
        assert_eq!(position(SigPoint::CSIn), I::NotAllowed);
        assert_eq!(Semantic::PointSize.interpretation(SigPoint::VSOut), I::NotAllowed);
        assert_eq!(Semantic::ShadingRate.since(SigPoint::VSOut), ShaderModel::new(6, 4));
    }
}
