// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
__attribute__((unused)) float x; //~ 16: error: attribute annotations are unsupported in HLSL
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}
