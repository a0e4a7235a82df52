//! The operations of DXIL: what each is called, takes, returns, and where and since when it may stand.
//!
//! The rows are generated from `spec/DXIL.td`; everything that lowers, prints, reads or checks an operation asks here.

mod check;
#[rustfmt::skip]
mod generated;
pub mod listing;
mod types;

pub use check::OpError;
pub use generated::{DxilOp, OpClass};
pub use types::{
    Attributes, DxilVersion, OverloadKind, OverloadSet, OverloadType, Param, ParamType, Stage, StageMask,
    Versioned,
};

use generated::{
    ATTRIBUTE_NAMES, ATTRIBUTES, BY_NAME, CATEGORIES, CLASS_FUNCTIONS, CLASS_NAMES, CLASSES_BY_FUNCTION,
    CORE_COUNT, DOCS, ENUMERATIONS, INTRINSICS, NAMES, OPS, OVERLOADS, PARAM_NAMES, PARAMS, STAGES,
};
use std::fmt::Write;

/// The bit that an experimental opcode has set in a program.
const EXPERIMENTAL: u32 = 1 << 31;
/// The bit that stands for it in [`DxilOp`].
const EXPERIMENTAL_SHORT: u16 = 1 << 15;

impl Attributes {
    /// The names of the set's members, as the specification spells them.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        let bits = (0..u16::BITS).filter(move |bit| self.bits() >> bit & 1 != 0);
        bits.map(|bit| ATTRIBUTE_NAMES.get(bit as usize))
    }
}

/// Every fact of one operation.
#[derive(Debug)]
pub struct OpInfo {
    /// The operation.
    pub op: DxilOp,
    /// Its class, which names its function.
    pub class: OpClass,
    /// The first version that has it.
    pub since: DxilVersion,
    /// The first version that has it after the linker's translation.
    pub translated_since: DxilVersion,
    overloads: u8,
    stages: u8,
    attributes: u8,
    /// The result.
    pub result: ParamType,
    params: u8,
    category: u8,
}

impl OpInfo {
    /// The overloads by version: one set for each type that the name ends with, none where nothing is overloaded.
    pub fn overloads(&self) -> &'static [Versioned<&'static [OverloadSet]>] {
        OVERLOADS[usize::from(self.overloads)]
    }

    /// The stages by version.
    pub fn stages(&self) -> &'static [Versioned<StageMask>] {
        STAGES[usize::from(self.stages)]
    }

    /// The attributes by version.
    pub fn attributes(&self) -> &'static [Versioned<Attributes>] {
        ATTRIBUTES[usize::from(self.attributes)]
    }

    /// The operands after the opcode.
    pub fn params(&self) -> &'static [Param] {
        PARAMS[usize::from(self.params)]
    }

    /// The heading it stands under.
    pub fn category(&self) -> &'static str {
        CATEGORIES.get(usize::from(self.category))
    }
}

/// Every operation, by opcode, the experimental ones last.
pub fn all() -> &'static [OpInfo] {
    &OPS
}

impl DxilOp {
    /// The operation with that opcode.
    pub fn from_opcode(opcode: u32) -> Option<DxilOp> {
        let index = opcode & !EXPERIMENTAL;
        let (first, end) = if opcode & EXPERIMENTAL == 0 { (0, CORE_COUNT) } else { (CORE_COUNT, OPS.len()) };
        OPS[first..end].get(index as usize).map(|row| row.op)
    }

    /// The operation of that name, `LoadInput`.
    pub fn by_name(name: &str) -> Option<DxilOp> {
        BY_NAME.binary_search_by(|op| op.name().cmp(name)).ok().map(|i| BY_NAME[i])
    }

    /// Where its row lies.
    fn row(self) -> usize {
        let short = self as u16;
        if short & EXPERIMENTAL_SHORT == 0 {
            short.into()
        } else {
            CORE_COUNT + usize::from(short & !EXPERIMENTAL_SHORT)
        }
    }

