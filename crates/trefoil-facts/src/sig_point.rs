//! The boundaries of stages that semantics cross.

use crate::Stage;
use crate::numbered;

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

/// How elements crossing a boundary get registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PackingKind {
    /// Not at all.
    None,
    /// Each starts a register.
    InputAssembler,
    /// By the rules of vertices.
    Vertex,
    /// By the rules of patch constants.
    PatchConstant,
    /// The register is the target's index.
    Target,
}

/// The signatures that a stage may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignatureKind {
    /// Inputs; each vertex's or control point's where they come in several.
    Input,
    /// Outputs; each vertex's or control point's where they go out in several.
    Output,
    /// What a patch or a primitive has as a whole.
    PatchConstantOrPrimitive,
}

/// What is known of a boundary.
struct Row {
    point: SigPoint,
    stage: Stage,
    /// The signature that lies there; none where what crosses is in no signature of this boundary's own.
    signature: Option<SignatureKind>,
    packing: PackingKind,
}

/// In the order of the boundaries' numbers.
const ROWS: [Row; 20] = {
    use PackingKind as P;
    use SigPoint::*;
    const INPUT: Option<SignatureKind> = Some(SignatureKind::Input);
    const OUTPUT: Option<SignatureKind> = Some(SignatureKind::Output);
    const WHOLE: Option<SignatureKind> = Some(SignatureKind::PatchConstantOrPrimitive);
    const fn row(point: SigPoint, stage: Stage, signature: Option<SignatureKind>, packing: P) -> Row {
        Row { point, stage, signature, packing }
    }
    [
        row(VSIn, Stage::Vertex, INPUT, P::InputAssembler),
        row(VSOut, Stage::Vertex, OUTPUT, P::Vertex),
        row(PCIn, Stage::Hull, None, P::None),
        row(HSIn, Stage::Hull, None, P::None),
        row(HSCPIn, Stage::Hull, INPUT, P::Vertex),
        row(HSCPOut, Stage::Hull, OUTPUT, P::Vertex),
        row(PCOut, Stage::Hull, WHOLE, P::PatchConstant),
        row(DSIn, Stage::Domain, WHOLE, P::PatchConstant),
        row(DSCPIn, Stage::Domain, INPUT, P::Vertex),
        row(DSOut, Stage::Domain, OUTPUT, P::Vertex),
        row(GSVIn, Stage::Geometry, INPUT, P::Vertex),
        row(GSIn, Stage::Geometry, None, P::None),
        row(GSOut, Stage::Geometry, OUTPUT, P::Vertex),
        row(PSIn, Stage::Pixel, INPUT, P::Vertex),
        row(PSOut, Stage::Pixel, OUTPUT, P::Target),
        row(CSIn, Stage::Compute, None, P::None),
        row(MSIn, Stage::Mesh, None, P::None),
        row(MSOut, Stage::Mesh, OUTPUT, P::Vertex),
        row(MSPOut, Stage::Mesh, WHOLE, P::Vertex),
        row(ASIn, Stage::Amplification, None, P::None),
    ]
};

const _: () = {
    let mut i = 0;
    while i < ROWS.len() {
        assert!(ROWS[i].point as usize == i);
        i += 1;
    }
};

impl SigPoint {
    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The boundary where a stage has a signature; `None` where it has none of the kind.
    pub const fn of_signature(stage: Stage, kind: SignatureKind) -> Option<SigPoint> {
        let mut i = 0;
        while i < ROWS.len() {
            let row = &ROWS[i];
            if let Some(found) = row.signature
                && row.stage as u8 == stage as u8
                && found as u8 == kind as u8
            {
                return Some(row.point);
            }
            i += 1;
        }
        None
    }

    /// The boundary of a stage's ordinary inputs or outputs; `None` where the stage has none.
    pub const fn of_stage(stage: Stage, output: bool) -> Option<SigPoint> {
        match (stage, output) {
            (Stage::Compute | Stage::Node, false) => Some(SigPoint::CSIn),
            (Stage::Mesh, false) => Some(SigPoint::MSIn),
            (Stage::Amplification, false) => Some(SigPoint::ASIn),
            (_, false) => Self::of_signature(stage, SignatureKind::Input),
            (_, true) => Self::of_signature(stage, SignatureKind::Output),
        }
    }

    /// The stage whose boundary it is.
    pub const fn stage(self) -> Stage {
        self.row().stage
    }

    /// The signature that lies there; `None` where what crosses is in no signature of this boundary's own.
    pub const fn signature(self) -> Option<SignatureKind> {
        self.row().signature
    }

    /// How elements crossing the boundary get registers.
    pub const fn packing(self) -> PackingKind {
        self.row().packing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stage_has_the_signatures_of_its_boundaries() {
        use SignatureKind::*;
        let of = SigPoint::of_signature;
        assert_eq!(of(Stage::Domain, PatchConstantOrPrimitive), Some(SigPoint::DSIn));
        assert_eq!(of(Stage::Geometry, Input), Some(SigPoint::GSVIn));
        assert_eq!(of(Stage::Compute, Input), None);
        assert_eq!(SigPoint::of_stage(Stage::Compute, false), Some(SigPoint::CSIn));
        assert_eq!(SigPoint::of_stage(Stage::Compute, true), None);
    }
}
