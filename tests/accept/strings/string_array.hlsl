// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
string s[2] = { "a", "b" }; //~ 9: error: array of type string is not supported
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}
