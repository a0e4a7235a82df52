// -T cs_6_0 => refused
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    string s = "words; //~ 5: error: string declaration may only appear in global scope
}
