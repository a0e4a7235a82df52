//! The pixels of a primitive, and what holds at each: Direct3D's rasterisation rules for one sample in a pixel's centre.

use super::Draw;
use crate::memory::ABSENT;
use crate::outcome::Cell;
use crate::program::Element;
use crate::run::feed::{Rows, widened};
use std::collections::BTreeMap;

/// Parts of a pixel that positions are rounded to (Direct3D's eight bits).
const SUBPIXELS: f64 = 256.0;
/// Semantics by DXIL's numbers.
const POSITION: u8 = 3;
const CLIP_DISTANCE: u8 = 6;
const CULL_DISTANCE: u8 = 7;

/// Four pixels, of which some are covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Quad {
    /// The first pixel.
    pub(crate) at: [u32; 2],
    /// A bit for each: along x first.
    pub(crate) covered: u8,
}

/// How much the corners of a primitive count at a place.
#[derive(Clone, Debug)]
pub(crate) struct Weights {
    /// Clip space's x, y, z and w of each corner.
    corners: Vec<[f64; 4]>,
    place: Place,
    size: [f64; 2],
    pub(crate) front: bool,
}

/// How a place on the target becomes weights.
#[derive(Clone, Debug)]
enum Place {
    /// The inverse of the matrix whose columns are x, y and w of the corners.
    Triangle([[f64; 3]; 3]),
    /// The ends on the target.
    Line([[f64; 2]; 2]),
    Point,
}

impl Weights {
    /// The weights at a place on the target: with perspective, or `even` over the target.
    pub(crate) fn at(&self, at: [f64; 2], even: bool) -> [f64; 3] {
        let w = |n: usize| self.corners.get(n).map_or(1.0, |corner| corner[3]);
        match &self.place {
            Place::Point => [1.0, 0.0, 0.0],
            Place::Line([start, end]) => {
                let along = [end[0] - start[0], end[1] - start[1]];
                let length = along[0] * along[0] + along[1] * along[1];
                let from = [at[0] - start[0], at[1] - start[1]];
                let t = ((from[0] * along[0] + from[1] * along[1]) / length).clamp(0.0, 1.0);
                let parts = if even { [1.0 - t, t] } else { [(1.0 - t) / w(0), t / w(1)] };
                let sum = parts[0] + parts[1];
                [parts[0] / sum, parts[1] / sum, 0.0]
            }
            Place::Triangle(inverse) => {
                let [x, y] = [at[0] / self.size[0] * 2.0 - 1.0, 1.0 - at[1] / self.size[1] * 2.0];
                let mut parts = inverse.map(|row| row[0] * x + row[1] * y + row[2]);
                if even {
                    (0..3).for_each(|n| parts[n] *= w(n));
                }
                let sum: f64 = parts.iter().sum();
                parts.map(|part| part / sum)
            }
        }
    }

    fn sum(&self, at: [f64; 2], axis: usize) -> f64 {
        let parts = self.at(at, false);
        self.corners.iter().zip(parts).map(|(corner, part)| corner[axis] * part).sum()
    }

    /// Clip space's w at a place.
    pub(crate) fn w(&self, at: [f64; 2]) -> f64 {
        self.sum(at, 3)
    }

    /// The depth at a place.
    pub(crate) fn depth(&self, at: [f64; 2]) -> f64 {
        self.sum(at, 2) / self.w(at)
    }
}

/// Where a vertex has what rasterisation reads.
pub(super) struct Shape {
    position: Option<usize>,
    clips: Vec<usize>,
    culls: Vec<usize>,
}

/// A corner on its way through clipping: its position, and its distances from the planes of the shader's own.
#[derive(Clone, Debug)]
struct Corner {
    position: [f64; 4],
    clips: Vec<f64>,
}

impl Shape {
    pub(super) fn new(outputs: &[Element]) -> Shape {
        let mut shape = Shape { position: None, clips: Vec::new(), culls: Vec::new() };
        let rows = outputs.iter().flat_map(|e| e.indices.iter().map(move |_| e));
        for (row, element) in rows.enumerate() {
            match (element.kind, element.semantic.as_str()) {
                _ if element.stream != 0 => {}
                (POSITION, _) => shape.position = Some(row),
                (CLIP_DISTANCE, _) | (_, "ClipDistance") => shape.clips.push(row),
                (CULL_DISTANCE, _) | (_, "CullDistance") => shape.culls.push(row),
                _ => {}
            }
        }
        shape
    }

