// -T vs_6_0 -E main => refused
float4 a;
float4 main([clipplanes(a)] float4 p : P) : SV_Position //~ 14: error: attribute is valid only on functions
{
    return p;
}
