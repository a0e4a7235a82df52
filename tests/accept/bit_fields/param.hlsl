// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { uint a : 4; uint b : 8; };
uint f(S s) { return s.a * s.b; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.a = 3; s.b = 4; Out[0] = f(s);
}
