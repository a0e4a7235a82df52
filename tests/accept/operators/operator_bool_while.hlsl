// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { float v; operator bool() { return v > 1; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S s = { 2 }; while (s) { s.v = 0; } o[0] = !s; //~ 25: error: value of type 'S' is not contextually convertible to 'bool'
}
