// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    vector<float2, 2> a = 1; //~ 12: error: 'float2' cannot be used as a type parameter where a scalar is required
}
