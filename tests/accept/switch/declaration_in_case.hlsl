// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    switch (a[0]) { case 0: int x = 1; o[0] = x; break; case 1: o[0] = 2; break; } //~ 57: error: cannot jump from switch statement to this case label
}
