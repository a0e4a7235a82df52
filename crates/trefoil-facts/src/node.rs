//! Nodes of work graphs: how they are launched, and what flags say of their inputs and outputs.

/// How a node is launched; the numbers are DXIL's `NodeLaunchType`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[repr(u8)]
pub enum NodeLaunch {
    /// A grid of groups for each record.
    #[default]
    Broadcasting = 1,
    /// A group for several records.
    Coalescing = 2,
    /// A thread for each record.
    Thread = 3,
}

impl NodeLaunch {
    const ALL: [Self; 3] = [Self::Broadcasting, Self::Coalescing, Self::Thread];

    /// The name in `[NodeLaunch("…")]`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Broadcasting => "broadcasting",
            Self::Coalescing => "coalescing",
            Self::Thread => "thread",
        }
    }

    /// The launch of a [`name`](Self::name).
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|launch| launch.name() == name)
    }

    /// The launch of DXIL's number.
    pub fn from_number(number: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|launch| *launch as u32 == number)
    }
}

/// DXIL's `NodeIOFlags`: what an input, an output or a record of a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct NodeFlags(pub u32);

/// The objects of the language, each with its `NodeIOKind`.
const OBJECTS: [(&str, NodeFlags); 13] = {
    use NodeFlags as F;
    const OUTPUT: F = F::OUTPUT.with(F::READ_WRITE);
    const INPUT: F = F::INPUT.with(F::READ_WRITE);
    [
        ("DispatchNodeInputRecord", F::INPUT.with(F::DISPATCH)),
        ("RWDispatchNodeInputRecord", INPUT.with(F::DISPATCH)),
        ("GroupNodeInputRecords", F::INPUT.with(F::GROUP)),
        ("RWGroupNodeInputRecords", INPUT.with(F::GROUP)),
        ("ThreadNodeInputRecord", F::INPUT.with(F::THREAD)),
        ("RWThreadNodeInputRecord", INPUT.with(F::THREAD)),
        ("EmptyNodeInput", F::INPUT.with(F::EMPTY)),
        ("NodeOutput", OUTPUT),
        ("NodeOutputArray", OUTPUT.with(F::ARRAY)),
        ("EmptyNodeOutput", F::OUTPUT.with(F::EMPTY)),
        ("EmptyNodeOutputArray", F::OUTPUT.with(F::EMPTY).with(F::ARRAY)),
        ("ThreadNodeOutputRecords", OUTPUT.with(F::THREAD)),
        ("GroupNodeOutputRecords", OUTPUT.with(F::GROUP)),
    ]
};

impl NodeFlags {
    /// What the object of a name is.
    pub fn of_object(name: &str) -> Option<Self> {
        OBJECTS.into_iter().find(|object| object.0 == name).map(|object| object.1)
    }

    /// The name of the object that this is.
    pub fn object(self) -> &'static str {
        OBJECTS.into_iter().find(|object| object.1 == self).map_or("", |object| object.0)
    }

    /// Whether it stands for records: an input, or what an output gave.
    pub const fn is_records(self) -> bool {
        self.has(Self::INPUT) || self.0 & Self::DISPATCH.0 != 0
    }

    /// Whether it is an output that a node is declared with.
    pub const fn is_output_node(self) -> bool {
        !self.is_records()
    }

    /// Comes into the node.
    pub const INPUT: Self = Self(0x1);
    /// Goes out of it.
    pub const OUTPUT: Self = Self(0x2);
    /// Records may be written.
    pub const READ_WRITE: Self = Self(0x4);
    /// Records have nothing in them.
    pub const EMPTY: Self = Self(0x8);
    /// An array of nodes.
    pub const ARRAY: Self = Self(0x10);
    /// Records of a thread.
    pub const THREAD: Self = Self(0x20);
    /// Records of a group.
    pub const GROUP: Self = Self(0x40);
    /// Records of a grid of groups.
    pub const DISPATCH: Self = Self(0x60);
    /// The groups of a grid count who has finished with a record: `[NodeTrackRWInputSharing]`.
    pub const TRACKS_SHARING: Self = Self(0x100);
    /// `globallycoherent`
    pub const GLOBALLY_COHERENT: Self = Self(0x200);

    /// The flags of both.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The flags without those of another set.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether all flags of another set are there.
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_launch_is_found_by_its_name_and_number() {
        for launch in NodeLaunch::ALL {
            assert_eq!(NodeLaunch::from_name(launch.name()), Some(launch));
            assert_eq!(NodeLaunch::from_number(launch as u32), Some(launch));
        }
        assert_eq!((NodeLaunch::from_name("mesh"), NodeLaunch::from_number(4)), (None, None));
    }

    #[test]
    fn flags_are_sets() {
        let output = NodeFlags::OUTPUT.with(NodeFlags::READ_WRITE);
        assert_eq!(output, NodeFlags(6));
        assert!(NodeFlags::DISPATCH.has(NodeFlags::GROUP) && !NodeFlags::GROUP.has(NodeFlags::DISPATCH));
        assert_eq!(output.with(NodeFlags::ARRAY).without(NodeFlags::ARRAY), output);
    }
}
