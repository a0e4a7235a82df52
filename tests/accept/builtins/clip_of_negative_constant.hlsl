// -T vs_6_0 -E main => refused
float4 main() : SV_Position
{
    clip(-1); //~ 5: error: Opcode Discard not valid in shader model vs_6_0.
    return 1;
}
