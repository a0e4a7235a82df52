// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
inline int q; //~ 1: error: 'inline' can only appear on functions
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = q;
}
