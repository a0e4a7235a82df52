// -T vs_6_0 -E main => refused
[clipplanes] //~ 2: error: 'clipplanes' attribute takes at least 1 argument
float4 main(float4 p : P) : SV_Position
{
    return p;
}
