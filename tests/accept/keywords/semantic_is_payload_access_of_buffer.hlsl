// -T ps_6_6 -E main -HV 2021 => refused
cbuffer C : read(caller) { float x; } //~ 13: error: payload access qualifiers are only allowed for member variables of a payload structure
float4 main() : SV_Target { return 1; }
