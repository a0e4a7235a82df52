// -T cs_6_0 => refused
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float5 v = 1; //~ 5: error: use of undeclared identifier 'float5'; did you mean 'float'?
}
