// -T cs_6_0 -E main
RWStructuredBuffer<float4> Out;
bool g(out float x) { x = 1; return true; }
void f(out float x, uint n) { if (n && g(x)) n = 2; }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float y; f(y, id.x); Out[0] = y;
}
