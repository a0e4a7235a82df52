// -T cs_6_0 -E main => refused
RWStructuredBuffer<float3> b;
RWStructuredBuffer<float3> r;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID) {
    float3 x;
    x.xy = b[id.x].xy;
    r[0] = x + b[1]; //~ 14: error: Instructions should not read uninitialized value.
}
