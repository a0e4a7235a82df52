// -T vs_6_0 -E main
float4 main() : SV_Position
{
    clip(-1);
    return 1;
}
