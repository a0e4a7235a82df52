//! What goes from stage to stage: primitives and patches, what a stage is fed with, and how its inputs are linked.

use super::raster::Weights;
use crate::memory::ABSENT;
use crate::outcome::Cell;
use crate::program::{Element, Image};
use crate::rows::Rows;

/// Where a row of a signature is found among what the stage before has given: some rows share a location.
#[derive(Clone, Debug, Default)]
pub(crate) struct Link {
    /// For each row, the rows of a vertex.
    pub(crate) of_vertex: Vec<Vec<usize>>,
    /// For each row, the rows of the primitive or patch.
    pub(crate) of_whole: Vec<Vec<usize>>,
}

impl Link {
    /// Links a signature with those of the stage before: of its vertices, and of its primitives or patches.
    pub(crate) fn new(list: &[Element], vertices: &[Element], whole: &[Element]) -> Link {
        let rows: Vec<(&str, u32)> = keys(list).map(|(semantic, index, _)| (semantic, index)).collect();
        let found = |among: &[Element]| -> Vec<Vec<usize>> {
            let made: Vec<(&str, u32, u32)> = keys(among).collect();
            let of = |row: &(&str, u32)| {
                let is = |at: &usize| (made[*at].0, made[*at].1) == *row && made[*at].2 == 0;
                (0..made.len()).filter(is).collect()
            };
            rows.iter().map(of).collect()
        };
        Link { of_vertex: found(vertices), of_whole: found(whole) }
    }

    /// A component of a row, if the stage before has given it.
    pub(crate) fn cell(of: &[Vec<usize>], row: usize, col: usize, rows: &Rows) -> Option<Cell> {
        let cells = of.get(row)?.iter().filter_map(|&at| Some(rows.get(at)?[col & 3]));
        cells.into_iter().find(|cell| cell.flags & ABSENT == 0)
    }
}

/// The semantic, the index and the stream of each row.
pub(crate) fn keys(list: &[Element]) -> impl Iterator<Item = (&str, u32, u32)> {
    list.iter().flat_map(|e| e.indices.iter().map(move |&index| (e.semantic.as_str(), index, e.stream)))
}

/// A primitive or patch.
#[derive(Clone, Debug, Default)]
pub(crate) struct Primitive {
    pub(crate) corners: Vec<Rows>,
    /// What holds for all of it.
    pub(crate) whole: Rows,
    pub(crate) id: u32,
}

/// What a stage is fed with.
pub(crate) struct Feed {
    pub(crate) link: Link,
    /// Links of patch constants, which domain shaders read apart.
    pub(crate) constants: Link,
    pub(crate) primitive: Primitive,
    /// The points of a domain shader.
    pub(crate) points: Vec<[f64; 3]>,
    /// Of a triangle that pixels are shaded for.
    pub(crate) weights: Option<Weights>,
    /// The payload of a mesh shader.
    pub(crate) payload: Image,
}

impl Feed {
    pub(crate) fn new(link: Link) -> Feed {
        Feed {
            link,
            constants: Link::default(),
            primitive: Primitive::default(),
            points: Vec::new(),
            weights: None,
            payload: Image::default(),
        }
    }
}

/// A vertex that a geometry shader gives, and whether its strip ends with it.
pub(crate) type StripVertex = (Rows, bool);

/// A pixel that has been shaded.
pub(crate) struct Shaded {
    pub(crate) at: [u32; 2],
    pub(crate) rows: Rows,
    pub(crate) depth: f64,
}

/// What a group of a mesh shader gives.
#[derive(Default)]
pub(crate) struct Mesh {
    pub(crate) vertices: Vec<Rows>,
    /// The vertices and the outputs of each primitive.
    pub(crate) primitives: Vec<(Vec<u32>, Rows)>,
}
