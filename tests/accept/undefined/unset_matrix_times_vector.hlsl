// -T cs_6_0 -E main => refused
RWStructuredBuffer<float3> b;
RWStructuredBuffer<float3> r;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID) {
    float3x3 t;
    t[0] = b[1];
    r[0] = mul(t, b[0]); //~ 12: error: Instructions should not read uninitialized value.
}
