// -T ps_6_0 -E main -HV 2017 => refused
float4 main() : SV_Target { float a[4] = { 1, 2, 3, 4 }; return a.Length; } //~ 67: error: Length is only allowed for HLSL 2016 and lower.
