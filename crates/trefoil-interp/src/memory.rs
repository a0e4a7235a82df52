//! What is known of each byte of memory beside its value.

/// The byte is undefined.
pub const UNDEF: u8 = 1;
/// Its value went through arithmetic that may round otherwise.
pub const ROUGH: u8 = 2;
/// It was written as part of a real number.
pub const REAL: u8 = 4;
/// It holds nothing yet: what the world has there has not been asked for.
pub const ABSENT: u8 = 8;
/// The program has written it.
pub const WRITTEN: u8 = 16;

/// It is off by more than rounding where [`ROUGH`] values are a little off: they were compared, cut or looked up by.
pub const JUMP: u8 = 32;
/// The flags that go with a value wherever it goes.
pub(crate) const CARRIED: u8 = UNDEF | ROUGH | JUMP;

/// What is known of a register's value, a bit for each lane.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Taint {
    /// It is undefined.
    pub(crate) undef: u64,
    /// It went through arithmetic that may round otherwise.
    pub(crate) rough: u64,
    /// It was chosen by such a value.
    pub(crate) jump: u64,
}

impl Taint {
    /// What holds of a value made of two.
    pub(crate) fn with(self, other: Taint) -> Taint {
        Taint {
            undef: self.undef | other.undef,
            rough: self.rough | other.rough,
            jump: self.jump | other.jump,
        }
    }

    /// Takes over what `other` says of some lanes.
    pub(crate) fn assign(&mut self, other: Taint, lanes: u64) {
        self.undef = self.undef & !lanes | other.undef & lanes;
        self.rough = self.rough & !lanes | other.rough & lanes;
        self.jump = self.jump & !lanes | other.jump & lanes;
    }

    /// The flags of one lane.
    pub(crate) fn flags(self, lane: u32) -> u8 {
        let flag = |mask: u64, flag: u8| if mask >> lane & 1 != 0 { flag } else { 0 };
        flag(self.undef, UNDEF) | flag(self.rough, ROUGH) | flag(self.jump, JUMP)
    }

    /// Notes the flags of one lane.
    pub(crate) fn note(&mut self, lane: u32, flags: u8) {
        self.assign(Taint::default(), 1 << lane);
        self.add(lane, flags);
    }

    /// Adds flags to those of one lane.
    pub(crate) fn add(&mut self, lane: u32, flags: u8) {
        let bit = |flag: u8| u64::from(flags & flag != 0) << lane;
        self.undef |= bit(UNDEF);
        self.rough |= bit(ROUGH);
        self.jump |= bit(JUMP);
    }
}
