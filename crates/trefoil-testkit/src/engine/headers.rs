//! The headers: those written by hand, and those that repeat a template.

use std::fmt::Write;

macro_rules! texts {
    ($folder:literal: $($name:literal)*) => {
        [$((concat!($name, ".hlsli"), include_str!(concat!("../../engine/", $folder, "/", $name, ".hlsli")))),*]
    };
}

/// What is written by hand, in the order in which all is included.
const CORE: [(&str, &str); 15] = texts!("core":
    "platform" "constants" "bindless" "math" "packing" "random" "noise" "brdf" "lights" "harmonics" "colour" "geometry"
    "depth" "blocks" "instances"
);

/// What permutations configure, which comes after everything else.
const CONFIGURED: [(&str, &str); 4] = texts!("core": "shadow" "material" "wave" "fog");

/// The templates: `@N@` stands for the number of the copy, `@A@`, `@B@` and `@C@` for digits that differ among copies.
const FAMILIES: [(&str, &str); 6] = texts!("families": "lobe" "layout" "field" "curve" "kernel" "emitter");

/// How many headers repeat the templates, and how large each is at least, in bytes.
const REPEATED: usize = 42;
const LEAST: usize = 47_000;

/// All headers, the one that includes all of them last.
pub(super) fn all() -> Vec<(String, String)> {
    let mut files: Vec<_> = CORE.iter().map(|&(name, text)| (name.to_string(), text.to_string())).collect();
    let mut copies = [0; FAMILIES.len()];
    for n in 0..REPEATED {
        files.push(repeated(n, &mut copies));
    }
    files.extend(CONFIGURED.map(|(name, text)| (name.to_string(), text.to_string())));
    let mut whole = String::from("// Everything.\n#ifndef ENGINE\n#define ENGINE\n");
    for (name, _) in &files {
        let _ = writeln!(whole, "#include \"{name}\"");
    }
    whole.push_str(SUM);
    files.push(("engine.hlsli".into(), whole));
    files
}

/// A little of what the repeated headers have, for the largest entry.
const SUM: &str = "
float3 generated_sum(float4 v, uint n)
{
    Emitter3 emitter = (Emitter3)0;
    emitter.position = v.xyz;
    emitter.turn.q = float4(0, 0, 0, 1);
    emitter.life = 2.0;
    Layout7 layout = layout7_of(v, safe_normalize(v.xyz), n, n >> 3);
    float3 moved = emitter3_move(emitter, n, v.w);
    return moved * curve5_at(frac(v.x), Ease5::Bounce) + layout.normal() * field2_distance(moved, v.w) + LAYOUT7_KIND(layout);
}

#endif
";

/// A header of copies of one template, numbered on from those before.
fn repeated(n: usize, copies: &mut [usize; FAMILIES.len()]) -> (String, String) {
    let which = n % FAMILIES.len();
    let (name, template) = FAMILIES[which];
    let stem = name.trim_end_matches(".hlsli");
    let guard = format!("ENGINE_{}_{n}", stem.to_uppercase());
    let mut text = format!("#ifndef {guard}\n#define {guard}\n\n");
    while text.len() < LEAST {
        let copy = copies[which];
        copies[which] += 1;
        let digit = |salt: usize| ((copy * 7 + salt * 5) % 7 + 2).to_string();
        text.push_str(
            &template
                .replace("@N@", &copy.to_string())
                .replace("@A@", &digit(1))
                .replace("@B@", &digit(2))
                .replace("@C@", &digit(copy + 3)),
        );
    }
    text.push_str("#endif\n");
    (format!("{stem}_{n}.hlsli"), text)
}
