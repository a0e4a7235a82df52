//! The edits that make a mutant.

use super::pieces::{Kind, Piece, joined, pieces};
use crate::meaning::Job;
use crate::random::XorShift;

/// Types that take each other's place.
const TYPES: [&str; 58] = [
    "float",
    "float2",
    "float3",
    "float4",
    "int",
    "int2",
    "int3",
    "int4",
    "uint",
    "uint2",
    "uint3",
    "uint4",
    "bool",
    "bool2",
    "bool4",
    "half",
    "half2",
    "half4",
    "double",
    "double2",
    "min16float",
    "min16float3",
    "min16int",
    "min16uint2",
    "float1",
    "int1",
    "float2x2",
    "float3x4",
    "float4x4",
    "int2x3",
    "uint4x2",
    "bool2x2",
    "double2x2",
    "float1x3",
    "float3x1",
    "float1x1",
    "int64_t",
    "uint64_t",
    "int64_t2",
    "uint16_t",
    "int16_t2",
    "float16_t",
    "float16_t4",
    "void",
    "vector",
    "matrix",
    "dword",
    "min12int",
    "min10float2",
    "SamplerState",
    "Texture2D",
    "RWByteAddressBuffer",
    "ByteAddressBuffer",
    "RayDesc",
    "string",
    "int8_t4_packed",
    "uint8_t4_packed",
    "unsigned int",
];

/// Built-in functions that take each other's place.
const BUILTINS: [&str; 84] = [
    "abs",
    "acos",
    "all",
    "any",
    "asdouble",
    "asfloat",
    "asint",
    "asuint",
    "asfloat16",
    "asuint16",
    "atan2",
    "ceil",
    "clamp",
    "clip",
    "cos",
    "countbits",
    "cross",
    "ddx",
    "ddy_fine",
    "degrees",
    "determinant",
    "distance",
    "dot",
    "exp2",
    "f16tof32",
    "f32tof16",
    "faceforward",
    "firstbithigh",
    "firstbitlow",
    "floor",
    "fma",
    "fmod",
    "frac",
    "frexp",
    "fwidth",
    "isfinite",
    "isinf",
    "isnan",
    "ldexp",
    "length",
    "lerp",
    "lit",
    "log10",
    "mad",
    "max",
    "min",
    "modf",
    "msad4",
    "mul",
    "normalize",
    "pow",
    "radians",
    "rcp",
    "reflect",
    "refract",
    "reversebits",
    "round",
    "rsqrt",
    "saturate",
    "sign",
    "sincos",
    "smoothstep",
    "sqrt",
    "step",
    "tan",
    "transpose",
    "trunc",
    "select",
    "and",
    "or",
    "WaveActiveSum",
    "WaveActiveBitOr",
    "WaveReadLaneAt",
    "WavePrefixSum",
    "WaveActiveBallot",
    "WaveActiveAllEqual",
    "QuadReadAcrossX",
    "InterlockedAdd",
    "InterlockedCompareExchange",
    "dot4add_u8packed",
    "dot2add",
    "pack_u8",
    "unpack_s8s32",
    "NonUniformResourceIndex",
];

/// Operators that take each other's place.
const OPERATORS: [&str; 34] = [
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&&", "||", "=",
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", ",", ".", "?", ":", "::",
];

/// Literals that take each other's place.
const NUMBERS: [&str; 30] = [
    "0",
    "1",
    "2",
    "3",
    "4",
    "7",
    "16",
    "31",
    "32",
    "33",
    "64",
    "255",
    "1024",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "0x80000000",
    "1u",
    "2l",
    "3ull",
    "0.5",
    "1.0f",
    "2.5h",
    "1e10",
    "1e40",
    "1.0l",
    "true",
    "-1",
    "07",
];

/// Words that stand before a declaration.
const QUALIFIERS: [&str; 28] = [
    "const",
    "static",
    "extern",
    "uniform",
    "in",
    "out",
    "inout",
    "precise",
    "volatile",
    "groupshared",
    "row_major",
    "column_major",
    "nointerpolation",
    "linear",
    "centroid",
    "sample",
    "noperspective",
    "unorm",
    "snorm",
    "inline",
    "globallycoherent",
    "shared",
    "export",
    "noinline",
    "primitive",
    "triangle",
    "vertices",
    "const static",
];

/// What is made of a word or number that is a value.
const VALUES: [&str; 26] = [
    "-$",
    "!$",
    "~$",
    "($)",
    "$.x",
    "$.xy",
    "$.wzyx",
    "$.rr",
    "$[0]",
    "$[1]",
    "(int)$",
    "(float)$",
    "(uint2)$",
    "(bool)$",
    "(float4)$",
    "$++",
    "--$",
    "$ + $",
    "$ ? 1 : $",
    "$._m00",
    "$._11_12",
    "float2($, $)",
    "{ $ }",
    "asuint($)",
    "$, 1",
    "(half)$",
];

