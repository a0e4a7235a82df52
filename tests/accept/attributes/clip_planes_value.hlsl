// -T vs_6_0 -E main => refused
[clipplanes(float4(1, 2, 3, 4))] //~ 13: error: invalid expression for clipplanes argument: must be global reference, member access or array subscript
float4 main(float4 p : P) : SV_Position
{
    return p;
}
