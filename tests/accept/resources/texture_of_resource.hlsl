// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
Texture2D<SamplerState> t; //~ 11: error: 'SamplerState' is an object and cannot be used as a type parameter
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
