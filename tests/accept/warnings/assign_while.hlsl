// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    uint x = 0; while (x = id.x) { break; } do { } while (x = 0); for (; x = 0;) {} Out[0] = x; bool b = (x = 2); //~ 26: warning: using the result of an assignment as a condition without parentheses [-Wparentheses] //~ 61: warning: using the result of an assignment as a condition without parentheses [-Wparentheses] //~ 76: warning: using the result of an assignment as a condition without parentheses [-Wparentheses]
}
