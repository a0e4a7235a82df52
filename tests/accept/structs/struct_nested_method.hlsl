// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { float x; struct N { float f; float g() { return f; } } n; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.n.f = 1; Out[0] = s.n.g();
}
