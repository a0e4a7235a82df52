// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float3 a = { 1, 2, 3 }; o[0] = a[3]; //~ 38: error: vector element index '3' is out of bounds
}
