//! Shader stages, with a row of facts for each.

use crate::ShaderModel;

/// A shader stage; the numbers are DXIL's `ShaderKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Stage {
    Pixel = 0,
    Vertex = 1,
    Geometry = 2,
    Hull = 3,
    Domain = 4,
    Compute = 5,
    Library = 6,
    RayGeneration = 7,
    Intersection = 8,
    AnyHit = 9,
    ClosestHit = 10,
    Miss = 11,
    Callable = 12,
    Mesh = 13,
    Amplification = 14,
    Node = 15,
}

/// The facts of a stage.
struct Row {
    stage: Stage,
    /// The name in target triples and in `[shader("…")]`.
    name: &'static str,
    /// The name of its shaders in messages, with those of the stages it is used with.
    plural: &'static str,
    /// The prefix of its profiles; that of libraries for stages that only libraries have.
    prefix: &'static str,
    /// The first shader model that has it.
    since: ShaderModel,
    /// The number of SPIR-V's execution model; none where SPIR-V lacks it.
    execution_model: Option<u32>,
}

const fn row(
    stage: Stage,
    name: &'static str,
    plural: &'static str,
    prefix: &'static str,
    since: ShaderModel,
    execution_model: Option<u32>,
) -> Row {
    Row { stage, name, plural, prefix, since, execution_model }
}

const fn model(major: u8, minor: u8) -> ShaderModel {
    ShaderModel::new(major, minor)
}

/// In the order of the stages' numbers.
const ROWS: [Row; 16] = [
    row(Stage::Pixel, "pixel", "pixel shaders", "ps", model(1, 1), Some(4)),
    row(Stage::Vertex, "vertex", "vertex shaders", "vs", model(1, 1), Some(0)),
    row(Stage::Geometry, "geometry", "geometry shaders", "gs", model(4, 0), Some(3)),
    row(Stage::Hull, "hull", "hull and domain shaders", "hs", model(5, 0), Some(1)),
    row(Stage::Domain, "domain", "hull and domain shaders", "ds", model(5, 0), Some(2)),
    row(Stage::Compute, "compute", "compute shaders", "cs", model(4, 0), Some(5)),
    row(Stage::Library, "library", "libraries", "lib", model(6, 1), None),
    row(Stage::RayGeneration, "raygeneration", "ray tracing shaders", "lib", model(6, 3), Some(5313)),
    row(Stage::Intersection, "intersection", "ray tracing shaders", "lib", model(6, 3), Some(5314)),
    row(Stage::AnyHit, "anyhit", "ray tracing shaders", "lib", model(6, 3), Some(5315)),
    row(Stage::ClosestHit, "closesthit", "ray tracing shaders", "lib", model(6, 3), Some(5316)),
    row(Stage::Miss, "miss", "ray tracing shaders", "lib", model(6, 3), Some(5317)),
    row(Stage::Callable, "callable", "ray tracing shaders", "lib", model(6, 3), Some(5318)),
    row(Stage::Mesh, "mesh", "mesh and amplification shaders", "ms", model(6, 5), Some(5365)),
    row(
        Stage::Amplification,
        "amplification",
        "mesh and amplification shaders",
        "as",
        model(6, 5),
        Some(5364),
    ),
    row(Stage::Node, "node", "work graphs", "lib", model(6, 8), None),
];

impl Stage {
    /// Every stage, in the order of their numbers.
    pub const ALL: [Stage; 16] = {
        let mut all = [Stage::Pixel; 16];
        let mut i = 0;
        while i < all.len() {
            assert!(ROWS[i].stage as usize == i);
            all[i] = ROWS[i].stage;
            i += 1;
        }
        all
    };

    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The number of DXIL's `ShaderKind`.
    pub const fn number(self) -> u32 {
        self as u32
    }

    /// The stage with this number in DXIL's `ShaderKind`.
    pub const fn from_number(number: u32) -> Option<Stage> {
        if number < 16 { Some(Self::ALL[number as usize]) } else { None }
    }

