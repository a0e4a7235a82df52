// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
enum E; //~ 6: error: ISO C++ forbids forward references to 'enum' types
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
