// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    switch (a[0]) { case 1 ... 3: o[0] = 1; break; } //~ 28: error: case range is unsupported in HLSL
}
