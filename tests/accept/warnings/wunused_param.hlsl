// -T cs_6_0 -Wunused-parameter -E main => dxil spirv
RWStructuredBuffer<float4> Out;
float f(float x, float y) { return x; } //~ 24: warning: unused parameter 'y' [-Wunused-parameter]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { //~ 17: warning: unused parameter 'id' [-Wunused-parameter]
    Out[0] = f(1, 2);
}
