// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { float x; void f() { S o; o.x = 3; this = o; } };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.x = 1; s.f(); Out[0] = s.x;
}