    /// The quads of a primitive, and the weights of its corners; none where nothing of it is seen.
    pub(super) fn rasterise(&self, corners: &[Rows], draw: &Draw) -> Option<(Weights, Vec<Quad>)> {
        let size = draw.size.map(f64::from);
        let made: Vec<Corner> = corners.iter().map(|rows| self.corner(rows)).collect::<Option<_>>()?;
        let culls: Vec<Vec<f64>> = corners.iter().map(|rows| reals(rows, &self.culls)).collect();
        let planes = culls.iter().map(Vec::len).min().unwrap_or(0);
        if (0..planes).any(|plane| culls.iter().all(|own| own[plane] < 0.0)) {
            return None;
        }
        let positions: Vec<[f64; 4]> = made.iter().map(|corner| corner.position).collect();
        let mut coverage = Coverage { size: draw.size, quads: BTreeMap::new() };
        let mut front = true;
        let place = match &made[..] {
            [point] => {
                let inside = point.distances().all(|distance| distance >= 0.0);
                let at = on_target(point.position, size);
                if inside {
                    coverage.add(at[0].floor() as i64, at[1].floor() as i64);
                }
                Place::Point
            }
            [start, end] => {
                let (from, to) = clipped_line(start, end)?;
                let ends = [on_target(from, size), on_target(to, size)];
                coverage.line(ends);
                Place::Line([on_target(start.position, size), on_target(end.position, size)])
            }
            [_, _, _] => {
                let polygon = clipped(made)?;
                let points: Vec<[i64; 2]> = polygon.iter().map(|c| snapped(c.position, size)).collect();
                let area: i128 =
                    (1..points.len() - 1).map(|n| doubled_area([points[0], points[n], points[n + 1]])).sum();
                // Positive areas go clockwise on the target, whose y goes down.
                front = (area < 0) == draw.front_counter_clockwise;
                for n in 1..points.len() - 1 {
                    coverage.triangle([points[0], points[n], points[n + 1]]);
                }
                Place::Triangle(inverse(&positions)?)
            }
            _ => return None,
        };
        let quads: Vec<Quad> =
            coverage.quads.iter().map(|(&[y, x], &covered)| Quad { at: [x, y], covered }).collect();
        (!quads.is_empty()).then_some((Weights { corners: positions, place, size, front }, quads))
    }

    fn corner(&self, rows: &Rows) -> Option<Corner> {
        let position = rows.get(self.position?)?.map(real);
        position
            .iter()
            .all(|value| value.is_finite())
            .then(|| Corner { position, clips: reals(rows, &self.clips) })
    }
}

fn real(cell: Cell) -> f64 {
    f32::from_bits(widened(cell) as u32).into()
}

/// The numbers that a vertex has in some rows.
fn reals(rows: &Rows, which: &[usize]) -> Vec<f64> {
    let cells = which.iter().filter_map(|&row| rows.get(row)).flatten();
    cells.filter(|cell| cell.flags & ABSENT == 0).map(|&cell| real(cell)).collect()
}

impl Corner {
    /// How far it is inside of each plane: near, far, in front of the eye, and the shader's own.
    fn distances(&self) -> impl Iterator<Item = f64> {
        let [_, _, z, w] = self.position;
        [w - 1e-9, z, w - z].into_iter().chain(self.clips.iter().copied())
    }

    /// A corner between two.
    fn between(&self, other: &Corner, part: f64) -> Corner {
        let mix = |a: f64, b: f64| a + (b - a) * part;
        Corner {
            position: [0, 1, 2, 3].map(|n| mix(self.position[n], other.position[n])),
            clips: self.clips.iter().zip(&other.clips).map(|(&a, &b)| mix(a, b)).collect(),
        }
    }
}

/// What is left of a triangle inside of all planes.
fn clipped(triangle: Vec<Corner>) -> Option<Vec<Corner>> {
    let mut polygon = triangle;
    let planes = polygon.iter().map(|corner| corner.distances().count()).min()?;
    for plane in 0..planes {
        let distance = |corner: &Corner| corner.distances().nth(plane).unwrap_or(0.0);
        let mut left = Vec::new();
        for (n, corner) in polygon.iter().enumerate() {
            let next = &polygon[(n + 1) % polygon.len()];
            let (here, there) = (distance(corner), distance(next));
            if here >= 0.0 {
                left.push(corner.clone());
            }
            if (here >= 0.0) != (there >= 0.0) {
                left.push(corner.between(next, here / (here - there)));
            }
        }
        polygon = left;
    }
    (polygon.len() >= 3).then_some(polygon)
}

/// What is left of a line inside of all planes.
fn clipped_line(start: &Corner, end: &Corner) -> Option<([f64; 4], [f64; 4])> {
    let (mut from, mut to) = (0.0f64, 1.0f64);
    for (a, b) in start.distances().zip(end.distances()) {
        match (a >= 0.0, b >= 0.0) {
            (true, true) => {}
            (false, false) => return None,
            (true, false) => to = to.min(a / (a - b)),
            (false, true) => from = from.max(a / (a - b)),
        }
    }
    (from <= to).then(|| (start.between(end, from).position, start.between(end, to).position))
}

fn on_target([x, y, _, w]: [f64; 4], size: [f64; 2]) -> [f64; 2] {
    [(x / w * 0.5 + 0.5) * size[0], (0.5 - y / w * 0.5) * size[1]]
}

/// A place on the target in parts of pixels.
fn snapped(position: [f64; 4], size: [f64; 2]) -> [i64; 2] {
    on_target(position, size).map(|n| (n * SUBPIXELS).round_ties_even() as i64)
}

fn doubled_area([a, b, c]: [[i64; 2]; 3]) -> i128 {
    let wide = |n: i64| i128::from(n);
    wide(b[0] - a[0]) * wide(c[1] - a[1]) - wide(b[1] - a[1]) * wide(c[0] - a[0])
}

