// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
union U { int x; float y; }; //~ 1: error: 'union' is a reserved keyword in HLSL
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
