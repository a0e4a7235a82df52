//! Scenes that rays meet: triangles and boxes under instances, and the search of a ray query through them.
//!
//! A search looks at one primitive after another, in the order of the scene. Opaque triangles that are nearer than what was
//! committed are committed; all else that the ray meets is a candidate, at which the search halts.

use std::sync::Arc;

/// What an acceleration structure holds.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// Where geometry stands.
    pub instances: Vec<Instance>,
}

/// Geometry that stands somewhere.
#[derive(Clone, Debug)]
pub struct Instance {
    /// What stands there.
    pub geometries: Vec<Geometry>,
    /// `InstanceID`.
    pub id: u32,
    /// The bits of which a ray's mask must have one.
    pub mask: u32,
    /// `InstanceContributionToHitGroupIndex`.
    pub record: u32,
    /// Its flags, those of Direct3D and Vulkan.
    pub flags: u32,
    /// From object to world: three rows of four.
    pub transform: [f32; 12],
}

/// Triangles or boxes.
#[derive(Clone, Debug)]
pub struct Geometry {
    /// Whether it holds boxes, of six numbers each; else triangles, of nine.
    pub boxes: bool,
    /// Whether its triangles are hit without asking.
    pub opaque: bool,
    /// The numbers of all primitives.
    pub numbers: Vec<f32>,
}

/// Flags of rays, as `RAY_FLAG` has them.
mod flag {
    pub(super) const FORCE_OPAQUE: u32 = 0x1;
    pub(super) const FORCE_NON_OPAQUE: u32 = 0x2;
    pub(super) const ACCEPT_FIRST_HIT: u32 = 0x4;
    pub(super) const CULL_BACK_FACING: u32 = 0x10;
    pub(super) const CULL_FRONT_FACING: u32 = 0x20;
    pub(super) const CULL_OPAQUE: u32 = 0x40;
    pub(super) const CULL_NON_OPAQUE: u32 = 0x80;
    pub(super) const SKIP_TRIANGLES: u32 = 0x100;
    pub(super) const SKIP_BOXES: u32 = 0x200;
}

/// Flags of instances.
mod instance_flag {
    pub(super) const NO_CULLING: u32 = 1;
    pub(super) const COUNTER_CLOCKWISE: u32 = 2;
    pub(super) const FORCE_OPAQUE: u32 = 4;
    pub(super) const FORCE_NON_OPAQUE: u32 = 8;
}

type Vector = [f64; 3];

/// A ray.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ray {
    pub(crate) flags: u32,
    pub(crate) mask: u32,
    pub(crate) origin: Vector,
    pub(crate) least: f64,
    pub(crate) direction: Vector,
    pub(crate) most: f64,
}

/// Where a ray meets a primitive.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hit {
    pub(crate) instance: usize,
    pub(crate) geometry: usize,
    pub(crate) primitive: usize,
    pub(crate) is_box: bool,
    pub(crate) opaque: bool,
    pub(crate) front: bool,
    pub(crate) distance: f64,
    pub(crate) barycentrics: [f64; 2],
    /// The ray as the instance sees it.
    pub(crate) origin: Vector,
    pub(crate) direction: Vector,
}

impl Hit {
    /// Whether it is of the same primitive, at the same distance.
    pub(crate) fn is_same(&self, other: &Hit) -> bool {
        let place = |hit: &Hit| (hit.instance, hit.geometry, hit.primitive, hit.distance.to_bits());
        place(self) == place(other)
    }
}

/// A ray query on its way through a scene.
#[derive(Clone, Debug)]
pub(crate) struct Search {
    scene: Arc<Scene>,
    pub(crate) ray: Ray,
    /// The primitives that are left: instance, geometry, number; the next is the last.
    left: Vec<(usize, usize, usize)>,
    pub(crate) candidate: Option<Hit>,
    pub(crate) committed: Option<Hit>,
}

impl Search {
    pub(crate) fn new(scene: Arc<Scene>, ray: Ray) -> Search {
        let mut left = Vec::new();
        for (i, instance) in scene.instances.iter().enumerate() {
            for (g, geometry) in instance.geometries.iter().enumerate() {
                left.extend((0..geometry.primitives().count()).map(|p| (i, g, p)));
            }
        }
        left.reverse();
        Search { scene, ray, left, candidate: None, committed: None }
    }

    /// Goes on to the next candidate: whether there is one.
    pub(crate) fn proceed(&mut self) -> bool {
        self.candidate = None;
        while let Some((instance, geometry, primitive)) = self.left.pop() {
            let Some(hit) = self.meet(instance, geometry, primitive) else { continue };
            if hit.is_box || !hit.opaque {
                self.candidate = Some(hit);
                return true;
            }
            self.commit(hit);
        }
        false
    }

