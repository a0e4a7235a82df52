// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    min16float m = 1.5; float f = m; min16int i = 100000; Out[0] = f + i; //~ 51: warning: implicit conversion from 'literal int' to 'min16int' changes value from 100000 to -31072 [-Wconstant-conversion]
}
