// -T cs_6_0 => dxil
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    switch (a[0] > 1) { case true: o[0] = 1; break; case false: o[0] = 2; break; } //~ 5: warning: switch condition has boolean value [-Wswitch-bool]
}
