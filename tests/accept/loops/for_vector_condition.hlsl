// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    for (int2 i = 0; i < 4; i++) o[i.x] = 1; //~ 22: error: for statement conditional expressions must evaluate to a scalar
}
