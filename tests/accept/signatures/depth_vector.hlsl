// -T ps_6_0 => refused //~ error: SV_Depth must be float.
float4 main() : SV_Depth { return 1; }
