// -T cs_6_0
// except outcome: strings outside of attributes are not supported yet.
RWStructuredBuffer<int> o : register(u0);
string name = "words";
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
