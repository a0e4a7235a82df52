// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    signed int x = 1; Out[0] = x; //~ 5: error: 'signed' is a reserved keyword in HLSL
}
