// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
RWBuffer<float2x2> b : register(u1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2x2 v = { 1, 2, 3, 4 }; b[id] = v; //~ 40: error: raw/typed buffer don't need 2 coordinates.
}
