// -T cs_6_0 -HV 202x -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    decltype(auto) y = 1.0f; Out[0] = y; //~ 14: error: expected expression
}
