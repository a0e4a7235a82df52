// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<float4> b : register(t1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    switch (b[0]) { case 1: o[0] = 1; break; } //~ 5: error: statement requires expression of integer type ('const vector<float, 4>' invalid)
}
