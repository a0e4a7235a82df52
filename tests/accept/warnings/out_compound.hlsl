// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
void f(out float x) { x += 1; } //~ 23: warning: parameter 'x' is uninitialized when used here [-Wparameter-usage]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float y; f(y); Out[0] = 1;
}
