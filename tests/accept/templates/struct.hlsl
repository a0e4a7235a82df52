// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct S { T x; T get() { return x; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S<int> s; s.x = 3;
    S<float> t; t.x = 1.5;
    o[0] = s.get() + (int)t.get();
}
