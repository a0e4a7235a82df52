// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float2 a[] = { 1, 2, 3 }; o[0] = a[1].y; //~ 18: error: too few elements in vector initialization (expected 4 elements, have 3)
}
