// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { float f; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    struct S s; s.f = 1; Out[0] = s.f;
}
