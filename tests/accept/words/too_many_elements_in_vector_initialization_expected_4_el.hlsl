// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float4 a = { 1, 2, 3, 4, 5 }; //~ 16: error: too many elements in vector initialization (expected 4 elements, have 5)
}
