// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float v; } //~ 22: error: expected ';' after struct
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
