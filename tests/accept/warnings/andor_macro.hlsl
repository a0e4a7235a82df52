// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
#define OR(a, b) a || b && a
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    if (OR(id.x, id.y)) Out[0] = 1;
}
