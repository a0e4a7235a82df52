// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
string s = L"abc"; //~ 12: error: non-ASCII string constant is unsupported in HLSL
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}
