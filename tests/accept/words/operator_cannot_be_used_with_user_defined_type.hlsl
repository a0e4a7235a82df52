// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float v, w; };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a = { 1, 2 }; A b = a; if (a == b) o[0] = 1; //~ 36: error: operator cannot be used with user-defined type 'A'
}
