// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
#define A 1
#define A 2 //~ 9: warning: 'A' macro redefined [-Wmacro-redefined]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = A;
}
