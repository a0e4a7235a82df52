// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { int a : 4; int b : 28; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = id.x; s.b = -1; Out[0] = float4(s.a, s.b, 0, 0);
}
