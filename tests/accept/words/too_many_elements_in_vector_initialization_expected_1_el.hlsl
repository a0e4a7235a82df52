// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float a = { 1, 2 }; //~ 15: error: too many elements in vector initialization (expected 1 element, have 2)
}
