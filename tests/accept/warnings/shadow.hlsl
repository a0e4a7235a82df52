// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
static float x;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float x = 1; { float x = 2; Out[0] = x; } Out[1] = x;
}
