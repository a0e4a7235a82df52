//! A ray on its way through the shaders of a pipeline, and a shader of rays without one.

use super::scalar;
use crate::memory::REAL;
use crate::program::{DxilOp, Image, Scalar};
use crate::scene::{Hit, Search, inverse};
use crate::world::{HitGroup, Rays};
use std::sync::Arc;

/// A shader that is executed by itself.
#[derive(Debug, Default)]
pub(super) struct Alone {
    /// Its name.
    pub(super) shader: String,
    /// How often its thread has asked.
    pub(super) asked: u32,
}

/// What a shader that meets a hit says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Accept,
    Ignore,
    AcceptAndEnd,
}

/// A hit with what its shaders are told.
#[derive(Clone, Debug)]
pub(super) struct Met {
    pub(super) hit: Hit,
    pub(super) kind: u32,
    pub(super) attributes: Image,
    /// Whether its distance is known: that of a box is what its shader reports.
    pub(super) reported: bool,
}

/// A ray on its way.
pub(super) struct Trace {
    pub(super) search: Search,
    pub(super) rays: Arc<Rays>,
    /// What is added to an instance's record, and what geometries' numbers are multiplied by.
    pub(super) records: [u32; 2],
    pub(super) payload: Image,
    /// The hit that shaders are asked about.
    pub(super) current: Option<Met>,
    pub(super) committed: Option<Met>,
    pub(super) verdict: Verdict,
    /// Whether the search has been ended.
    pub(super) ended: bool,
}

/// `HIT_KIND_TRIANGLE_FRONT_FACE`, and the other side.
const FRONT: u32 = 254;
const BACK: u32 = 255;

impl Met {
    /// A hit of a triangle, with its barycentrics as attributes.
    pub(super) fn triangle(hit: Hit) -> Met {
        let words = hit.barycentrics.map(|value| (value as f32).to_le_bytes());
        let attributes = Image { bytes: words.concat(), flags: vec![REAL; 8] };
        Met { kind: if hit.front { FRONT } else { BACK }, hit, attributes, reported: true }
    }
}

impl Trace {
    /// The number of a hit's group, and the group.
    pub(super) fn group(&self, hit: &Hit) -> (usize, Option<HitGroup>) {
        let [first, step] = self.records;
        let of_geometry = step.wrapping_mul(hit.geometry as u32);
        let index = self.search.instance(hit).record.wrapping_add(first).wrapping_add(of_geometry) as usize;
        (index, self.rays.hits.get(index).cloned())
    }

    /// What a shader is told of the ray and its hit; nothing where it asks for what there is not.
    pub(super) fn value(&self, op: DxilOp, said: &[u64]) -> Option<u64> {
        use DxilOp as Q;
        let (search, ray) = (&self.search, &self.search.ray);
        let axis = said.first().copied().unwrap_or(0).min(2) as usize;
        let at = |index: usize| said.get(index).copied().unwrap_or(0) as usize;
        let met = || self.current.as_ref();
        let instance = || met().map(|met| search.instance(&met.hit));
        Some(match op {
            Q::WorldRayOrigin => bits(ray.origin[axis]),
            Q::WorldRayDirection => bits(ray.direction[axis]),
            Q::RayTMin => bits(ray.least),
            Q::RayFlags => ray.flags.into(),
            // A box's intersection shader is told how far the ray still looks.
            Q::RayTCurrent => {
                bits(met().filter(|met| met.reported).map_or(search.reach(), |met| met.hit.distance))
            }
            Q::HitKind => met()?.kind.into(),
            Q::ObjectRayOrigin => bits(met()?.hit.origin[axis]),
            Q::ObjectRayDirection => bits(met()?.hit.direction[axis]),
            Q::ObjectToWorld => u64::from(instance()?.transform.get(at(0) * 4 + at(1))?.to_bits()),
            Q::WorldToObject => bits(*inverse(&instance()?.transform)?.get(at(0) * 4 + at(1))?),
            Q::InstanceID => instance()?.id.into(),
            Q::InstanceIndex => met()?.hit.instance as u64,
            Q::PrimitiveIndex => met()?.hit.primitive as u64,
            Q::GeometryIndex => met()?.hit.geometry as u64,
            _ => return None,
        })
    }
}

/// The bits of a number as a 32-bit float.
fn bits(value: f64) -> u64 {
    scalar::round(Scalar::F32, value).0
}
