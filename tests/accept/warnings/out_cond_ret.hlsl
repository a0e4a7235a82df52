// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
void f(out float x, uint n) { if (n) { x = 1; return; } x = 2; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float y; f(y, id.x); Out[0] = y;
}
