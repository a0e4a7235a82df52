// -T cs_6_0 -Wdouble-promotion -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float x = id.x; double d = x; Out[0] = (float)d; //~ 32: warning: implicit conversion increases floating-point precision: 'float' to 'double' [-Wdouble-promotion]
}
