//! The manifest of a build: any text is refused with a place, or expands to permutations, each with a name.

use super::{Input, Target};
use crate::broken::{Language, text, tokens};
use crate::random::Random;

/// Sound manifests.
pub(super) struct Manifest(Vec<Vec<String>>);

/// How many permutations are looked at.
const MOST: usize = 500;

impl Manifest {
    /// With manifests written here.
    pub(super) fn new() -> Manifest {
        Manifest(SOUND.iter().map(|text| tokens(text, &LANGUAGE)).collect())
    }
}

impl Target for Manifest {
    fn extension(&self) -> &'static str {
        "toml"
    }

    fn input(&self, random: &mut Random) -> Input {
        Input::text(String::new(), text(&self.0, &LANGUAGE, random).1)
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        let text = input.as_text();
        if let Err(error) = trefoil_permute::Manifest::parse("shaders.toml", &text) {
            let lines = text.lines().count().max(1) + 1;
            return if error.line <= lines { Ok(false) } else { Err(format!("{error}, of {lines} lines")) };
        }
        let mut left = MOST;
        let listed = trefoil_permute::list("shaders.toml", &text, &mut |job| {
            left -= usize::from(!job.name.is_empty());
            left > 0
        });
        Ok(listed.is_ok())
    }
}

const SOUND: [&str; 2] = [
    "include = ['a', 'b']\ndefines = { QUALITY = 2, NAME = 'x', ON = true }\n[[shader]]\nname = 'uber'\nsource = 'u.hlsl'\n\
     entries = { main = 'ps_6_0', vs_main = ['vs_6_0', 'vs_6_6'] }\ntargets = ['dxil', 'spirv']\noptions = ['-O3']\n\
     axes.SHADOWS = [0, 1, 2]\naxes.FOG = { values = [0, 1], if = 'SHADOWS != 0 && (QUALITY >= 2 || !ON)', else = 3 }\n\
     only = ['FOG == 0 || SHADOWS > 1', \"NAME == 'x'\"]\n",
    "[[shader]]\nsource = 'a.hlsl'\nentries = { main = 'cs_6_0' }\n[shader.axes]\nA = [false, true]\nB = ['x', 1.5]\n\
     [[shader]]\nsource = 'b.hlsl'\nentries.main = 'ps_5_1'\n",
];

const LANGUAGE: Language = Language {
    in_words: "-",
    before_words: "",
    extra: &[
        "[", "]", "[[", "]]", "{", "}", "=", ",", "'", "\"", "&&", "||", "!=", "-1", "\n", "''", "if",
        "else", "only", "axes",
    ],
};
