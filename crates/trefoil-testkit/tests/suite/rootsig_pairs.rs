//! Random pairs of a root signature and a shader: DXC and trefoil must give the same verdict, and what both take must be valid.

use libtest_mimic::{Failed, Trial};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::ours::{Target, compile};
use trefoil_testkit::random::xorshift::XorShift;

const TRIALS: u32 = 8;
const PAIRS: u32 = 50;

/// The trials, each of which takes its own seeds.
pub(crate) fn trials() -> Vec<Trial> {
    let trial = |i| Trial::test(format!("rootsig/pairs_{i}"), move || check(i).map_err(Failed::from));
    (0..TRIALS).map(trial).collect()
}

fn check(trial: u32) -> Result<(), String> {
    let (mut taken, mut refused) = (0, 0);
    for i in 0..PAIRS {
        let pair = Maker { random: XorShift::new((trial * PAIRS + i).wrapping_mul(2_654_435_761)) }.pair();
        let (source, profile) = (pair.source.as_str(), pair.profile);
        let theirs = Microsoft::new()?.compile("a.hlsl", source, profile, "main", &[]);
        match (compile("a.hlsl", source, profile, "main", Target::Dxil, &[]), theirs) {
            (Ok(ours), Ok(_)) => {
                Microsoft::new()?.validate(&ours).map_err(|why| format!("{source}\n{why}"))?;
                taken += 1;
            }
            (Err(why), Err(_)) if why.contains("root signature") => refused += 1,
            (Err(why), Err(theirs)) => return Err(format!("{source}\nours: {why}\nDXC's: {theirs}")),
            (Ok(_), Err(why)) => return Err(format!("{source}\nDXC refuses it: {why}")),
            (Err(why), Ok(_)) => return Err(format!("{source}\nDXC takes it: {why}")),
        }
    }
    if taken.min(refused) < PAIRS / 8 {
        return Err(format!("{taken} were taken and {refused} refused: the pairs show too little"));
    }
    Ok(())
}

struct Pair {
    source: String,
    profile: &'static str,
}

/// Where the shader's resources stand, so that the root signature can be nearly right.
#[derive(Clone, Copy)]
struct Used {
    letter: char,
    register: u32,
    space: u32,
    /// 0 for one without an end.
    count: u32,
}

const STAGES: [(&str, &str, &str, &str); 4] = [
    ("vs_6_0", "VERTEX", "", "float4 main() : SV_Position"),
    ("ps_6_0", "PIXEL", "", "float4 main() : SV_Target"),
    (
        "cs_6_0",
        "ALL",
        "RWByteAddressBuffer sink : register(u9, space9);\n",
        "[numthreads(1, 1, 1)] void main()",
    ),
    ("gs_6_0", "GEOMETRY", "struct P { float4 p : SV_Position; };\n", GEOMETRY),
];
const GEOMETRY: &str = "[maxvertexcount(1)] void main(point P v[1], inout PointStream<P> stream)";

/// Types of resources: the register's letter, the declaration and what reads one.
const RESOURCES: [(char, &str, &str); 10] = [
    ('b', "ConstantBuffer<S>", ".a"),
    ('t', "StructuredBuffer<float4>", "[0]"),
    ('t', "ByteAddressBuffer", ".Load<float4>(0)"),
    ('t', "Buffer<float4>", "[0]"),
    ('t', "Texture2D<float4>", "[int2(0, 0)]"),
    ('u', "RWStructuredBuffer<float4>", "[0]"),
    ('u', "RWStructuredBuffer<float4>", ".IncrementCounter()"),
    ('u', "RWByteAddressBuffer", ".Load<float4>(0)"),
    ('u', "RWTexture2D<float>", "[int2(0, 0)]"),
    ('s', "SamplerState", ""),
];

struct Maker {
    random: XorShift,
}