    /// Whether nothing is left to look at.
    pub(crate) fn is_over(&self) -> bool {
        self.left.is_empty() && self.ray.flags & flag::ACCEPT_FIRST_HIT != 0 && self.committed.is_some()
    }

    /// Ends the search.
    pub(crate) fn abort(&mut self) {
        self.left.clear();
    }

    /// Commits the candidate, of a box at a distance that the shader has found.
    pub(crate) fn commit_candidate(&mut self, distance: Option<f64>) {
        if let Some(hit) = self.candidate {
            self.commit(Hit { distance: distance.unwrap_or(hit.distance), ..hit });
        }
    }

    fn commit(&mut self, hit: Hit) {
        self.committed = Some(hit);
        if self.ray.flags & flag::ACCEPT_FIRST_HIT != 0 {
            self.abort();
        }
    }

    /// The instance of a hit.
    pub(crate) fn instance(&self, hit: &Hit) -> &Instance {
        &self.scene.instances[hit.instance]
    }

    /// How far the ray still looks.
    pub(crate) fn reach(&self) -> f64 {
        self.committed.map_or(self.ray.most, |hit| hit.distance)
    }

    fn meet(&self, instance: usize, geometry: usize, primitive: usize) -> Option<Hit> {
        let (flags, place) = (self.ray.flags, &self.scene.instances[instance]);
        let shape = &place.geometries[geometry];
        let opaque = is_opaque(flags, place, shape);
        let skipped = if shape.boxes { flag::SKIP_BOXES } else { flag::SKIP_TRIANGLES };
        let culled = if opaque { flag::CULL_OPAQUE } else { flag::CULL_NON_OPAQUE };
        if place.mask & self.ray.mask & 0xff == 0 || flags & (skipped | culled) != 0 {
            return None;
        }
        let inverse = inverse(&place.transform)?;
        let origin = transformed(&inverse, self.ray.origin, 1.0);
        let direction = transformed(&inverse, self.ray.direction, 0.0);
        let hit = Hit {
            instance,
            geometry,
            primitive,
            is_box: shape.boxes,
            opaque,
            front: false,
            distance: 0.0,
            barycentrics: [0.0; 2],
            origin,
            direction,
        };
        let numbers = shape.primitives().nth(primitive)?;
        if shape.boxes { self.meet_box(hit, numbers) } else { self.meet_triangle(hit, numbers, place.flags) }
    }

    /// Möller and Trumbore's test.
    fn meet_triangle(&self, hit: Hit, numbers: &[f32], flags: u32) -> Option<Hit> {
        let corner = |n: usize| [0, 1, 2].map(|axis| f64::from(numbers[3 * n + axis]));
        let (start, first, second) = (corner(0), minus(corner(1), corner(0)), minus(corner(2), corner(0)));
        let across = cross(hit.direction, second);
        let scale = dot(first, across);
        if scale == 0.0 {
            return None;
        }
        let away = minus(hit.origin, start);
        let (u, aside) = (dot(away, across) / scale, cross(away, first));
        let v = dot(hit.direction, aside) / scale;
        let distance = dot(second, aside) / scale;
        // Clockwise is the front.
        let front = (scale > 0.0) ^ (flags & instance_flag::COUNTER_CLOCKWISE != 0);
        let facing = if front { flag::CULL_FRONT_FACING } else { flag::CULL_BACK_FACING };
        let culled = flags & instance_flag::NO_CULLING == 0 && self.ray.flags & facing != 0;
        let inside = u >= 0.0 && v >= 0.0 && u + v <= 1.0;
        let near = distance > self.ray.least && distance < self.reach();
        (inside && near && !culled).then_some(Hit { front, distance, barycentrics: [u, v], ..hit })
    }

    fn meet_box(&self, hit: Hit, numbers: &[f32]) -> Option<Hit> {
        let (mut enters, mut leaves) = (self.ray.least, self.reach());
        for axis in 0..3 {
            let side = |n: usize| (f64::from(numbers[3 * n + axis]) - hit.origin[axis]) / hit.direction[axis];
            // Beside a box that it runs along, a ray meets none of it; on its very side there is no number.
            let (near, far) = (side(0).min(side(1)), side(0).max(side(1)));
            (enters, leaves) = (enters.max(near), leaves.min(far));
        }
        (enters <= leaves).then_some(Hit { distance: enters, ..hit })
    }
}

impl Geometry {
    /// The numbers of each primitive.
    fn primitives(&self) -> impl Iterator<Item = &[f32]> {
        self.numbers.chunks_exact(if self.boxes { 6 } else { 9 })
    }
}

