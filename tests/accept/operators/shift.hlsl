// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct V { int x; V operator<<(int k) { V r; r.x = x << k; return r; } }; //~ 21: error: overloading 'operator<<' is not allowed
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    V p; p.x = 1;
    o[0] = (p << 3).x;
}
