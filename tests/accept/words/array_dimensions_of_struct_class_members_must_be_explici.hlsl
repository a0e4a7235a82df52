// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float a[]; }; //~ 12: error: array dimensions of struct/class members must be explicit
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
