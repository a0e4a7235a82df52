//! Subobjects: declarations of a library for the state objects that are made with it.

/// A subobject, under its name in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subobject {
    /// Its name.
    pub name: String,
    /// Its declaration.
    pub content: SubobjectContent,
}

/// The declaration of a subobject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SubobjectContent {
    /// `StateObjectConfig`
    StateObjectConfig {
        /// Flags.
        flags: u32,
    },
    /// `GlobalRootSignature` and `LocalRootSignature`
    RootSignature {
        /// Whether it is a local one.
        is_local: bool,
        /// Its text, as long as it has not been serialised; then the bytes.
        data: Vec<u8>,
    },
    /// `SubobjectToExportsAssociation`
    Association {
        /// The name of the subobject.
        subobject: String,
        /// The names of the exports.
        exports: Vec<String>,
    },
    /// `RaytracingShaderConfig`
    ShaderConfig {
        /// The maximal size of a payload in bytes.
        payload: u32,
        /// The maximal size of the attributes of a hit in bytes.
        attributes: u32,
    },
    /// `RaytracingPipelineConfig`, and with flags `RaytracingPipelineConfig1`
    PipelineConfig {
        /// The maximal recursion depth of traces.
        depth: u32,
        /// Flags.
        flags: Option<u32>,
    },
    /// `TriangleHitGroup` and `ProceduralPrimitiveHitGroup`
    HitGroup {
        /// The export that is the any-hit shader.
        any_hit: String,
        /// The export that is the closest-hit shader.
        closest_hit: String,
        /// Of procedural primitives, the export that is the intersection shader.
        intersection: Option<String>,
    },
}

impl SubobjectContent {
    /// The number of its kind in `RDAT`, which the IR's text has too.
    pub fn kind(&self) -> u32 {
        match self {
            Self::StateObjectConfig { .. } => 0,
            Self::RootSignature { is_local, .. } => 1 + u32::from(*is_local),
            Self::Association { .. } => 8,
            Self::ShaderConfig { .. } => 9,
            Self::PipelineConfig { flags: None, .. } => 10,
            Self::HitGroup { .. } => 11,
            Self::PipelineConfig { flags: Some(_), .. } => 12,
        }
    }

    /// Its numbers and strings; a root signature is a string of hexadecimal digits.
    pub fn parts(&self) -> (Vec<u32>, Vec<String>) {
        match self {
            Self::StateObjectConfig { flags } => (vec![*flags], Vec::new()),
            Self::RootSignature { data, .. } => {
                (Vec::new(), vec![data.iter().map(|byte| format!("{byte:02x}")).collect()])
            }
            Self::Association { subobject, exports } => {
                (Vec::new(), std::iter::once(subobject).chain(exports).cloned().collect())
            }
            Self::ShaderConfig { payload, attributes } => (vec![*payload, *attributes], Vec::new()),
            Self::PipelineConfig { depth, flags } => {
                (std::iter::once(*depth).chain(*flags).collect(), Vec::new())
            }
            Self::HitGroup { any_hit, closest_hit, intersection } => {
                (Vec::new(), [any_hit, closest_hit].into_iter().chain(intersection).cloned().collect())
            }
        }
    }

    /// The inverse of [`kind`](Self::kind) and [`parts`](Self::parts); none where no subobject has these parts.
    pub fn from_parts(kind: u32, numbers: &[u32], texts: Vec<String>) -> Option<Self> {
        Some(match (kind, numbers, &texts[..]) {
            (0, &[flags], []) => Self::StateObjectConfig { flags },
            (1 | 2, [], [digits]) => {
                let pairs = digits.as_bytes().chunks(2).map(|pair| {
                    let text = std::str::from_utf8(pair).ok().filter(|text| text.len() == 2)?;
                    u8::from_str_radix(text, 16).ok()
                });
                Self::RootSignature { is_local: kind == 2, data: pairs.collect::<Option<_>>()? }
            }
            (8, [], [subobject, exports @ ..]) => {
                Self::Association { subobject: subobject.clone(), exports: exports.to_vec() }
            }
            (9, &[payload, attributes], []) => Self::ShaderConfig { payload, attributes },
            (10, &[depth], []) => Self::PipelineConfig { depth, flags: None },
            (12, &[depth, flags], []) => Self::PipelineConfig { depth, flags: Some(flags) },
            (11, [], [any_hit, closest_hit, rest @ ..]) if rest.len() < 2 => Self::HitGroup {
                any_hit: any_hit.clone(),
                closest_hit: closest_hit.clone(),
                intersection: rest.first().cloned(),
            },
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_round_trip() {
        let text = |s: &str| s.to_owned();
        let all = [
            SubobjectContent::StateObjectConfig { flags: 5 },
            SubobjectContent::RootSignature { is_local: true, data: vec![1, 0xab] },
            SubobjectContent::Association { subobject: text("a"), exports: vec![text("b")] },
            SubobjectContent::ShaderConfig { payload: 16, attributes: 8 },
            SubobjectContent::PipelineConfig { depth: 2, flags: None },
            SubobjectContent::PipelineConfig { depth: 2, flags: Some(256) },
            SubobjectContent::HitGroup { any_hit: text("a"), closest_hit: text(""), intersection: None },
        ];
        for content in all {
            let (numbers, texts) = content.parts();
            assert_eq!(SubobjectContent::from_parts(content.kind(), &numbers, texts), Some(content));
        }
        assert_eq!(SubobjectContent::from_parts(1, &[], vec![text("0g")]), None);
    }
}
