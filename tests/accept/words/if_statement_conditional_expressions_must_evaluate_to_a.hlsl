// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    if (float2(1, 2)) o[0] = 1; //~ 9: error: if statement conditional expressions must evaluate to a scalar
}
