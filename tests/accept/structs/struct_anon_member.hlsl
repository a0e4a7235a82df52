// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { struct { float f; uint u; } in_; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.in_.f = 1; Out[0] = s.in_.f;
}
