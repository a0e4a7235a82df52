// -T vs_6_0 -E main => refused
float4 a;
[clipplanes(a, a, a, a, a, a, a)] //~ 2: error: 'clipplanes' attribute takes no more than 6 arguments
float4 main(float4 p : P) : SV_Position
{
    return p;
}
