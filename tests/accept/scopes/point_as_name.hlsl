// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int point = 1, line = 2, triangle = 3; o[0] = point + line + triangle; //~ 9: error: modifiers must appear before type
}
