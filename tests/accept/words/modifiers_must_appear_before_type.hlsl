// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float const linear x = 1; //~ 13: error: modifiers must appear before type
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
