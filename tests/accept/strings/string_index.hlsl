// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = "hello"[1]; //~ 12: error: cannot convert from 'const char' to 'vector<float, 4>'
}
