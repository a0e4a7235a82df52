// -T ps_6_0 => refused //~ error: SV_IsFrontFace must be uint.
float4 main(float c : SV_IsFrontFace) : SV_Target { return c; }
