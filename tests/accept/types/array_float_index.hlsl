// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float a[3] = {1,2,3}; Out[0] = a[1.5]; //~ 38: warning: implicit conversion from 'literal float' to 'unsigned int' changes value from 1.5 to 1 [-Wliteral-conversion]
}
