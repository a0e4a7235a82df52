// -T ps_6_0 => refused //~ error: Pixel shader output registers are not indexable.
float4x4 main() : SV_Target { return (float4x4)1; }
