// -T ps_6_0 => refused //~ error: Pixel shader output registers are not indexable.
float3x2 main() : SV_Target { return (float3x2)1; }
