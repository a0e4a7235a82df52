// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { float v; operator bool() { return v > 1; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S s = { 2 }; if (s) o[0] = 1; //~ 22: error: value of type 'S' is not contextually convertible to 'bool'
}
