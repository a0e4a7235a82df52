// -T ps_6_6 -E main -HV 2021 => refused
groupshared float x : packoffset(c1); //~ 23: error: packoffset is only allowed in a constant buffer
float4 main() : SV_Target { return 1; }
