// -T ps_6_0 -E main
// A matrix put together from vectors, and multiplied from both sides.
Texture2D<float4> normals;
SamplerState linear_sampler;
cbuffer Frame { float3 sun; };

struct Varyings { float3 normal : NORMAL; float4 tangent : TANGENT; float2 uv : TEXCOORD; };

float4 main(Varyings v) : SV_Target
{
    float3 bitangent = cross(v.normal, v.tangent.xyz) * v.tangent.w;
    float3x3 frame = float3x3(v.tangent.xyz, bitangent, v.normal);
    float3 texel = normals.Sample(linear_sampler, v.uv).xyz * 2 - 1;
    float3 normal = normalize(mul(texel, frame));
    return float4(mul(frame, sun), dot(normal, sun));
}
