// -T cs_6_0 => refused
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o.IncrementCounter(); o.DecrementCounter(); //~ 5: error: use of undeclared identifier 'o'
}
