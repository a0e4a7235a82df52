// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    string s = "x"; o[0] = 1; //~ 5: error: string declaration may only appear in global scope
}
