// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float a[-1]; o[0] = 1; //~ 13: error: 'a' declared as an array with a negative size
}
