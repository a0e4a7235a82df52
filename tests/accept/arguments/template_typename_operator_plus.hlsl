// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
struct S { float v; template<typename T> S operator+(T x) { S r; r.v = v + x; return r; } S plus(S x) { S r; r.v = x.v; return r; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S a = { 1 }; o[0] = a.plus(a).v;
}
