// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
namespace A { float f() { return 1; } } namespace A { float g() { return f(); } }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = A::g();
}
