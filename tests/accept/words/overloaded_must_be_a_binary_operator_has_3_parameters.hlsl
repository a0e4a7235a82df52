// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { float v; float operator[](int x, int y) { return v + x; } }; //~ 27: error: overloaded 'operator[]' must be a binary operator (has 3 parameters)
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S a = { 1 }; o[0] = a[2];
}
