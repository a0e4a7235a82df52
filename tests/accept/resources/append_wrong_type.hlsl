// -T cs_6_0
struct S { int x; };
AppendStructuredBuffer<S> p;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    p.Append(1);
}
