// -T cs_6_0
RWStructuredBuffer<float4> f : register(u2);
struct S { float4 x; float y; };
Buffer<S> t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t[id].x;
}
