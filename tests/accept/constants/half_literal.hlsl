// -T cs_6_2 -enable-16bit-types -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    half h = 1.0000001; int16_t i = 70000; Out[0] = h + i; //~ 37: warning: implicit conversion from 'literal int' to 'int16_t' changes value from 70000 to 4464 [-Wconstant-conversion]
}
