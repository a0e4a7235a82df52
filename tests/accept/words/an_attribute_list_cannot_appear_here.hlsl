// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
[nonsense] struct S { float x; }; //~ 1: error: an attribute list cannot appear here
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
