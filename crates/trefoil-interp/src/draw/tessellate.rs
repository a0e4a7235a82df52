//! The tessellator: points of a patch's domain and the primitives between them, by the patch's factors.
//!
//! Edges are divided as Direct3D's specification says: in equal parts, or, of fractional factors, in equal parts and two
//! shorter ones. Inner rings of triangles and quads are joined to those around them.

use crate::memory::ABSENT;
use crate::program::{Element, Program};
use crate::run::feed::{Rows, widened};

/// Most parts of an edge.
const MAX_FACTOR: f64 = 64.0;

/// How the domain is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    /// DXIL's numbers: 1 isolines, 2 triangles, 3 quads.
    domain: u8,
    /// 1 and 2 whole parts, 3 fractional odd, 4 fractional even.
    partitioning: u8,
    /// 1 points, 2 lines, 3 triangles clockwise, 4 the other way.
    primitive: u8,
}

impl Way {
    /// What the two shaders say: in Vulkan either may.
    pub(super) fn new(hull: &Program, domain: &Program) -> Way {
        let (a, b) = (&hull.properties, &domain.properties);
        let said = |a: u8, b: u8| if a != 0 { a } else { b };
        let primitive = said(a.tessellated, b.tessellated);
        let domain = said(a.domain, b.domain);
        // Isolines that say nothing are lines.
        let primitive = if domain == 1 && primitive != 1 { 2 } else { primitive };
        Way { domain, partitioning: said(a.partitioning, b.partitioning), primitive }
    }
}

/// The factors of a patch.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Factors {
    outer: [f64; 4],
    inner: [f64; 2],
}

impl Factors {
    pub(super) fn new(list: &[Element], whole: &Rows) -> Factors {
        let mut factors = Factors::default();
        let rows = list.iter().flat_map(|e| (0..e.indices.len()).map(move |n| (e.semantic.as_str(), n)));
        for (row, (semantic, n)) in rows.enumerate() {
            let cell = whole.get(row).map(|row| row[0]).filter(|cell| cell.flags & ABSENT == 0);
            let Some(cell) = cell else { continue };
            let value = f64::from(f32::from_bits(widened(cell) as u32));
            match semantic {
                "SV_TESSFACTOR" | "TessLevelOuter" if n < 4 => factors.outer[n] = value,
                "SV_INSIDETESSFACTOR" | "TessLevelInner" if n < 2 => factors.inner[n] = value,
                _ => {}
            }
        }
        factors
    }
}

/// The points of a domain and the primitives, as numbers of points.
type Divided = (Vec<[f64; 3]>, Vec<Vec<usize>>);

/// Divides the domain of a patch; nothing where a factor of an edge is not above zero.
pub(super) fn tessellate(way: Way, factors: Factors) -> Divided {
    let edges = match way.domain {
        1 => 2,
        2 => 3,
        _ => 4,
    };
    if factors.outer[..edges].iter().any(|factor| factor.is_nan() || *factor <= 0.0) {
        return (Vec::new(), Vec::new());
    }
    let mut mesh = Mesh { way, points: Vec::new(), primitives: Vec::new() };
    match way.domain {
        1 => mesh.lines(factors),
        2 => mesh.triangle(factors),
        _ => mesh.quad(factors),
    }
    if way.primitive == 1 {
        mesh.primitives = (0..mesh.points.len()).map(|n| vec![n]).collect();
    }
    (mesh.points, mesh.primitives)
}

/// Where an edge of that factor is divided, from 0 to 1.
fn divisions(partitioning: u8, factor: f64) -> Vec<f64> {
    let even = |n: f64| (n / 2.0).ceil() * 2.0;
    let odd = |n: f64| ((n - 1.0) / 2.0).ceil() * 2.0 + 1.0;
    let (factor, parts) = match partitioning {
        3 => {
            let factor = factor.clamp(1.0, MAX_FACTOR - 1.0);
            (factor, odd(factor))
        }
        4 => {
            let factor = factor.clamp(2.0, MAX_FACTOR);
            (factor, even(factor))
        }
        _ => {
            let whole = factor.clamp(1.0, MAX_FACTOR).ceil();
            (whole, whole)
        }
    };
    let count = parts as usize;
    // All parts but two are as long as the factor says; the two lie beside one another's mirror image.
    let long = 1.0 / factor;
    let short = (1.0 - (parts - 2.0) * long) / 2.0;
    if count < 3 || factor == parts {
        return (0..=count).map(|n| n as f64 / parts).collect();
    }
    let half = count / 2;
    let place = short_place(half);
    let mut at = vec![0.0];
    for n in 0..count {
        let mirrored = if n < half { n } else { count - 1 - n };
        let middle = count % 2 == 1 && n == half;
        let step = if mirrored == place && !middle { short } else { long };
        at.push(at[n] + step);
    }
    at[count] = 1.0;
    at
}

