// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    [unroll(2.5)] for (uint i = 0; i < 3; i++) Out[i] = 1; //~ 6: warning: attribute 'unroll' must have a uint literal argument [-Wattribute-type]
}
