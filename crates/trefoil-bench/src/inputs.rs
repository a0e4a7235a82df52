//! What both compile: the entry points of the examples, and large shaders.

use trefoil_testkit::consumers;
use trefoil_testkit::examples::{Example, all};
use trefoil_testkit::exec::header::Stage;
use trefoil_testkit::ours::Target;
use trefoil_testkit::wgsl;

/// Large shaders that naga makes: the file among bevy's, and the entry point's profile.
const WRITTEN: [(&str, &str); 2] =
    [("bevy_pbr/src/render/pbr.wgsl", "ps_6_0"), ("bevy_pbr/src/deferred/deferred_lighting.wgsl", "ps_6_0")];

/// What both compile.
pub(crate) struct Input {
    pub(crate) name: String,
    pub(crate) path: String,
    pub(crate) source: String,
    pub(crate) prefix: String,
    /// The minor version of shader model 6.
    pub(crate) minor: u32,
    pub(crate) entry: String,
    pub(crate) args: Vec<String>,
    pub(crate) large: bool,
    /// Whether only DXIL and later Vulkan have its stages: meshes and rays.
    pub(crate) recent: bool,
}

impl Input {
    /// The formats that it is compiled to.
    pub(crate) fn targets(&self) -> &'static [Target] {
        if self.large || self.recent {
            &[Target::Dxil, Target::Spirv]
        } else {
            &[Target::Dxil, Target::Spirv, Target::Dxbc]
        }
    }
}

/// The entry points of the examples.
pub(crate) fn examples() -> Result<Vec<Input>, String> {
    let of = |example: &Example| {
        let entries = example.entries.iter();
        let input = |(stage, entry): &(Stage, String)| Input {
            name: format!("{}/{entry}", example.name),
            path: example.path.to_string_lossy().into_owned(),
            source: example.source.clone(),
            prefix: stage.prefix().into(),
            minor: u32::from(example.model.minor),
            entry: entry.clone(),
            args: Vec::new(),
            large: false,
            recent: example.is_recent(),
        };
        entries.map(input).collect::<Vec<_>>()
    };
    Ok(all()?.iter().flat_map(of).collect())
}

/// The large inputs.
pub(crate) fn large() -> Result<Vec<Input>, String> {
    let mut out = vec![Input {
        name: "5000 lines".into(),
        path: "large.hlsl".into(),
        source: trefoil_testkit::large::shader(5000),
        prefix: "cs".into(),
        minor: 0,
        entry: "main".into(),
        args: Vec::new(),
        large: true,
        recent: false,
    }];
    for (path, profile) in WRITTEN {
        let full = consumers::folder().join("wgsl").join(path);
        let entries = wgsl::hlsl_of(&full)?;
        let entry = entries
            .into_iter()
            .find(|e| e.profile == profile)
            .ok_or_else(|| format!("{path}: no {profile}"))?;
        out.push(Input {
            name: path.rsplit('/').next().unwrap_or(path).into(),
            path: full.with_extension("hlsl").to_string_lossy().into_owned(),
            source: entry.text,
            prefix: profile[..2].into(),
            minor: 0,
            entry: entry.name,
            args: wgsl::ARGS.map(String::from).to_vec(),
            large: true,
            recent: false,
        });
    }
    Ok(out)
}
