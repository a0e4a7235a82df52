// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
struct S { float v; template<typename T> T m(T x) { S r; r.v = v; return (T)r.v; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S a = { 1 }; o[0] = a.m(1);
}
