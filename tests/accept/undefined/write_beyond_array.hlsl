// -T cs_6_0 => refused
StructuredBuffer<float4> a;
RWStructuredBuffer<float> r;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float x[2] = { a[0].x, a[1].y };
    [unroll] for (uint i = 0; i < 3; i++) x[i] += i; //~ 43: error: Access to out-of-bounds memory is disallowed.
    r[0] = x[id];
}
