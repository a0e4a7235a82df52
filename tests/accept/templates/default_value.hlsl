// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T, int N = 2> struct S { T x[N]; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S<int> s; s.x[0] = 3; s.x[1] = 1;
    o[0] = s.x[1];
}
