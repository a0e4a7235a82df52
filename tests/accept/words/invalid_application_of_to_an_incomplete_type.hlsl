// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = sizeof(void); //~ 12: error: invalid application of 'sizeof' to an incomplete type 'void'
}
