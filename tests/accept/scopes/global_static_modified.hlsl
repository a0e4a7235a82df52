// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
static int k = 1;
void g() { k++; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    g(); g(); o[0] = k;
}
