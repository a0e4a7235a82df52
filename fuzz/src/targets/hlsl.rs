//! The whole compiler on HLSL: any text gives an artifact or diagnostics, for every target.

use super::{Input, Target};
use crate::broken::{Language, text, tokens};
use crate::random::Random;
use crate::seeds::{Shader, compile, shaders};

/// The shaders of the tests, to DXIL, SPIR-V, DXBC or LLVM's text.
pub(super) struct Hlsl {
    shaders: Vec<Shader>,
    tokens: Vec<Vec<String>>,
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
        Hlsl { shaders, tokens }
    }
}

impl Target for Hlsl {
    fn extension(&self) -> &'static str {
        "hlsl"
    }

    fn input(&self, random: &mut Random) -> Input {
        let (first, text) = text(&self.tokens, &LANGUAGE, random);
        let Shader { profile, entry, native_16bit, .. } = &self.shaders[first];
        let (target, _) = random.of(&TARGETS);
        let more = if *native_16bit { " -enable-16bit-types" } else { "" };
        Input::text(format!("{target} {profile} {entry}{more}"), text)
    }

    fn read(&self, input: &Input) -> Result<bool, String> {
        let mut words = input.head.split(' ');
        let mut word = || words.next().unwrap_or_default().to_owned();
        let name = word();
        let shader =
            Shader { text: String::new(), profile: word(), entry: word(), native_16bit: !word().is_empty() };
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