    /// The name in target triples and in `[shader("…")]`: `compute` of `dxil-pc-shadermodel6.0-compute`.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The name of its shaders in messages, with those of the stages it is used with: `hull and domain shaders`.
    pub const fn plural(self) -> &'static str {
        self.row().plural
    }

    /// The stage of a [`name`](Self::name).
    pub fn from_name(name: &str) -> Option<Stage> {
        Self::ALL.into_iter().find(|stage| stage.name() == name)
    }

    /// The prefix of the profiles it is compiled with: `ps` of `ps_6_0`.
    pub const fn prefix(self) -> &'static str {
        self.row().prefix
    }

    /// The stage of the profiles with this prefix; `lib` gives [`Stage::Library`].
    pub fn from_prefix(prefix: &str) -> Option<Stage> {
        Self::ALL.into_iter().find(|stage| stage.prefix() == prefix)
    }

    /// Whether its entry points are compiled only as part of libraries.
    pub const fn is_library_only(self) -> bool {
        matches!(
            self,
            Stage::RayGeneration
                | Stage::Intersection
                | Stage::AnyHit
                | Stage::ClosestHit
                | Stage::Miss
                | Stage::Callable
                | Stage::Node
        )
    }

    /// Whether libraries have its entry points, and functions that are none, under mangled names.
    pub const fn is_linked_by_mangled_name(self) -> bool {
        matches!(self, Stage::Library) || self.is_library_only() && !matches!(self, Stage::Node)
    }

    /// The first shader model that has it.
    pub const fn since(self) -> ShaderModel {
        self.row().since
    }

    /// The number of SPIR-V's execution model; `None` where SPIR-V lacks it.
    pub const fn execution_model(self) -> Option<u32> {
        self.row().execution_model
    }
}

/// A set of stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageMask(u16);

impl StageMask {
    /// Every stage.
    pub const ALL: StageMask = StageMask(u16::MAX);

    /// The stages that run in groups of threads.
    pub const IN_GROUPS: StageMask =
        StageMask::of(&[Stage::Compute, Stage::Mesh, Stage::Amplification, Stage::Node]);

    /// The set of these stages.
    pub const fn of(stages: &[Stage]) -> Self {
        let (mut bits, mut i) = (0, 0);
        while i < stages.len() {
            bits |= 1 << stages[i] as u16;
            i += 1;
        }
        StageMask(bits)
    }

    /// The set with `stage` added.
    #[must_use]
    pub const fn with(self, stage: Stage) -> Self {
        StageMask(self.0 | 1 << stage as u16)
    }

    /// The set with these bits, bit n for the stage of number n.
    pub const fn from_bits(bits: u16) -> Self {
        StageMask(bits)
    }

    /// The set's bits.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The stages that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        StageMask(self.0 & other.0)
    }

    /// Whether no stage is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set has `stage`.
    pub const fn contains(self, stage: Stage) -> bool {
        self.0 >> stage as u16 & 1 != 0
    }

    /// The stages of the set, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Stage> {
        Stage::ALL.into_iter().filter(move |&stage| self.contains(stage))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stage_is_found_by_its_name_and_number() {
        for stage in Stage::ALL {
            assert_eq!(Stage::from_name(stage.name()), Some(stage));
            assert_eq!(Stage::from_number(stage.number()), Some(stage));
        }
        assert_eq!(Stage::from_number(16), None);
    }

    #[test]
    fn stages_of_libraries_have_no_profile_of_their_own() {
        assert_eq!(Stage::from_prefix("lib"), Some(Stage::Library));
        for stage in Stage::ALL {
            let own = Stage::from_prefix(stage.prefix()) == Some(stage);
            assert_eq!(own, !stage.is_library_only(), "{}", stage.name());
        }
    }

    #[test]
    fn a_set_iterates_over_its_stages() {
        let stages = [Stage::Compute, Stage::Mesh, Stage::Amplification];
        let set = StageMask::from_bits(0x6020);
        assert_eq!(Vec::from_iter(set.iter()), stages);
        assert_eq!(set, StageMask::of(&stages));
        assert_eq!(set.with(Stage::Node), StageMask::IN_GROUPS);
        assert_eq!(set.and(StageMask::of(&[Stage::Mesh, Stage::Hull])), StageMask::of(&[Stage::Mesh]));
        assert!(!set.contains(Stage::Pixel));
    }
}
