// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
template<class T> struct W;
float get(W<float> w);
template<class U> struct W { U a; U twice() { return a * 2; } };
float get(W<float> w) { return w.a + w.twice(); }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    W<float> w = { 2 };
    o[0] = get(w);
}
