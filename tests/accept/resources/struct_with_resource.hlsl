// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
struct S { Texture2D t; int k; };
Texture2D tex;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.t = tex; s.k = 1;
    f[0] = s.t.Load(int3(0, 0, 0));
}
