// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
typedef float A[3];
A f() { A a = {1,2,3}; return a; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = f()[1];
}