/// What stands before a statement or function.
const ATTRIBUTES: [&str; 20] = [
    "[unroll]",
    "[loop]",
    "[branch]",
    "[flatten]",
    "[unroll(3)]",
    "[fastopt]",
    "[allow_uav_condition]",
    "[call]",
    "[forcecase]",
    "[noinline]",
    "[numthreads(8, 8, 1)]",
    "[earlydepthstencil]",
    "[WaveSize(32)]",
    "[maxvertexcount(3)]",
    "[domain(\"tri\")]",
    "[shader(\"compute\")]",
    "[unroll(0)]",
    "[RootSignature(\"\")]",
    "[outputtopology(\"line\")]",
    "[vk::location(1)]",
];

/// Semantics that take each other's place.
const SEMANTICS: [&str; 27] = [
    "SV_Position",
    "SV_Target",
    "SV_Target3",
    "SV_Depth",
    "SV_Coverage",
    "SV_VertexID",
    "SV_InstanceID",
    "SV_PrimitiveID",
    "SV_IsFrontFace",
    "SV_SampleIndex",
    "SV_DispatchThreadID",
    "SV_GroupID",
    "SV_GroupIndex",
    "SV_GroupThreadID",
    "SV_ClipDistance",
    "SV_CullDistance1",
    "SV_RenderTargetArrayIndex",
    "SV_ViewportArrayIndex",
    "SV_StencilRef",
    "SV_Barycentrics",
    "SV_ViewID",
    "SV_ShadingRate",
    "SV_TessFactor",
    "SV_DomainLocation",
    "TEXCOORD",
    "COLOR1",
    "SV_StartVertexLocation",
];

/// Statements that are put somewhere.
const STATEMENTS: [&str; 14] = [
    "break;",
    "continue;",
    "return;",
    "discard;",
    "return 0;",
    ";",
    "{ }",
    "GroupMemoryBarrierWithGroupSync();",
    "if (true) return;",
    "for (;;) break;",
    "int x = 1;",
    "AllMemoryBarrier();",
    "while (false) { }",
    "switch (1) { case 1: break; }",
];

/// A source with one edit; none where the edits that were tried do not apply.
pub(super) fn edited(source: &str, random: &mut XorShift) -> Option<String> {
    let cut = pieces(source);
    (0..8).find_map(|_| {
        let mut cut = cut.clone();
        edit(&mut cut, random)?;
        let made = joined(&cut);
        (made != source).then_some(made)
    })
}

/// Edits pieces in a way that chance chooses.
fn edit(cut: &mut Vec<Piece>, random: &mut XorShift) -> Option<()> {
    match random.below(20) {
        0..3 => exchange(cut, random, &TYPES, |cut, at| is_one_of(&cut[at], &TYPES)),
        3 => exchange(cut, random, &BUILTINS, |cut, at| is_one_of(&cut[at], &BUILTINS)),
        4 | 5 => exchange(cut, random, &OPERATORS, |cut, at| is_one_of(&cut[at], &OPERATORS)),
        6 => exchange(cut, random, &NUMBERS, |cut, at| cut[at].kind == Kind::Number),
        7 | 8 => name_for_name(cut, random),
        9 => {
            let at = any(cut, random, is_editable)?;
            cut.remove(at);
            Some(())
        }
        10 => {
            let at = any(cut, random, is_editable)?;
            let piece = cut[at].clone();
            cut.insert(at, Piece { kind: Kind::Left, text: " ".into() });
            cut.insert(at, piece);
            Some(())
        }
        11 => exchange_neighbours(cut, random),
        12 | 13 => before(cut, random, &QUALIFIERS, is_declaration),
        14 | 15 => around(cut, random),
        16 => before(cut, random, &ATTRIBUTES, is_statement),
        17 => exchange(cut, random, &SEMANTICS, is_semantic),
        18 => before(cut, random, &STATEMENTS, is_statement),
        _ => statement_elsewhere(cut, random),
    }
}

/// A place that fits, by chance.
fn any(cut: &[Piece], random: &mut XorShift, fits: impl Fn(&[Piece], usize) -> bool) -> Option<usize> {
    let places: Vec<usize> = (0..cut.len()).filter(|&at| fits(cut, at)).collect();
    (!places.is_empty()).then(|| places[random.below(places.len() as u32) as usize])
}

fn one_of<'a>(random: &mut XorShift, of: &[&'a str]) -> &'a str {
    of[random.below(of.len() as u32) as usize]
}

/// Puts one of `of` in the place of a piece that fits.
fn exchange(
    cut: &mut [Piece],
    random: &mut XorShift,
    of: &[&str],
    fits: impl Fn(&[Piece], usize) -> bool,
) -> Option<()> {
    let at = any(cut, random, fits)?;
    cut[at].text = one_of(random, of).into();
    Some(())
}

