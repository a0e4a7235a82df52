// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct V { T x; V<T> operator*(V<T> r) { V<T> s; s.x = x * r.x; return s; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    V<int> p, q; p.x = 3; q.x = 2;
    o[0] = (p * q).x;
}
