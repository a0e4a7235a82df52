// -T cs_6_0 => refused
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    switch (a[0]) { case 1: continue; } //~ 29: error: 'continue' statement not in loop statement
}
