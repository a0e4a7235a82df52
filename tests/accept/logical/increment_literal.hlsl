// -T cs_6_0 => refused
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    1++; //~ 6: error: expression is not assignable
}
