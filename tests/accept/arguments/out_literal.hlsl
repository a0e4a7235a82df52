// -T cs_6_0 => refused
void g(out int x) { x = 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    g(3); //~ 5: error: no matching function for call to 'g'
}
