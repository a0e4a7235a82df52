//! The shaders of `examples/`: which entry points each has, as its leading comment says.
//!
//! A line `// compute: main`, `// vertex: vs` or `// pixel: ps` names an entry point; `// model: 6.2` the least shader
//! model, when 6.0 does not do; the other lines are for people.

use crate::consumers::workspace;
use crate::exec::header::Stage;
use std::path::{Path, PathBuf};
use trefoil::{Profile, ShaderModel};

/// One example.
#[derive(Clone, Debug)]
pub struct Example {
    /// Its file's name without the extension.
    pub name: String,
    /// The file.
    pub path: PathBuf,
    /// Its text.
    pub source: String,
    /// Stages and entry points.
    pub entries: Vec<(Stage, String)>,
    /// The least shader model.
    pub model: ShaderModel,
}

impl Example {
    /// The profile of one of its stages in the least shader model.
    pub fn profile(&self, stage: Stage) -> Profile {
        Profile { stage, model: self.model }
    }

    /// Whether it has meshes or rays, which only DXIL and SPIR-V of 1.4 have.
    pub fn is_recent(&self) -> bool {
        self.model >= ShaderModel::new(6, 5)
    }
}

/// All examples, in order of their names.
pub fn all() -> Result<Vec<Example>, String> {
    let folder = workspace().join("examples");
    let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let paths = entries.filter_map(Result::ok).map(|entry| entry.path());
    let mut paths: Vec<PathBuf> = paths.filter(|p| p.extension().is_some_and(|e| e == "hlsl")).collect();
    paths.sort();
    paths.iter().map(|path| read(path)).collect()
}

fn read(path: &Path) -> Result<Example, String> {
    let source = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let (mut entries, mut model) = (Vec::new(), ShaderModel::new(6, 0));
    for line in source.lines().map_while(|line| line.strip_prefix("//")) {
        let Some((verb, rest)) = line.trim().split_once(':') else { continue };
        let stage = match verb {
            "model" => {
                let wrong = || format!("{name}: a model is written 6.2");
                model = ShaderModel::parse(rest.trim()).filter(|m| m.major == 6).ok_or_else(wrong)?;
                continue;
            }
            _ => match Stage::from_name(verb) {
                Some(stage) => stage,
                None => continue,
            },
        };
        entries.push((stage, rest.trim().to_string()));
    }
    if entries.is_empty() {
        return Err(format!("{name}: no line such as `// compute: main` names an entry point"));
    }
    Ok(Example { name, path: path.to_path_buf(), source, entries, model })
}
