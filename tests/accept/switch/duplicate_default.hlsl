// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    switch (a[0]) { default: o[0] = 1; break; default: o[0] = 2; break; } //~ 21: error: multiple default labels in one switch
}
