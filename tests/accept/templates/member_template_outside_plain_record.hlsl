// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
struct S { float x; template<typename U> U as(U u); };
template<typename U> U S::as(U u) { return (U)x + u; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S s; s.x = 2; o[0] = s.as(3);
}
