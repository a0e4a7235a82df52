// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 99999999999999999999; //~ 12: error: integer literal is too large to be represented in any 'uint'integer type
}
