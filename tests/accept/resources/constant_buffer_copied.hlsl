// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
struct S { float4 x; };
ConstantBuffer<S> c;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = c;
    f[0] = s.x;
}
