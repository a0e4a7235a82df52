// -T vs_6_0 => refused
float4 main(triangle float4 a[3] : A) : SV_Position // a vertex shader takes no primitive //~ 36: error: invalid semantic 'A' for vs 6.0
{
    return a[1];
}
