// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
struct S { void f(out float x) { } }; //~ 34: warning: parameter 'x' is uninitialized when used here [-Wparameter-usage]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    S s; float y; s.f(y); Out[0] = 1;
}
