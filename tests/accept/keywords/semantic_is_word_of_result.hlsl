// -T ps_6_6 -E main -HV 2021 => refused
float f() : line { return 1; } //~ 11: error: constructor initializer is unsupported in HLSL
float4 main() : SV_Target { return 1; }
