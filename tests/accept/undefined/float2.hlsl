// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float2 x; x.x = f; o[0] = x.x + x.y; //~ 35: error: Instructions should not read uninitialized value.
}
