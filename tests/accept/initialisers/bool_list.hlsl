// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    bool3 v = { true, 1, 0.5 }; //~ 26: warning: implicit conversion from 'literal float' to 'bool' changes value from 0.5 to false [-Wliteral-conversion]
    o[0] = v.z;
}
