// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
void g() { }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    a[0] > 1 ? g() : g(); //~ 14: error: conditional operator only supports results with numeric scalar, vector, or matrix types.
    o[0] = 1;
}
