// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
void f(in out float x) { x = 1; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float x; f(x); Out[0] = x;
}
