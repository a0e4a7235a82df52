// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
Buffer<unorm float4> b;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = b[0];
}
