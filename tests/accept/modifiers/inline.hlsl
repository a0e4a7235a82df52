// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
const inline float x = 1; //~ 7: error: 'inline' can only appear on functions
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