/// The inverse of the matrix of x, y and w of three corners; none where they are in line.
fn inverse(corners: &[[f64; 4]]) -> Option<[[f64; 3]; 3]> {
    let [a, b, c] = corners else { return None };
    let column = |of: &[f64; 4]| [of[0], of[1], of[3]];
    let cross = |a: [f64; 3], b: [f64; 3]| {
        [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    };
    let (a, b, c) = (column(a), column(b), column(c));
    let rows = [cross(b, c), cross(c, a), cross(a, b)];
    let scale: f64 = (0..3).map(|n| a[n] * rows[0][n]).sum();
    (scale != 0.0).then(|| rows.map(|row| row.map(|n| n / scale)))
}

/// The covered pixels, as quads by y and x.
struct Coverage {
    size: [u32; 2],
    quads: BTreeMap<[u32; 2], u8>,
}

impl Coverage {
    fn add(&mut self, x: i64, y: i64) {
        let [width, height] = self.size.map(i64::from);
        if (0..width).contains(&x) && (0..height).contains(&y) {
            let (x, y) = (x as u32, y as u32);
            *self.quads.entry([y & !1, x & !1]).or_default() |= 1 << ((x & 1) + 2 * (y & 1));
        }
    }

    /// Pixels whose centres are in a triangle, or on its top or left edges.
    fn triangle(&mut self, mut points: [[i64; 2]; 3]) {
        let area = doubled_area(points);
        if area == 0 {
            return;
        }
        if area < 0 {
            points.swap(1, 2);
        }
        let unit = SUBPIXELS as i64;
        let range = |axis: usize| {
            let values = points.map(|point| point[axis]);
            let (least, most) = (values.iter().min().unwrap_or(&0), values.iter().max().unwrap_or(&0));
            (least.div_euclid(unit)).max(0)..(most.div_euclid(unit) + 1).min(self.size[axis].into())
        };
        let (columns, rows) = (range(0), range(1));
        for y in rows {
            for x in columns.clone() {
                let centre = [x * unit + unit / 2, y * unit + unit / 2];
                let inside = (0..3).all(|n| {
                    let (a, b) = (points[n], points[(n + 1) % 3]);
                    let side = doubled_area([a, b, centre]);
                    let is_top = a[1] == b[1] && b[0] > a[0];
                    let is_left = b[1] < a[1];
                    side > 0 || (side == 0 && (is_top || is_left))
                });
                if inside {
                    self.add(x, y);
                }
            }
        }
    }

    /// Pixels along a line: one for each step of its longer axis, without the last.
    fn line(&mut self, [start, end]: [[f64; 2]; 2]) {
        let length = [0, 1].map(|axis| end[axis] - start[axis]);
        let (along, across) = if length[0].abs() >= length[1].abs() { (0, 1) } else { (1, 0) };
        if length[along] == 0.0 {
            return;
        }
        let limits = [0.0, f64::from(self.size[along])];
        let clamped = [start[along], end[along]].map(|n| n.clamp(limits[0], limits[1]));
        let (least, most) = (clamped[0].min(clamped[1]), clamped[0].max(clamped[1]));
        for step in least.floor() as i64..most.ceil() as i64 {
            let centre = step as f64 + 0.5;
            let forward = length[along] > 0.0;
            let inside = if forward {
                start[along] <= centre && centre < end[along]
            } else {
                end[along] < centre && centre <= start[along]
            };
            if inside {
                let part = (centre - start[along]) / length[along];
                let other = (start[across] + part * length[across]).floor() as i64;
                let at = if along == 0 { [step, other] } else { [other, step] };
                self.add(at[0], at[1]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn covered(points: [[i64; 2]; 3]) -> Vec<[u32; 2]> {
        let mut coverage = Coverage { size: [4, 4], quads: BTreeMap::new() };
        coverage.triangle(points.map(|point| point.map(|n| n * 256)));
        let pixels = |(&[y, x], &bits): (&[u32; 2], &u8)| {
            (0..4)
                .filter(move |n| bits >> n & 1 != 0)
                .map(move |n| [x + (n & 1), y + (n >> 1)])
                .collect::<Vec<_>>()
        };
        coverage.quads.iter().flat_map(pixels).collect()
    }

    #[test]
    fn two_triangles_of_a_square_share_no_pixel() {
        let upper = covered([[0, 0], [4, 0], [0, 4]]);
        let lower = covered([[4, 0], [4, 4], [0, 4]]);
        assert_eq!(upper.len() + lower.len(), 16);
        assert!(upper.iter().all(|pixel| !lower.contains(pixel)));
    }

    #[test]
    fn what_is_behind_the_eye_is_clipped() {
        let corner = |x: f64, w: f64| Corner { position: [x, 0.0, 0.0, w], clips: vec![] };
        let left = clipped(vec![corner(0.0, 1.0), corner(1.0, 1.0), corner(0.0, -1.0)]).unwrap();
        assert!(left.len() == 4 && left.iter().all(|corner| corner.position[3] > 0.0));
    }
}
