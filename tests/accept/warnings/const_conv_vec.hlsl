// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int2 i = 1.5; int2 j = int2(1.5, 2.5); int2 k = {1.5, 2}; uint2 m = float2(1.5, 2); Out[0] = (i + j + k + m).xyxy; //~ 33: warning: implicit conversion from 'literal float' to 'int' changes value from 1.5 to 1 [-Wliteral-conversion] //~ 38: warning: implicit conversion from 'literal float' to 'int' changes value from 2.5 to 2 [-Wliteral-conversion] //~ 54: warning: implicit conversion from 'literal float' to 'int' changes value from 1.5 to 1 [-Wliteral-conversion]
}
