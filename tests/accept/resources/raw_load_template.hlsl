// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float4> f : register(u2);
struct S { int x; float2 y; };
ByteAddressBuffer r;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = r.Load<S>(id * 12);
    f[0] = s.y.xyxy;
}
