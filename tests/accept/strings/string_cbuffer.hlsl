// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
cbuffer C { string s; }; //~ 13: error: string declaration may only appear in global scope
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}
