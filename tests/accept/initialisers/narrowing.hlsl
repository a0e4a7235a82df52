// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int2 v = { 1.5, 2.5 }; //~ 16: warning: implicit conversion from 'literal float' to 'int' changes value from 1.5 to 1 [-Wliteral-conversion] //~ 21: warning: implicit conversion from 'literal float' to 'int' changes value from 2.5 to 2 [-Wliteral-conversion]
    o[0] = v.x;
}
