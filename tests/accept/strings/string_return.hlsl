// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
string f() { return "a"; } //~ 1: error: return value of type string is not supported
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}
