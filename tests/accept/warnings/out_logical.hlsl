// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
bool g(out float x) { x = 1; return true; }
void f(out float x, uint n) { if (n && g(x)) n = 2; } //~ 35: warning: parameter 'x' is used uninitialized whenever '&&' condition is false [-Wparameter-usage]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float y; f(y, id.x); Out[0] = y;
}
