// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    bool b = 1.5; Out[0] = b; //~ 14: warning: implicit conversion from 'literal float' to 'bool' changes value from 1.5 to true [-Wliteral-conversion]
}
