// -T cs_6_0 => refused
StructuredBuffer<float4> a;
RWStructuredBuffer<float> r;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float x[2] = { a[0].x, a[1].y };
    [unroll] for (uint i = 1; i < 3; i++) r[i] = x[i]; //~ 48: error: Assignment of undefined values to UAV.
    r[0] = x[id];
}
