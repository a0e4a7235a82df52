// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    string s = id.x ? "a" : "b"; Out[0] = 1; //~ 5: error: string declaration may only appear in global scope
}
