// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g(out float4 a) { a = 1; return 1; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float3 q; o[0] = g(q); //~ 24: error: cannot initialize a parameter of type 'float4 &' with an lvalue of type 'float3'
}
