// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A final { float x; }; //~ 10: error: variable has incomplete type 'const struct A'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
