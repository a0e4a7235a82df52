// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float2 a = 1; o[0] = a.z; //~ 28: error: vector swizzle 'z' is out of bounds
}
