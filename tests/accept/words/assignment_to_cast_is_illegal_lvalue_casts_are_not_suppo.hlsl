// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    (float)n = 3; //~ 5: error: assignment to cast is illegal, lvalue casts are not supported
}