/// The part of a half edge that is shorter: where the next point comes up, so that points move little as factors grow.
fn short_place(half: usize) -> usize {
    let above = half.next_power_of_two();
    if half == above { half / 2 } else { half - above / 2 }.min(half.saturating_sub(1))
}

struct Mesh {
    way: Way,
    points: Vec<[f64; 3]>,
    primitives: Vec<Vec<usize>>,
}

impl Mesh {
    fn lines(&mut self, factors: Factors) {
        let count = factors.outer[0].clamp(1.0, MAX_FACTOR).ceil();
        let at = divisions(self.way.partitioning, factors.outer[1]);
        for line in 0..count as usize {
            let first = self.points.len();
            self.points.extend(at.iter().map(|&u| [u, line as f64 / count, 0.0]));
            self.primitives.extend((first..self.points.len() - 1).map(|n| vec![n, n + 1]));
        }
    }

    /// A triangle of points given clockwise in the domain, or as the shader asks.
    fn add(&mut self, corners: [usize; 3]) {
        let [a, b, c] = corners;
        self.primitives.push(if self.way.primitive == 4 { vec![a, c, b] } else { vec![a, b, c] });
    }

    /// Joins two rows of points that run the same way, the outer first.
    fn join(&mut self, outer: &[usize], inner: &[usize]) {
        let part = |list: &[usize], n: usize| (n as f64 + 0.5) / (list.len().max(2) - 1) as f64;
        let (mut o, mut i) = (0, 0);
        while o + 1 < outer.len() || i + 1 < inner.len() {
            let outer_next =
                i + 1 >= inner.len() || (o + 1 < outer.len() && part(outer, o) <= part(inner, i));
            if outer_next {
                self.add([outer[o], outer[o + 1], inner[i]]);
                o += 1;
            } else {
                self.add([outer[o], inner[i + 1], inner[i]]);
                i += 1;
            }
        }
    }

    /// Joins two closed rings, side by side of so many.
    fn join_rings(&mut self, outer: &[Vec<usize>], inner: &[Vec<usize>]) {
        for (outer, inner) in outer.iter().zip(inner) {
            self.join(outer, inner);
        }
    }

    /// The sides of a ring between corners, each divided at its places; each side begins where the last one ended.
    fn ring(&mut self, corners: &[[f64; 3]], sides: &[Vec<f64>]) -> Vec<Vec<usize>> {
        let first = self.points.len();
        let mut out: Vec<Vec<usize>> = Vec::new();
        for (n, at) in sides.iter().enumerate() {
            let (from, to) = (corners[n], corners[(n + 1) % corners.len()]);
            let mut side = Vec::new();
            for &part in &at[..at.len() - 1] {
                side.push(self.points.len());
                self.points.push([0, 1, 2].map(|axis| from[axis] + (to[axis] - from[axis]) * part));
            }
            out.push(side);
        }
        let starts: Vec<usize> = out.iter().map(|side| side[0]).collect();
        for (n, side) in out.iter_mut().enumerate() {
            side.push(starts.get(n + 1).copied().unwrap_or(first));
        }
        out
    }

    fn triangle(&mut self, factors: Factors) {
        let partitioning = self.way.partitioning;
        let mut inner = divisions(partitioning, factors.inner[0]);
        // The outer edges: opposite of the first, the second and the third corner.
        let outer = [0, 1, 2].map(|n| divisions(partitioning, factors.outer[n]));
        let all_whole = outer.iter().all(|at| at.len() == 2) && inner.len() == 2;
        let corners = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
        let sides = [outer[2].clone(), outer[0].clone(), outer[1].clone()];
        let mut ring = self.ring(&corners, &sides);
        if all_whole {
            return self.add([ring[0][0], ring[1][0], ring[2][0]]);
        }
        if inner.len() == 2 {
            // An inner factor of one beside larger outer ones is a little more.
            inner =
                if partitioning == 3 { vec![0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0] } else { vec![0.0, 0.5, 1.0] };
        }
        let count = inner.len() - 1;
        for level in 1..=count / 2 {
            let inset = inner[level];
            let corner = |n: usize| {
                [0, 1, 2].map(|axis| if axis == n { 1.0 - 4.0 / 3.0 * inset } else { 2.0 / 3.0 * inset })
            };
            let left = count - 2 * level;
            if left == 0 {
                let centre = self.points.len();
                self.points.push([1.0 / 3.0; 3]);
                return self.join_rings(&ring, &[vec![centre], vec![centre], vec![centre]]);
            }
            let span = inner[count - level] - inset;
            let side: Vec<f64> = inner[level..=count - level].iter().map(|at| (at - inset) / span).collect();
            let next = self.ring(&[corner(0), corner(1), corner(2)], &[side.clone(), side.clone(), side]);
            self.join_rings(&ring, &next);
            ring = next;
        }
        self.add([ring[0][0], ring[1][0], ring[2][0]]);
    }

