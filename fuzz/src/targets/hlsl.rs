//! The whole compiler on HLSL: any text gives an artifact or diagnostics, for every target.

use super::{Input, Target};
use crate::broken::{Language, text, tokens};
use crate::random::Random;
use crate::seeds::{Shader, compile, shaders};
use crate::splice::program;

/// The shaders of the tests, to DXIL, SPIR-V, DXBC or LLVM's text: half of them broken, half changed so that most stay sound.
pub(super) struct Hlsl {
    shaders: Vec<Shader>,
    tokens: Vec<Vec<String>>,
    /// Which shaders are sound for DXIL, and for SPIR-V.
    sound: [Vec<usize>; 2],
}

const TARGETS: [(&str, trefoil::Target); 4] = [
    ("dxil", trefoil::Target::Dxil),
    ("spirv", trefoil::Target::Spirv),
    ("dxbc", trefoil::Target::Dxbc),
    ("ll", trefoil::Target::Ll),
];

impl Hlsl {
    /// With the shaders read.
    pub(super) fn new() -> Hlsl {
        let shaders = shaders();
        let tokens = shaders.iter().map(|shader| tokens(&shader.text, &LANGUAGE)).collect();
        let sound = [0, 1].map(|of| (0..shaders.len()).filter(|&at| shaders[at].sound[of]).collect());
        Hlsl { shaders, tokens, sound }
    }
}

impl Target for Hlsl {
    fn extension(&self) -> &'static str {
        "hlsl"
    }

    fn input(&self, random: &mut Random) -> Input {
        let (name, target) = random.of(&TARGETS);
        let (first, text) = if random.once_in(2) {
            text(&self.tokens, &LANGUAGE, random)
        } else {
            let seed = *random.of(&self.sound[usize::from(*target == trefoil::Target::Spirv)]);
            (seed, program(&self.tokens[seed], &self.tokens, random))
        };
        let Shader { profile, entry, native_16bit, .. } = &self.shaders[first];
        let profile = match (target, profile.split_once('_')) {
            (trefoil::Target::Dxbc, Some((stage, _))) => format!("{stage}_5_1"),
            _ => profile.clone(),
        };
        let more = if *native_16bit { " -enable-16bit-types" } else { "" };
        Input::text(format!("{name} {profile} {entry}{more}"), text)
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        let mut words = input.head.split(' ');
        let mut word = || words.next().unwrap_or_default().to_owned();
        let name = word();
        let shader =
            Shader { profile: word(), entry: word(), native_16bit: !word().is_empty(), ..Shader::default() };
        let found = TARGETS.iter().find(|(other, _)| *other == name);
        let (_, target) = found.ok_or("the first line has no target")?;
        match compile(&shader, &input.as_text(), *target) {
            Ok(_) => Ok(true),
            Err(said) => match said.lines().find(|line| line.contains("error: internal error")) {
                Some(line) => Err(line.to_owned()),
                None => Ok(false),
            },
        }
    }
}

const LANGUAGE: Language = Language {
    in_words: "",
    before_words: "",
    extra: &[
        "struct S",
        "template<typename T>",
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "<",
        ">",
        ">>",
        ";",
        ",",
        "::",
        ":",
        "=",
        "==",
        "?",
        "+",
        "-",
        "*",
        "/",
        "%",
        "&",
        "&&",
        "|",
        "^",
        "~",
        "!",
        "<<",
        ">>=",
        "++",
        "--",
        ".",
        ".xyzw",
        "._m00",
        ".x",
        "float4",
        "float4x4",
        "int",
        "uint64_t",
        "double",
        "half",
        "bool",
        "min16float",
        "Texture2D",
        "RWBuffer<float4>",
        "SamplerState",
        "static",
        "const",
        "groupshared",
        "inout",
        "out",
        "return",
        "if",
        "else",
        "for",
        "while",
        "do",
        "switch",
        "case 0:",
        "default:",
        "break",
        "continue",
        "discard",
        "[unroll]",
        "[loop]",
        "operator+",
        "this",
        "sizeof",
        "typedef",
        "using",
        "namespace",
        "enum class",
        "0",
        "1",
        "-1",
        "4294967295",
        "1e38",
        "0x7fffffffffffffff",
        "1.0h",
        "true",
        "\"s\"",
        "register(t0)",
        "packoffset(c0)",
        "SV_Position",
        "SV_Target",
        "[numthreads(1,1,1)]",
        "#define X",
        "#if 1\n",
        "#endif\n",
        "mul",
        "dot",
        "asuint",
        "select",
        "InterlockedAdd",
        "WaveActiveSum",
        "é",
    ],
};
