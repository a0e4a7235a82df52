// -T cs_6_6 => dxil
struct Sampled { Texture2D<float> texture; SamplerState filter; };
struct Pair { Sampled of[2]; float scale; };
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    Pair pairs[2];
    for (uint i = 0; i < 2; i++)
    {
        pairs[i].of[0].texture = ResourceDescriptorHeap[2 * i];
        pairs[i].of[1].texture = ResourceDescriptorHeap[2 * i + 1];
        pairs[i].of[0].filter = SamplerDescriptorHeap[0];
        pairs[i].of[1].filter = SamplerDescriptorHeap[1];
        pairs[i].scale = i + 1;
    }
    Pair one = pairs[id.x & 1];
    o[0] = one.of[id.y & 1].texture.SampleLevel(one.of[id.y & 1].filter, 0.5, 0) * one.scale;
}
