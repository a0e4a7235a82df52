//! DXC's options: the table of ours has each that DXC's library and program know, and one without a value changes what ours
//! changes where it changes what DXC makes.

use libtest_mimic::{Failed, Trial};
use std::collections::BTreeSet;
use std::process::{Command, ExitCode, Stdio};
use trefoil::args::OPTIONS;
use trefoil_dxcontainer::Container;
use trefoil_testkit::dxc::{Microsoft, options};

/// One of the names, and one of the effects.
pub(crate) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("options/names", || names().map_err(Failed::from)),
        Trial::test("options/effects", || effects_elsewhere().map_err(Failed::from)),
    ]
}

/// How many options DXC's library and program have at the least: fewer are a table that was not found.
const LEAST: usize = 150;

/// Each option that DXC knows is in our table, which says what it does here, or why nothing; `docs/dxc-options.md` is made of it.
fn names() -> Result<(), String> {
    let theirs = options::all()?;
    let theirs: Vec<_> = theirs.into_iter().filter(|option| option.of_library || option.of_program).collect();
    if theirs.len() < LEAST {
        return Err(format!("DXC has {} options", theirs.len()));
    }
    let is_known = |name: &str| {
        let mut ours = OPTIONS.into_iter().flatten().map(|option| option.name);
        ours.any(|ours| ours == name || ours.trim_end_matches('=') == name.trim_end_matches('='))
            // A warning is an option by its own name too.
            || name.starts_with('W')
    };
    let dxc = Microsoft::new()?;
    // Its table has one that the library refuses.
    let is_taken = |option: &&options::DxcOption| {
        let word = format!("-{}", option.name);
        let ask = || dxc.compile_unsigned("a.hlsl", SOURCE, "ps_6_0", "main", &[&word]);
        option.of_program || option.has_value || !ask().is_err_and(|words| words.contains("Unknown argument"))
    };
    let unknown = theirs.iter().filter(|option| !is_known(&option.name)).filter(is_taken);
    let unknown: Vec<&str> = unknown.map(|option| option.name.as_str()).collect();
    if unknown.is_empty() { Ok(()) } else { Err(format!("nothing here has {}", unknown.join(", "))) }
}

/// A source that options change: profile, entry, options that are always there.
struct Sample {
    profile: &'static str,
    args: &'static [&'static str],
}

const SOURCE: &str = r#"
cbuffer Frame : register(b0) { float4x4 turn; float4 tint; int rounds; bool bright; };
float loose;
Texture2D<float4> image : register(t0);
SamplerState how : register(s0);
RWStructuredBuffer<float4> seen : register(u1);
[RootSignature("CBV(b0), CBV(b1), DescriptorTable(SRV(t0), UAV(u1)), DescriptorTable(Sampler(s0))")]
[shader("pixel")]
float4 main(float4 place : SV_Position, float2 at : AT, nointerpolation uint way : WAY) : SV_Target
{
    float4 sum = mul(turn, tint) * loose;
    for (int i = 0; i < rounds; ++i) {
        if (sum.x < i) sum += image.Sample(how, at) / (i + 1.5); else sum -= image.Load(int3(i, way, 0));
    }
    seen[way] = sum;
    return mad(sum, tint, place) + seen[way + 1];
}
"#;

const SAMPLES: [Sample; 4] = [
    Sample { profile: "ps_6_0", args: &[] },
    Sample { profile: "ps_6_7", args: &["-Od"] },
    Sample { profile: "lib_6_3", args: &[] },
    Sample { profile: "ps_6_0", args: &["-spirv"] },
];

