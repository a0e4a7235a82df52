// -T cs_6_0 -E main
// A local array of structures with a vector and an array: a variable index chooses the structure, known ones the part.
struct Sample { float3 color; float weights[2]; };
StructuredBuffer<float4> source;
RWStructuredBuffer<float4> target;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    Sample samples[8];
    [loop]
    for (uint i = 0; i < 8; i++)
    {
        float4 v = source[id * 8 + i];
        samples[i].color = v.rgb;
        samples[i].weights[0] = v.a;
        samples[i].weights[1] = 1 - v.a;
    }
    float4 sum = 0;
    [loop]
    for (uint j = 0; j < 8; j++)
    {
        uint at = (j * 3) & 7;
        sum += float4(samples[at].color * samples[at].weights[0], samples[at].weights[1]);
    }
    target[id] = sum;
}
