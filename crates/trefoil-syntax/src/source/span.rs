//! Positions and spans: four and eight bytes.

/// A place in the compile's position space: in a file below [`Pos::EXPANSIONS`], in a macro expansion from there on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Pos(pub u32);

impl Pos {
    /// The first position that belongs to a macro expansion.
    pub const EXPANSIONS: u32 = 0x8000_0000;
    /// No position is as far as this.
    pub const END: u32 = 0xc000_0000;
    /// No place at all: what the command line or the compiler itself made.
    pub const NONE: Pos = Pos(0);

    /// Whether the position lies in a macro expansion.
    pub fn is_expansion(self) -> bool {
        self.0 >= Self::EXPANSIONS
    }

    /// The position `bytes` further on.
    #[must_use]
    pub fn offset(self, bytes: u32) -> Pos {
        Pos(self.0.wrapping_add(bytes))
    }

    /// The position one byte before.
    #[must_use]
    pub fn before(self) -> Pos {
        Pos(self.0.saturating_sub(1))
    }
}

/// A range of source text, from `lo` to just before `hi`. Both ends may lie in different macro expansions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Span {
    /// The first byte.
    pub lo: Pos,
    /// Just after the last byte.
    pub hi: Pos,
}

const _: () = assert!(size_of::<Span>() == 8);

impl Span {
    /// No place at all.
    pub const NONE: Span = Span { lo: Pos::NONE, hi: Pos::NONE };

    /// The span from `lo` to `hi`.
    pub fn new(lo: Pos, hi: Pos) -> Span {
        Span { lo, hi }
    }

    /// The empty span at `pos`.
    pub fn at(pos: Pos) -> Span {
        Span { lo: pos, hi: pos }
    }

    /// From the start of `self` to the end of `other`.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span { lo: self.lo, hi: other.hi }
    }

    /// Whether this names no place.
    pub fn is_none(self) -> bool {
        self.lo == Pos::NONE
    }
}
