// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
void f(out float x, out float z) { x = 1; } //~ 43: warning: parameter 'z' is uninitialized when used here [-Wparameter-usage]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float y, w; f(y, w); Out[0] = y;
}
