// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    [branch] [flatten] if (n) o[0] = 1; //~ 24: error: can't use branch and flatten attributes together
}
