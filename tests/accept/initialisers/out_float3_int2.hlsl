// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
void g(out float3 v) { v = 1; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    int2 b = 1; g(b); //~ 19: error: cannot initialize a parameter of type 'float3 &' with an lvalue of type 'int2'
}
