// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
struct S { int x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { 1 }, t = { 2 };
    S r = a[0] > 1 ? s : t; //~ 20: error: conditional operator only supports results with numeric scalar, vector, or matrix types.
    o[0] = r.x;
}
