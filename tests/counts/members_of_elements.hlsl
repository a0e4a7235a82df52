// -T cs_6_0 -E main
// An array of structures of which a variable index reads one member alone.
struct Light { float3 place; float3 colour; float range; uint kind; };
StructuredBuffer<Light> lights : register(t0);
RWStructuredBuffer<float4> r : register(u0);
cbuffer C : register(b0) { uint which; uint count; };
[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    Light near[4];
    [unroll] for (uint k = 0; k < 4; k++)
    {
        near[k] = lights[i * 4 + k];
        near[k].range *= 2;
        near[k].kind += k;
        near[k].place = normalize(near[k].place);
        near[k].colour = near[k].colour * near[k].range;
    }
    float3 sum = near[0].colour + near[1].colour * near[2].range + near[3].place;
    sum *= near[which].kind + near[(which + 1) & 3].kind;
    r[i] = float4(sum, near[2].kind);
}
