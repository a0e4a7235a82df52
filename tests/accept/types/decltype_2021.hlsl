// -T cs_6_0 -HV 2021 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float x = 1; decltype(x) y = x; Out[0] = y; //~ 18: error: use of undeclared identifier 'decltype'
}
