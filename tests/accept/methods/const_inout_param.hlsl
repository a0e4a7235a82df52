// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
void f(const inout float x) { }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float x = 2; f(x); Out[0] = x;
}
