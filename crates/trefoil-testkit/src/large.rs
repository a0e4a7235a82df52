//! A large shader in the style that people write, of as many lines as wanted: what the benchmark takes the speed of.

use std::fmt::Write;

/// What stands ahead of the functions.
const HEAD: &str = "struct Light
{
    float3 place;
    float reach;
    float3 colour;
    uint kind;
};

cbuffer Frame : register(b0)
{
    float4x4 view;
    float4 eye;
    uint light_count;
    float3 ambient;
};

StructuredBuffer<Light> lights : register(t0);
Texture2D<float4> albedo : register(t1);
SamplerState linear_sampler : register(s0);
RWStructuredBuffer<float4> result : register(u0);

";

/// A compute shader `main` of about that many lines: functions that compute, branch, loop and sample, each called once.
pub fn shader(lines: usize) -> String {
    let mut text = String::from(HEAD);
    let functions = lines.saturating_sub(40) / 24;
    for n in 0..functions {
        function(&mut text, n);
    }
    text.push_str(
        "[numthreads(64, 1, 1)]\nvoid main(uint3 id : SV_DispatchThreadID)\n{\n    float4 sum = 0;\n",
    );
    for n in 0..functions {
        let _ = writeln!(text, "    sum += shade_{n}(float3(id) * {n}.5, sum, id.x % {});", n % 7 + 2);
    }
    text.push_str("    result[id.x] = sum;\n}\n");
    text
}

fn function(text: &mut String, n: usize) {
    let (a, b, c) = (n % 13 + 1, n % 5 + 2, n % 3);
    let _ = write!(
        text,
        "// Light number {n}, seen from a place.
float4 shade_{n}(float3 place, float4 before, uint pick)
{{
    Light light = lights[pick + {n}];
    float3 to_light = light.place - place;
    float distance = length(to_light);
    float3 direction = to_light / max(distance, 0.{a}1);
    float fade = saturate(1.0 - distance / light.reach);
    float3 normal = normalize(place * {b}.0 + before.xyz);
    float lit = saturate(dot(normal, direction)) * fade;
    float3 half_way = normalize(direction + eye.xyz - place);
    float gloss = pow(saturate(dot(normal, half_way)), {a}.0 + 1.0);
    if (light.kind == {c}u)
    {{
        lit *= mul(view, float4(direction, 0.0)).z;
        gloss = 0.0;
    }}
    float2 at = frac(place.xz * 0.{b}5);
    float4 base = albedo.SampleLevel(linear_sampler, at, float({c}));
    float3 colour = base.rgb * (light.colour * lit + ambient) + gloss;
    return float4(lerp(before.rgb, colour, 0.{a}), max(before.a, base.a));
}}

"
    );
}

#[cfg(test)]
mod tests {
    #[test]
    fn it_has_the_lines_that_were_asked_for() {
        let count = super::shader(5000).lines().count();
        assert!((4900..5200).contains(&count), "{count}");
    }
}
