// -T cs_6_2 -E main
RWStructuredBuffer<float> o;
Buffer<void> b;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
