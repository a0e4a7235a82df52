// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
void f(out float x, uint n) { for (uint i = 0; i < n; i++) x = 1; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float y; f(y, id.x); Out[0] = y;
}