/// What differs, each with its reason: the option, how the profiles begin that it differs for, and why.
const KNOWN: &[(&str, &str, &str)] = &[
    ("enable-lifetime-markers", "", "variables become values without them"),
    ("fdisable-loc-tracking", "", "DXC's optimiser goes another way without places"),
    ("O0", "", "what a level changes is the optimiser's, and nothing is left to do in this shader of ours"),
    ("O1", "", "as before"),
    ("O2", "", "as before"),
    ("Odump", "", "an error that names what lists our passes"),
    ("preserve-intermediate-values", "", "what nothing uses is dropped; it warns"),
    ("fspv-preserve-bindings", "", "the same module in another order, where everything is used"),
    ("fvk-use-dx-layout", "", "our names of structures tell their layout"),
    ("fvk-use-gl-layout", "", "as before"),
    ("fvk-use-scalar-layout", "", "as before"),
    ("Qkeep_reflect_in_dxil", "lib_", "the DXIL of libraries keeps what linking needs alone"),
    ("res-may-alias", "lib_", "DXC's optimiser orders loads otherwise, of libraries alone"),
    ("res_may_alias", "lib_", "as before"),
];

/// The argument that makes this program look at the effects.
const WORKER: &str = "--effects-of-options";

/// Where this program was started to look at the effects: what came of it.
pub(crate) fn answer() -> Option<ExitCode> {
    (std::env::args().nth(1)? == WORKER).then(|| match effects() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            println!("{why}");
            ExitCode::FAILURE
        }
    })
}

/// [`effects`] in a process of its own: some options of DXC print, and some stay set for all compiles that follow.
fn effects_elsewhere() -> Result<(), String> {
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut worker = Command::new(program);
    let worker = worker.arg(WORKER).stderr(Stdio::null()).output().map_err(|e| e.to_string())?;
    let said = String::from_utf8_lossy(&worker.stdout).into_owned();
    if worker.status.success() { Ok(()) } else { Err(format!("{}: {said}", worker.status)) }
}

/// For each option of the library without a value, the parts of the container that it changes are the same, or that a module of SPIR-V
/// changes at all.
fn effects() -> Result<(), String> {
    let libraries = [
        Microsoft::new()?,
        Microsoft::of(&crate::facts::library().ok_or("cargo builds no libdxcompiler.so with the tests")?)?,
    ];
    let flags = options::all()?.into_iter().filter(|option| option.of_library && !option.has_value);
    let flags: Vec<String> = flags.map(|option| option.name).collect();
    let mut wrong = Vec::new();
    for Sample { profile, args } in SAMPLES {
        let make = |of: &Microsoft, more: &[&str]| {
            of.compile_unsigned("a.hlsl", SOURCE, profile, "main", &[args, more].concat())
        };
        let plain = [make(&libraries[0], &[])?, make(&libraries[1], &[])?];
        let is_known =
            |flag: &str| KNOWN.iter().any(|(name, begin, _)| *name == flag && profile.starts_with(begin));
        for flag in flags.iter().filter(|flag| !is_known(flag)) {
            let word = format!("-{flag}");
            let [theirs, ours] = [0, 1].map(|which| {
                let made = make(&libraries[which], &[&word]);
                changed(&plain[which], made.as_deref().ok())
            });
            if theirs != ours {
                wrong.push(format!("{profile} {args:?} {word}: DXC's {theirs:?}, ours {ours:?}"));
            }
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// The names of the parts that are not as they were, but for those that go by the code's. What is refused has no parts.
fn changed(plain: &[u8], made: Option<&[u8]>) -> BTreeSet<String> {
    let Some(made) = made else { return BTreeSet::from(["refused".to_owned()]) };
    let (Ok(plain), Ok(parts)) = (Container::parse(plain), Container::parse(made)) else {
        return if plain == made { BTreeSet::new() } else { BTreeSet::from(["module".to_owned()]) };
    };
    let names = [&plain, &parts].into_iter().flat_map(|of| of.parts.iter().map(|part| part.name));
    let differs = names.filter(|&name| plain.part(name) != parts.part(name));
    let mut differs: BTreeSet<String> = differs.map(|name| name.to_string()).collect();
    differs.remove("HASH");
    if differs.contains("DXIL") {
        // It counts instructions.
        differs.remove("STAT");
    }
    differs
}
