// -T ps_6_6 -E main -HV 2021 => dxil spirv
cbuffer C { float x : packoffset(c1) : packoffset(c2); } //~ 23: warning: packoffset is overridden by another packoffset annotation [-Wpackoffset-override]
float4 main() : SV_Target { return 1; }
