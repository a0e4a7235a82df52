// -T cs_6_0 => dxil
RWStructuredBuffer<float> o : register(u0);
struct S { row_major float2x2 m; };
Buffer<S> b : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[id] = b[id].m[1][0];
}