impl Maker {
    fn below(&mut self, n: u32) -> u32 {
        (self.random.bits() >> 8) % n
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    fn pair(&mut self) -> Pair {
        let (profile, stage, extra, head) = STAGES[self.below(4) as usize];
        let mut source = format!("struct S {{ float4 a; }};\n{extra}");
        let (mut used, mut sum) = (Vec::new(), "0".to_owned());
        if profile == "cs_6_0" {
            used.push(Used { letter: 'u', register: 9, space: 9, count: 1 });
        }
        for i in 0..1 + self.below(3) {
            let (letter, ty, read) = RESOURCES[self.below(10) as usize];
            let (register, space) = (4 * i + self.below(2), self.below(2));
            let count = [1, 1, 1, 3, 0][self.below(5) as usize];
            let (array, at) = match count {
                1 => (String::new(), ""),
                0 => ("[]".to_owned(), "[1]"),
                n => (format!("[{n}]"), "[1]"),
            };
            // Nothing else may stand after what has no end.
            let space = if count == 0 { 10 + i } else { space };
            used.push(Used { letter, register, space, count });
            source += &format!("{ty} r{i}{array} : register({letter}{register}, space{space});\n");
            sum += &match letter {
                's' => {
                    used.push(Used { letter: 't', register: 20 + i, space: 0, count: 1 });
                    source += &format!("Texture2D<float4> s{i} : register(t{});\n", 20 + i);
                    format!(" + s{i}.SampleLevel(r{i}{at}, 0, 0)")
                }
                _ => format!(" + r{i}{at}{read}"),
            };
        }
        let text = self.signature(&used, stage);
        source += &format!("[RootSignature(\"{text}\")]\n{head}\n{{\n    float4 x = {sum};\n    ");
        source += match profile {
            "cs_6_0" => "sink.Store4(0, asuint(x));\n}\n",
            "gs_6_0" => "P p;\n    p.p = x;\n    stream.Append(p);\n}\n",
            _ => "return x;\n}\n",
        };
        Pair { source, profile }
    }

    /// A root signature that binds all of it, most often, with a mistake here and there.
    fn signature(&mut self, used: &[Used], stage: &str) -> String {
        let mut parts = Vec::new();
        if self.one_in(6) {
            parts.push(format!("RootFlags(DENY_{}_SHADER_ROOT_ACCESS)", self.stage(stage)));
        }
        for &used in used {
            if self.one_in(16) {
                continue;
            }
            let visibility = match self.below(8) {
                0 => self.stage(stage),
                1 => stage,
                _ => "ALL",
            };
            parts.push(self.parameter(used, visibility));
        }
        parts.join(", ")
    }

    /// The stage, or another one.
    fn stage<'a>(&mut self, stage: &'a str) -> &'a str {
        let other = ["VERTEX", "HULL", "GEOMETRY", "PIXEL"][self.below(4) as usize];
        if stage == "ALL" || self.one_in(3) { other } else { stage }
    }

    fn parameter(&mut self, used: Used, visibility: &str) -> String {
        let Used { letter, register, space, count } = used;
        let space = if self.one_in(24) { space + 1 } else { space };
        let visible = format!("visibility = SHADER_VISIBILITY_{visibility}");
        let kind = match letter {
            'b' => "CBV",
            't' => "SRV",
            'u' => "UAV",
            _ => "Sampler",
        };
        if count == 1 && !self.one_in(3) {
            return match letter {
                's' => format!("StaticSampler(s{register}, space = {space}, {visible})"),
                'b' if self.one_in(2) => {
                    format!("RootConstants(num32BitConstants = 4, b{register}, space = {space}, {visible})")
                }
                _ => format!("{kind}({letter}{register}, space = {space}, {visible})"),
            };
        }
        // A range may begin before what is used and go further, or be too short.
        let early = if register > 0 { self.below(2) } else { 0 };
        let count = match count {
            0 if self.one_in(3) => "2".to_owned(),
            0 => "unbounded".to_owned(),
            _ if self.one_in(8) => "unbounded".to_owned(),
            n => (n + early + self.below(2)).saturating_sub(u32::from(self.one_in(6))).max(1).to_string(),
        };
        let first = register - early;
        format!(
            "DescriptorTable({kind}({letter}{first}, numDescriptors = {count}, space = {space}), {visible})"
        )
    }
}
