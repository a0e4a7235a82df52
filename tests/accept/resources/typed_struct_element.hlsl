// -T cs_6_0 => dxil
// except spirv: typed buffers of structures are not made for SPIR-V yet.
RWStructuredBuffer<float4> f : register(u2);
struct S { float2 x; float2 y; };
Buffer<S> t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t[id].x.xyxy;
}
