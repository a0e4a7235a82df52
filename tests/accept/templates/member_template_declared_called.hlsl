// -T cs_6_2 -E main => refused //~ error: External function used in non-library profile: \01??$as@H@?$S@M@@QAAHH@Z
RWStructuredBuffer<float> o;
template<typename T> struct S { T x; template<typename U> U as(U u); };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S<float> s; s.x = 2; o[0] = s.as(1);
}
