// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
row_major column_major float2x2 q; //~ 1: error: 'row_major' and 'column_major' attributes are not compatible
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = q[0][0];
}