    /// The operation's row.
    pub fn info(self) -> &'static OpInfo {
        &OPS[self.row()]
    }

    /// The number a program calls it by.
    pub fn opcode(self) -> u32 {
        let short = self as u16;
        if short & EXPERIMENTAL_SHORT == 0 {
            u32::from(short)
        } else {
            u32::from(short & !EXPERIMENTAL_SHORT) | EXPERIMENTAL
        }
    }

    /// The operation's name.
    pub fn name(self) -> &'static str {
        NAMES.get(self.row())
    }

    /// What it does.
    pub fn doc(self) -> &'static str {
        DOCS.get(self.row())
    }

    /// The LLVM intrinsics that come to it.
    pub fn intrinsics(self) -> impl Iterator<Item = &'static str> {
        INTRINSICS.get(self.row()).split_whitespace()
    }

    /// The class, which names the function.
    pub fn class(self) -> OpClass {
        self.info().class
    }

    /// The overload sets of a version, one for each type that the function's name ends with.
    pub fn overloads(self, version: DxilVersion) -> &'static [OverloadSet] {
        Versioned::at(self.info().overloads(), version).unwrap_or(&[])
    }

    /// The stages of a version; none below the first version and where the operation is removed.
    pub fn stages(self, version: DxilVersion) -> StageMask {
        Versioned::at(self.info().stages(), version).unwrap_or(StageMask::from_bits(0))
    }

    /// The attributes of a version.
    pub fn attributes(self, version: DxilVersion) -> Attributes {
        Versioned::at(self.info().attributes(), version).unwrap_or_default()
    }

    /// The attributes of the newest version, for passes that ask what the operation is.
    pub fn newest_attributes(self) -> Attributes {
        self.info().attributes().last().map(|entry| entry.value).unwrap_or_default()
    }

    /// Whether a version has had the operation and lost it.
    pub fn is_removed(self, version: DxilVersion) -> bool {
        Versioned::at(self.info().stages(), version).is_some_and(StageMask::is_empty)
    }

    /// Whether the function's name ends with a type.
    pub fn is_overloaded(self) -> bool {
        !self.info().overloads().is_empty()
    }

    /// Appends the function's name, `dx.op.<class>.<overload>`.
    pub fn write_function_name(self, overloads: &[OverloadType<'_>], out: &mut String) {
        out.push_str(self.class().function());
        for overload in overloads {
            out.push('.');
            match *overload {
                OverloadType::Scalar(kind) => out.push_str(kind.suffix()),
                OverloadType::Struct(name) => out.push_str(name),
                // Writing to a string cannot fail.
                OverloadType::Vector(..) => _ = write!(out, "{overload}"),
            }
        }
    }

    /// The function's name, `dx.op.<class>.<overload>`.
    pub fn function_name(self, overloads: &[OverloadType<'_>]) -> String {
        let mut name = String::with_capacity(64);
        self.write_function_name(overloads, &mut name);
        name
    }
}

impl Param {
    /// Its name in the specification.
    pub fn name(&self) -> &'static str {
        PARAM_NAMES.get(usize::from(self.name))
    }

    /// The enumeration that its values belong to, or the empty string.
    pub fn enumeration(&self) -> &'static str {
        ENUMERATIONS.get(usize::from(self.enumeration))
    }
}

