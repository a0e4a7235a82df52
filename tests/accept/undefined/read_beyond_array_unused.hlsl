// -T cs_6_0 => dxil spirv
StructuredBuffer<float4> a;
RWStructuredBuffer<float> r;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float x[2] = { a[0].x, a[1].y };
    [unroll] for (uint i = 0; i < 3; i++) r[i] = i < 2 ? x[i] : 0;
    r[3] = x[id];
}
