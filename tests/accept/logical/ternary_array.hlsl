// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int x[2] = { 1, 2 }, y[2] = { 3, 4 };
    int z[2] = a[0] > 1 ? x : y; //~ 25: error: conditional operator only supports results with numeric scalar, vector, or matrix types.
    o[0] = z[1];
}
