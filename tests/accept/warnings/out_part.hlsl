// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
void f(out float2 x) { x.x = 1; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float2 y; f(y); Out[0] = y.x;
}
