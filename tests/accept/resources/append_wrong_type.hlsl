// -T cs_6_0 => refused
struct S { int x; };
AppendStructuredBuffer<S> p;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    p.Append(1); //~ 7: error: no matching member function for call to 'Append'
}
