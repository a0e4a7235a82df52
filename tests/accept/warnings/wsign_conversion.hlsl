// -T cs_6_0 -Wsign-conversion -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int i = -1; uint u = i; Out[0] = u; //~ 26: warning: implicit conversion changes signedness: 'int' to 'uint' [-Wsign-conversion]
}
