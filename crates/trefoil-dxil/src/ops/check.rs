//! May this operation stand here? The answer, and where it is no, what the version allows.

use super::{Attributes, DxilOp, DxilVersion, OverloadSet, OverloadType, Stage, StageMask};
use std::fmt;

/// Why an operation may not stand where it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpError {
    /// The opcode is reserved.
    Reserved {
        /// The operation.
        op: DxilOp,
    },
    /// The version is older than the operation.
    TooOld {
        /// The operation.
        op: DxilOp,
        /// The version asked for.
        version: DxilVersion,
        /// The stage asked for.
        stage: Stage,
    },
    /// The version no longer has the operation.
    Removed {
        /// The operation.
        op: DxilOp,
        /// The version asked for.
        version: DxilVersion,
        /// The version that removed it.
        since: DxilVersion,
        /// The stage asked for.
        stage: Stage,
    },
    /// The stage does not have the operation in this version.
    Stage {
        /// The operation.
        op: DxilOp,
        /// The version asked for.
        version: DxilVersion,
        /// The stage asked for.
        stage: Stage,
        /// The stages that have it.
        allowed: StageMask,
    },
    /// The overload is not among those of the version.
    Overload {
        /// The operation.
        op: DxilOp,
        /// The version asked for.
        version: DxilVersion,
        /// The overload asked for, as a function's name spells it.
        overload: String,
        /// The overloads of the version.
        allowed: &'static [OverloadSet],
    },
}

