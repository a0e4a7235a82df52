// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    inline int q = 1; o[0] = q; //~ 5: error: 'inline' can only appear on functions
}
