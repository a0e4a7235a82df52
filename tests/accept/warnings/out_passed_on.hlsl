// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
void g(out float x) { x = 1; } void f(out float x) { g(x); }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float y; f(y); Out[0] = y;
}
