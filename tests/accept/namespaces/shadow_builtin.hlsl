// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
namespace A { float abs(float x) { return 7; } }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = A::abs(1) + abs(-1.0f);
}
