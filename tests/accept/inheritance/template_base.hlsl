// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct A { T x; }; struct B : A<int> { int y; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    B v; v.x = 1; v.y = 2;
    o[0] = v.x;
}
