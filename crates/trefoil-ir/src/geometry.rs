//! Properties of geometry shaders.

/// An input primitive; the numbers are DXIL's `InputPrimitive`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum InputPrimitive {
    #[default]
    Undefined = 0,
    Point = 1,
    Line = 2,
    Triangle = 3,
    LineAdjacency = 6,
    TriangleAdjacency = 7,
}

impl InputPrimitive {
    /// Every primitive.
    pub const ALL: [Self; 6] = [
        Self::Undefined,
        Self::Point,
        Self::Line,
        Self::Triangle,
        Self::LineAdjacency,
        Self::TriangleAdjacency,
    ];

    /// The number of its vertices.
    pub fn vertices(self) -> u32 {
        match self {
            Self::Undefined => 0,
            Self::Point => 1,
            Self::Line => 2,
            Self::Triangle => 3,
            Self::LineAdjacency => 4,
            Self::TriangleAdjacency => 6,
        }
    }

    /// The primitive with this number.
    pub fn from_u32(number: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|p| *p as u32 == number)
    }
}

/// An output topology; the numbers are DXIL's `PrimitiveTopology`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum OutputTopology {
    #[default]
    Undefined = 0,
    Points = 1,
    LineStrip = 3,
    TriangleStrip = 5,
}

impl OutputTopology {
    /// The topology with this number.
    pub fn from_u32(number: u32) -> Option<Self> {
        use OutputTopology::*;
        [Undefined, Points, LineStrip, TriangleStrip].into_iter().find(|t| *t as u32 == number)
    }
}

/// The properties of a geometry shader besides its signatures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Geometry {
    /// The input primitive.
    pub primitive: InputPrimitive,
    /// `[maxvertexcount(n)]`
    pub max_vertices: u32,
    /// `[instance(n)]`; 1 by default.
    pub instances: u32,
    /// The output topology.
    pub topology: OutputTopology,
    /// A bit for each stream that is used.
    pub streams: u32,
}

impl Geometry {
    /// The structure as numbers, in the order of its fields.
    pub fn numbers(&self) -> [u32; 5] {
        [self.primitive as u32, self.max_vertices, self.instances, self.topology as u32, self.streams]
    }

    /// The inverse of [`numbers`](Self::numbers).
    pub fn from_numbers(numbers: &[u32]) -> Option<Self> {
        let &[primitive, max_vertices, instances, topology, streams] = numbers else { return None };
        Some(Self {
            primitive: InputPrimitive::from_u32(primitive)?,
            max_vertices,
            instances,
            topology: OutputTopology::from_u32(topology)?,
            streams,
        })
    }
}

/// The maximal number of streams.
pub const MAX_STREAMS: usize = 4;
