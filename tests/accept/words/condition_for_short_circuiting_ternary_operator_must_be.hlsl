// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = float2(1, 2) ? 1 : 2; //~ 25: error: condition for short-circuiting ternary operator must be scalar, for non-scalar types use 'select'
}
