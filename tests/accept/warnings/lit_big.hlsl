// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int i = 4294967295; uint u = 4294967296; Out[0] = i + u; //~ 34: warning: implicit conversion from 'literal int' to 'uint' changes value from 4294967296 to 0 [-Wconstant-conversion]
}
