// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
float f() { return 1; }
namespace A { float f() { return ::f() + 1; } }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = A::f() + ::f();
}
