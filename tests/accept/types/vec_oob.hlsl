// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    float3 v = 1; Out[0] = v[3]; //~ 30: error: vector element index '3' is out of bounds
}
