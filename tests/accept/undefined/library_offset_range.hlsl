// -T lib_6_3 => refused
Texture2D t;
SamplerState s;
export float4 f(float2 c, int o)
{
    return t.SampleLevel(s, c, 0, int2(9,0)); //~ 12: error: Offsets to texture access operations must be between -8 and 7.
}