/// Puts one of `of` before a piece that fits.
fn before(
    cut: &mut Vec<Piece>,
    random: &mut XorShift,
    of: &[&str],
    fits: impl Fn(&[Piece], usize) -> bool,
) -> Option<()> {
    let at = any(cut, random, fits)?;
    cut.insert(at, Piece { kind: Kind::Left, text: format!("{} ", one_of(random, of)) });
    Some(())
}

/// Puts another word of the source in the place of a word.
fn name_for_name(cut: &mut [Piece], random: &mut XorShift) -> Option<()> {
    let is_word = |cut: &[Piece], at: usize| cut[at].kind == Kind::Word;
    let (at, other) = (any(cut, random, is_word)?, any(cut, random, is_word)?);
    cut[at].text = cut[other].text.clone();
    Some(())
}

/// Exchanges two pieces that follow each other.
fn exchange_neighbours(cut: &mut [Piece], random: &mut XorShift) -> Option<()> {
    let at = any(cut, random, is_editable)?;
    let next = (at + 1..cut.len()).find(|&next| is_editable(cut, next))?;
    cut.swap(at, next);
    Some(())
}

/// Makes something else of a value.
fn around(cut: &mut [Piece], random: &mut XorShift) -> Option<()> {
    let is_value = |cut: &[Piece], at: usize| {
        let ends = [")", ";", ",", "+", "*", "-", "]", ".", "=", "<"];
        matches!(cut[at].kind, Kind::Word | Kind::Number)
            && after(cut, at).is_some_and(|next| is_one_of(next, &ends))
    };
    let at = any(cut, random, is_value)?;
    cut[at].text = one_of(random, &VALUES).replace('$', &cut[at].text);
    Some(())
}

/// The piece that stands before one, white space aside.
fn preceding(cut: &[Piece], at: usize) -> Option<&Piece> {
    cut[..at].iter().rev().find(|piece| !piece.text.trim().is_empty())
}

/// The piece that stands behind one, white space aside.
fn after(cut: &[Piece], at: usize) -> Option<&Piece> {
    cut[at + 1..].iter().find(|piece| !piece.text.trim().is_empty())
}

fn is_one_of(piece: &Piece, texts: &[&str]) -> bool {
    texts.contains(&piece.text.as_str())
}

fn is_editable(cut: &[Piece], at: usize) -> bool {
    cut[at].kind != Kind::Left
}

/// Whether a statement or declaration begins with a piece.
fn is_statement(cut: &[Piece], at: usize) -> bool {
    cut[at].kind == Kind::Word
        && preceding(cut, at).is_none_or(|last| is_one_of(last, &[";", "{", "}", ")", "]"]))
}

/// Whether a piece is the type that a declaration begins with, or that of a parameter: DXC takes qualifiers in casts and in template
/// arguments, and means nothing by them.
fn is_declaration(cut: &[Piece], at: usize) -> bool {
    let is_named = after(cut, at).is_some_and(|next| next.kind == Kind::Word);
    let is_parameter = preceding(cut, at).is_some_and(|last| is_one_of(last, &["(", ","])) && is_named;
    is_one_of(&cut[at], &TYPES) && (is_statement(cut, at) || is_parameter)
}

/// Whether a piece is the word behind a colon.
fn is_semantic(cut: &[Piece], at: usize) -> bool {
    cut[at].kind == Kind::Word && preceding(cut, at).is_some_and(|last| last.text == ":")
}

/// Puts a statement of the source somewhere else, or a second time.
fn statement_elsewhere(cut: &mut Vec<Piece>, random: &mut XorShift) -> Option<()> {
    let from = any(cut, random, is_statement)?;
    let end = (from..cut.len()).find(|&at| cut[at].text == ";")?;
    let statement = cut[from..=end].to_vec();
    if random.below(2) == 0 {
        cut.drain(from..=end);
    }
    let to = any(cut, random, is_statement)?;
    cut.splice(to..to, statement);
    Some(())
}

/// Gives a shader another version of the language, another model, or native 16-bit types.
pub(super) fn other_options(job: &mut Job, random: &mut XorShift) {
    match random.below(3) {
        0 => {
            job.args.retain(|arg| arg != "-HV" && !arg.starts_with("20"));
            job.args.extend(["-HV".into(), one_of(random, &["2016", "2017", "2018", "2021", "202x"]).into()]);
        }
        1 => {
            let minor = random.below(9);
            if let Some((stage, _)) = job.profile.rsplit_once('_') {
                job.profile = format!("{stage}_{minor}");
            }
        }
        _ if job.args.iter().any(|arg| arg == "-enable-16bit-types") => {}
        _ => job.args.push("-enable-16bit-types".into()),
    }
}
