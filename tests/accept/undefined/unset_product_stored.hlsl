// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float3> b;
RWStructuredBuffer<float3> r;
struct S {
    float3 p;
    float q;
};
[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID) {
    S s;
    s.q = 1;
    r[0] = s.p * s.q;
}
