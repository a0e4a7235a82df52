// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    vector<float, 5> a = 1; //~ 19: error: invalid value, valid range is between 1 and 4 inclusive
}
