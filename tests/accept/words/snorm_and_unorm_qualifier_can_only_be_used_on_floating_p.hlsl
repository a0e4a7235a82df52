// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
unorm int q; //~ 1: error: snorm and unorm qualifier can only be used on floating-point types
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = q;
}
