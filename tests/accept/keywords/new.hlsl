// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float* p = new float; Out[0] = 1; //~ 10: error: pointers are unsupported in HLSL
}
