// -T cs_6_2 -E main
RWStructuredBuffer<float> o;
struct S { float v; float operator[](int x, int y) { return v + x; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S a = { 1 }; o[0] = a[2];
}
