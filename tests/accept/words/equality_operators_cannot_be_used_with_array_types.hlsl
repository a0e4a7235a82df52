// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float a[2] = { 1, 2 }; o[0] = a == a; //~ 37: error: equality operators cannot be used with array types
}
