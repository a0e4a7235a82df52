// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
void f(out float3 x) { x.x = 1; x.y = x.x; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float3 y; f(y); Out[0] = 1;
}
