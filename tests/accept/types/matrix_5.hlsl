// -T cs_6_0 => refused
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float5x5 v = 1; //~ 5: error: unknown type name 'float5x5'
}
