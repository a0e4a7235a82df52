// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
void g(out float3x3 a) { a = 1; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float2x2 q; g(q); //~ 19: error: cannot initialize a parameter of type 'float3x3 &' with an lvalue of type 'float2x2'
}
