// -T ps_6_0 => refused //~ error: Pixel shader output registers are not indexable.
float2x2 main() : SV_Target { return (float2x2)1; }
