// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1 << 33; //~ 14: warning: implicit conversion from 'literal int' to 'int' changes value from 8589934592 to 0 [-Wconstant-conversion]
}
