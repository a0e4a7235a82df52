// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { uint a : 4; };
struct T : S { uint b : 8; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    T t; t.a = 1; t.b = 2; Out[0] = t.a + t.b;
}
