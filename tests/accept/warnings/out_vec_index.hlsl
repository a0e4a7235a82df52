// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
void f(out float3 x, uint i) { x[i] = 1; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float3 y; f(y, id.x); Out[0] = 1;
}