impl fmt::Display for OpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpError::Reserved { op } => {
                write!(f, "opcode {} ({}) is reserved", op.opcode(), op.name())
            }
            OpError::TooOld { op, version, .. } => {
                write!(f, "{} needs DXIL {}, the target is {version}", op.name(), op.info().since)
            }
            OpError::Removed { op, version, since, .. } => {
                write!(f, "{} is removed since DXIL {since}, the target is {version}", op.name())
            }
            OpError::Stage { op, version, stage, allowed } => {
                write!(
                    f,
                    "{} is not available in {} shaders in DXIL {version}; it is in ",
                    op.name(),
                    stage.name()
                )?;
                for (i, stage) in allowed.iter().enumerate() {
                    write!(f, "{}{}", if i == 0 { "" } else { ", " }, stage.name())?;
                }
                Ok(())
            }
            OpError::Overload { op, version, overload, allowed } => {
                let asked = if overload.is_empty() { "no overload" } else { overload };
                write!(f, "{} does not take {asked} in DXIL {version}; it takes ", op.name())?;
                if allowed.is_empty() {
                    return f.write_str("no overload");
                }
                for (i, set) in allowed.iter().enumerate() {
                    write!(f, "{}{set}", if i == 0 { "" } else { "; then " })?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for OpError {}

impl OpError {
    /// The same as DXC says it, under a profile of that stage.
    pub fn in_dxcs_words(&self, profile: Stage) -> String {
        /// The version since which derivatives are in stages that have no quads of their own, and atomic operations have 64 bits.
        const SINCE: DxilVersion = DxilVersion::new(6);
        let in_6_6 = |what: &str| format!("opcode '{what}' should only be used in 'Shader Model 6.6+'.");
        match self {
            OpError::Stage { op, stage, version, .. }
                if *version < SINCE && op.stages(SINCE).contains(*stage) =>
            {
                in_6_6("Derivatives in CS/MS/AS")
            }
            OpError::Overload {
                op: DxilOp::AtomicBinOp | DxilOp::AtomicCompareExchange,
                version,
                overload,
                ..
            } if *version < SINCE && overload == "i64" => in_6_6("64-bit atomic operations"),
            OpError::Overload { .. } => "DXIL intrinsic overload must be valid.".to_owned(),
            OpError::Reserved { .. } => self.to_string(),
            OpError::TooOld { op, version, stage }
            | OpError::Removed { op, version, stage, .. }
            | OpError::Stage { op, version, stage, .. } => {
                let minor = version.minor();
                let model = match (profile, stage) {
                    (Stage::Library, Stage::Library) => format!("lib_6_{minor}(lib)"),
                    (Stage::Library, stage) if stage.prefix() == "lib" => {
                        format!("lib_6_{minor}({})", stage.name())
                    }
                    (Stage::Library, stage) => format!("lib_6_{minor}({})", stage.prefix()),
                    _ => format!("{}_6_{minor}", profile.prefix()),
                };
                format!("Opcode {} not valid in shader model {model}.", op.name())
            }
        }
    }

    /// The same as LLVM's back end says it, of the operations that it has.
    pub fn in_llvms_words(&self) -> Option<String> {
        let (op, why) = match self {
            OpError::Reserved { .. } => return None,
            OpError::TooOld { op, version, .. } => {
                let what = if op.info().overloads().is_empty() { "stage" } else { "overloads" };
                (op, format!("No valid {what} for DXIL version {version}"))
            }
            OpError::Removed { op, .. } => (op, "Operation has been removed".to_owned()),
            OpError::Stage { op, .. } => (op, "Invalid stage".to_owned()),
            OpError::Overload { op, .. } => (op, "Invalid overload type".to_owned()),
        };
        Some(format!("Cannot create {} operation: {why}", llvms_name(op.name())))
    }
}

/// The operations that LLVM calls something else, in order.
const OTHER_NAMES: [(&str, &str); 22] = [
    ("Acos", "ACos"),
    ("Asin", "ASin"),
    ("Atan", "ATan"),
    ("Bfrev", "Rbits"),
    ("BufferUpdateCounter", "UpdateCounter"),
    ("Countbits", "CountBits"),
    ("Exp", "Exp2"),
    ("FAbs", "Abs"),
    ("Frc", "Frac"),
    ("Hcos", "HCos"),
    ("Hsin", "HSin"),
    ("Htan", "HTan"),
    ("IMax", "SMax"),
    ("IMin", "SMin"),
    ("Log", "Log2"),
    ("Round_ne", "Round"),
    ("Round_ni", "Floor"),
    ("Round_pi", "Ceil"),
    ("Round_z", "Trunc"),
    ("Rsqrt", "RSqrt"),
    ("WaveAllTrue", "WaveActiveAllTrue"),
    ("WaveAnyTrue", "WaveActiveAnyTrue"),
];

/// What LLVM calls an operation.
fn llvms_name(name: &str) -> &str {
    let other = OTHER_NAMES.binary_search_by(|row| row.0.cmp(name));
    other.map_or(name, |at| OTHER_NAMES[at].1)
}

impl DxilOp {
    /// Whether the operation may stand in a shader of that stage and version with these overloads (none where the
    /// function's name ends with no type).
    pub fn check(
        self,
        overloads: &[OverloadType<'_>],
        stage: Stage,
        version: DxilVersion,
    ) -> Result<(), OpError> {
        self.check_stage(stage, version)?;
        self.check_overloads(overloads, version)
    }

    /// As [`check`](Self::check), for code whose stage is not known: some stage must have the operation.
    pub fn check_anywhere(self, overloads: &[OverloadType<'_>], version: DxilVersion) -> Result<(), OpError> {
        let entry = self.info().stages().iter().rev().find(|entry| entry.since <= version);
        let stage = Stage::ALL.into_iter().find(|&stage| entry.is_some_and(|e| e.value.contains(stage)));
        self.check(overloads, stage.unwrap_or(Stage::Library), version)
    }

    fn check_overloads(self, overloads: &[OverloadType<'_>], version: DxilVersion) -> Result<(), OpError> {
        let allowed = self.overloads(version);
        let fits = allowed.len() == overloads.len()
            && allowed.iter().zip(overloads).all(|(set, &overload)| set.accepts(overload));
        if fits {
            return Ok(());
        }
        let spelled: Vec<String> = overloads.iter().map(ToString::to_string).collect();
        Err(OpError::Overload { op: self, version, overload: spelled.join("."), allowed })
    }

    /// Whether a shader of that stage and version has the operation at all.
    pub fn check_stage(self, stage: Stage, version: DxilVersion) -> Result<(), OpError> {
        if self.newest_attributes().contains(Attributes::RESERVED) {
            return Err(OpError::Reserved { op: self });
        }
        let entry = self.info().stages().iter().rev().find(|entry| entry.since <= version);
        let Some(entry) = entry else {
            return Err(OpError::TooOld { op: self, version, stage });
        };
        if entry.value.is_empty() {
            return Err(OpError::Removed { op: self, version, since: entry.since, stage });
        }
        if !entry.value.contains(stage) {
            return Err(OpError::Stage { op: self, version, stage, allowed: entry.value });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::OverloadKind;

    #[test]
    fn llvm_calls_operations_by_its_names() {
        assert!(OTHER_NAMES.is_sorted());
        assert!(OTHER_NAMES.iter().all(|(ours, _)| DxilOp::by_name(ours).is_some()));
        let refused = DxilOp::Acos.check(
            &[OverloadType::Scalar(OverloadKind::Double)],
            Stage::Compute,
            DxilVersion::new(3),
        );
        let words = refused.unwrap_err().in_llvms_words();
        assert_eq!(words.as_deref(), Some("Cannot create ACos operation: Invalid overload type"));
    }

    fn message(op: DxilOp, overload: Option<OverloadKind>, stage: Stage, minor: u8) -> String {
        let overloads: Vec<_> = overload.map(OverloadType::Scalar).into_iter().collect();
        match op.check(&overloads, stage, DxilVersion::new(minor)) {
            Ok(()) => String::new(),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn says_what_the_version_allows() {
        let half = Some(OverloadKind::Half);
        let double = Some(OverloadKind::Double);
        assert_eq!(message(DxilOp::Sin, half, Stage::Pixel, 0), "");
        assert_eq!(
            message(DxilOp::Sin, double, Stage::Pixel, 0),
            "Sin does not take f64 in DXIL 1.0; it takes f16, f32"
        );
        assert_eq!(
            message(DxilOp::DerivCoarseX, half, Stage::Compute, 5),
            "DerivCoarseX is not available in compute shaders in DXIL 1.5; it is in pixel, library"
        );
        assert_eq!(
            message(DxilOp::CreateHandle, None, Stage::Pixel, 6),
            "CreateHandle is removed since DXIL 1.6, the target is 1.6"
        );
        assert_eq!(
            message(DxilOp::AnnotateHandle, None, Stage::Pixel, 5),
            "AnnotateHandle needs DXIL 1.6, the target is 1.5"
        );
        assert_eq!(message(DxilOp::Reserved0, None, Stage::Pixel, 9), "opcode 226 (Reserved0) is reserved");
    }
}
