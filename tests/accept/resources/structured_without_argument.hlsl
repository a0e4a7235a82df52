// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer s; //~ 1: error: use of class template 'StructuredBuffer' requires template arguments
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
