// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    while (float2(1, 2)) o[0] = 1; //~ 12: error: while statement conditional expressions must evaluate to a scalar
}
