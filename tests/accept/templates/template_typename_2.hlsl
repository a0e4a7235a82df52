// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
struct X { template<typename U> static U f() { return (U)1; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = X::f<int>() + X::template f<int>(); //~ 29: warning: 'template' keyword outside of a template [-Wc++11-extensions]
}
