// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g(const float a) { a = 2; return a; } //~ 28: error: cannot assign to variable 'a' with const-qualified type 'const float'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g(1);
}
