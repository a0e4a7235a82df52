// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
typedef int A[2];
A g() { A v = { 1, 2 }; return v; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g()[1];
}
