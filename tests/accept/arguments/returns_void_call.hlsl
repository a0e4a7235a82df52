// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
void h() { }
void g() { return h(); }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    g(); o[0] = 1;
}
