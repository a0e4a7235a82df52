// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
void f(out float x, uint c) { if (c) x = 1; } //~ 35: warning: parameter 'x' is used uninitialized whenever 'if' condition is false [-Wparameter-usage]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float y; f(y, id.x); Out[0] = y;
}