/// Whether hits are taken without asking: by the ray, else by the instance, else by the geometry.
fn is_opaque(flags: u32, instance: &Instance, geometry: &Geometry) -> bool {
    let of_instance = match instance.flags {
        of if of & instance_flag::FORCE_OPAQUE != 0 => true,
        of if of & instance_flag::FORCE_NON_OPAQUE != 0 => false,
        _ => geometry.opaque,
    };
    flags & flag::FORCE_OPAQUE != 0 || (of_instance && flags & flag::FORCE_NON_OPAQUE == 0)
}

/// From world to object; none where the instance is flat.
pub(crate) fn inverse(transform: &[f32; 12]) -> Option<[f64; 12]> {
    let m = transform.map(f64::from);
    let column = |n: usize| [m[n], m[n + 4], m[n + 8]];
    let (x, y, z, at) = (column(0), column(1), column(2), column(3));
    let rows = [cross(y, z), cross(z, x), cross(x, y)];
    let scale = dot(x, rows[0]);
    if scale == 0.0 {
        return None;
    }
    let mut out = [0.0; 12];
    for (to, row) in out.chunks_exact_mut(4).zip(rows) {
        let row = row.map(|n| n / scale);
        to[..3].copy_from_slice(&row);
        to[3] = -dot(row, at);
    }
    Some(out)
}

fn transformed(matrix: &[f64; 12], of: Vector, moved: f64) -> Vector {
    [0, 1, 2].map(|row| {
        let row = &matrix[4 * row..];
        dot([row[0], row[1], row[2]], of) + row[3] * moved
    })
}

fn minus(a: Vector, b: Vector) -> Vector {
    [0, 1, 2].map(|axis| a[axis] - b[axis])
}

fn dot(a: Vector, b: Vector) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn cross(a: Vector, b: Vector) -> Vector {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn along_z(x: f64, flags: u32) -> Ray {
        Ray { flags, mask: 0xff, origin: [x, 0.25, -1.0], least: 0.0, direction: [0.0, 0.0, 1.0], most: 9.0 }
    }

    fn scene(numbers: &[f32], boxes: bool, opaque: bool) -> Arc<Scene> {
        let geometries = vec![Geometry { boxes, opaque, numbers: numbers.to_vec() }];
        let transform = [2.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.5];
        let instance = Instance { geometries, id: 7, mask: 1, record: 3, flags: 0, transform };
        Arc::new(Scene { instances: vec![instance] })
    }

    const TRIANGLES: [f32; 18] = [0., 0., 2., 0., 1., 2., 1., 0., 2., 0., 0., 1., 0., 1., 1., 1., 0., 1.];

    #[test]
    fn the_nearest_opaque_triangle_is_committed_without_a_candidate() {
        let mut search = Search::new(scene(&TRIANGLES, false, true), along_z(0.5, 0));
        assert!(!search.proceed());
        let hit = search.committed.unwrap();
        assert_eq!((hit.primitive, hit.distance, hit.front), (1, 2.5, true));
        assert_eq!(hit.barycentrics, [0.125, 0.25]);
        assert_eq!((hit.origin, search.instance(&hit).id), ([0.25, 0.125, -1.5], 7));
    }

    #[test]
    fn what_is_not_opaque_is_a_candidate_until_the_search_is_aborted() {
        let mut search = Search::new(scene(&TRIANGLES, false, false), along_z(0.5, 0));
        assert!(search.proceed());
        search.commit_candidate(None);
        assert_eq!(search.reach(), 3.5);
        assert!(search.proceed());
        search.abort();
        assert!(!search.proceed());
        assert_eq!(search.reach(), 3.5);
    }

    #[test]
    fn rays_cull_by_face_kind_and_mask() {
        let found = |ray: Ray| {
            let mut search = Search::new(scene(&TRIANGLES, false, true), ray);
            search.proceed();
            search.committed.is_some()
        };
        assert!(found(along_z(0.5, flag::CULL_BACK_FACING)));
        assert!(!found(along_z(0.5, flag::CULL_FRONT_FACING)));
        assert!(!found(along_z(0.5, flag::SKIP_TRIANGLES)));
        assert!(!found(Ray { mask: 2, ..along_z(0.5, 0) }));
        assert!(!found(along_z(2.5, 0)));
    }

    #[test]
    fn boxes_are_candidates_that_a_shader_places() {
        let mut search = Search::new(scene(&[0., 0., 1., 1., 1., 2.], true, true), along_z(0.5, 0));
        assert!(search.proceed());
        search.commit_candidate(Some(3.0));
        assert!(!search.proceed());
        assert!(search.committed.is_some_and(|hit| hit.is_box && hit.distance == 3.0));
        assert!(!Search::new(scene(&[0., 0., 1., 1., 1., 2.], true, true), along_z(2.5, 0)).proceed());
    }
}
