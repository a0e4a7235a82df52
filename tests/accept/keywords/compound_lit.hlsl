// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = (float4){1,2,3,4}; //~ 22: error: compound literal is unsupported in HLSL
}
