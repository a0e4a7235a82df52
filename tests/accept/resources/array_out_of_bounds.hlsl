// -T cs_6_0 => dxil spirv
// except outcome: an index that is known to be out of bounds is refused.
RWStructuredBuffer<float4> f : register(u2);
Texture2D t[4];
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t[4].Load(int3(0, 0, 0));
}
