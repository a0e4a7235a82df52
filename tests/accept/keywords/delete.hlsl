// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    delete id; Out[0] = 1; //~ 5: error: 'delete' is a reserved keyword in HLSL
}
