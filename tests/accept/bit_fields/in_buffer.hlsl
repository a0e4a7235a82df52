// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { uint a : 4; uint b : 8; uint c : 20; uint d; };
RWStructuredBuffer<S> B;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s = B[id.x]; s.b = s.a + 1; B[id.x] = s; Out[0] = float4(s.a, s.b, s.c, 0);
}
