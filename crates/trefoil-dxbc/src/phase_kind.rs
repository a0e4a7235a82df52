//! The kinds of phases, and what each is written with.

use crate::op::Op;
use crate::program::File;
use crate::signature::Boundary;

/// Which part of a shader a function is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PhaseKind {
    /// All of a shader that has no phases.
    Whole,
    /// All of a domain shader, whose inputs are control points.
    Domain,
    /// The part of a hull shader that makes a control point.
    ControlPoint,
    /// The part of a hull shader that makes what a patch has as a whole.
    Fork,
}

impl PhaseKind {
    /// The marker that begins the phase; `None` where code begins without one.
    pub(crate) fn marker(self) -> Option<Op> {
        match self {
            PhaseKind::Whole | PhaseKind::Domain => None,
            PhaseKind::ControlPoint => Some(Op::HsControlPointPhase),
            PhaseKind::Fork => Some(Op::HsForkPhase),
        }
    }

    /// The registers from which the phase reads what lies at a boundary.
    pub(crate) fn input_file(self, boundary: Boundary) -> File {
        match (boundary, self) {
            (Boundary::Input, PhaseKind::Whole | PhaseKind::ControlPoint) => File::Input,
            (Boundary::Input, PhaseKind::Fork | PhaseKind::Domain) => File::InputControlPoint,
            (Boundary::Output, _) => File::OutputControlPoint,
            (Boundary::Patch, _) => File::PatchConstant,
        }
    }
}
