// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { uint a : 4; uint b : 4; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s[4]; for (uint i = 0; i < 4; i++) { s[i].a = i; s[i].b = i * 2; } Out[0] = s[id.x & 3].a + s[id.x & 3].b;
}
