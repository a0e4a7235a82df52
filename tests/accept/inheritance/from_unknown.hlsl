// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct D : Nothing { int z; }; //~ 12: error: expected class name
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