impl OpClass {
    /// Its name.
    pub fn name(self) -> &'static str {
        CLASS_NAMES.get(self as usize)
    }

    /// The stem of its functions' names, `dx.op.<class>`.
    pub fn function(self) -> &'static str {
        CLASS_FUNCTIONS.get(self as usize)
    }

    /// The class of a function's name: the longest `dx.op.<class>` it starts with, and what follows the point after it.
    pub fn by_function(name: &str) -> Option<(OpClass, &str)> {
        let stem_end = name.strip_prefix("dx.op.")?.find('.').map_or(name.len(), |dot| dot + "dx.op.".len());
        let (stem, rest) = name.split_at(stem_end);
        let found = CLASSES_BY_FUNCTION.binary_search_by(|class| class.function().cmp(stem)).ok()?;
        Some((CLASSES_BY_FUNCTION[found], rest.strip_prefix('.').unwrap_or(rest)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const V0: DxilVersion = DxilVersion::new(0);

    #[test]
    fn an_operation_names_all_intrinsics_that_come_to_it() {
        let of = |op: DxilOp| op.intrinsics().collect::<Vec<_>>();
        assert_eq!(of(DxilOp::Sin), ["llvm.sin"]);
        assert_eq!(of(DxilOp::QuadVote), ["llvm.dx.quad.all", "llvm.dx.quad.any"]);
        assert_eq!(of(DxilOp::RayQueryRayFlags), ["llvm.dx.rayquery.state"]);
        assert!(of(DxilOp::WaveActiveOp).contains(&"llvm.dx.wave.reduce.usum"));
        assert!(of(DxilOp::CheckAccessFullyMapped).contains(&"llvm.dx.resource.load.typedbuffer"));
        // A variable comes to this one.
        assert!(of(DxilOp::GetMeshPayload).is_empty());
    }

    #[test]
    fn finds_each_operation_by_opcode_and_name() {
        for row in all() {
            assert_eq!(DxilOp::from_opcode(row.op.opcode()), Some(row.op));
            assert_eq!(DxilOp::by_name(row.op.name()), Some(row.op));
            assert!(std::ptr::eq(row.op.info(), row));
        }
        assert_eq!(DxilOp::from_opcode(5000), None);
        assert_eq!(DxilOp::from_opcode(u32::MAX), None);
        assert_eq!(DxilOp::by_name("loadInput"), None);
    }

    #[test]
    fn names_functions_and_reads_them_back() {
        assert_eq!(DxilOp::CreateHandle.function_name(&[]), "dx.op.createHandle");
        let float = OverloadType::Scalar(OverloadKind::Float);
        assert_eq!(DxilOp::CBufferLoadLegacy.function_name(&[float]), "dx.op.cbufferLoadLegacy.f32");
        assert_eq!(DxilOp::GSInstanceID.class().function(), "dx.op.gsInstanceID");
        let vector = OverloadType::Vector(OverloadKind::Float, 4);
        assert_eq!(DxilOp::FAbs.function_name(&[vector]), "dx.op.unary.v4f32");
        let payload = OverloadType::Struct("struct.Payload");
        assert_eq!(DxilOp::TraceRay.function_name(&[payload]), "dx.op.traceRay.struct.Payload");
        assert_eq!(OpClass::by_function("dx.op.unary.f32"), Some((OpClass::Unary, "f32")));
        assert_eq!(OpClass::by_function("dx.op.barrier"), Some((OpClass::Barrier, "")));
        assert_eq!(OpClass::by_function("dx.op.traceRay.struct.P"), Some((OpClass::TraceRay, "struct.P")));
        assert_eq!(OpClass::by_function("dx.op.nothing.f32"), None);
        assert_eq!(OpClass::by_function("llvm.sin"), None);
    }

    #[test]
    fn the_newest_entry_not_above_the_version_applies() {
        let half_float = DxilOp::RawBufferLoad.overloads(DxilVersion::new(2))[0];
        assert!(!half_float.scalar(OverloadKind::Double));
        assert!(DxilOp::RawBufferLoad.overloads(DxilVersion::new(8))[0].scalar(OverloadKind::Double));
        assert!(DxilOp::CreateHandle.is_removed(DxilVersion::new(6)));
        assert!(!DxilOp::CreateHandle.is_removed(DxilVersion::new(5)));
        assert!(!DxilOp::DerivCoarseX.stages(V0).contains(Stage::Compute));
        assert!(DxilOp::DerivCoarseX.stages(DxilVersion::new(6)).contains(Stage::Compute));
        assert!(DxilOp::Sin.attributes(V0).contains(Attributes::READ_NONE));
    }
}
