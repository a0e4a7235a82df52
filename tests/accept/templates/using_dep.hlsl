// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { using T = float; T v; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S::T x = 1; Out[0] = x;
}
