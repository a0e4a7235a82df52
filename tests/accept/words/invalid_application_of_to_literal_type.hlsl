// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = sizeof(1) + sizeof(1.5) + sizeof(true) + sizeof(1u) + sizeof(1.0f); //~ 18: error: invalid application of 'sizeof' to literal type 'literal int'
}
