// -T cs_6_0 => refused
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    break; //~ 5: error: 'break' statement not in loop or switch statement
}
