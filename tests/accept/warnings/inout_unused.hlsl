// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
void f(inout float x) { }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float y = 1; f(y); Out[0] = y;
}
