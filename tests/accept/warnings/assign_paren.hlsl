// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint x = 0; if ((x = id.x)) Out[0] = 1; if (x |= 3) Out[0] = 2; if (x += 3) Out[0] = 2; //~ 51: warning: using the result of an assignment as a condition without parentheses [-Wparentheses]
}
