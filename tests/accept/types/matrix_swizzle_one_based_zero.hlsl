// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2x2 m = 1; f[0] = m._00; //~ 30: error: the digit '0' is used in '_00', but the syntax is for one-based rows and columns
}
