// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
struct A { float v; explicit operator float() { return v; } }; //~ 21: warning: explicit conversion functions are a C++11 extension [-Wc++11-extensions]
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a; a.v = 2; o[0] = (float)a;
}
