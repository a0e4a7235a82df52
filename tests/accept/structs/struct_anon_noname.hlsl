// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { struct { float f; uint u; }; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.f = 1; Out[0] = s.f;
}
