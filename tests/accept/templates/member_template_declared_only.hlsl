// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
template<typename T> struct S { T x; template<typename U> U as(U u); };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S<float> s; s.x = 2; o[0] = s.x;
}
