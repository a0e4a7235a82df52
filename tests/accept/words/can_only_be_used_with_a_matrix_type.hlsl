// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
row_major int q; //~ 1: error: 'row_major' can only be used with a matrix type
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = q;
}