    fn quad(&mut self, factors: Factors) {
        let partitioning = self.way.partitioning;
        // The edges where u is 0, v is 0, u is 1 and v is 1.
        let outer = factors.outer.map(|factor| divisions(partitioning, factor));
        let mut inner = factors.inner.map(|factor| divisions(partitioning, factor));
        let corners = [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 0.0], [0.0, 1.0, 0.0]];
        let [left, top, right, bottom] = outer;
        let all_whole = [&left, &top, &right, &bottom].iter().all(|at| at.len() == 2)
            && inner.iter().all(|at| at.len() == 2);
        let mut ring = self.ring(&corners, &[top, right, bottom, left]);
        if all_whole {
            self.add([ring[0][0], ring[1][0], ring[2][0]]);
            return self.add([ring[0][0], ring[2][0], ring[3][0]]);
        }
        for at in &mut inner {
            if at.len() == 2 {
                *at = if partitioning == 3 {
                    vec![0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0]
                } else {
                    vec![0.0, 0.5, 1.0]
                };
            }
        }
        let [u, v] = inner;
        let (columns, rows) = (u.len() - 1, v.len() - 1);
        let mut level = 1;
        loop {
            let (wide, high) = (columns.saturating_sub(2 * level), rows.saturating_sub(2 * level));
            let (left, right) = (u[level], u[columns - level]);
            let (top, bottom) = (v[level], v[rows - level]);
            if wide == 0 || high == 0 {
                let line = self.middle(&u[level..=columns - level], &v[level..=rows - level]);
                let back: Vec<usize> = line.iter().rev().copied().collect();
                let (start, end) = (vec![line[0]], vec![line[line.len() - 1]]);
                let sides = match high {
                    0 => [line, end, back, start],
                    _ => [start, line, end, back],
                };
                return self.join_rings(&ring, &sides);
            }
            let span = |at: &[f64], from: f64, to: f64| -> Vec<f64> {
                at.iter().map(|n| (n - from) / (to - from)).collect()
            };
            let along_u = span(&u[level..=columns - level], left, right);
            let along_v = span(&v[level..=rows - level], top, bottom);
            let corners = [[left, top, 0.0], [right, top, 0.0], [right, bottom, 0.0], [left, bottom, 0.0]];
            let next = self.ring(&corners, &[along_u.clone(), along_v.clone(), along_u, along_v]);
            self.join_rings(&ring, &next);
            ring = next;
            if wide == 1 || high == 1 {
                break;
            }
            level += 1;
        }
        self.strip(&ring);
    }

    /// The line, or the point, that the innermost ring of a quad has become.
    fn middle(&mut self, u: &[f64], v: &[f64]) -> Vec<usize> {
        let first = self.points.len();
        match v.len() {
            1 => self.points.extend(u.iter().map(|&u| [u, v[0], 0.0])),
            _ => self.points.extend(v.iter().map(|&v| [u[0], v, 0.0])),
        }
        (first..self.points.len()).collect()
    }

    /// Fills a ring of one part's width.
    fn strip(&mut self, ring: &[Vec<usize>]) {
        let [top, right, bottom, left] = ring else { return };
        let (one, other) = if right.len() == 2 { (top, bottom) } else { (right, left) };
        let other: Vec<usize> = other.iter().rev().copied().collect();
        self.join(one, &other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The area of all triangles over a domain, which must be covered once.
    fn area((points, primitives): Divided, of: [usize; 2]) -> f64 {
        let place = |n: usize| [points[n][of[0]], points[n][of[1]]];
        let each = primitives.iter().map(|corners| {
            let [a, b, c] = [0, 1, 2].map(|n| place(corners[n]));
            ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2.0
        });
        let each: Vec<f64> = each.collect();
        assert!(each.iter().all(|one| *one >= -1e-12) || each.iter().all(|one| *one <= 1e-12), "{each:?}");
        each.iter().sum::<f64>().abs()
    }

    #[test]
    fn domains_are_covered_once() {
        for partitioning in [1, 3, 4] {
            for step in 0..40 {
                let factor = |n: usize| 1.0 + ((step * 7 + n * 5) % 23) as f64 / 2.5;
                let factors = Factors { outer: [0, 1, 2, 3].map(factor), inner: [factor(4), factor(5)] };
                for (domain, wanted) in [(2, 0.5), (3, 1.0)] {
                    let made = tessellate(Way { domain, partitioning, primitive: 3 }, factors);
                    let found = area(made, [0, 1]);
                    assert!((found - wanted).abs() < 1e-9, "{domain} {partitioning} {factors:?}: {found}");
                }
            }
        }
    }

    #[test]
    fn edges_are_divided_in_equal_parts_or_two_shorter_ones() {
        assert_eq!(divisions(1, 3.5), [0.0, 0.25, 0.5, 0.75, 1.0]);
        assert_eq!(divisions(4, 1.0), [0.0, 0.5, 1.0]);
        let odd = divisions(3, 2.0);
        assert_eq!(odd.len(), 4);
        assert!((odd[1] + odd[2] - 1.0).abs() < 1e-12 && (odd[2] - odd[1] - 0.5).abs() < 1e-12);
    }
}
