//! Stages of a draw: each is fed with what the one before has given, and gives vertices, patches or pixels in its turn.

use super::frame::each;
use super::grid;
use super::machine::{Halt, Machine, Place, UNSTORED, Wave, lanes_of};
use super::scalar;
use super::signatures::{Asked, kind, slot};
use crate::draw::raster::{Quad, Weights};
use crate::memory::ABSENT;
use crate::outcome::{Cell, OutputKey, Signature};
use crate::program::{Element, Image, Scalar, Stage};
use crate::{Fault, Result};
use std::rc::Rc;

/// The outputs of an invocation: the four components of each row of the signature.
pub(crate) type Rows = Rc<Vec<[Cell; 4]>>;

/// Where a row of a signature is found among what the stage before has given: some rows share a location.
#[derive(Clone, Debug, Default)]
pub(crate) struct Link {
    /// For each row, the rows of a vertex.
    of_vertex: Vec<Vec<usize>>,
    /// For each row, the rows of the primitive or patch.
    of_whole: Vec<Vec<usize>>,
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
    fn cell(of: &[Vec<usize>], row: usize, col: usize, rows: &Rows) -> Option<Cell> {
        let cells = of.get(row)?.iter().filter_map(|&at| Some(rows.get(at)?[col & 3]));
        cells.into_iter().find(|cell| cell.flags & ABSENT == 0)
    }
}

