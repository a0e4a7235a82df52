// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { uint a : 4; uint b : 4; uint sum() { return a + b; } void set(uint x) { a = x; b = x; } };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.set(3); Out[0] = s.sum();
}
