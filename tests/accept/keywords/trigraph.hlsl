// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int a??(3??); Out[0] = 1; //~ 10: error: expected ';' at end of declaration
}
