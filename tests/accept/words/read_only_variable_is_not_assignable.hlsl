// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    const float2 q = 1; q.x = 2; //~ 29: error: read-only variable is not assignable
}
