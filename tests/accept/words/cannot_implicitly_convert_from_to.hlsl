// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { float v; operator float(); };
S::operator float() { return v; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S s = { 2 }; o[0] = s; //~ 23: error: cannot implicitly convert from 'S' to 'float'
}
