// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { precise float x; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; s.x = id.x * 2.0f + 1; Out[0] = s.x;
}
