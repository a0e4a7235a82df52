//! The built-in functions and methods of HLSL, generated from `spec/HLSL.td`, and the lookup of a name.

mod flat;
#[rustfmt::skip]
mod generated;
mod lowering;
#[rustfmt::skip]
mod names;
mod table;

pub use flat::{Entry, Group};
pub use lowering::Lowering;
pub use names::{Base, BuiltinOp, Custom, Namespace};
pub use table::{BuiltinAttrs, Dim, Io, Overload, Param, Relation, Shape, TypeSlot};

use flat::TABLES;
use generated::{LOWERINGS, OP_NAMES, PARAM_NAMES, PARAMS};
use trefoil_facts::prefix;

/// Every namespace, in the order of [`Namespace`].
pub fn groups() -> &'static [Group] {
    &TABLES.groups
}

/// The built-in of that name in a namespace, with its overloads.
pub fn lookup(namespace: Namespace, name: &str) -> Option<&'static Entry> {
    let group = &TABLES.groups[namespace as usize];
    let (prefixes, prefix) = (group.prefixes(), prefix(name));
    // Few names begin like others.
    let first = prefixes.partition_point(|&other| other < prefix);
    let alike = prefixes[first..].iter().take_while(|&&other| other == prefix);
    alike.zip(&group.entries()[first..]).map(|(_, entry)| entry).find(|entry| entry.op.name() == name)
}

impl BuiltinOp {
    /// The name that sources call it by.
    pub fn name(self) -> &'static str {
        OP_NAMES.get(self as usize)
    }

    /// How a call is lowered.
    pub fn lowering(self) -> Lowering {
        LOWERINGS[self as usize]
    }
}

impl Param {
    /// Its name.
    pub fn name(&self) -> &'static str {
        PARAM_NAMES.get(usize::from(self.name))
    }
}

impl Overload {
    /// The parameters.
    pub fn params(&self) -> &'static [Param] {
        self.params.of(&PARAMS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trefoil_ir::Intrinsic;

    #[test]
    fn finds_every_name_in_its_namespace() {
        for (i, group) in groups().iter().enumerate() {
            assert_eq!(group.namespace as usize, i);
            for entry in group.entries() {
                assert_eq!(lookup(group.namespace, entry.op.name()), Some(entry));
                assert!(!entry.overloads().is_empty());
            }
        }
        assert_eq!(lookup(Namespace::Global, "nothing"), None);
    }

    #[test]
    fn a_row_says_how_a_call_is_lowered() {
        assert_eq!(BuiltinOp::Sin.lowering(), Lowering::LaneWise(Intrinsic::Sin));
        assert_eq!(BuiltinOp::TextureSampleCmpGrad.lowering(), Lowering::Sample(Intrinsic::SampleCmpGrad, 3));
        assert_eq!(BuiltinOp::ByteAddressInterlockedMax64.lowering(), BuiltinOp::InterlockedMax.lowering());
        assert_eq!(BuiltinOp::Transpose.lowering(), Lowering::Custom(Custom::Transpose));
        assert_eq!(BuiltinOp::BuiltinLinAlgConvert.lowering(), Lowering::Unsupported);
    }

    #[test]
    fn signatures_keep_their_relations() {
        let clamp = lookup(Namespace::Global, "clamp").unwrap();
        assert_eq!(clamp.op, BuiltinOp::Clamp);
        let [overload] = clamp.overloads() else { panic!("one overload") };
        assert_eq!(overload.params()[1].ty.shape_from, Relation::Same(1));
        assert_eq!(overload.params()[1].name(), "min");
        assert_eq!(clamp.stages_at(0), u16::MAX);
        let ddx = lookup(Namespace::Global, "ddx").unwrap();
        // Pixels from the start, compute from 6.6 on.
        assert_eq!((ddx.stages_at(5) & 0x21, ddx.stages_at(6) & 0x21), (0x01, 0x21));
        assert_eq!(lookup(Namespace::Global, "IsHelperLane").unwrap().stages_at(5), 0);
        let sample = lookup(Namespace::Texture2D, "Sample").unwrap();
        assert_eq!(sample.op, BuiltinOp::TextureSample);
        assert_eq!(sample.overloads()[0].result.shape_from, Relation::Object);
    }
}
