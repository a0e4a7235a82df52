// -T lib_6_3 => refused
Texture2D t;
SamplerState s;
export float4 f()
{
    float2 c;
    return t.SampleLevel(s, c, 0); //~ 12: error: coord uninitialized.
}
