// -T cs_6_0 => refused
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    continue; //~ 5: error: 'continue' statement not in loop statement
}
