//! As many pixels or vertices as somebody asks for, with inputs that are given.

use super::machine::{Halt, Machine, Place, Wave, lanes_of};
use super::scalar;
use super::signatures::{Asked, kind};
use crate::outcome::{Cell, Grid};
use crate::program::{Element, Scalar, Stage};
use crate::world::Given;
use crate::{Fault, Result};

/// Lanes of a wave.
pub(super) const WIDTH: u32 = 32;
/// Pixels of a wave: its quads stand side by side.
const COLUMNS: u32 = WIDTH / 2;
/// Most invocations.
const MAX_INVOCATIONS: u64 = 1 << 26;

impl Machine<'_> {
    /// A pixel shader for each pixel of a rectangle. Quads reach over its edge; what lies there only helps.
    pub(super) fn rectangle(&mut self, entry: u32) -> Result<()> {
        let [width, height] = self.world.pixels.unwrap_or_default();
        let mut grid = self.grid(u64::from(width) * u64::from(height))?;
        for top in (0..height).step_by(2) {
            for left in (0..width).step_by(COLUMNS as usize) {
                let quads = (width - left).min(COLUMNS).div_ceil(2);
                let place = Place { origin: [left, top], ..Place::default() };
                let mut wave = self.wave(entry, WIDTH, lanes_of(quads * 4), place)?;
                let pixel = |lane: u32| (left + (lane & 1) + 2 * (lane >> 2), top + (lane >> 1 & 1));
                let outside = |lane: &u32| pixel(*lane).0 >= width || pixel(*lane).1 >= height;
                let outside = (0..quads * 4).filter(outside).fold(0u64, |set, lane| set | 1 << lane);
                wave.helpers = outside;
                while self.go(&mut wave)? == Halt::Barrier {}
                for lane in (0..quads * 4).filter(|lane| outside >> lane & 1 == 0) {
                    let (x, y) = pixel(lane);
                    self.take(&mut grid, &wave, lane, (y * width + x) as usize);
                }
            }
        }
        self.outcome.grid = Some(grid);
        Ok(())
    }

    /// A vertex shader for each vertex of each instance.
    pub(super) fn vertices(&mut self, entry: u32) -> Result<()> {
        let [vertices, instances] = self.world.vertices.unwrap_or_default();
        let count = u64::from(vertices) * u64::from(instances);
        let mut grid = self.grid(count)?;
        for first in (0..count as u32).step_by(WIDTH as usize) {
            let lanes = (count as u32 - first).min(WIDTH);
            let place = Place { first, ..Place::default() };
            let mut wave = self.wave(entry, WIDTH, lanes_of(lanes), place)?;
            while self.go(&mut wave)? == Halt::Barrier {}
            (0..lanes).for_each(|lane| self.take(&mut grid, &wave, lane, (first + lane) as usize));
        }
        self.outcome.grid = Some(grid);
        Ok(())
    }

    /// Room for the outputs of that many invocations.
    fn grid(&self, count: u64) -> Result<Grid> {
        let rows: usize = self.program.outputs.iter().map(|element| element.indices.len()).sum();
        if count.saturating_mul(rows.max(1) as u64) > MAX_INVOCATIONS {
            return Err(Fault::Limit("invocations"));
        }
        let none = Cell { bits: 0, ty: Scalar::I32, flags: 0 };
        Ok(Grid { rows: vec![vec![[none; 4]; count as usize]; rows], discarded: vec![false; count as usize] })
    }

    /// The outputs of a lane.
    fn take(&self, grid: &mut Grid, wave: &Wave, lane: u32, at: usize) {
        if self.program.stage == Stage::Pixel && wave.helpers >> lane & 1 != 0 {
            grid.discarded[at] = true;
            return;
        }
        let width = wave.width as usize;
        for (row, cells) in grid.rows.iter_mut().enumerate() {
            for (column, cell) in cells[at].iter_mut().enumerate() {
                if let Some(&stored) = wave.outputs.get((row * 4 + column) * width + lane as usize) {
                    *cell = stored;
                }
            }
        }
    }

    /// The component of an input that was given, or that the number of the vertex says.
    pub(super) fn given_input(
        &self,
        wave: &Wave,
        element: &Element,
        index: u32,
        col: u32,
        at: Asked,
    ) -> Option<u64> {
        let invocation = wave.place.first + at.lane;
        if let (Some([vertices, _]), Stage::Vertex) = (self.world.vertices, self.program.stage) {
            match element.kind {
                kind::VERTEX_ID => return Some((invocation % vertices.max(1)).into()),
                kind::INSTANCE_ID => return Some((invocation / vertices.max(1)).into()),
                _ => {}
            }
        }
        let column = col as usize & 3;
        match self.world.given_input(&element.semantic, index)? {
            Given::Each(values) => {
                let vertices = self.world.vertices.map_or(u32::MAX, |v| v[0].max(1));
                let at = (invocation % vertices) as usize;
                Some(values.get(at).or(values.last())?[column])
            }
            Given::Instances(values) => {
                let vertices = self.world.vertices.map_or(u32::MAX, |v| v[0].max(1));
                let at = (invocation / vertices) as usize;
                Some(values.get(at).or(values.last())?[column])
            }
            Given::Plane([start, right, below]) => {
                let [width, height] = self.world.pixels.unwrap_or([1, 1]).map(|n| f64::from(n.max(1)));
                let [x, y] = self.pixel(wave, at.lane);
                let [u, v] = [(x + 0.5 + at.shift[0]) / width, (y + 0.5 + at.shift[1]) / height];
                let start = start[column];
                let value = start + u * (right[column] - start) + v * (below[column] - start);
                Some(scalar::round(Scalar::F32, value).0)
            }
        }
    }
}