/// The semantic, the index and the stream of each row.
fn keys(list: &[Element]) -> impl Iterator<Item = (&str, u32, u32)> {
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

impl Machine<'_> {
    /// A lane's rows out of the components of a signature.
    fn rows(cells: &[Cell], width: u32, lane: u32) -> Rows {
        let own: Vec<Cell> = cells.chunks_exact(width as usize).map(|row| row[lane as usize]).collect();
        Rc::new(own.as_chunks::<4>().0.to_vec())
    }

    fn whole_wave(&mut self, function: u32, width: u32, lanes: u64, place: Place) -> Result<Wave> {
        let mut wave = self.wave(function, width, lanes, place)?;
        while self.go(&mut wave)? == Halt::Barrier {}
        Ok(wave)
    }

    fn entry(&self) -> Result<u32> {
        self.program.entry.ok_or_else(|| Fault::damaged("a stage without an entry"))
    }

    /// The outputs of all vertices of all instances.
    pub(crate) fn feed_vertices(&mut self) -> Result<Vec<Rows>> {
        let entry = self.entry()?;
        let [vertices, instances] = self.world.vertices.unwrap_or_default();
        let count = vertices.saturating_mul(instances);
        let mut made = Vec::new();
        for first in (0..count).step_by(grid::WIDTH as usize) {
            let lanes = (count - first).min(grid::WIDTH);
            let place = Place { first, ..Place::default() };
            let wave = self.whole_wave(entry, grid::WIDTH, lanes_of(lanes), place)?;
            made.extend((0..lanes).map(|lane| Self::rows(&wave.outputs, wave.width, lane)));
        }
        Ok(made)
    }

    /// The control points and the constants of the patch that is fed.
    pub(crate) fn feed_patch(&mut self) -> Result<(Vec<Rows>, Rows)> {
        let entry = self.entry()?;
        let points = self.program.properties.output_points.clamp(1, 32);
        self.group.clone_from(&self.program.group_memory);
        self.control_points.clear();
        let width = points.next_power_of_two().max(4);
        let wave = self.whole_wave(entry, width, lanes_of(points), Place::default())?;
        each(wave.lanes, |lane| {
            let own = wave.outputs.chunks_exact(width as usize).map(|row| row[lane as usize]).collect();
            self.control_points.push(own);
        });
        let made = (0..points).map(|lane| Self::rows(&wave.outputs, width, lane)).collect();
        let constants = match self.program.properties.patch_function {
            Some(function) => {
                let place = Place { patch: true, ..Place::default() };
                let wave = self.whole_wave(function, 4, 1, place)?;
                Self::rows(&wave.patch, wave.width, 0)
            }
            // In SPIR-V the first invocation gives them beside its point.
            None => Self::rows(&wave.outputs, width, 0),
        };
        Ok((made, constants))
    }

    /// The vertices at the points of the domain that are fed.
    pub(crate) fn feed_domain(&mut self) -> Result<Vec<Rows>> {
        let entry = self.entry()?;
        let count = self.feed.as_ref().map_or(0, |feed| feed.points.len()) as u32;
        let mut made = Vec::new();
        for first in (0..count).step_by(grid::WIDTH as usize) {
            let lanes = (count - first).min(grid::WIDTH);
            let place = Place { first, ..Place::default() };
            let wave = self.whole_wave(entry, grid::WIDTH, lanes_of(lanes), place)?;
            made.extend((0..lanes).map(|lane| Self::rows(&wave.outputs, wave.width, lane)));
        }
        Ok(made)
    }

    /// What an instance of a geometry shader gives of the primitive that is fed, to the stream that is drawn.
    pub(crate) fn feed_geometry(&mut self, instance: u32) -> Result<Vec<StripVertex>> {
        let entry = self.entry()?;
        let wave = self.whole_wave(entry, 4, 1, Place { instance, ..Place::default() })?;
        let mut made: Vec<StripVertex> = Vec::new();
        for (stream, cells) in &wave.emitted[0] {
            match cells {
                _ if *stream != 0 => {}
                Some(cells) => made.push((Rc::new(cells.as_chunks::<4>().0.to_vec()), false)),
                None => made.iter_mut().rev().take(1).for_each(|last| last.1 = true),
            }
        }
        Ok(made)
    }

    /// The groups of mesh shaders that each group of an amplification shader starts, and their payload.
    pub(crate) fn feed_amplification(&mut self, groups: [u32; 3]) -> Result<Vec<([u32; 3], Image)>> {
        let mut made = Vec::new();
        self.each_group(groups, |machine| {
            let started = machine.started.take().unwrap_or_default();
            let words = machine.outcome.outputs.iter().filter(|(key, _)| key.semantic == "(payload)");
            let bytes = words.flat_map(|(_, cell)| (cell.bits as u32).to_le_bytes()).collect::<Vec<u8>>();
            let flags = vec![0; bytes.len()];
            made.push((started, Image { bytes, flags }));
            Ok(())
        })?;
        Ok(made)
    }

    /// What each group of a mesh shader gives.
    pub(crate) fn feed_meshes(&mut self, groups: [u32; 3]) -> Result<Vec<Mesh>> {
        let mut made = Vec::new();
        self.each_group(groups, |machine| {
            made.push(machine.mesh_of_group());
            Ok(())
        })?;
        Ok(made)
    }

    fn each_group(&mut self, groups: [u32; 3], mut after: impl FnMut(&mut Self) -> Result<()>) -> Result<()> {
        let entry = self.entry()?;
        let (count, width) = self.group_size()?;
        self.groups = groups;
        for z in 0..groups[2] {
            for y in 0..groups[1] {
                for x in 0..groups[0] {
                    self.one_group(entry, [x, y, z], count, width)?;
                    after(self)?;
                    self.outcome.outputs.clear();
                }
            }
        }
        Ok(())
    }

    /// What the group that has just ended gave.
    fn mesh_of_group(&mut self) -> Mesh {
        let Some([vertices, primitives]) = self.mesh_counts.take() else { return Mesh::default() };
        let outputs = &self.outcome.outputs;
        let mut of_vertices = vec![Vec::new(); vertices.min(256) as usize];
        let mut of_primitives = vec![Vec::new(); primitives.min(256) as usize];
        let mut indices = vec![Vec::new(); of_primitives.len()];
        for (key, cell) in outputs {
            let list = match (key.signature, key.semantic.as_str()) {
                (Signature::Patch, "(indices)") => {
                    if let Some(indices) = indices.get_mut(key.lane as usize) {
                        indices.push(cell.bits as u32);
                    }
                    continue;
                }
                (Signature::Patch, _) => &mut of_primitives,
                (Signature::Output, _) => &mut of_vertices,
            };
            if let Some(own) = list.get_mut(key.lane as usize) {
                own.push((key, *cell));
            }
        }
        let program = self.program;
        Mesh {
            vertices: of_vertices.iter().map(|own| by_row(&program.outputs, own)).collect(),
            primitives: indices
                .into_iter()
                .zip(&of_primitives)
                .map(|(indices, own)| (indices, by_row(&program.patch, own)))
                .collect(),
        }
    }

    /// Shades quads of pixels of the primitive that is fed.
    pub(crate) fn feed_pixels(&mut self, quads: &[Quad]) -> Result<Vec<Shaded>> {
        let entry = self.entry()?;
        let mut made = Vec::new();
        for quads in quads.chunks(grid::WIDTH as usize / 4) {
            let lanes = quads.len() as u32 * 4;
            let mut wave = self.wave(entry, grid::WIDTH, lanes_of(lanes), Place::default())?;
            wave.quads = quads.iter().map(|quad| quad.at).collect();
            let covered =
                (0u64..).zip(quads).fold(0, |set, (n, quad)| set | u64::from(quad.covered) << (4 * n));
            wave.helpers = lanes_of(lanes) & !covered;
            while self.go(&mut wave)? == Halt::Barrier {}
            each(covered & !wave.helpers, |lane| {
                let [x, y] = self.pixel(&wave, lane);
                let weights = self.feed.as_ref().and_then(|feed| feed.weights.as_ref());
                made.push(Shaded {
                    at: [x as u32, y as u32],
                    rows: Self::rows(&wave.outputs, wave.width, lane),
                    depth: weights.map_or(0.0, |weights| weights.depth([x + 0.5, y + 0.5])),
                });
            });
        }
        Ok(made)
    }

    /// An input's component, of what is fed.
    pub(super) fn fed_input(
        &self,
        wave: &Wave,
        element: &Element,
        row: u32,
        col: u32,
        at: Asked,
    ) -> Option<u64> {
        let feed = self.feed.as_ref()?;
        if self.program.stage == Stage::Vertex {
            return None;
        }
        let (at_row, col) = (slot(&self.program.inputs, element.id)? / 4 + row as usize, col as usize);
        if self.program.stage == Stage::Pixel {
            return Some(self.fed_pixel(feed, wave, (element, at_row), col, at));
        }
        let vertex = at.vertex.and_then(|vertex| feed.primitive.corners.get(vertex as usize));
        let of_vertex = vertex.and_then(|rows| Link::cell(&feed.link.of_vertex, at_row, col, rows));
        let cell = of_vertex.or_else(|| Link::cell(&feed.link.of_whole, at_row, col, &feed.primitive.whole));
        match cell {
            Some(cell) => Some(widened(cell)),
            None if element.kind == kind::PRIMITIVE_ID => Some(feed.primitive.id.into()),
            None => Some(0),
        }
    }

    /// A patch constant, of what is fed.
    pub(super) fn fed_constant(&self, element: &Element, row: u32, col: u32) -> Option<u64> {
        let feed = self.feed.as_ref()?;
        let row = slot(&self.program.patch, element.id)? / 4 + row as usize;
        let cell = Link::cell(&feed.constants.of_whole, row, col as usize, &feed.primitive.whole);
        Some(cell.map_or(0, widened))
    }

    fn fed_pixel(
        &self,
        feed: &Feed,
        wave: &Wave,
        (element, row): (&Element, usize),
        col: usize,
        at: Asked,
    ) -> u64 {
        let Some(weights) = &feed.weights else { return 0 };
        let centre = [0, 1].map(|i| self.pixel(wave, at.lane)[i] + 0.5);
        let place = [0, 1].map(|i| centre[i] + at.shift[i]);
        let real = |value: f64| scalar::round(Scalar::F32, value).0;
        let corner = |n: usize| {
            let rows = feed.primitive.corners.get(n)?;
            Link::cell(&feed.link.of_vertex, row, col, rows)
        };
        match element.kind {
            kind::POSITION => {
                let w = weights.w(centre);
                // Vulkan gives what Direct3D divides by.
                let w = if element.semantic == "FragCoord" { 1.0 / w } else { w };
                return real([centre[0], centre[1], weights.depth(centre), w][col & 3]);
            }
            kind::IS_FRONT_FACE => return u64::from(weights.front) * 0xffff_ffff,
            kind::BARYCENTRICS => {
                let even = EVEN.contains(&element.interpolation) || element.semantic.contains("NoPersp");
                return real(weights.at(place, even)[col.min(2)]);
            }
            _ => {}
        }
        if let Some(vertex) = at.vertex {
            return corner(vertex as usize).map_or(0, widened);
        }
        let whole = Link::cell(&feed.link.of_whole, row, col, &feed.primitive.whole);
        let Some(first) = whole.or_else(|| corner(0)) else {
            return if element.kind == kind::PRIMITIVE_ID { feed.primitive.id.into() } else { 0 };
        };
        let is_real = matches!(element.component, 0 | 8..=16);
        if whole.is_some() || element.interpolation == CONSTANT || !is_real {
            return widened(first);
        }
        let parts = weights.at(place, EVEN.contains(&element.interpolation));
        let value = |n: usize| corner(n).map_or(0.0, |cell| scalar::real(Scalar::F32, widened(cell)));
        real((0..feed.primitive.corners.len().min(3)).map(|n| parts[n] * value(n)).sum())
    }
}

/// The mode of what is not interpolated.
const CONSTANT: u8 = 1;
/// The modes without perspective.
const EVEN: [u8; 3] = [4, 5, 7];

/// A component as stages read it: halves as 32-bit floats.
pub(crate) fn widened(cell: Cell) -> u64 {
    match cell.ty {
        Scalar::F16 => scalar::round(Scalar::F32, scalar::real(Scalar::F16, cell.bits)).0,
        _ => cell.bits,
    }
}

/// The rows of a vertex or primitive out of outputs by their names.
fn by_row(list: &[Element], own: &[(&OutputKey, Cell)]) -> Rows {
    let keys: Vec<_> = keys(list).collect();
    let mut rows = vec![[UNSTORED; 4]; keys.len()];
    for (key, cell) in own {
        let found = keys.iter().position(|row| (row.0, row.1) == (key.semantic.as_str(), key.index));
        if let Some(row) = found {
            rows[row][usize::from(key.col & 3)] = *cell;
        }
    }
    Rc::new(rows)
}
