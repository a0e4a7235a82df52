// -T ps_6_6 -E main -HV 2021 => refused //~ error: SV_IsFrontFace must be uint.
float4 main(min16uint x : SV_IsFrontFace) : SV_Target { return 1; }
